package dev.gyre.cli;

import dev.gyre.engine.GyreBuild;
import dev.gyre.suite.CaseResult;
import dev.gyre.suite.SuiteException;
import dev.gyre.suite.TestCase;
import dev.gyre.suite.json.SuiteJson;
import dev.gyre.suite.read.SuiteReader;
import dev.gyre.suite.report.Annotations;
import dev.gyre.suite.report.SuiteTable;
import dev.gyre.suite.run.ResultCache;
import dev.gyre.suite.run.SuiteRun;
import dev.gyre.suite.update.SuiteUpdate;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gyre test}: do models still do what is expected of them? */
@Command(
    name = "test",
    mixinStandardHelpOptions = true,
    description = "Run suites: check models, and compare the answers with those expected.",
    footer = {
      "",
      "Exit status: 0 all as expected, 1 a case is not, 2 a suite or a model is wrong,",
      "3 a case is undecided, 70 a fault of Gyre itself. See docs/commands/test.md."
    })
final class TestCommand implements Callable<Integer> {
  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private ResultFiles files;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the results as JSON.")
  private Path json;

  @Option(
      names = "--github",
      description =
          "Print what is wrong as annotations of GitHub, too; the default in its workflows.")
  private boolean github;

  @Option(
      names = "--filter",
      paramLabel = "TEXT",
      description = "Only the cases whose name or model contains this; * stands for anything.")
  private String filter;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "How many cases run at the same time. Default: one for each processor.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description = "Where results are kept. Default: gyre in the user's folder for caches.")
  private Path cache;

  @Option(names = "--no-cache", description = "Run every case, and keep no result.")
  private boolean withoutCache;

  @Option(
      names = "--update",
      description =
          "Write the actual results into the suites, and into the comments of models, where others"
              + " were expected.")
  private boolean update;

  @Option(
      names = {"-q", "--quiet"},
      description = "Only the cases that are not as expected, and the summary.")
  private boolean quiet;

  @Parameters(
      arity = "0..*",
      paramLabel = "PATH",
      defaultValue = ".",
      description = "Suites (gyre.toml), folders, and models; the current folder unless given.")
  private List<String> paths;

  TestCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (jobs < 1) {
      throw new ParameterException(spec.commandLine(), "--jobs " + jobs + ": at least 1");
    }
    SuiteReader reader = new SuiteReader(new WrittenCall());
    List<TestCase> cases;
    try {
      cases = new CaseFilter(filter).of(reader.read(paths));
    } catch (SuiteException e) {
      console.err().println(e.getMessage());
      return ExitStatus.WRONG_INPUT.number();
    }
    if (cases.isEmpty()) {
      console.err().println("gyre: no case matches the filter '" + filter + "'");
      return ExitStatus.WRONG_INPUT.number();
    }
    return run(cases, reader.silentModels()).number();
  }

  private ExitStatus run(List<TestCase> cases, int silent) {
    long start = System.nanoTime();
    try (Interruption interruption = Interruption.listen(console)) {
      SuiteTable table = new SuiteTable(cases, console.out());
      List<CaseResult> results =
          new SuiteRun(results(), jobs, interruption::isRequested)
              .run(
                  cases,
                  result -> {
                    if (!quiet || !result.isPassed()) {
                      table.line(result);
                    }
                  });
      table.summary(results, (System.nanoTime() - start) / 1e9);
      if (silent > 0) {
        console
            .out()
            .println(
                "left out: "
                    + ReportText.count(silent, "model")
                    + " without expectations (gyre test MODEL checks one)");
      }
      ExitStatus status = written(results, update ? updated(results) : status(results));
      console.flush();
      interruption.answered(status);
      return status;
    }
  }

  private ResultCache results() {
    if (withoutCache) {
      return ResultCache.none();
    }
    return new ResultCache(cache == null ? defaultCache() : cache, ProgramDigest.of());
  }

  private static Path defaultCache() {
    String given = System.getenv("XDG_CACHE_HOME");
    Path caches =
        given == null || given.isEmpty()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(given);
    return caches.resolve("gyre");
  }

  /** All is well only if those who wait for the files get them. */
  private ExitStatus written(List<CaseResult> results, ExitStatus status) {
    boolean isWritten = files.write(results, console);
    if (json != null) {
      isWritten &=
          ResultFiles.write(
              json, out -> SuiteJson.write(results, GyreBuild.current().version(), out), console);
    }
    if (github || "true".equals(System.getenv("GITHUB_ACTIONS"))) {
      Annotations.of(results).forEach(console.out()::println);
    }
    return !isWritten && status == ExitStatus.SUCCESS ? ExitStatus.WRONG_INPUT : status;
  }

  /** What differed is expected from now on; the rest is as bad as it was. */
  private ExitStatus updated(List<CaseResult> results) {
    try {
      SuiteUpdate.write(results)
          .forEach(
              (file, cases) ->
                  console
                      .out()
                      .println("updated: " + file + ", " + ReportText.count(cases, "case")));
    } catch (SuiteException e) {
      console.err().println(e.getMessage());
      return ExitStatus.WRONG_INPUT;
    } catch (IOException e) {
      console.err().println("gyre: the suite could not be written: " + e);
      return ExitStatus.WRONG_INPUT;
    }
    return status(results.stream().filter(r -> r.status() != CaseResult.Status.DIFFERS).toList());
  }

  private static ExitStatus status(List<CaseResult> results) {
    return switch (CaseResult.worst(results.stream().map(CaseResult::status).toList())) {
      case PASSED -> ExitStatus.SUCCESS;
      case UNDECIDED -> ExitStatus.UNDECIDED;
      case DIFFERS -> ExitStatus.VIOLATED;
      case WRONG -> ExitStatus.WRONG_INPUT;
      case FAULT -> ExitStatus.INTERNAL_FAULT;
    };
  }
}

package dev.gyre.cli;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.GyreBuild;
import dev.gyre.engine.json.VerifyJson;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.property.Verdict;
import dev.gyre.view.report.ReportDocument;
import dev.gyre.view.report.ReportHtml;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gyre verify}: does the model do what it must, whatever happens? */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Explore all states of models and report what can go wrong.",
    footer = {
      "",
      "Exit status: 0 holds, 1 violated, 2 the model or the call is wrong, 3 undecided (a limit",
      "was reached, a lossy store found nothing, or interrupted), 70 a fault of Gyre itself.",
      "Of several models the worst counts: a fault, then wrong, violated, undecided."
    })
final class VerifyCommand implements Callable<Integer> {
  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private Definitions definitions;

  @Mixin private VerifyOptions options;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      defaultValue = "text",
      description = "For people, or one JSON object on standard output. Default: text.")
  private Format format;

  @Option(
      names = "--trail",
      paramLabel = "FILE",
      description =
          "Save the trace of a violation, for gyre simulate --replay; of several the first, and the"
              + " others beside it with numbers, such as trace-2.json.")
  private Path trail;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write the report as one HTML page that works without a server.")
  private Path page;

  @Option(names = "--full-trace", description = "Show every step, however many there are.")
  private boolean fullTrace;

  @Option(names = "--explain", description = "Also print what is done and why (text only).")
  private boolean explain;

  @Option(
      names = {"-q", "--quiet"},
      description = "Only the verdict: no warnings, no trace, no figures.")
  private boolean quiet;

  @Option(
      names = "--progress",
      paramLabel = "auto|log|json|off",
      defaultValue = "auto",
      description =
          "How to show on standard error how far the search is: auto is a line on terminals, and"
              + " elsewhere one in 30 seconds; log one in 10 seconds, json an object a second."
              + " Default: auto.")
  private ProgressLine.Wish progress;

  @Option(
      names = "--checkpoint",
      paramLabel = "DIR[,INTERVAL]",
      converter = CheckpointPlace.Converter.class,
      description =
          "Write down in this directory now and then how far the search is, and when it ends at a"
              + " limit or is interrupted; gyre resume goes on from there. Default interval: 10m.")
  private CheckpointPlace checkpoint;

  @Mixin private ResultFiles files;

  @Mixin private ChartFile chart;

  @Parameters(
      arity = "1..*",
      paramLabel = "MODEL",
      description = "The models, a report each; - is the standard input.")
  private List<String> models;

  @Spec private CommandSpec call;

  private final Optional<KeptRun> resumed;

  /** Of the check that runs. */
  private ProgressLine line;

  /** How to go on with a check that has no answer. */
  private Optional<String> resumption = Optional.empty();

  /**
   * @param resumed the run that is gone on with, if this is none of its own
   */
  VerifyCommand(Console console, Optional<KeptRun> resumed) {
    this.console = console;
    this.resumed = resumed;
  }

  @Override
  public Integer call() throws IOException {
    if (models.size() > 1) {
      optionForOne()
          .ifPresent(
              option -> {
                throw new ParameterException(
                    spec.commandLine(), option + " is for one model; give one at a time");
              });
    }
    List<CheckReport> reports = new ArrayList<>();
    try (Interruption interruption = Interruption.listen(console)) {
      WritingTime time = new WritingTime(options.timeout(), interruption::isRequested);
      for (String model : models) {
        reports.add(verify(model, reports.isEmpty(), interruption, time));
      }
      if (format == Format.JSON) {
        writeJson(reports, time);
      }
      writeResults(reports);
      console.flush();
      ExitStatus status = worst(reports);
      interruption.answered(status);
      return status.number();
    }
  }

  private Optional<String> optionForOne() {
    if (checkpoint != null) {
      return Optional.of("--checkpoint");
    }
    if (trail != null) {
      return Optional.of("--trail");
    }
    if (page != null) {
      return Optional.of("--report");
    }
    return chart.isWanted() ? Optional.of("--msc") : Optional.empty();
  }

  private CheckReport verify(
      String model, boolean isFirst, Interruption interruption, WritingTime time) {
    line = new ProgressLine(console.err(), interruption, progressForm(), model);
    RecordedProgress recorded = new RecordedProgress(line);
    CheckReport report = check(model, page == null ? line : recorded, interruption);
    line.clear();
    List<Path> saved = save(report, time);
    chart.write(report, console);
    if (page != null) {
      writePage(report, recorded);
    }
    if (format == Format.TEXT) {
      if (!isFirst && !quiet) {
        console.out().println();
      }
      show(model, report, saved);
      console.flush();
    }
    return report;
  }

  /** Whoever wants nothing but the verdict gets no lines that he did not ask for. */
  private ProgressLine.Form progressForm() {
    ProgressLine.Form form = progress.on(ProgressLine.screen());
    return quiet && form == ProgressLine.Form.SPARSE_LOG ? ProgressLine.Form.NONE : form;
  }

  private void writeJson(List<CheckReport> reports, WritingTime time) throws IOException {
    if (reports.size() == 1) {
      VerifyJson.write(reports.get(0), time.fromNow(), console.out());
    } else {
      VerifyJson.writeAll(reports, time.fromNow(), console.out());
    }
  }

  private void writeResults(List<CheckReport> reports) {
    if (files.isWanted()) {
      files.write(VerifyResults.of(reports, optionWords()), console);
    }
  }

  private static ExitStatus worst(List<CheckReport> reports) {
    List<ExitStatus> seen = reports.stream().map(VerifyCommand::status).toList();
    return Stream.of(
            ExitStatus.INTERNAL_FAULT,
            ExitStatus.WRONG_INPUT,
            ExitStatus.VIOLATED,
            ExitStatus.UNDECIDED)
        .filter(seen::contains)
        .findFirst()
        .orElse(ExitStatus.SUCCESS);
  }

  private static ExitStatus status(CheckReport report) {
    return AssuranceText.isRefuted(report) ? ExitStatus.INTERNAL_FAULT : status(report.verdict());
  }

  private CheckReport check(String model, CheckObserver observer, Interruption interruption) {
    Reading reading =
        resumed
            .map(run -> new Reading(run.model(), Optional.empty()))
            .orElseGet(() -> Reading.of(model, console.in()));
    if (reading.fault().isPresent()) {
      return CheckReport.unusable(
          LoadedModel.unusable(reading.file(), reading.fault().get(), definitions.values()));
    }
    definitions.refuseWordsOfSpin(reading.file());
    CheckRequest request = options.request(model, reading.file(), definitions);
    if (resumed.isPresent()) {
      return kept(request, resumed.get(), observer, interruption);
    }
    if (checkpoint == null) {
      return Checker.check(request, observer);
    }
    try (KeptRun run = KeptRun.begin(checkpoint, expandedWords(), reading.file())) {
      return kept(request, run, observer, interruption);
    } catch (IOException e) {
      throw new ParameterException(
          spec.commandLine(),
          "--checkpoint: '" + checkpoint.directory() + "' cannot be used: " + reason(e));
    }
  }

  /**
   * The words of the whole call, this command's name first, those in files of words included: what
   * is in such a file later is no question of this call.
   */
  private List<String> expandedWords() {
    return call.commandLine().getParent().getParseResult().expandedArgs();
  }

  private static String reason(IOException fault) {
    if (fault instanceof FileAlreadyExistsException) {
      return "it is no directory";
    }
    return fault instanceof AccessDeniedException
        ? "permission is denied"
        : String.valueOf(fault.getMessage());
  }

  private CheckReport kept(
      CheckRequest request, KeptRun run, CheckObserver observer, Interruption interruption) {
    interruption.sparing(run::isWriting);
    line.alsoTo(run.progress());
    CheckReport report = Checker.check(run.asThen(request), run.observing(observer));
    run.ended(report, console);
    resumption = run.advice();
    return report;
  }

  private List<Path> save(CheckReport report, WritingTime time) {
    return trail == null
        ? List.of()
        : new TrailFiles(trail, options.channels(), console).write(report, time);
  }

  /** A page that cannot be written does not change the verdict. */
  private void writePage(CheckReport report, RecordedProgress progress) {
    ReportDocument document =
        new ReportDocument(
            report,
            options.channels(),
            new ReportText(report, console.out()).verdictLines(),
            AssuranceText.lines(report),
            asTyped(),
            GyreBuild.current().text(),
            progress.samples());
    try {
      OutputFile.write(page, out -> ReportHtml.write(document, out));
    } catch (IOException e) {
      console
          .err()
          .println("gyre: the report could not be written to '" + page + "': " + e.getMessage());
      console.err().flush();
    }
  }

  private void show(String model, CheckReport report, List<Path> saved) {
    ReportText text = new ReportText(report, console.out());
    if (!quiet) {
      definitions
          .remarks(report.model().file(), report.model().includes().values())
          .forEach(console.err()::println);
    }
    if (report.verdict() == Verdict.ERROR || !quiet) {
      ReportText.diagnostics(report, console.err());
    }
    boolean isShort = quiet || report.verdict() == Verdict.ERROR;
    if (isShort) {
      text.verdictLines().forEach(console.out()::println);
      AssuranceText.lines(report).forEach(console.out()::println);
    } else {
      text.write(fullTrace ? TraceTable.Extent.FULL : TraceTable.Extent.ENDS);
    }
    if (explain) {
      text.explain();
    }
    if (!isShort) {
      NextCommand.after(report, without(model))
          .ifPresent(command -> console.out().println("\nbetter:     " + command));
    }
    resumption.ifPresent(command -> console.out().println("\ngo on:      " + command));
    if (!isShort && report.verdict() == Verdict.VIOLATED) {
      console.out().println();
      console.out().println(advice(model, saved));
    }
  }

  private String advice(String model, List<Path> saved) {
    String replay = "replay it:  gyre simulate " + quoted(model) + " --replay ";
    if (saved.isEmpty()) {
      return "save it:    "
          + typed(without(model))
          + " --trail trace.json\n"
          + replay
          + "trace.json";
    }
    return saved.stream()
        .map(file -> replay + quoted(file.toString()))
        .collect(Collectors.joining("\n"));
  }

  /** The whole command. */
  private String asTyped() {
    return typed(call.commandLine().getParent().getParseResult().originalArgs());
  }

  /** The whole command for one of its models. */
  private List<String> without(String model) {
    return call.commandLine().getParent().getParseResult().originalArgs().stream()
        .filter(word -> word.equals(model) || !models.contains(word))
        .toList();
  }

  /** What was typed besides the models. */
  private List<String> optionWords() {
    List<String> words = call.commandLine().getParent().getParseResult().originalArgs();
    return words.stream()
        .skip(words.indexOf(spec.name()) + 1L)
        .filter(word -> !models.contains(word))
        .toList();
  }

  private static String typed(List<String> words) {
    return words.stream().map(VerifyCommand::quoted).collect(Collectors.joining(" ", "gyre ", ""));
  }

  /** As one would type it. */
  static String quoted(String word) {
    return word.matches("[\\w./:=,+@%-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  static ExitStatus status(Verdict verdict) {
    return switch (verdict) {
      case HOLDS -> ExitStatus.SUCCESS;
      case VIOLATED -> ExitStatus.VIOLATED;
      case UNDECIDED -> ExitStatus.UNDECIDED;
      case ERROR -> ExitStatus.WRONG_INPUT;
    };
  }
}

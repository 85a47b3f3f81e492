package dev.gyre.cli;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.json.VerifyJson;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.plan.CheckPlan;
import dev.gyre.property.Verdict;
import dev.gyre.view.report.ReportDocument;
import dev.gyre.view.report.ReportHtml;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gyre verify}: does the model do what it must, whatever happens? */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Explore all states of a model and report what can go wrong.",
    footer = {
      "",
      "Exit status: 0 holds, 1 violated, 2 the model or the call is wrong, 3 undecided (a limit",
      "was reached, a lossy store found nothing, or interrupted), 70 a fault of Gyre itself."
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
      description = "How to report: for people, or one JSON object on standard output.")
  private Format format;

  @Option(
      names = "--trail",
      paramLabel = "FILE",
      description = "Save the trace of the first violation, for gyre simulate --replay.")
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

  @Parameters(paramLabel = "MODEL", description = "The model; - is the standard input.")
  private String model;

  @Spec private CommandSpec call;

  VerifyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    try (Interruption interruption = Interruption.listen(console)) {
      WritingTime time = new WritingTime(options.timeout(), interruption::isRequested);
      ProgressLine line = new ProgressLine(console.err(), interruption, ProgressLine.screen());
      RecordedProgress progress = new RecordedProgress(line);
      CheckReport report = check(page == null ? line : progress);
      line.clear();
      boolean saved = save(report, time);
      if (page != null) {
        writePage(report, progress);
      }
      if (format == Format.JSON) {
        VerifyJson.write(report, time.fromNow(), console.out());
      } else {
        show(report, saved);
      }
      console.flush();
      ExitStatus status =
          AssuranceText.isRefuted(report) ? ExitStatus.INTERNAL_FAULT : status(report.verdict());
      interruption.answered(status);
      return status.number();
    }
  }

  private CheckReport check(CheckObserver observer) {
    Reading reading = Reading.of(model, console.in());
    if (reading.fault().isPresent()) {
      return CheckReport.unusable(
          LoadedModel.unusable(reading.file(), reading.fault().get(), definitions.values()));
    }
    CheckRequest request = options.request(reading.file(), definitions);
    return Checker.check(request, observer);
  }

  /** A trail that cannot be written does not change the verdict. */
  private boolean save(CheckReport report, WritingTime time) {
    if (trail == null || report.violations().isEmpty()) {
      return false;
    }
    if (report.plan().filter(CheckPlan::isTimeAbstract).isPresent()) {
      console.err().println("gyre: no trail: the run need not be one of the model");
      console.err().flush();
      return false;
    }
    try {
      BooleanSupplier isLate = time.fromNow();
      OutputFile.write(
          trail,
          out ->
              TrailJson.write(
                  report.model(), options.channels(), report.violations().get(0), isLate, out));
      return true;
    } catch (IOException e) {
      console
          .err()
          .println("gyre: the trail could not be written to '" + trail + "': " + e.getMessage());
      console.err().flush();
      return false;
    }
  }

  /** Nor does a page. */
  private void writePage(CheckReport report, RecordedProgress progress) {
    ReportDocument document =
        new ReportDocument(
            report,
            options.channels(),
            new ReportText(report, console.out()).verdictLines(),
            AssuranceText.lines(report),
            asTyped(),
            Main.Version.text(),
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

  private void show(CheckReport report, boolean saved) {
    ReportText text = new ReportText(report, console.out());
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
      NextCommand.after(report, spec.commandLine().getParseResult().originalArgs())
          .ifPresent(command -> console.out().println("\nbetter:     " + command));
    }
    if (!isShort && report.verdict() == Verdict.VIOLATED) {
      console.out().println();
      console.out().println(advice(saved));
    }
  }

  private String advice(boolean saved) {
    if (saved) {
      return "replay it:  gyre simulate " + quoted(model) + " --replay " + quoted(trail.toString());
    }
    return "save it:    "
        + asTyped()
        + " --trail trace.json\nreplay it:  gyre simulate "
        + quoted(model)
        + " --replay trace.json";
  }

  /** The whole command. */
  private String asTyped() {
    return call.commandLine().getParent().getParseResult().originalArgs().stream()
        .map(VerifyCommand::quoted)
        .collect(Collectors.joining(" ", "gyre ", ""));
  }

  /** As one would type it. */
  private static String quoted(String word) {
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

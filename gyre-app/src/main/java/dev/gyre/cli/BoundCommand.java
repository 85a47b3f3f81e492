package dev.gyre.cli;

import dev.gyre.bound.BoundReport;
import dev.gyre.bound.Boundedness;
import dev.gyre.engine.json.BoundJson;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.Limits;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.system.Cancellation;
import dev.gyre.system.CancelledException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre bound}: which channels stay bounded if their buffers are taken as unlimited? */
@Command(
    name = "bound",
    mixinStandardHelpOptions = true,
    description = "Tell which channels stay bounded, whatever their capacity, without a search.",
    footer = {
      "",
      "Exit status: 0 all channels stay bounded, 2 the model or the call is wrong, 3 it is",
      "unknown of some, 70 a fault of Gyre itself."
    })
final class BoundCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private Definitions definitions;

  @Mixin private SdlCallOptions sdl;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      defaultValue = "text",
      description = "For people, or one JSON object on standard output. Default: text.")
  private Format format;

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      converter = Amounts.DurationConverter.class,
      description = "Give up after this time, such as 90s, 15m or 2h. Default: no limit.")
  private Duration timeout;

  @Option(
      names = {"-q", "--quiet"},
      description = "One line: how many channels stay bounded.")
  private boolean quiet;

  @Parameters(paramLabel = "MODEL", description = "The model; - is the standard input.")
  private String model;

  BoundCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Limits limits =
        new Limits(OptionalLong.empty(), Optional.ofNullable(timeout), OptionalLong.empty())
            .from(System.nanoTime());
    try (Interruption interruption = Interruption.listen(console)) {
      ExitStatus status = answered(limits, interruption);
      console.flush();
      interruption.answered(status);
      return status.number();
    }
  }

  private ExitStatus answered(Limits limits, Interruption interruption) throws IOException {
    try {
      Alarm alarm = Alarm.set(() -> interruption.isRequested() || limits.isTimeUp());
      try {
        return answered();
      } finally {
        alarm.close();
      }
    } catch (CancelledException e) {
      return undecided(limits.isTimeUp() ? "the time limit was reached" : "interrupted");
    } catch (OutOfMemoryError e) {
      return undecided("the memory of the Java virtual machine is used up (-Xmx gives it more)");
    }
  }

  private ExitStatus undecided(String reason) {
    console.err().println("gyre: " + reason + ", nothing is known of the channels");
    return ExitStatus.UNDECIDED;
  }

  private ExitStatus answered() throws IOException {
    Optional<ProcessSystem> system = system();
    if (system.isEmpty()) {
      return ExitStatus.WRONG_INPUT;
    }
    BoundReport report = Boundedness.of(system.get());
    if (format == Format.JSON) {
      BoundJson.write(model, report, console.out());
    } else {
      console.out().println(BoundText.summary(model, report));
      if (!quiet) {
        BoundText.lines(report).forEach(console.out()::println);
      }
    }
    return report.isBounded() ? ExitStatus.SUCCESS : ExitStatus.UNDECIDED;
  }

  private Optional<ProcessSystem> system() {
    Reading reading = Reading.of(model, console.in());
    ModelSource source =
        new ModelSource(reading.file(), definitions.values(), definitions.loader(), sdl.options());
    LoadedModel loaded =
        reading
            .fault()
            .map(fault -> LoadedModel.unusable(reading.file(), fault, definitions.values()))
            .orElseGet(() -> LoadedModel.load(source, List.of()));
    loaded.diagnostics().stream()
        .filter(Diagnostic::isError)
        .forEach(
            d ->
                console
                    .err()
                    .println(TextColours.ofErrors().diagnostic(DiagnosticRenderer.render(d))));
    Cancellation.check();
    return loaded.system();
  }
}

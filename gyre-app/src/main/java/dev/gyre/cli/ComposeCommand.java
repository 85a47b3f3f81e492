package dev.gyre.cli;

import dev.gyre.engine.compose.ComponentCheck;
import dev.gyre.engine.compose.InseparableException;
import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.model.SdlModels;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.run.SystemCheck;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.RefusedException;
import dev.gyre.plan.SdlOptions;
import dev.gyre.property.Verdict;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.source.Suggestions;
import dev.gyre.system.Cancellation;
import dev.gyre.system.CancelledException;
import dev.gyre.system.Channels;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.view.graph.AutomataFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre compose}: a model checked by two components and learned assumptions. */
@Command(
    name = "compose",
    mixinStandardHelpOptions = true,
    description = "Check a model by two components, and learn what each assumes about the other.",
    footer = {
      "",
      "Assertions and run-time errors are checked; deadlocks, formulas and claims are not.",
      "",
      "Exit status: 0 holds, 1 violated, 2 the model or the call is wrong, or the processes share",
      "more than channels, 3 undecided, 70 a fault of Gyre itself."
    })
final class ComposeCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private Definitions definitions;

  @Option(
      names = "--left",
      required = true,
      paramLabel = "NAME",
      split = ",",
      description = "The process types of one component; the other ones are the other component.")
  private List<String> left = List.of();

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      converter = Amounts.DurationConverter.class,
      description = "Stop after this time, such as 30s or 5m. Default: no limit.")
  private Duration timeout;

  @Option(
      names = "--beside",
      description = "Also check the whole model at once, and say which is the smaller search.")
  private boolean beside;

  @Option(
      names = "--draw",
      paramLabel = "FILE",
      description = "Draw the assumption about the right component, as .svg or .dot.")
  private Path drawing;

  @Option(
      names = "--trail",
      paramLabel = "FILE",
      description = "Save the run that violates an assertion, for gyre simulate --replay.")
  private Path trail;

  @Parameters(paramLabel = "MODEL", description = "The model; - is the standard input.")
  private String model;

  ComposeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Limits limits =
        new Limits(OptionalLong.empty(), Optional.ofNullable(timeout), OptionalLong.empty())
            .from(System.nanoTime());
    try (Interruption interruption = Interruption.listen(console)) {
      ExitStatus status;
      Alarm alarm = Alarm.set(() -> interruption.isRequested() || limits.isTimeUp());
      try {
        status = checked(limits);
      } catch (CancelledException e) {
        status = undecided(limits.isTimeUp() ? "the time limit was reached" : "interrupted");
      } catch (OutOfMemoryError e) {
        status = undecided("the memory of the Java virtual machine is used up");
      } finally {
        alarm.close();
      }
      console.flush();
      interruption.answered(status);
      return status.number();
    }
  }

  private ExitStatus checked(Limits limits) throws IOException {
    Reading reading = Reading.of(model, console.in());
    if (reading.fault().isEmpty() && SdlModels.isSdl(reading.file())) {
      return refuse("compose is for models in Promela");
    }
    Optional<LoadedModel> loaded = loaded(reading);
    if (loaded.isEmpty()) {
      return ExitStatus.WRONG_INPUT;
    }
    ProcessSystem system = loaded.get().system().orElseThrow();
    Optional<String> complaint = complaint(system);
    if (complaint.isPresent()) {
      return refuse(complaint.get());
    }
    if (drawing != null && drawing(drawing).isEmpty()) {
      return refuse("--draw writes .svg or .dot, and '" + drawing + "' ends in neither");
    }
    try {
      CheckOptions options = CheckOptions.none().withLimits(limits);
      ComponentCheck.Report report = ComponentCheck.of(system, new LinkedHashSet<>(left), options);
      Optional<SystemCheck.Result> whole =
          beside ? Optional.of(ComponentCheck.whole(system, options)) : Optional.empty();
      ComposeText text = new ComposeText(reading.file().name(), report, whole, console.out());
      text.write();
      if (report.failure().isPresent()) {
        save(loaded.get(), text.violation(loaded.get(), report.failure().get()));
      }
      draw(report);
      return VerifyCommand.status(report.verdict());
    } catch (InseparableException
        | RefusedException
        | FaultyStartException
        | ModelTooLargeException e) {
      return refuse(e.getMessage());
    }
  }

  private Optional<LoadedModel> loaded(Reading reading) {
    ModelSource source =
        new ModelSource(
            reading.file(), definitions.values(), definitions.loader(), SdlOptions.NONE);
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
    return loaded.system().isPresent() ? Optional.of(loaded) : Optional.empty();
  }

  /** What is wrong with the names. */
  private Optional<String> complaint(ProcessSystem system) {
    Set<String> names = new TreeSet<>();
    system.automata().stream()
        .filter(ProcessAutomaton::isProcess)
        .forEach(automaton -> names.add(automaton.name().replace(":", "")));
    for (String name : left) {
      if (!names.contains(name)) {
        return Optional.of(
            "--left: there is no process type '"
                + name
                + "'"
                + Suggestions.nearest(name, names)
                    .map(n -> "; did you mean '" + n + "'?")
                    .orElse("")
                + " (the model has "
                + String.join(", ", names)
                + ")");
      }
    }
    return Optional.empty();
  }

  private static Optional<AutomataFormat> drawing(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    if (name.endsWith(".svg")) {
      return Optional.of(AutomataFormat.SVG);
    }
    return name.endsWith(".dot") ? Optional.of(AutomataFormat.DOT) : Optional.empty();
  }

  private void draw(ComponentCheck.Report report) throws IOException {
    if (drawing != null && !report.parts().isEmpty()) {
      ProcessSystem assumption = report.parts().get(0).assumption();
      OutputFile.write(
          drawing, out -> drawing(drawing).orElseThrow().write(model, assumption, out));
    }
  }

  private void save(LoadedModel loaded, FoundViolation violation) throws IOException {
    if (trail != null) {
      OutputFile.write(trail, out -> TrailJson.write(loaded, Channels.BLOCKING, violation, out));
    }
  }

  private ExitStatus undecided(String reason) {
    console.out().println(model + ": undecided: " + reason);
    return VerifyCommand.status(Verdict.UNDECIDED);
  }

  private ExitStatus refuse(String message) {
    console.err().println("gyre: " + message);
    return ExitStatus.WRONG_INPUT;
  }
}

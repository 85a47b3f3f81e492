package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.system.Channels;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.InternalFault;
import dev.gyre.system.ModelTooLargeException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gyre simulate}: one execution, by chance, by hand, or from a file. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = "Execute a model step by step: at random unless told otherwise.",
    footer = {
      "",
      "Exit status: 0 fine, 1 something went wrong in the model, 2 the model, the trail or the",
      "call is wrong, 70 a fault of Gyre itself."
    })
final class SimulateCommand implements Callable<Integer> {
  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private Definitions definitions;

  @ArgGroup private Mode mode = new Mode();

  /** How steps are chosen; at most one of them. */
  static final class Mode {
    @Option(names = "--seed", paramLabel = "N", description = "Repeat the run that had this seed.")
    private Long seed;

    @Option(
        names = {"-i", "--interactive"},
        description = "Choose each step yourself.")
    private boolean interactive;

    @Option(
        names = "--replay",
        paramLabel = "FILE",
        description = "Follow a trace that gyre verify --trail has saved.")
    private Path replay;
  }

  @Option(
      names = "--steps",
      paramLabel = "N",
      defaultValue = "10000",
      description = "Make at most so many steps (${DEFAULT-VALUE}).")
  private int steps;

  @Option(names = "--lossy", description = "A message sent to a full channel is lost.")
  private boolean lossy;

  @Option(
      names = {"-q", "--quiet"},
      description = "Show only what the model prints, and how it ends.")
  private boolean quiet;

  @Parameters(
      arity = "0..1",
      paramLabel = "MODEL",
      description = "The model; - is the standard input. A replay can do without.")
  private String model;

  SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    try {
      return simulate().number();
    } catch (FaultyStartException | ModelTooLargeException e) {
      console.err().println("gyre: " + e.getMessage());
      return ExitStatus.WRONG_INPUT.number();
    }
  }

  private ExitStatus simulate() throws IOException {
    if (mode.replay != null) {
      return replay();
    }
    if (model == null) {
      throw new ParameterException(spec.commandLine(), "Missing required parameter: 'MODEL'");
    }
    Reading reading = Reading.of(model, console.in());
    LoadedModel loaded =
        reading.fault().isPresent()
            ? LoadedModel.unusable(reading.file(), reading.fault().get(), definitions.values())
            : LoadedModel.load(
                reading.file(), definitions.values(), List.of(), definitions.includePaths());
    if (!isUsable(loaded)) {
      return ExitStatus.WRONG_INPUT;
    }
    Channels channels = lossy ? Channels.LOSSY : Channels.BLOCKING;
    Simulation simulation = new Simulation(loaded.system().orElseThrow(), channels);
    SimulationText text = text();
    if (mode.interactive) {
      return new InteractiveSession(simulation, text, console).run();
    }
    long seed = mode.seed == null ? new Random().nextInt(1_000_000) : mode.seed;
    console.out().println("seed " + seed + " (--seed " + seed + " repeats this run)");
    return new RandomRun(simulation, text, new Random(seed), steps).run();
  }

  private SimulationText text() {
    return new SimulationText(
        console.out(), quiet ? SimulationText.Detail.OUTPUT : SimulationText.Detail.STEPS);
  }

  private boolean isUsable(LoadedModel loaded) {
    loaded.diagnostics().stream()
        .filter(d -> d.isError() || !quiet)
        .forEach(d -> console.err().println(DiagnosticRenderer.render(d)));
    console.err().flush();
    return loaded.system().isPresent();
  }

  private ExitStatus replay() {
    Trail trail;
    try (BufferedReader in = Files.newBufferedReader(mode.replay, StandardCharsets.UTF_8)) {
      trail = TrailJson.read(in);
    } catch (IOException e) {
      console.err().println("gyre: '" + mode.replay + "' cannot be replayed: " + e.getMessage());
      return ExitStatus.WRONG_INPUT;
    }
    if (model != null) {
      Reading reading = Reading.of(model, console.in());
      if (reading.fault().isPresent()) {
        console.err().println(DiagnosticRenderer.render(reading.fault().get()));
        return ExitStatus.WRONG_INPUT;
      }
      if (!reading.file().text().equals(trail.file().text())) {
        console
            .err()
            .println(
                "gyre: the trail was made from another version of '"
                    + model
                    + "'; leave the model out to replay it as it was then");
        return ExitStatus.WRONG_INPUT;
      }
    }
    LoadedModel loaded = trail.model();
    if (!isUsable(loaded)) {
      return ExitStatus.WRONG_INPUT;
    }
    ProcessSystem system = loaded.system().orElseThrow();
    Optional<FoundViolation> confirmed;
    try {
      confirmed = TrailReplay.of(trail, system);
    } catch (InternalFault e) {
      console.err().println("gyre: the trail does not fit the model: " + e.getMessage());
      return ExitStatus.WRONG_INPUT;
    }
    if (confirmed.isPresent()) {
      return new ClaimTrailRun(text()).run(confirmed.get());
    }
    Simulation simulation = new Simulation(system, trail.channels());
    return new TrailRun(simulation, text(), trail, console).run();
  }
}

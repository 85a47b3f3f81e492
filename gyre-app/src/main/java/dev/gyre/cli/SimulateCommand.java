package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.json.PathJson;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.system.Channels;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.InternalFault;
import dev.gyre.system.ModelTooLargeException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
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

  @Mixin private SdlCallOptions sdl;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Repeat the run that had this seed; with -i, the steps of run and until. Default: another"
              + " one each time, which is shown.")
  private Long seed;

  @Option(
      names = {"-i", "--interactive"},
      description = "Choose each step yourself.")
  private boolean interactive;

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description =
          "Follow a trace that gyre verify --trail has saved; with -i, as far as you want.")
  private Path replay;

  @Option(
      names = "--at",
      paramLabel = "N",
      defaultValue = "0",
      description = "With --replay and -i: make so many recorded steps first. Default: 0.")
  private int at;

  @Option(
      names = "--steps",
      paramLabel = "N",
      defaultValue = "10000",
      description = "Make at most so many steps. Default: ${DEFAULT-VALUE}.")
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
    if (replay != null) {
      if (seed != null && !interactive) {
        throw new ParameterException(
            spec.commandLine(), "--seed has no meaning with --replay, unless with -i");
      }
      return replay();
    }
    if (model == null) {
      throw new ParameterException(spec.commandLine(), "Missing required parameter: 'MODEL'");
    }
    Reading reading = Reading.of(model, console.in());
    definitions.refuseWordsOfSpin(reading.file());
    LoadedModel loaded =
        reading.fault().isPresent()
            ? LoadedModel.unusable(reading.file(), reading.fault().get(), definitions.values())
            : LoadedModel.load(
                new ModelSource(
                    reading.file(), definitions.values(), definitions.loader(), sdl.options()),
                List.of());
    if (!quiet) {
      definitions
          .remarks(loaded.file(), loaded.includes().values())
          .forEach(console.err()::println);
    }
    if (!isUsable(loaded)) {
      return ExitStatus.WRONG_INPUT;
    }
    Channels channels = lossy ? Channels.LOSSY : Channels.BLOCKING;
    if (interactive) {
      return talk(new SimulatedRun(loaded, channels), RecordedSteps.none());
    }
    Simulation simulation = new Simulation(loaded.system().orElseThrow(), channels);
    long number = chance();
    console.out().println("seed " + number + " (--seed " + number + " repeats this run)");
    return new RandomRun(simulation, text(TextColours.PLAIN), new Random(number), steps).run();
  }

  private long chance() {
    return seed == null ? new Random().nextInt(1_000_000) : seed;
  }

  private ExitStatus talk(SimulatedRun run, RecordedSteps recorded) throws IOException {
    Dialogue dialogue = Dialogue.of(console);
    long number = chance();
    console.out().println("seed " + number + " (for run and until)");
    InteractiveSession session =
        new InteractiveSession(run, recorded, text(dialogue.colours()), dialogue.colours(), number);
    try (SessionInput in = dialogue.input(session::words)) {
      return session.talk(in);
    }
  }

  private SimulationText text(TextColours colours) {
    return new SimulationText(
        console.out(), quiet ? SimulationText.Detail.OUTPUT : SimulationText.Detail.STEPS, colours);
  }

  private boolean isUsable(LoadedModel loaded) {
    loaded.diagnostics().stream()
        .filter(d -> d.isError() || !quiet)
        .forEach(
            d ->
                console
                    .err()
                    .println(TextColours.ofErrors().diagnostic(DiagnosticRenderer.render(d))));
    console.err().flush();
    return loaded.system().isPresent();
  }

  private ExitStatus replay() throws IOException {
    Trail trail;
    try {
      trail = SavedTrail.read(replay);
    } catch (IOException e) {
      return refuse("'" + replay + "' cannot be replayed: " + e.getMessage());
    }
    if (model != null && !isModelOf(trail)) {
      return ExitStatus.WRONG_INPUT;
    }
    LoadedModel loaded = trail.model();
    if (!isUsable(loaded)) {
      return ExitStatus.WRONG_INPUT;
    }
    return interactive ? talkAlong(trail, loaded) : replay(trail, loaded.system().orElseThrow());
  }

  private boolean isModelOf(Trail trail) {
    Reading reading = Reading.of(model, console.in());
    if (reading.fault().isPresent()) {
      console
          .err()
          .println(
              TextColours.ofErrors().diagnostic(DiagnosticRenderer.render(reading.fault().get())));
      return false;
    }
    if (!reading.file().text().equals(trail.file().text())) {
      refuse(
          "the trail was made from another version of '"
              + model
              + "'; leave the model out to replay it as it was then");
      return false;
    }
    return true;
  }

  private ExitStatus replay(Trail trail, ProcessSystem system) {
    Optional<FoundViolation> confirmed;
    try {
      confirmed = TrailReplay.of(trail, system);
    } catch (InternalFault e) {
      return refuse("the trail does not fit the model: " + e.getMessage());
    }
    if (confirmed.isPresent()) {
      return new ClaimTrailRun(text(TextColours.PLAIN)).run(confirmed.get());
    }
    Simulation simulation = new Simulation(system, trail.channels());
    return new TrailRun(simulation, text(TextColours.PLAIN), trail, console).run();
  }

  /** Recorded steps first, then a dialogue; what a claim did is left out. */
  private ExitStatus talkAlong(Trail trail, LoadedModel loaded) throws IOException {
    SimulatedRun run = new SimulatedRun(loaded, trail.channels());
    RecordedSteps recorded = new RecordedSteps(PathJson.ofSystem(trail.transitions()));
    SimulationText shown = text(Dialogue.of(console).colours());
    for (int step = 0; step < at; step++) {
      Optional<Long> next = recorded.next(run);
      if (next.isEmpty()) {
        return refuse("the trail has only " + step + " steps");
      }
      if (!run.simulation().offers(next.get())) {
        return refuse("the trail does not fit the model: step " + (step + 1) + " cannot be made");
      }
      shown.show(run.take(next.get()));
    }
    return talk(run, recorded);
  }

  private ExitStatus refuse(String message) {
    console.err().println("gyre: " + message);
    return ExitStatus.WRONG_INPUT;
  }
}

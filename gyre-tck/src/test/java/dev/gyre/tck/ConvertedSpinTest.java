package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.print.NoCounterpartException;
import dev.gyre.promela.print.SystemPrinter;
import dev.gyre.sdl.SdlFrontEnd;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Fault;
import dev.gyre.tck.gen.TimedGenerator;
import dev.gyre.tck.sdl.SdlGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Systems printed as Promela: Spin and our own front end count the states of the system. Where a
 * requirement fails nothing comes after it here, and Spin goes on; there only the verdicts are
 * compared.
 *
 * <p>{@code -Dgyre.converted.models=1000} compares more random systems of each sort, {@code
 * -Dgyre.converted.seed} others.
 */
class ConvertedSpinTest {
  private static final int MODELS = Integer.getInteger("gyre.converted.models", 4);
  private static final long SEED = Long.getLong("gyre.converted.seed", 1);
  private static final int MAX_STATES = 20_000;

  /** One has too many states; in the other Spin goes round for ever after the failed assertion. */
  private static final String NO_JUDGE = "shared_components|decision_no_answer";

  private static final int SHORT_QUEUE = 2;
  private static final Duration LIMIT = Duration.ofSeconds(10);
  private static final Duration PAN_LIMIT = Duration.ofSeconds(20);

  static List<Path> files() throws IOException {
    try (Stream<Path> rules = Files.list(Path.of("src/test/resources/sdl"));
        Stream<Path> examples = Files.list(Path.of("../examples/sdl"));
        Stream<Path> promela = Files.list(Path.of("../examples"))) {
      return Stream.of(rules, examples, promela)
          .flatMap(all -> all)
          .filter(file -> file.toString().matches(".*\\.(sdl|if|pml)"))
          .filter(file -> !file.toString().matches(".*(" + NO_JUDGE + ")\\..*"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void spinCountsTheStatesOfAFile(Path file) throws IOException {
    String text = Files.readString(file);
    ProcessSystem system =
        file.toString().endsWith(".pml") ? TimedModels.read(text) : sdl(file.toString(), text, 8);
    assertThat(compare(system, SpinOracle.require())).as(file.toString()).isPresent();
  }

  @Test
  void spinCountsTheStatesOfRandomSdl() {
    SpinOracle spin = SpinOracle.require();
    int compared = 0;
    for (long seed = SEED; seed < SEED + MODELS; seed++) {
      ProcessSystem system = sdl("random.sdl", SdlGenerator.text(seed), SHORT_QUEUE);
      compared += compare(system, spin).isPresent() ? 1 : 0;
    }
    assertThat(compared).isGreaterThan(MODELS / 2);
  }

  @Test
  void spinCountsTheStatesOfRandomOpenSdl() {
    SpinOracle spin = SpinOracle.require();
    int compared = 0;
    for (long seed = SEED; seed < SEED + MODELS; seed++) {
      ProcessSystem system = sdl("open.sdl", SdlGenerator.open(seed), SHORT_QUEUE);
      compared += compare(system, spin).isPresent() ? 1 : 0;
    }
    assertThat(compared).isGreaterThan(MODELS / 4);
  }

  @Test
  void spinCountsTheStatesOfRandomPromela() {
    SpinOracle spin = SpinOracle.require();
    RandomModels models = new RandomModels();
    int compared = 0;
    for (long seed = SEED; seed < SEED + 2L * MODELS; seed++) {
      Optional<ProcessSystem> system =
          models.model(seed).withoutHidden().system().filter(s -> SpinBlindSpots.of(s).isEmpty());
      compared += system.flatMap(s -> compare(s, spin)).isPresent() ? 1 : 0;
    }
    for (long seed = SEED; seed < SEED + MODELS; seed++) {
      ProcessSystem timed = TimedModels.read(TimedGenerator.model(seed).text());
      compared += compare(timed, spin).isPresent() ? 1 : 0;
    }
    assertThat(compared).isGreaterThan(MODELS / 2);
  }

  static ProcessSystem sdl(String name, String text, int queue) {
    LoweringOptions options =
        new LoweringOptions(
            queue,
            LoweringOptions.FullQueue.ERROR,
            LoweringOptions.Discard.ALLOWED,
            LoweringOptions.Timers.AUTOMATIC,
            LoweringOptions.Rest.AUTOMATIC,
            OptionalInt.empty(),
            LoweringOptions.Semantics.AUTOMATIC);
    SdlFrontEnd.Result result = new SdlFrontEnd(options).check(new SourceFile(name, text));
    return result
        .system()
        .orElseThrow(() -> new AssertionError(name + ": " + result.diagnostics() + text));
  }

  /** Empty if the states cannot be compared: too many, or Spin is no judge. */
  static Optional<StateSpace> compare(ProcessSystem system, SpinOracle spin) {
    Optional<StateSpace> explored = StateSpace.of(new InterpretedSystem(system), MAX_STATES, LIMIT);
    if (explored.isEmpty()) {
      return Optional.empty();
    }
    StateSpace ours = explored.get();
    String text;
    Optional<SpinOracle.PanRun> theirs;
    try {
      text = SystemPrinter.print(system);
      theirs = spin.plain(text, PAN_LIMIT);
    } catch (NoCounterpartException e) {
      return Optional.empty();
    } catch (NoAnswer e) {
      if (e.reason() == NoAnswer.Reason.CRASHED || e.reason() == NoAnswer.Reason.CUT_SHORT) {
        return Optional.empty();
      }
      throw e;
    }
    if (theirs.isEmpty()) {
      return Optional.empty();
    }
    String said = text + System.lineSeparator() + ours + ", but Spin: " + theirs.get();
    assertThat(theirs.get().errors() > 0).as(said).isEqualTo(ours.isViolated());
    if (endsAtOnce(ours)) {
      return explored;
    }
    assertThat(theirs.get().states()).as(said).isEqualTo(ours.states());
    // A slow machine may not come to the end a second time.
    StateSpace.of(new InterpretedSystem(TimedModels.read(text)), MAX_STATES, LIMIT)
        .map(StateSpace::states)
        .ifPresent(again -> assertThat(again).as("read again: %s", said).isEqualTo(ours.states()));
    return explored;
  }

  /** After anything but a failed assertion or a deadlock nothing comes here. */
  private static boolean endsAtOnce(StateSpace space) {
    return space.violations().stream()
        .anyMatch(
            kind -> !kind.equals(Fault.Kind.ASSERTION.slug()) && !kind.equals("invalid-end-state"));
  }
}

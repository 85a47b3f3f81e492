package dev.gyre.tck.sdl;

import dev.gyre.sdl.SdlFrontEnd;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.sdl.lower.LoweringOptions.Timers;
import dev.gyre.source.SourceFile;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** What can go wrong in a system, by the reference and by what Gyre makes of it. */
final class SdlAnswers {
  private static final int MOST_STATES = 8000;
  private static final int MOST_LOWERED = 100_000;

  private SdlAnswers() {}

  /** The lowered system has more states than anybody wants to wait for. */
  static final class TooManyStates extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private TooManyStates(String text) {
      super("too many states\n" + text);
    }
  }

  /** The answer of the reference; empty if there are too many states. */
  static Optional<LoweredStates.Result> ofReference(String text, int capacity) {
    return ofReference(text, capacity, 0);
  }

  /**
   * The same of an open system.
   *
   * @param stimuli how many signals come from outside
   */
  static Optional<LoweredStates.Result> ofReference(String text, int capacity, int stimuli) {
    ReferenceModel model =
        ReferenceModel.of(new SourceFile("system.sdl", text)).withStimuli(stimuli);
    return new ReferenceInterpreter(model, capacity, MOST_STATES)
        .explore()
        .map(result -> new LoweredStates.Result(slugs(result.errors()), result.states()));
  }

  private static Set<String> slugs(Set<ReferenceError.Kind> errors) {
    Set<String> slugs = new TreeSet<>();
    for (ReferenceError.Kind error : errors) {
      slugs.add(
          switch (error) {
            case OVERFLOW -> "queue-full";
            case RANGE, NO_ANSWER -> "value-range";
            case DIVISION -> "division-by-zero";
            case REST -> LoweredStates.REST;
          });
    }
    return slugs;
  }

  /** The states of the lowered system. */
  static LoweredStates.Result ofGyre(String text, int capacity, Timers timers) {
    return ofGyre(text, capacity, timers, OptionalInt.empty());
  }

  /**
   * The same of an open system.
   *
   * @param stimuli how many signals come from outside
   */
  static LoweredStates.Result ofGyre(
      String text, int capacity, Timers timers, OptionalInt stimuli) {
    LoweringOptions options =
        new LoweringOptions(
            capacity,
            LoweringOptions.FullQueue.ERROR,
            LoweringOptions.Discard.ALLOWED,
            timers,
            LoweringOptions.Rest.AUTOMATIC,
            stimuli,
            LoweringOptions.Semantics.AUTOMATIC);
    SdlFrontEnd.Result result = new SdlFrontEnd(options).check(new SourceFile("system.sdl", text));
    return LoweredStates.explore(
            result
                .system()
                .orElseThrow(() -> new AssertionError(result.diagnostics() + "\n" + text)),
            MOST_LOWERED)
        .orElseThrow(() -> new TooManyStates(text));
  }
}

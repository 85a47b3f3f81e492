package dev.gyre.sdl.lower;

import java.util.OptionalInt;

/**
 * What a model does not say, or what is asked for in another way.
 *
 * @param queue how many signals a queue holds where the model does not say it
 * @param stimuli how many signals the environment sends at most
 * @param semantics whose rules decide where tools differ
 */
public record LoweringOptions(
    int queue,
    FullQueue fullQueue,
    Discard discard,
    Timers timers,
    Rest rest,
    OptionalInt stimuli,
    Semantics semantics) {

  /** What is asked for if nothing is said. */
  public static final LoweringOptions DEFAULT =
      new LoweringOptions(
          8,
          FullQueue.ERROR,
          Discard.ALLOWED,
          Timers.AUTOMATIC,
          Rest.AUTOMATIC,
          OptionalInt.empty(),
          Semantics.AUTOMATIC);

  /** Whose rules decide where tools differ. */
  public enum Semantics {
    /** Those of Z.100, but all receivers get a signal if the system is a project of TASTE. */
    AUTOMATIC,
    SDL,
    TASTE
  }

  /** What happens to a signal for which a queue has no room. */
  public enum FullQueue {
    /** The model is wrong, or the queue too short. */
    ERROR,
    /** The signal is lost. */
    LOSE
  }

  /** Whether a signal may come in a state that neither handles nor saves it. */
  public enum Discard {
    ALLOWED,
    ERROR
  }

  /** Where the signal of an expired timer is until it is taken. */
  public enum Timers {
    /** In a variable where that makes no difference, otherwise in the queue. */
    AUTOMATIC,
    VARIABLE,
    QUEUE
  }

  /** Whether a system may come to rest with nothing left to do. */
  public enum Rest {
    /** Only if signals may come from outside; always in the dialect of TASTE. */
    AUTOMATIC,
    ALLOWED,
    ERROR
  }
}

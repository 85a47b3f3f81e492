package dev.gyre.plan;

/**
 * What is done so that an answer can be relied on.
 *
 * @param monitor whether reductions are watched while they run
 * @param repetition whether the question is asked once more without them
 */
public record Assurance(Monitor monitor, Repetition repetition) {
  /** Reductions are watched, which costs next to nothing. */
  public static final Assurance DEFAULT = new Assurance(Monitor.ON, Repetition.NONE);

  /** Whether reductions are watched while they run. */
  public enum Monitor {
    ON,
    /** To measure what the watch costs. */
    OFF
  }

  /** Whether everything is searched twice. */
  public enum Repetition {
    NONE,
    /** After the answer, the same question without any reduction. */
    CROSS_CHECK
  }

  public Assurance withMonitor(Monitor wanted) {
    return new Assurance(wanted, repetition);
  }

  public Assurance withRepetition(Repetition wanted) {
    return new Assurance(monitor, wanted);
  }
}

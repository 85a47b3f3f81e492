package dev.gyre.plan;

/**
 * What to do when a violation was found.
 *
 * @param most how many of a property are wanted; the search goes on until it has them
 * @param distinct which of them differ
 * @param runs what is shown of each
 */
public record Persistence(long most, Distinct distinct, Runs runs) {
  /** Stop and show it. */
  public static final Persistence FIRST = new Persistence(1, Distinct.PLACE, Runs.AS_FOUND);

  /** Stop, and look for a run with fewer steps to the same violation. */
  public static final Persistence FIRST_SHORTENED = FIRST.shortened();

  /** Go on until everything was seen, and show one example of each kind at each place. */
  public static final Persistence ALL = atMost(Long.MAX_VALUE, Distinct.PLACE);

  /** Go on until everything was seen, and show every way to a violation that the search meets. */
  public static final Persistence EVERY = atMost(Long.MAX_VALUE, Distinct.RUN);

  /** Which violations count as different ones. */
  public enum Distinct {
    /** Those of another kind or at another statement; all deadlocks are one. */
    PLACE,
    /** All that the search meets. */
    RUN
  }

  /** What is shown of a violation. */
  public enum Runs {
    AS_FOUND,
    /** A run with fewer steps, if there is one. */
    SHORTENED
  }

  public Persistence {
    if (most < 1) {
      throw new IllegalArgumentException("at least one violation has to be wanted");
    }
  }

  /** Go on until there are so many. */
  public static Persistence atMost(long most, Distinct distinct) {
    return new Persistence(most, distinct, Runs.AS_FOUND);
  }

  /** The same, and look for runs with fewer steps to what was found. */
  public Persistence shortened() {
    return new Persistence(most, distinct, Runs.SHORTENED);
  }

  /** Whether a search goes on after a violation. */
  public boolean goesOn() {
    return most > 1;
  }

  /** Whether shorter runs are looked for. */
  public boolean shortens() {
    return runs == Runs.SHORTENED;
  }
}

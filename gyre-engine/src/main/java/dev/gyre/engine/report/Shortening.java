package dev.gyre.engine.report;

/**
 * What came out when a run with fewer steps was looked for.
 *
 * @param property the property that both runs violate
 * @param before how many steps the run had that was found first
 * @param after how many steps the run has that is shown
 * @param detail why nothing more can be said; empty if there is no shorter run
 */
public record Shortening(String property, int before, int after, Outcome outcome, String detail) {

  /** Whether there may be shorter runs. */
  public enum Outcome {
    /** All shorter runs were looked at. */
    SHORTEST("shortest"),
    /** Not all of them were. */
    OPEN("open");

    private final String word;

    Outcome(String word) {
      this.word = word;
    }

    /** The word in reports. */
    public String word() {
      return word;
    }
  }

  /** The run is as it was, and nothing is known about shorter ones. */
  public static Shortening none(FoundViolation violation, String detail) {
    int steps = violation.trace().steps().size();
    return new Shortening(violation.property(), steps, steps, Outcome.OPEN, detail);
  }

  /** The outcome in one line. */
  public String inWords() {
    String steps =
        after < before
            ? after + (after == 1 ? " step" : " steps") + " instead of " + before
            : "no run with fewer than " + before + (before == 1 ? " step" : " steps") + " found";
    return outcome == Outcome.SHORTEST
        ? (after < before ? steps + ", the fewest that lead" : "already the fewest steps that lead")
            + " to this violation"
        : steps + "; there may be shorter ones: " + detail;
  }
}

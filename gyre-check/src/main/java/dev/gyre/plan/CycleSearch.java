package dev.gyre.plan;

/**
 * How bad infinite runs are looked for.
 *
 * @param fairness which of them count
 * @param threads how many workers look
 */
public record CycleSearch(Fairness fairness, Algorithm algorithm, int threads) {
  /** The ways there are. */
  public enum Algorithm {
    /** Strongly connected components, gathered in one depth-first search; keeps states exactly. */
    COMPONENTS("strongly connected components, depth first");

    private final String words;

    Algorithm(String words) {
      this.words = words;
    }

    /** As one would say it. */
    public String words() {
      return words;
    }
  }
}

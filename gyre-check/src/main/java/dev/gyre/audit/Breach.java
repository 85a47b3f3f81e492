package dev.gyre.audit;

/**
 * A reduction did what it must not do: a fault of Gyre, noticed before it became a verdict.
 *
 * @param reduction which one
 * @param seen what was seen, and where
 */
public record Breach(Reduction reduction, String seen) {

  /** What can go wrong by itself, and be switched off by itself. */
  public enum Reduction {
    SYMMETRY("symmetry reduction"),
    PARTIAL_ORDER("partial order reduction"),
    /** The model that is searched is not the one that was written. */
    PASSES("the passes that make the model smaller"),
    /** Timers that may expire at any moment. */
    ABSTRACT_TIME("abstract time"),
    /** One of them; it is not known which. */
    SOME("reductions"),
    /** One of them, or the code that is made of the model to execute it. */
    UNKNOWN("reductions or compiled code");

    private final String words;

    Reduction(String words) {
      this.words = words;
    }

    /** As one would say it. */
    public String words() {
      return words;
    }
  }

  /** The breach as a sentence without an end. */
  public String inWords() {
    return reduction.words() + ": " + seen;
  }
}

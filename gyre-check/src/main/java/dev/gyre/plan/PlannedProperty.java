package dev.gyre.plan;

/**
 * Something that is checked by a search of its own.
 *
 * @param name what {@code --property} calls it
 * @param cycles whether it also speaks about infinite runs
 */
public record PlannedProperty(String name, Kind kind, Cycles cycles) {
  /** The name of what is checked without any claim. */
  public static final String SAFETY = "safety";

  /** What sort of property it is. */
  public enum Kind {
    /** Assertions, end states and the like: everything that is bad by itself. */
    SAFETY("safety"),
    /** A never claim. */
    NEVER("never");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** The word in reports. */
    public String word() {
      return word;
    }
  }

  /** Whether a property has accept labels, so that a cycle can violate it. */
  public enum Cycles {
    /** A finite run decides. */
    NONE,
    /** There are accept labels, and nobody looks for cycles through them. */
    NOT_LOOKED_FOR
  }

  static PlannedProperty safety() {
    return new PlannedProperty(SAFETY, Kind.SAFETY, Cycles.NONE);
  }

  static PlannedProperty never(ModelTraits.Claim claim) {
    Cycles cycles = claim.hasAcceptLabels() ? Cycles.NOT_LOOKED_FOR : Cycles.NONE;
    return new PlannedProperty(claim.name(), Kind.NEVER, cycles);
  }
}

package dev.gyre.ltl.automaton;

/**
 * A conjunction of literals: the propositions in {@code positive} hold and those in {@code
 * negative} do not; nothing is said about the others.
 *
 * @param positive a bit for each proposition
 * @param negative a bit for each proposition, none of them also in {@code positive}
 */
public record Cube(long positive, long negative) {
  /** The conjunction of nothing. */
  public static final Cube TRUE = new Cube(0, 0);

  public Cube {
    if ((positive & negative) != 0) {
      throw new IllegalArgumentException("a proposition both holds and does not");
    }
  }

  public boolean isTrue() {
    return (positive | negative) == 0;
  }

  /** Whether some valuation satisfies both. */
  public boolean meets(Cube other) {
    return (positive & other.negative) == 0 && (negative & other.positive) == 0;
  }

  /** The conjunction with a cube that this one meets. */
  public Cube and(Cube other) {
    return new Cube(positive | other.positive, negative | other.negative);
  }

  /** Whether every valuation that satisfies this satisfies the other. */
  public boolean implies(Cube other) {
    return (other.positive & ~positive) == 0 && (other.negative & ~negative) == 0;
  }

  /** Whether a valuation, a bit for each proposition that holds, satisfies this. */
  public boolean holdsIn(long valuation) {
    return (positive & ~valuation) == 0 && (negative & valuation) == 0;
  }

  /** The propositions this speaks of. */
  public long support() {
    return positive | negative;
  }

  /** This without what it says about the proposition with the given bit. */
  Cube without(long bit) {
    return new Cube(positive & ~bit, negative & ~bit);
  }

  /** This with the proposition of the given bit holding. */
  Cube withPositive(long bit) {
    return new Cube(positive | bit, negative & ~bit);
  }

  /** This with the proposition of the given bit not holding. */
  Cube withNegative(long bit) {
    return new Cube(positive & ~bit, negative | bit);
  }

  /** This with the literal of the given bit the other way round. */
  Cube flipped(long bit) {
    return (positive & bit) != 0 ? withNegative(bit) : withPositive(bit);
  }
}

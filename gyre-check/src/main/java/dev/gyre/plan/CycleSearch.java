package dev.gyre.plan;

import dev.gyre.property.Applicability;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.Optional;

/**
 * How bad infinite runs are looked for.
 *
 * @param fairness which of them count
 * @param threads how many workers look
 * @param lossyStore where states are kept if not exactly
 */
public record CycleSearch(
    Fairness fairness, Algorithm algorithm, int threads, Optional<StoreSetup> lossyStore) {
  /** The ways there are. */
  public enum Algorithm {
    /** Strongly connected components, gathered in one depth-first search; keeps states exactly. */
    COMPONENTS("strongly connected components, depth first"),

    /** Strongly connected components that several workers find together; keeps states exactly. */
    SHARED_COMPONENTS("strongly connected components, found by several workers together"),

    /** A nested depth-first search; does with a few bits for each state. */
    NESTED("nested depth first"),

    /** States are taken away that lie on no cycle; keeps states exactly, on disk. */
    CATCH_THEM_YOUNG("states that lie on no accepted cycle are taken away, breadth first");

    private final String words;

    Algorithm(String words) {
      this.words = words;
    }

    /** Whether states are files. */
    public boolean isOnDisk() {
      return this == CATCH_THEM_YOUNG;
    }

    /** As one would say it. */
    public String words() {
      return words;
    }
  }

  /** One worker and an exact store, which knows every fairness. */
  public static CycleSearch exact(Fairness fairness) {
    return new CycleSearch(fairness, Algorithm.COMPONENTS, 1, Optional.empty());
  }

  /** Workers that expand states on disk together, without fairness. */
  static CycleSearch onDisk(int threads) {
    return new CycleSearch(Fairness.NONE, Algorithm.CATCH_THEM_YOUNG, threads, Optional.empty());
  }

  /** The search for one property: a nested one cannot do without steps that must not be taken. */
  public CycleSearch forProperty(Property.Kind kind) {
    boolean isForbidding = kind == Property.Kind.PROGRESS || kind == Property.Kind.ZENO;
    return algorithm == Algorithm.NESTED && isForbidding ? exact(fairness) : this;
  }

  /**
   * The same where states may stand for others: who is treated fairly is then followed through the
   * renamings of processes, which one worker can do.
   */
  CycleSearch with(SymmetryPlan symmetry) {
    boolean isFollowed = fairness != Fairness.NONE && symmetry.strategy().isPresent();
    return algorithm == Algorithm.SHARED_COMPONENTS && isFollowed ? exact(fairness) : this;
  }

  /**
   * Nobody has shown that the nested search finds its way back through states that stand for
   * others.
   */
  Applicability applicabilityOfSymmetry(Property property) {
    boolean isNested =
        property.cycles() == Property.Cycles.LOOKED_FOR
            && forProperty(property.kind()).algorithm() == Algorithm.NESTED;
    return Applicability.unless(isNested, "a lossy store is searched without");
  }
}

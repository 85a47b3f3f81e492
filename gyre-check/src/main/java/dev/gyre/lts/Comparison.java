package dev.gyre.lts;

import dev.gyre.lts.bisim.Classes;
import dev.gyre.lts.formula.Distinguisher;
import dev.gyre.lts.formula.Evaluation;
import dev.gyre.lts.formula.Formula;
import dev.gyre.lts.graph.DisjointUnion;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.lts.trace.TraceDifference;
import dev.gyre.lts.trace.TraceRun;
import java.util.Optional;

/**
 * Whether the initial states of two systems are related, and if not, why. What is said about why
 * was evaluated on both systems as they are, apart from what it was found with.
 */
public final class Comparison {
  private final Kripke first;
  private final Kripke second;
  private final Relation relation;
  private final Kripke quotient;
  private final int secondInitial;

  private Comparison(Kripke first, Kripke second, Relation relation) {
    this.first = first;
    this.second = second;
    this.relation = relation;
    DisjointUnion union = DisjointUnion.of(first, second);
    Classes classes =
        Classes.of(
            union.both(),
            relation.silence(),
            union.both().graph().initial(),
            union.secondInitial());
    this.quotient = union.both().quotient(classes.quotient(), classes.classOf(), classes.stateOf());
    this.secondInitial = classes.numberOf(union.secondInitial());
  }

  public static Comparison of(Kripke first, Kripke second, Relation relation) {
    return new Comparison(first, second, relation);
  }

  /** How many classes the reachable states of both have together; for traces, to begin with. */
  public int classCount() {
    return quotient.graph().stateCount();
  }

  /**
   * Whether they are related.
   *
   * @param maxSubsets how many sets of states may be looked at for traces
   * @throws TooLargeException if so many do not suffice
   */
  public boolean areEquivalent(int maxSubsets) throws TooLargeException {
    boolean areBisimilar = quotient.graph().initial() == secondInitial;
    return areBisimilar || (relation == Relation.TRACE && trace(maxSubsets).isEmpty());
  }

  /**
   * A shortest sequence of visible steps that only one of them can make, if there is one.
   *
   * @param maxSubsets how many sets of states may be looked at
   * @throws TooLargeException if so many do not suffice
   */
  public Optional<TraceDifference> trace(int maxSubsets) throws TooLargeException {
    Kripke blind = Kripke.blind(quotient.graph());
    Lts twice = DisjointUnion.of(blind, blind).both().graph();
    int states = quotient.graph().stateCount();
    Optional<TraceDifference> found =
        TraceDifference.between(twice, states, states + secondInitial, maxSubsets);
    found.ifPresent(this::replay);
    return found;
  }

  /**
   * Of Kripke structures: a shortest sequence of observations that a run of one of them shows and
   * none of the other, if there is one.
   *
   * @param maxSubsets how many sets of states may be looked at
   * @throws TooLargeException if so many do not suffice
   */
  public Optional<ShownSequence> shownSequence(int maxSubsets) throws TooLargeException {
    Kripke one = Kripke.blind(ShownSequence.showing(quotient, quotient.graph().initial()));
    Kripke other = Kripke.blind(ShownSequence.showing(quotient, secondInitial));
    DisjointUnion twice = DisjointUnion.of(one, other);
    return ShownSequence.between(
        first, second, twice.both().graph(), twice.offset(), twice.secondInitial(), maxSubsets);
  }

  private void replay(TraceDifference trace) {
    int inFirst = TraceRun.length(first.graph(), trace.labels());
    int inSecond = TraceRun.length(second.graph(), trace.labels());
    int whole = trace.labels().size();
    boolean isRight =
        trace.isOfFirst()
            ? inFirst == whole && inSecond == whole - 1
            : inSecond == whole && inFirst == whole - 1;
    if (!isRight) {
      throw new IllegalStateException("a distinguishing trace is none: " + trace);
    }
  }

  /**
   * A formula that holds in the first system and not in the second; empty if they are related.
   *
   * @throws TooLargeException if it would be too large
   */
  public Optional<Formula> formula() throws TooLargeException {
    Optional<Formula> found =
        Distinguisher.between(
            quotient, quotient.graph().initial(), secondInitial, relation.moves());
    if (found.isPresent()) {
      boolean isRight =
          new Evaluation(first).holdsInitially(found.get())
              && !new Evaluation(second).holdsInitially(found.get());
      if (!isRight) {
        throw new IllegalStateException("a distinguishing formula is none");
      }
    }
    return found;
  }
}

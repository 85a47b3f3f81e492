package dev.gyre.lts;

import dev.gyre.lts.bisim.Classes;
import dev.gyre.lts.bisim.Silence;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.lts.trace.TraceQuotient;

/** The smallest system that is related to a given one; for traces, the smallest deterministic. */
public final class Minimisation {
  private Minimisation() {}

  /**
   * @param maxSubsets how many states a system may have that is made deterministic
   */
  public static Kripke of(Kripke structure, Relation relation, int maxSubsets)
      throws TooLargeException {
    Classes classes = Classes.of(structure, relation.silence(), structure.graph().initial());
    if (relation != Relation.TRACE) {
      return structure.quotient(classes.quotient(), classes.classOf(), classes.stateOf());
    }
    // Branching bisimilar states have the same traces, so there are fewer sets of their classes.
    Lts deterministic = TraceQuotient.deterministic(classes.quotient(), maxSubsets);
    Kripke blind = Kripke.blind(deterministic);
    return Kripke.blind(Classes.of(blind, Silence.VISIBLE, deterministic.initial()).quotient());
  }
}

package dev.gyre.ltl.claim;

import dev.gyre.ir.ProcessAutomaton;

/**
 * The automaton of a formula in the form of a never claim, with the acceptance sets of its edges. A
 * run is accepted if it takes edges of every set infinitely often.
 */
public final class Claim {
  private final ProcessAutomaton automaton;
  private final int acceptanceSets;
  private final int firstEdge;
  private final long[] marks;

  Claim(ProcessAutomaton automaton, int acceptanceSets, int firstEdge, long[] marks) {
    this.automaton = automaton;
    this.acceptanceSets = acceptanceSets;
    this.firstEdge = firstEdge;
    this.marks = marks.clone();
  }

  /** One location for each state, in the same order; every edge is a guard and nothing else. */
  public ProcessAutomaton automaton() {
    return automaton;
  }

  /** How many acceptance sets there are; with none, every infinite run is accepted. */
  public int acceptanceSets() {
    return acceptanceSets;
  }

  /** The acceptance sets of the claim's edge with this id, a bit each. */
  public long marks(int edge) {
    return marks[edge - firstEdge];
  }
}

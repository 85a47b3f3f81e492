package dev.gyre.por;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.access.AccessAnalysis;
import dev.gyre.ir.access.AccessAnalysis.Ends;
import dev.gyre.ir.access.AccessAnalysis.Promises;
import dev.gyre.ir.access.Observation;
import dev.gyre.plan.Fairness;
import dev.gyre.search.StepReduction;
import dev.gyre.search.StepSelection;
import dev.gyre.system.StateLayout;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;

/**
 * Partial order reduction that needs no search to look after it: which steps are left out is known
 * from the state alone ({@link ReducedSystem}), and that nothing is left out for ever follows from
 * the sticky edges [Kurshan1998].
 *
 * <p>For claims and labels, the steps taken while others wait are invisible, and none of them is
 * sticky. So the reduced system has, for each infinite run of the whole, one that looks the same
 * but for repetitions (the conditions C0 to C3 of [HolzmannPeled1994]); whatever cannot count steps
 * is true of both or of none.
 *
 * <p>A step that fails leads nowhere. So steps that may fail are tried out, and if one does, or if
 * an atomic sequence may fail later on, everything is taken.
 *
 * <p>For weak and strong fairness it must also be the same who can move, again and again or for
 * ever. A fair run takes some step of each set, because the processes of the set can move and stay
 * able to; so the reduced run has the same steps in another order. If a process moves only a number
 * of times, nobody may then move alone who changes whether it can, be it only by getting ready for
 * a rendez-vous: that is the counterexample to weak fairness with rendez-vous in chapter 3 of
 * [Bosnacki2001].
 */
public final class FixedReduction {
  private final Method method;
  private final Kinds kinds;

  private FixedReduction(Method method, Kinds kinds) {
    this.method = method;
    this.kinds = kinds;
  }

  /** Preserves every step that can be taken at all, and deadlocks. */
  public static FixedReduction ofSteps(StateLayout layout, Method method, Promises promises) {
    AccessAnalysis analysis = new AccessAnalysis(layout.system(), method.foresight(), promises);
    return new FixedReduction(method, new Kinds(layout, analysis, Restraint.advancing(analysis)));
  }

  /** Preserves the states where nobody can move; what is put off for ever does not matter. */
  public static FixedReduction ofDeadlocks(StateLayout layout, Method method, Promises promises) {
    AccessAnalysis analysis = new AccessAnalysis(layout.system(), method.foresight(), promises);
    return new FixedReduction(method, new Kinds(layout, analysis, Restraint.none(analysis)));
  }

  /**
   * Preserves what a claim can see, if it cannot count steps.
   *
   * @param claim one without an {@link Observation#obstacle}
   */
  public static FixedReduction ofClaim(
      StateLayout layout, Method method, ProcessAutomaton claim, Fairness fairness) {
    AccessAnalysis analysis = ofRuns(layout, method);
    return of(layout, method, analysis, Observation.ofClaim(claim, analysis), fairness);
  }

  /** Preserves in which states of infinite runs some process is at a label. */
  public static FixedReduction ofLabels(
      StateLayout layout, Method method, Location.Mark label, Fairness fairness) {
    AccessAnalysis analysis = ofRuns(layout, method);
    return of(layout, method, analysis, Observation.ofLabels(label, analysis), fairness);
  }

  private static AccessAnalysis ofRuns(StateLayout layout, Method method) {
    return new AccessAnalysis(layout.system(), method.foresight(), Promises.IGNORED, Ends.SEEN);
  }

  private static FixedReduction of(
      StateLayout layout,
      Method method,
      AccessAnalysis analysis,
      Observation observation,
      Fairness fairness) {
    Restraint.Moods moods =
        switch (fairness) {
          case NONE -> Restraint.Moods.FREE;
          case WEAK, STRONG -> Restraint.Moods.KEPT;
          case GLOBAL -> throw new IllegalArgumentException("global fairness is about all steps");
        };
    return new FixedReduction(
        method, new Kinds(layout, analysis, Restraint.hidden(analysis, observation, moods)));
  }

  /** Whether a step may fail, and then has no outcome. */
  boolean isDoubtful(long transition) {
    int partner = Transitions.partnerEdge(transition);
    return kinds.restraint().isDoubtful(Transitions.edge(transition))
        || (Transitions.partner(transition) >= 0 && kinds.restraint().isDoubtful(partner));
  }

  /**
   * The same as a choice of the steps that a search takes, which is quicker than to go through a
   * {@link ReducedSystem}. The search has nothing to look after.
   *
   * @param system the system that is searched
   */
  public StepReduction choice(TransitionSystem system) {
    return new StepReduction() {
      @Override
      public StepSelection newSelection() {
        return new FixedSelection(FixedReduction.this, system.newStepper());
      }

      @Override
      public Preserved preserved() {
        return Preserved.DEADLOCKS;
      }
    };
  }

  StubbornSelection newSelection() {
    return kinds.newSelection(method, StubbornSelection.Effort.ALWAYS);
  }
}

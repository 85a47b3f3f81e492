package dev.gyre.por;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.por.dependence.AccessAnalysis;
import dev.gyre.por.dependence.AccessAnalysis.Ends;
import dev.gyre.por.dependence.Visibility;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Fairness;
import dev.gyre.search.TransitionReduction;
import dev.gyre.search.TransitionSelection;
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
public final class StaticReduction {
  private final Method method;
  private final ProcessClasses kinds;

  private StaticReduction(Method method, ProcessClasses kinds) {
    this.method = method;
    this.kinds = kinds;
  }

  /** Preserves every step that can be taken at all, and deadlocks. */
  public static StaticReduction ofSteps(
      StateLayout layout, Method method, ExclusiveUseWatch promises) {
    AccessAnalysis analysis = new AccessAnalysis(layout.system(), method.foresight(), promises);
    return new StaticReduction(
        method, new ProcessClasses(layout, analysis, AmpleConditions.advancing(analysis)));
  }

  /** Preserves the states where nobody can move; what is put off for ever does not matter. */
  public static StaticReduction ofDeadlocks(
      StateLayout layout, Method method, ExclusiveUseWatch promises) {
    AccessAnalysis analysis = new AccessAnalysis(layout.system(), method.foresight(), promises);
    return new StaticReduction(
        method, new ProcessClasses(layout, analysis, AmpleConditions.none(analysis)));
  }

  /**
   * Preserves what a claim can see, if it cannot count steps.
   *
   * @param claim one without an {@link Visibility#obstacle}
   */
  public static StaticReduction ofClaim(
      StateLayout layout, Method method, ProcessAutomaton claim, Fairness fairness) {
    AccessAnalysis analysis = ofRuns(layout, method);
    return of(layout, method, analysis, Visibility.ofClaim(claim, analysis), fairness);
  }

  /** Preserves in which states of infinite runs some process is at a label. */
  public static StaticReduction ofLabels(
      StateLayout layout, Method method, Location.Mark label, Fairness fairness) {
    AccessAnalysis analysis = ofRuns(layout, method);
    return of(layout, method, analysis, Visibility.ofLabels(label, analysis), fairness);
  }

  private static AccessAnalysis ofRuns(StateLayout layout, Method method) {
    return new AccessAnalysis(
        layout.system(), method.foresight(), ExclusiveUseWatch.IGNORED, Ends.SEEN);
  }

  private static StaticReduction of(
      StateLayout layout,
      Method method,
      AccessAnalysis analysis,
      Visibility observation,
      Fairness fairness) {
    AmpleConditions.Moods moods =
        switch (fairness) {
          case NONE -> AmpleConditions.Moods.FREE;
          case WEAK, STRONG -> AmpleConditions.Moods.KEPT;
          case GLOBAL -> throw new IllegalArgumentException("global fairness is about all steps");
        };
    return new StaticReduction(
        method,
        new ProcessClasses(layout, analysis, AmpleConditions.hidden(analysis, observation, moods)));
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
  public TransitionReduction choice(TransitionSystem system) {
    return new TransitionReduction() {
      @Override
      public TransitionSelection newSelection() {
        return new StaticSelection(StaticReduction.this, system.newStepper());
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

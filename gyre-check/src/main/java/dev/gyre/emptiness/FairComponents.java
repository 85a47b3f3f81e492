package dev.gyre.emptiness;

import dev.gyre.store.StateNumbers;
import java.util.Optional;

/** What one kind of fairness says about strongly connected components. */
interface FairComponents {
  /**
   * Whether all there is to know are the marks of steps, so that a component with all marks has a
   * fair accepted cycle even if more steps come to it later.
   */
  boolean isKnownByMarks();

  /** A strongly connected part of a component on which there is a fair accepted cycle. */
  Optional<Component> fairPart(Component component);

  /** Finds a fair accepted cycle in such a part. */
  CycleWalk walk(Component part);

  /**
   * What a cycle must do.
   *
   * @param marks the marks that its steps must have together
   * @param movers the processes that must move in it
   */
  record Duty(long marks, long movers, Steps steps) {}

  /** Which steps of a part a cycle must take. */
  enum Steps {
    /** Those that have the marks and the movers. */
    AS_NEEDED,
    /** All there are. */
    ALL,
    /** All, but they are too many to look for; a part of the cycle will do. */
    TOO_MANY
  }

  static FairComponents of(CycleQuestion question, StateNumbers numbers, long goal) {
    return switch (question.fairness()) {
      case NONE -> new MarkedComponents(goal);
      case WEAK ->
          question.hasThreads() ? new WeakQuotientFairness(goal) : new MarkedComponents(goal);
      case STRONG ->
          question.hasThreads() ? new StrongQuotientFairness(goal) : new StrongFairness(goal);
      case GLOBAL -> new GlobalFairness(question, numbers, goal);
    };
  }
}

package dev.gyre.plan;

import dev.gyre.por.Method;
import dev.gyre.search.TransitionReduction;
import java.util.Optional;

/**
 * Which steps are left out that only change the order of others.
 *
 * @param use how that is done; empty to take all steps
 * @param reason why
 */
public record OrderPlan(Optional<Use> use, String reason) {
  /**
   * @param proviso what keeps a step from being put off for ever
   * @param preserved what a search for safety must preserve
   */
  public record Use(Method method, Proviso proviso, TransitionReduction.Preserved preserved) {
    /** Whether it depends on what a search has seen which steps are left out. */
    boolean dependsOnSearch() {
      return proviso == Proviso.OF_SEARCH && preserved == TransitionReduction.Preserved.STEPS;
    }
  }

  /** What keeps a step from being put off for ever. */
  public enum Proviso {
    /** Sticky edges: which steps are left out depends on the state alone. */
    STATIC,
    /** The search looks after it. */
    OF_SEARCH
  }

  static OrderPlan off(String reason) {
    return new OrderPlan(Optional.empty(), reason);
  }

  Reduction reduction() {
    return new Reduction(
        ReductionKind.PARTIAL_ORDER,
        use.isPresent() ? Reduction.State.ON : Reduction.State.OFF,
        reason);
  }
}

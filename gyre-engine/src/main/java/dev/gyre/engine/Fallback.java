package dev.gyre.engine;

import dev.gyre.audit.Breach;
import dev.gyre.audit.BreachException;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Symmetry;
import dev.gyre.plan.Ticks;
import java.util.ArrayList;
import java.util.List;

/**
 * What follows from a breach: the reduction is switched off and everything starts again without it.
 * All properties do, because those that were decided before relied on the same reduction.
 */
final class Fallback {
  private final List<Breach> breaches = new ArrayList<>();
  private CheckOptions wishes;
  private ExecutionMode manner;

  /** A check in some manner. */
  interface Attempt {
    /**
     * @param request with the time that is left
     * @throws BreachException if a reduction cannot be trusted
     */
    CheckReport run(CheckRequest request, ExecutionMode manner);
  }

  private Fallback(CheckOptions wishes) {
    this.wishes = wishes;
    this.manner = ExecutionMode.of(wishes);
  }

  /**
   * @param interim told that what was known before a breach counts no longer
   */
  static CheckReport run(CheckRequest request, Interim interim, Attempt attempt) {
    long start = System.nanoTime();
    Fallback fallback = new Fallback(request.wishes());
    while (true) {
      try {
        CheckRequest left = request.afterNanos(System.nanoTime() - start);
        return attempt
            .run(left.withWishes(fallback.wishes), fallback.manner)
            .withBreaches(fallback.breaches);
      } catch (BreachException e) {
        fallback.note(e.breach());
        interim.restart(fallback.breaches);
      }
    }
  }

  private void note(Breach breach) {
    breaches.add(breach);
    switch (breach.reduction()) {
      case SYMMETRY -> wishes = wishes.withSymmetry(Symmetry.OFF);
      case PARTIAL_ORDER -> wishes = wishes.withPartialOrder(PartialOrder.OFF);
      case ABSTRACT_TIME -> wishes = wishes.withTime("discrete");
      case PASSES, SOME -> wishes = plain(wishes);
      case UNKNOWN -> {
        wishes = plain(wishes);
        manner = manner.interpreted();
      }
    }
  }

  private static CheckOptions plain(CheckOptions wishes) {
    return wishes
        .withSymmetry(Symmetry.OFF)
        .withPartialOrder(PartialOrder.OFF)
        .withOptimisations(Optimisations.PLAIN)
        .withTicks(Ticks.SINGLE);
  }

  /**
   * What to make of an exception in a check: a reason to try with less that can fail.
   *
   * @throws RuntimeException the exception itself if nothing is left that could be switched off
   */
  static BreachException of(RuntimeException fault, CheckPlan plan, ExecutionMode manner) {
    if (fault instanceof BreachException breach) {
      return breach;
    }
    if (!plan.isReduced() && manner.way() == ExecutableSystems.Way.INTERPRETED) {
      throw fault;
    }
    Breach.Reduction suspect = plan.isReduced() ? Breach.Reduction.SOME : Breach.Reduction.UNKNOWN;
    BreachException breach = new BreachException(new Breach(suspect, "failed: " + fault));
    breach.initCause(fault);
    return breach;
  }

  /** The same for one that came while symmetry was looked for. */
  static RuntimeException ofDetection(RuntimeException fault, CheckOptions wishes) {
    if (wishes.symmetry() == Symmetry.OFF) {
      return fault;
    }
    BreachException breach =
        new BreachException(new Breach(Breach.Reduction.SYMMETRY, "failed: " + fault));
    breach.initCause(fault);
    return breach;
  }
}

package dev.gyre.engine.run;

import dev.gyre.audit.Breach;
import dev.gyre.audit.BreachException;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.ExecutionPlan;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.plan.Ticks;
import dev.gyre.plan.TimeModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What follows from a breach: the reduction is switched off and everything starts again without it.
 * All properties do, because those that were decided before relied on the same reduction.
 */
final class Fallback {
  private final List<Breach> breaches = new ArrayList<>();
  private CheckOptions options;
  private ExecutionMode mode;

  /** A check in some mode. */
  interface Attempt {
    /**
     * @param options without what has failed
     * @throws BreachException if a reduction cannot be trusted
     */
    CheckReport run(CheckOptions options, ExecutionMode mode);
  }

  private Fallback(CheckOptions options) {
    this.options = options;
    this.mode = ExecutionMode.of(options);
  }

  /**
   * @param restarted told that what was known before these breaches counts no longer
   */
  static CheckReport run(CheckOptions options, Consumer<List<Breach>> restarted, Attempt attempt) {
    Fallback fallback = new Fallback(options);
    while (true) {
      try {
        return attempt.run(fallback.options, fallback.mode).withBreaches(fallback.breaches);
      } catch (BreachException e) {
        fallback.note(e.breach());
        restarted.accept(fallback.breaches);
      }
    }
  }

  private void note(Breach breach) {
    breaches.add(breach);
    switch (breach.reduction()) {
      case SYMMETRY -> options = options.withSymmetry(SymmetryOption.OFF);
      case PARTIAL_ORDER -> options = options.withPartialOrder(PartialOrder.OFF);
      case ABSTRACT_TIME -> options = options.withTime(TimeModel.DISCRETE);
      case PASSES, SOME -> options = plain(options);
      case UNKNOWN -> {
        options = plain(options);
        mode = mode.interpreted();
      }
    }
  }

  private static CheckOptions plain(CheckOptions options) {
    return options
        .withSymmetry(SymmetryOption.OFF)
        .withPartialOrder(PartialOrder.OFF)
        .withOptimisations(Optimisations.PLAIN)
        .withTicks(Ticks.SINGLE);
  }

  /**
   * What to make of an exception in a check: a reason to try with less that can fail.
   *
   * @throws RuntimeException the exception itself if nothing is left that could be switched off
   */
  static BreachException of(RuntimeException fault, CheckPlan plan, ExecutionMode mode) {
    if (fault instanceof BreachException breach) {
      return breach;
    }
    if (!plan.isReduced() && mode.way() == ExecutionPlan.Way.INTERPRETED) {
      throw fault;
    }
    Breach.Reduction suspect = plan.isReduced() ? Breach.Reduction.SOME : Breach.Reduction.UNKNOWN;
    BreachException breach = new BreachException(new Breach(suspect, "failed: " + fault));
    breach.initCause(fault);
    return breach;
  }

  /** The same for one that came while symmetry was looked for. */
  static RuntimeException ofDetection(RuntimeException fault, CheckOptions options) {
    if (options.reductions().symmetry() == SymmetryOption.OFF) {
      return fault;
    }
    BreachException breach =
        new BreachException(new Breach(Breach.Reduction.SYMMETRY, "failed: " + fault));
    breach.initCause(fault);
    return breach;
  }
}

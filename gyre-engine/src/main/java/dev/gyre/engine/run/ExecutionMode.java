package dev.gyre.engine.run;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.ExecutionPlan;
import dev.gyre.plan.Optimisations;
import dev.gyre.property.ExclusiveUseWatch;

/**
 * How a model is executed while it is searched; stays as it is when reductions are switched off
 * after a breach.
 *
 * @param promises what becomes of {@code xr} and {@code xs} that may be broken
 */
record ExecutionMode(ExecutionPlan.Way way, ExclusiveUseWatch promises) {

  /** Spin notices a broken promise only where its reductions rely on it. */
  static ExecutionMode of(CheckOptions options) {
    boolean isPlain = options.reductions().optimisations() == Optimisations.PLAIN;
    return new ExecutionMode(
        ExecutionPlan.Way.COMPILED,
        isPlain ? ExclusiveUseWatch.IGNORED : ExclusiveUseWatch.WATCHED);
  }

  /** The same without compiled code. */
  ExecutionMode interpreted() {
    return new ExecutionMode(ExecutionPlan.Way.INTERPRETED, promises);
  }

  /** What becomes of the promises of a model. */
  ExclusiveUseWatch promisesOf(ProcessSystem system) {
    return ExecutableSystems.needsWatch(system) ? promises : ExclusiveUseWatch.KEPT;
  }

  /** The same plan, executed this way. */
  CheckPlan applied(CheckPlan plan) {
    return way == ExecutionPlan.Way.COMPILED
        ? plan
        : plan.each(each -> each.interpreted("compiled code is under suspicion"));
  }
}

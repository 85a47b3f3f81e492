package dev.gyre.engine.run;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.plan.PassPlan;

/** Makes the passes of a plan. */
final class PlannedPasses {
  private PlannedPasses() {}

  /** The system without the ends of interchangeable processes, after the passes. */
  static OptimisedSystem over(ProcessSystem system, PassPlan plan) {
    return OptimisedSystem.unchanged(system)
        .then(WithoutTermination::of)
        .then(endless -> Optimiser.optimise(endless, plan.made(), plan.preserved()));
  }
}

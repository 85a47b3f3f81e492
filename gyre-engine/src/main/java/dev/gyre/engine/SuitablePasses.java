package dev.gyre.engine;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.pass.PreservedRuns;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.PassObstacles;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.EnumSet;
import java.util.Set;

/**
 * The passes of a plan that may be made for one property, by {@link PassObstacles}, which the plan
 * explains itself with as well.
 *
 * @param fidelity what merged steps must keep
 */
record SuitablePasses(Set<Optimisation> passes, PreservedRuns fidelity) {
  SuitablePasses {
    passes = Set.copyOf(passes);
  }

  /**
   * @param written the model with all its properties
   */
  static SuitablePasses of(ProcessSystem written, Property property, CheckPlan plan) {
    Fairness fairness = plan.cycles().fairness();
    PassObstacles obstacles = PassObstacles.of(written);
    Set<Optimisation> passes = EnumSet.noneOf(Optimisation.class);
    for (Optimisation pass : plan.optimisations()) {
      if (obstacles.of(pass, property, fairness).isEmpty()) {
        passes.add(pass);
      }
    }
    return new SuitablePasses(
        passes, fairness == Fairness.NONE ? PreservedRuns.RUNS : PreservedRuns.FAIR_RUNS);
  }

  boolean isEmpty() {
    return passes.isEmpty();
  }

  /** The system without the ends of interchangeable processes, after the passes. */
  OptimisedSystem of(ProcessSystem system) {
    return OptimisedSystem.unchanged(system)
        .then(ModelSymmetry::withoutEnds)
        .then(endless -> Optimiser.optimise(endless, passes, fidelity));
  }
}

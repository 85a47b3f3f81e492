package dev.gyre.engine.run;

import dev.gyre.exec.jvm.FieldCompiler;
import dev.gyre.plan.SymmetryPlan;
import dev.gyre.search.Canonicalization;
import dev.gyre.symmetry.FieldCodeCache;
import dev.gyre.symmetry.SymmetryReduction;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;

/** The symmetry reduction of a plan. */
final class PlannedSymmetry {
  /** A population that has been met so often is worth its own code. */
  private static final int USES_TO_COMPILE = 2_000;

  private PlannedSymmetry() {}

  /** Which states of the system that is searched stand for others. */
  static Optional<Canonicalization> of(SymmetryPlan plan, TransitionSystem system) {
    return plan.strategy()
        .filter(strategy -> !system.layout().system().symmetry().isEmpty())
        .map(strategy -> new SymmetryReduction(system.layout(), strategy, codes()));
  }

  private static FieldCodeCache codes() {
    return new FieldCodeCache(FieldCompiler::compile, USES_TO_COMPILE);
  }
}

package dev.gyre.engine;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.liveness.CycleQuestion;
import dev.gyre.liveness.Lasso;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Fairness;
import dev.gyre.system.Features;
import dev.gyre.system.TransitionSystem;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What is searched for a bad infinite run.
 *
 * @param restoring turns a bad run that was found into one of the model as it was written
 */
record SearchedCycles(CycleQuestion question, UnaryOperator<Lasso> restoring) {

  /**
   * Searched for what labels say about it. Labels stay where they are when steps are merged, and
   * the rest is as for formulas: see {@link LeanWatch}.
   *
   * @param system the model; with the symmetry that is used, if any
   * @param question what is asked
   */
  static SearchedCycles ofLabels(
      ProcessSystem system,
      InterpretedSystem reference,
      CheckPlan plan,
      Function<ProcessSystem, TransitionSystem> compiler,
      Function<TransitionSystem, CycleQuestion> question) {
    Set<Optimisation> suitable = suitable(system, plan);
    boolean isSymmetric = !system.symmetry().isEmpty();
    if (suitable.isEmpty() && !isSymmetric) {
      return new SearchedCycles(question.apply(compiler.apply(system)), UnaryOperator.identity());
    }
    OptimisedSystem passes =
        OptimisedSystem.unchanged(system)
            .then(ModelSymmetry::withoutEnds)
            .then(endless -> Optimiser.optimise(endless, suitable));
    TransitionSystem searched = compiler.apply(passes.system());
    return new SearchedCycles(
        question
            .apply(searched)
            .reduced(isSymmetric ? ModelSymmetry.reduction(plan, searched) : Optional.empty()),
        found -> {
          LeanWatch.OriginalRun run = LeanWatch.OriginalRun.of(found, passes, reference);
          return new Lasso(run.path(), run.cycleStart(), found.extent());
        });
  }

  private static Set<Optimisation> suitable(ProcessSystem system, CheckPlan plan) {
    if (plan.cycles().fairness() == Fairness.GLOBAL || Features.of(system).hasTimers()) {
      return Set.of();
    }
    Set<Optimisation> suitable =
        EnumSet.of(Optimisation.DEAD_VARIABLES, Optimisation.STATEMENT_MERGING);
    suitable.retainAll(plan.optimisations());
    return suitable;
  }
}

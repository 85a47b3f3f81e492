package dev.gyre.engine;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.Lasso;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.plan.CheckPlan;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What is searched for a bad infinite run.
 *
 * @param restoring turns a bad run that was found into one of the model as it was written
 * @param passes how the model was made smaller; empty if it was not
 */
record CycleForms(
    CycleQuestion question, UnaryOperator<Lasso> restoring, Optional<SearchedPasses> passes) {

  /** For a model that is searched as it was written. */
  CycleForms(CycleQuestion question, UnaryOperator<Lasso> restoring) {
    this(question, restoring, Optional.empty());
  }

  /**
   * Searched for what labels say about it. Labels stay where they are when steps are merged, and
   * the rest is as for formulas: see {@link dev.gyre.plan.PassObstacles}.
   *
   * @param system the model; with the symmetry that is used, if any
   * @param suitable the passes that may be made
   * @param options how the model is executed
   * @param question what is asked
   */
  static CycleForms ofLabels(
      ProcessSystem system,
      InterpretedSystem reference,
      CheckPlan plan,
      SuitablePasses suitable,
      ExecutionOptions options,
      Function<ProcessSystem, TransitionSystem> compiler,
      Function<TransitionSystem, CycleQuestion> question) {
    boolean isSymmetric = !system.symmetry().isEmpty();
    if (suitable.isEmpty() && !isSymmetric) {
      return new CycleForms(question.apply(compiler.apply(system)), UnaryOperator.identity());
    }
    OptimisedSystem passes = suitable.of(system);
    TransitionSystem searched = compiler.apply(passes.system());
    return new CycleForms(
        question
            .apply(searched)
            .reduced(isSymmetric ? ModelSymmetry.reduction(plan, searched) : Optional.empty()),
        found -> {
          ReducedClaimTask.OriginalRun run =
              ReducedClaimTask.OriginalRun.of(found, passes, reference);
          return new Lasso(run.path(), run.cycleStart(), found.extent());
        },
        Optional.of(new SearchedPasses(system, passes, options)));
  }
}

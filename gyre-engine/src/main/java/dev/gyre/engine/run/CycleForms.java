package dev.gyre.engine.run;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.Lasso;
import dev.gyre.engine.restore.OriginalRun;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What is searched for a bad infinite run.
 *
 * @param restoring turns a bad run that was found into one of the model as it was written
 * @param passes how the model was made smaller; empty if it was not
 * @param done the plan as it is carried out
 */
record CycleForms(
    CycleQuestion question,
    UnaryOperator<Lasso> restoring,
    Optional<SearchedPasses> passes,
    PropertyPlan done) {

  /**
   * Searched for what labels say about it. Labels stay where they are when steps are merged, and
   * the rest is as for formulas.
   *
   * @param system the model; with the symmetry that is used, if any
   * @param question what is asked
   */
  static CycleForms ofLabels(
      ProcessSystem system,
      InterpretedSystem reference,
      PropertyPlan plan,
      Function<TransitionSystem, CycleQuestion> question) {
    OptimisedSystem passes = PlannedPasses.over(system, plan.passes());
    TransitionSystem executed = ExecutableSystems.forSearch(passes.system(), plan);
    TransitionSystem reduced = PlannedOrder.ofLabels(plan, executed);
    PropertyPlan done = ExecutableSystems.done(plan, executed);
    CycleQuestion asked =
        question.apply(reduced).reduced(PlannedSymmetry.of(plan.symmetry(), reduced));
    boolean isAsWritten = plan.passes().made().isEmpty() && system.symmetry().isEmpty();
    if (isAsWritten) {
      return new CycleForms(asked, UnaryOperator.identity(), Optional.empty(), done);
    }
    return new CycleForms(
        asked,
        found -> restored(found, passes, reference),
        Optional.of(new SearchedPasses(system, passes, ExecutableSystems.options(plan))),
        done);
  }

  private static Lasso restored(Lasso found, OptimisedSystem passes, InterpretedSystem reference) {
    OriginalRun run = OriginalRun.of(found, passes, reference);
    return new Lasso(run.path(), run.cycleStart(), found.extent());
  }
}

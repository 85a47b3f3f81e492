package dev.gyre.engine.run;

import dev.gyre.engine.trace.TraceReplayer;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.system.TransitionSystem;
import java.util.BitSet;
import java.util.Optional;

/**
 * What is searched for safety, and the way back to the model as it was written.
 *
 * @param system what is searched
 * @param optimised how it was made smaller
 * @param passes the same, to be tried out; empty if it was not
 */
record SafetyForm(
    TransitionSystem system,
    OptimisedSystem optimised,
    Optional<SearchedPasses> passes,
    InterpretedSystem reference) {

  static SafetyForm of(ModelForms model, PropertyPlan plan) {
    ProcessSystem symmetric = model.with(plan.symmetry());
    ProcessSystem searched =
        switch (plan.passes().claims()) {
          case KEPT -> symmetric;
          case LEFT_OUT -> ModelForms.withoutClaims(symmetric);
        };
    OptimisedSystem optimised = PlannedPasses.over(searched, plan.passes());
    boolean isAsWritten = plan.passes().made().isEmpty() && searched.symmetry().isEmpty();
    return new SafetyForm(
        executed(optimised, searched, plan),
        optimised,
        isAsWritten
            ? Optional.empty()
            : Optional.of(new SearchedPasses(searched, optimised, ExecutableSystems.options(plan))),
        ExecutableSystems.reference(model.system(), plan.execution().channels()));
  }

  private static TransitionSystem executed(
      OptimisedSystem optimised, ProcessSystem searched, PropertyPlan plan) {
    TransitionSystem fast = ExecutableSystems.forSearch(optimised.system(), plan);
    if (plan.execution().promises() != ExclusiveUseWatch.WATCHED) {
      return fast;
    }
    return ExecutableSystems.watched(
        fast, ExecutableSystems.reference(searched, plan.execution().channels()));
  }

  /** Repeats what was found, step by step as the model was written. */
  TraceReplayer replayer() {
    return new TraceReplayer(reference, optimised.origin());
  }

  BitSet originals(BitSet edges) {
    return optimised.originals(edges);
  }
}

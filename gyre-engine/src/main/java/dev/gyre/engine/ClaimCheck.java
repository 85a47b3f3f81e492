package dev.gyre.engine;

import dev.gyre.engine.trace.ClaimReplayer;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.RunRecord;
import dev.gyre.engine.trace.Trace;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.liveness.CycleQuestion;
import dev.gyre.plan.Check;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Fairness;
import dev.gyre.plan.PlannedProperty;
import dev.gyre.product.ClaimProduct;
import dev.gyre.search.Violation;
import dev.gyre.system.Fault;
import dev.gyre.system.Guarantee;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Verdict;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The searches that decide whether a claim can be satisfied, one for each sort of run. */
final class ClaimCheck {
  private final Watch watch;
  private final TransitionSystem system;
  private final CheckPlan plan;
  private final CheckObserver observer;

  ClaimCheck(SearchedModel model, Watch watch, CheckPlan plan, CheckObserver observer) {
    this.watch = watch;
    this.system = model.asWritten(watch.system(), watch.claim().name());
    // All faults of a claim count, whatever is looked for in the system.
    this.plan = plan.withChecks(Check.safety());
    this.observer = observer;
  }

  /** Looks for a finite run after which the claim is completed, or fails. */
  PropertyCheck.Result finite(PlannedProperty property, CheckRequest request) {
    InterpretedSystem reference = watch.reference(request.channels());
    return new FiniteCheck(
            new ClaimProduct(system, watch.claim()), Optional.empty(), plan, observer)
        .run(property, request, violation -> confirm(violation, property, reference));
  }

  private FoundViolation confirm(
      Violation violation, PlannedProperty property, InterpretedSystem reference) {
    Trace trace = new ClaimReplayer(reference, watch.claim()).replay(violation);
    Fault fault = violation.fault().orElseThrow();
    return ofFault(watch, fault, trace, property, reference);
  }

  /** The violation with what a formula has to say about it. */
  private static FoundViolation ofFault(
      Watch watch,
      Fault fault,
      Trace trace,
      PlannedProperty property,
      InterpretedSystem reference) {
    if (watch.formula().isEmpty()) {
      return FiniteCheck.ofFault(fault, trace, property, Evidence.NONE);
    }
    Watch.Formula formula = watch.formula().get();
    RunRecord record =
        new RunRecord(reference, Optional.of(formula.probe().automaton()), trace.transitions());
    Evidence evidence = new Evidence(record.propositions(), Optional.empty());
    if (fault.kind() != Fault.Kind.CLAIM_COMPLETED) {
      return FiniteCheck.ofFault(fault, trace.ofFormula(), property, evidence);
    }
    FormulaConfirmation.confirm(formula, record, trace.transitions().size());
    return new FoundViolation(
        property.name(),
        fault.kind().slug(),
        "a finite run violates " + property.name() + ", whatever follows",
        formula.property().span(),
        trace.ofFormula(),
        evidence);
  }

  /** What is asked about infinite runs. */
  CycleQuestion question(Fairness fairness) {
    return new CycleQuestion(
        system, Optional.of(watch.claim()), watch.acceptance().orElseThrow(), fairness);
  }

  /** The claim accepts nothing: no run can violate the property, and none was looked at. */
  PropertyCheck.Result nothingToFind(PlannedProperty property) {
    PropertyReport report =
        new PropertyReport(
            property,
            Verdict.HOLDS,
            Guarantee.EXHAUSTIVE,
            Optional.empty(),
            Optional.empty(),
            Statistics.none(0),
            List.of("every run of every model satisfies it"));
    return new PropertyCheck.Result(report, List.of(), new BitSet());
  }
}

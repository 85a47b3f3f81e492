package dev.gyre.engine;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.engine.trace.ClaimReplayer;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.RunRecord;
import dev.gyre.engine.trace.Trace;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.plan.Check;
import dev.gyre.plan.CheckPlan;
import dev.gyre.product.ClaimProduct;
import dev.gyre.property.Fairness;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.Violation;
import dev.gyre.system.CancelledException;
import dev.gyre.system.Fault;
import dev.gyre.system.InternalFault;
import dev.gyre.system.TransitionSystem;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The searches that decide whether a claim can be satisfied, one for each sort of run. */
final class ClaimCheck {
  private final ModelForms model;
  private final ClaimTask watch;
  private final ReducedClaimTask lean;
  private final Optional<SearchedPasses> passes;
  private final TransitionSystem system;
  private final CheckPlan plan;
  private final CheckObserver observer;

  ClaimCheck(
      ModelForms model,
      ClaimTask watch,
      Property property,
      CheckPlan plan,
      CheckObserver observer) {
    this.model = model;
    this.watch = watch;
    ClaimTask base = new SymmetricForm(model, plan).of(watch, property);
    this.lean = ReducedClaimTask.of(watch, base, SuitablePasses.of(model.system(), property, plan));
    this.passes =
        lean.isAsWritten()
            ? Optional.empty()
            : Optional.of(
                new SearchedPasses(base.system(), lean.passes(), model.options(property.name())));
    this.system =
        OrderReduction.ofClaim(
            plan,
            property,
            model.compiled(lean.searched().system(), property.name()),
            lean.searched().claim());
    // All faults of a claim count, whatever is looked for in the system.
    this.plan = plan.withChecks(Check.safety());
    this.observer = observer;
  }

  /** Looks for a finite run after which the claim is completed, or fails. */
  PropertyCheck.Result finite(
      Property property, CheckRequest request, ConfirmedViolations confirmed) {
    InterpretedSystem reference = watch.reference(request.channels());
    PropertyCheck.Result result =
        new FiniteCheck(
                new ClaimProduct(system, lean.searched().claim()),
                Optional.empty(),
                ModelSymmetry.reduction(plan, system),
                passes,
                plan,
                observer)
            .run(
                property,
                request,
                found -> confirm(restored(found, reference, request), property, reference),
                confirmed);
    return new PropertyCheck.Result(
        result.report(), result.violations(), lean.originals(result.takenEdges()), result.audits());
  }

  /** The same violation, step by step as the model was written. */
  private Violation restored(Violation found, InterpretedSystem reference, CheckRequest request) {
    return lean.restored(found, reference).orElseGet(() -> asWritten(request));
  }

  /** Merged steps led the claim to its end in another way than single ones do. */
  private Violation asWritten(CheckRequest request) {
    ClaimProduct product =
        new ClaimProduct(model.compiled(watch.system(), watch.claim().name()), watch.claim());
    SearchOutcome outcome =
        new SafetySearch(
                product,
                Optional.empty(),
                plan,
                request.withPersistence(CheckRequest.Persistence.FIRST),
                observer)
            .run();
    return outcome.violations().stream().findFirst().orElseThrow(() -> notFound(outcome.end()));
  }

  /** A search that came to a limit says nothing against the violation, and does not confirm it. */
  private static RuntimeException notFound(SearchOutcome.End end) {
    return end == SearchOutcome.End.COMPLETE
        ? new InternalFault("the violation is not found as it was written")
        : new CancelledException();
  }

  private FoundViolation confirm(
      Violation violation, Property property, InterpretedSystem reference) {
    Trace trace = new ClaimReplayer(reference, watch.claim()).replay(violation);
    Fault fault = violation.fault().orElseThrow();
    return ofFault(watch, fault, trace, property, reference);
  }

  /** The violation with what a formula has to say about it. */
  private static FoundViolation ofFault(
      ClaimTask watch, Fault fault, Trace trace, Property property, InterpretedSystem reference) {
    if (watch.formula().isEmpty()) {
      return FiniteCheck.ofFault(fault, trace, property, Evidence.NONE);
    }
    ClaimTask.Formula formula = watch.formula().get();
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

  /** What is asked about infinite runs of the model as it was written. */
  CycleQuestion question(InterpretedSystem reference, Fairness fairness) {
    return new CycleQuestion(
        reference, Optional.of(watch.claim()), watch.acceptance().orElseThrow(), fairness);
  }

  /** What is searched to answer that. */
  CycleForms searched(InterpretedSystem reference, Fairness fairness) {
    ClaimTask searched = lean.searched();
    return new CycleForms(
        new CycleQuestion(
            system,
            Optional.of(searched.claim()),
            searched.acceptance().orElseThrow(),
            fairness,
            ModelSymmetry.reduction(plan, system)),
        lasso -> lean.restored(lasso, reference),
        passes);
  }

  /** The claim accepts nothing: no run can violate the property, and none was looked at. */
  PropertyCheck.Result nothingToFind(Property property) {
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

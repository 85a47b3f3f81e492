package dev.gyre.engine.run;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.report.Statistics;
import dev.gyre.engine.trace.ClaimReplayer;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.RunRecord;
import dev.gyre.engine.trace.Trace;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.product.ClaimProduct;
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
  private final ClaimTask watch;
  private final ReducedClaimTask lean;
  private final Optional<SearchedPasses> passes;
  private final TransitionSystem system;
  private final PropertyPlan done;
  private final CheckObserver observer;
  private final Optional<SearchRecipe> recipe;

  ClaimCheck(ModelForms model, ClaimTask watch, PropertyPlan plan, CheckObserver observer) {
    this.watch = watch;
    this.recipe = model.recipe();
    SymmetricForm.Claim base = new SymmetricForm(model, plan).of(watch);
    this.lean = ReducedClaimTask.of(watch, base.task(), plan.passes());
    this.passes =
        lean.isAsWritten()
            ? Optional.empty()
            : Optional.of(
                new SearchedPasses(
                    base.task().system(), lean.passes(), ExecutableSystems.options(plan)));
    TransitionSystem executed = ExecutableSystems.forSearch(lean.searched().system(), plan);
    this.system = PlannedOrder.ofClaim(base.done(), executed, lean.searched().claim());
    this.done = ExecutableSystems.done(base.done(), executed);
    this.observer = observer;
  }

  /** The plan as it is carried out. */
  PropertyPlan done() {
    return done;
  }

  private Property property() {
    return done.property();
  }

  /** Looks for a finite run after which the claim is completed, or fails. */
  PropertyCheck.Result finite(CheckOptions options, ConfirmedViolations confirmed) {
    InterpretedSystem reference = watch.reference(options.meaning().channels());
    SearchedForm form = finiteForm();
    PropertyCheck.Result result =
        new FiniteCheck(
                form.system(), form.reduction(), form.states(), passes, done, observer, recipe)
            .run(
                options,
                found -> confirm(restored(found, reference, options), reference),
                confirmed);
    return result.withTakenEdges(lean.originals(result.takenEdges()));
  }

  /** What is searched for such a run. */
  SearchedForm finiteForm() {
    return new SearchedForm(
        new ClaimProduct(system, lean.searched().claim()),
        Optional.empty(),
        PlannedSymmetry.of(done.symmetry(), system),
        done.search().checks(),
        "");
  }

  /** The same violation, step by step as the model was written. */
  private Violation restored(Violation found, InterpretedSystem reference, CheckOptions options) {
    return lean.restored(found, reference).orElseGet(() -> asWritten(options));
  }

  /** Merged steps led the claim to its end in another way than single ones do. */
  private Violation asWritten(CheckOptions options) {
    ClaimProduct product =
        new ClaimProduct(ExecutableSystems.forSearch(watch.system(), done), watch.claim());
    SearchOutcome outcome =
        new SafetySearch(
                product,
                Optional.empty(),
                done.search(),
                options.withPersistence(Persistence.FIRST),
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

  private FoundViolation confirm(Violation violation, InterpretedSystem reference) {
    Trace trace = new ClaimReplayer(reference, watch.claim()).replay(violation);
    Fault fault = violation.fault().orElseThrow();
    return ofFault(watch, fault, trace, property(), reference);
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
        fault.kind().violation(),
        "a finite run violates " + property.name() + ", whatever follows",
        formula.property().span(),
        trace.ofFormula(),
        evidence);
  }

  /** What is asked about infinite runs of the model as it was written. */
  CycleQuestion question(InterpretedSystem reference) {
    return new CycleQuestion(
        reference,
        Optional.of(watch.claim()),
        watch.acceptance().orElseThrow(),
        done.question().fairness());
  }

  /** What is searched to answer that. */
  CycleForms searched(InterpretedSystem reference) {
    ClaimTask searched = lean.searched();
    return new CycleForms(
        new CycleQuestion(
            system,
            Optional.of(searched.claim()),
            searched.acceptance().orElseThrow(),
            done.question().fairness(),
            PlannedSymmetry.of(done.symmetry(), system)),
        lasso -> lean.restored(lasso, reference),
        passes,
        done);
  }

  /** The claim accepts nothing: no run can violate the property, and none was looked at. */
  PropertyCheck.Result nothingToFind() {
    PropertyReport report =
        new PropertyReport(
            property(),
            Verdict.HOLDS,
            Guarantee.EXHAUSTIVE,
            Optional.empty(),
            Optional.empty(),
            Statistics.none(0),
            List.of("every run of every model satisfies it"));
    return new PropertyCheck.Result(report, done, List.of(), new BitSet());
  }
}

package dev.gyre.engine.run;

import dev.gyre.emptiness.Acceptance;
import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.WhenFull;
import dev.gyre.product.ClaimProduct;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchOutcome;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whether a property holds for a reason that its author will not have meant: an implication
 * whose condition is never true, or a never claim that stops watching in every run. Says nothing
 * where the searches for it come to no end. [Beer2001]
 */
final class Vacuity {
  private final ModelForms model;
  private final PropertyPlan plan;
  private final CheckObserver observer;

  Vacuity(ModelForms model, PropertyPlan plan, CheckObserver observer) {
    this.model = model;
    this.plan = plan;
    this.observer = observer;
  }

  /**
   * For a property that holds.
   *
   * @param options with their limits
   */
  List<String> warnings(CheckOptions options) {
    return plan.property().kind() == Property.Kind.LTL ? ofFormula(options) : ofClaim(options);
  }

  // ---- formulas

  private List<String> ofFormula(CheckOptions options) {
    LtlProperty property =
        model.system().properties().stream()
            .filter(p -> p.name().equals(plan.property().name()))
            .findFirst()
            .orElseThrow();
    List<String> warnings = new ArrayList<>();
    for (Antecedents.Condition condition : Antecedents.of(property.formula())) {
      if (neverHolds(condition.expression(), property, options)) {
        warnings.add("it holds because " + condition.text() + " is false in every reachable state");
      }
    }
    return warnings;
  }

  private boolean neverHolds(Expr condition, LtlProperty formula, CheckOptions options) {
    ProcessAutomaton waiting = waitingFor(condition, formula.span());
    ProcessSystem form = new SymmetricForm(model, plan).of(condition);
    List<ProcessAutomaton> automata = new ArrayList<>(form.automata());
    automata.add(waiting);
    ProcessSystem watched =
        WithoutTermination.of(form.withAutomata(automata).watching(formula.events())).system();
    ProcessAutomaton claim = watched.automata().get(waiting.index());
    TransitionSystem system =
        PlannedOrder.ofClaim(plan, ExecutableSystems.forSearch(watched, plan), claim);
    SafetySearch search =
        new SafetySearch(
            new ClaimProduct(system, claim),
            Optional.empty(),
            PlannedSymmetry.of(plan.symmetry(), system),
            Optional.empty(),
            plan.search(),
            options
                .withPersistence(Persistence.FIRST)
                .withLimits(options.limits().when(WhenFull.STOP)),
            observer,
            found -> {});
    SearchOutcome outcome = search.run();
    return outcome.end() == SearchOutcome.End.COMPLETE
        && outcome.violations().isEmpty()
        && search.uncertainty().isEmpty();
  }

  /** A claim that ends where the condition holds, and else waits. */
  private ProcessAutomaton waitingFor(Expr condition, SourceSpan span) {
    int edge = model.system().edgeCount();
    List<Edge> edges =
        List.of(
            edge(edge, 1, new Guard.Holds(condition), span),
            edge(edge + 1, 0, new Guard.Always(), span));
    return new ProcessAutomaton(
        model.system().automata().size(),
        "condition",
        ProcessAutomaton.Kind.NEVER,
        ProcessAutomaton.Determinism.ANY,
        List.of(),
        List.of(),
        List.of(
            new Location(0, 1, Set.of(), edges, span),
            new Location(1, 2, Set.of(Location.Mark.END), List.of(), span)),
        0,
        List.of(),
        Optional.empty(),
        List.of(),
        span);
  }

  private static Edge edge(int id, int target, Guard guard, SourceSpan span) {
    return new Edge(id, 0, target, guard, List.of(), Edge.Control.RELEASE, 0, span, "");
  }

  // ---- never claims

  /** A claim that follows some run for ever lets the product have a cycle. */
  private List<String> ofClaim(CheckOptions options) {
    ClaimTask written = ClaimTask.never(model.system(), plan.property().name());
    ClaimTask watch = new SymmetricForm(model, plan).of(written).task();
    TransitionSystem system = ExecutableSystems.forSearch(watch.system(), plan);
    CycleQuestion anyRun =
        new CycleQuestion(
            system,
            Optional.of(watch.claim()),
            new Acceptance.ClaimEdges(0, edge -> 0),
            Fairness.NONE,
            PlannedSymmetry.of(plan.symmetry(), system));
    LivenessOutcome outcome =
        new EmptinessSearch(anyRun, limits(options), ProgressForwarding.of(observer)).run();
    return outcome.end() == SearchOutcome.End.COMPLETE
        ? List.of(
            "the claim stops watching in every run, after finitely many moves; what comes later is"
                + " not checked (is an option 'true' missing?)")
        : List.of();
  }

  /** This search is in memory; with states on disk it may not take more than that one. */
  private SearchLimits limits(CheckOptions options) {
    SearchLimits limits = SafetySearch.limits(options);
    return plan.search().store() instanceof StoreSetup.Disk disk
        ? new SearchLimits(
            limits.maxDepth(),
            Math.min(limits.memoryBytes(), disk.memoryBytes()),
            limits.deadlineNanos())
        : limits;
  }
}

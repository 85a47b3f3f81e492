package dev.gyre.engine.run;

import dev.gyre.engine.report.Uncertainty;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.SearchPlan;
import dev.gyre.search.BreadthFirstSearch;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.TransitionReduction;
import dev.gyre.search.Violation;
import dev.gyre.store.StateStore;
import dev.gyre.system.CancelledException;
import dev.gyre.system.TransitionSystem;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Carries out the search of a plan. */
final class SafetySearch {
  private final TransitionSystem system;
  private final Optional<TransitionReduction> reduction;
  private final Optional<Canonicalization> states;
  private final SearchPlan plan;
  private final CheckOptions options;
  private final SearchObserver observer;
  private final Monitor monitor;
  private final Consumer<Violation> found;
  private final long deadlineNanos;
  private Optional<Uncertainty> uncertainty = Optional.empty();

  /**
   * @param reduction which steps are left out; empty to take them all
   */
  SafetySearch(
      TransitionSystem system,
      Optional<TransitionReduction> reduction,
      SearchPlan plan,
      CheckOptions options,
      CheckObserver observer) {
    this(system, reduction, Optional.empty(), Optional.empty(), plan, options, observer, v -> {});
  }

  /**
   * @param reduction which steps are left out; empty to take them all
   * @param states which states stand for others; empty if all are looked at
   * @param passes how the system was made smaller; empty if it was not
   * @param found told of each violation after which the search goes on
   */
  SafetySearch(
      TransitionSystem system,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states,
      Optional<SearchedPasses> passes,
      SearchPlan plan,
      CheckOptions options,
      CheckObserver observer,
      Consumer<Violation> found) {
    this.found = found;
    this.states = states;
    this.system = system;
    this.reduction = reduction;
    this.plan = plan;
    this.options = options;
    this.monitor = Monitor.of(system, reduction, states, passes, options.assurance());
    this.observer = ProgressForwarding.of(observer, monitor, this::goesOnAfter);
    this.deadlineNanos = options.limits().deadline().orElse(Long.MAX_VALUE);
  }

  SearchOutcome run() {
    SearchOutcome first = firstSearch();
    boolean shorten = options.persistence() == Persistence.FIRST_SHORTENED;
    return shorten && !first.violations().isEmpty() ? shortened(first) : first;
  }

  private void goesOnAfter(Violation violation) {
    if (options.persistence() == Persistence.ALL) {
      found.accept(violation);
    }
  }

  private SearchOutcome firstSearch() {
    StateStore store = Stores.create(plan.store(), system);
    SearchOutcome outcome;
    try {
      outcome = search(options.limits().maxDepth().orElse(Long.MAX_VALUE), store);
    } finally {
      monitor.stop();
    }
    uncertainty = Stores.uncertainty(plan.store(), store, outcome.end());
    return outcome;
  }

  /** Who watches the reductions of the search. */
  Monitor monitor() {
    return monitor;
  }

  /** How far the outcome can be trusted; empty if the store is exact. */
  Optional<Uncertainty> uncertainty() {
    return uncertainty;
  }

  /**
   * Searches less and less deep until nothing is found any more; a state is looked at only above
   * the bound, so each search finds something less deep or nothing. A depth-bounded search may miss
   * what lies behind a state it first met at the bound, so the trace gets shorter but need not be
   * the shortest; breadth first finds that.
   */
  private SearchOutcome shortened(SearchOutcome first) {
    List<Violation> best = first.violations();
    long bound = best.get(0).depth();
    found.accept(best.get(0));
    while (bound > 0) {
      List<Violation> next = shorter(bound);
      if (next.isEmpty()) {
        break;
      }
      if (length(next) <= length(best)) {
        best = next;
        found.accept(best.get(0));
      }
      bound = next.get(0).depth();
    }
    return new SearchOutcome(
        first.end(),
        first.states(),
        first.transitions(),
        first.depth(),
        first.memoryBytes(),
        first.violationCount(),
        best,
        first.takenEdges(),
        first.leftOut());
  }

  /** Nothing if there is no time for it, so that what was found before counts. */
  private List<Violation> shorter(long bound) {
    try {
      return search(bound, Stores.create(plan.store(), system)).violations();
    } catch (CancelledException e) {
      return List.of();
    }
  }

  private static int length(List<Violation> violations) {
    return violations.get(0).path().size();
  }

  private SearchOutcome search(long maxDepth, StateStore store) {
    SearchOptions options = options(maxDepth);
    return plan.order() == SearchOrder.BFS
        ? new BreadthFirstSearch(system, store, options, observer, reduction, states).run()
        : new DepthFirstSearch(system, store, options, observer, reduction, states).run();
  }

  private SearchOptions options(long maxDepth) {
    SearchOptions.AfterViolation after =
        options.persistence() == Persistence.ALL
            ? SearchOptions.AfterViolation.GO_ON
            : SearchOptions.AfterViolation.STOP;
    SearchLimits limits =
        new SearchLimits(
            maxDepth, options.limits().memoryBytes().orElse(Long.MAX_VALUE), deadlineNanos);
    // The plan has one worker where there is a limit; a search for shorter traces sets one itself.
    int threads = maxDepth == Long.MAX_VALUE ? plan.threads() : 1;
    return new SearchOptions(plan.checks(), after, limits, threads);
  }

  /** The limits of a options, for a search that starts now. */
  static SearchLimits limits(CheckOptions options) {
    Limits limits = options.limits();
    return new SearchLimits(
        limits.maxDepth().orElse(Long.MAX_VALUE),
        limits.memoryBytes().orElse(Long.MAX_VALUE),
        limits.deadline().orElse(Long.MAX_VALUE));
  }
}

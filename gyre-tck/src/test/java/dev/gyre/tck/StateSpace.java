package dev.gyre.tck;

import dev.gyre.property.Check;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.Violation;
import dev.gyre.store.StateStore;
import dev.gyre.store.TableStore;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The figures of a whole state space, in the terms of Spin.
 *
 * @param violations the kinds of what went wrong
 */
record StateSpace(long states, long transitions, Set<String> violations) {
  /** Deeper than this only atomic sequences go that never end. */
  private static final int MAX_DEPTH = 100_000;

  private static final long MAX_BYTES = 1L << 30;

  boolean isViolated() {
    return !violations.isEmpty();
  }

  boolean has(Fault.Kind kind) {
    return violations.contains(kind.slug());
  }

  /** Explores everything; empty if there is too much of it. */
  static Optional<StateSpace> of(TransitionSystem system, long maxStates, Duration limit) {
    return explore(system, maxStates, limit)
        .map(o -> new StateSpace(o.states(), o.transitions(), kinds(o)));
  }

  /** Explores everything and gives all that is known about it; empty if there is too much. */
  static Optional<SearchOutcome> explore(TransitionSystem system, long maxStates, Duration limit) {
    StateStore store = new TableStore();
    SearchLimits limits =
        new SearchLimits(MAX_DEPTH, MAX_BYTES, System.nanoTime() + limit.toNanos());
    SearchOptions options =
        new SearchOptions(Check.safety(), SearchOptions.AfterViolation.GO_ON, limits, 1);
    SearchObserver guard =
        new SearchObserver() {
          @Override
          public void progress(Progress progress) {
            // Only the number of states matters.
          }

          @Override
          public boolean isCancelled() {
            return store.size() > maxStates;
          }
        };
    SearchOutcome outcome = new DepthFirstSearch(system, store, options, guard).run();
    return outcome.end() == SearchOutcome.End.COMPLETE ? Optional.of(outcome) : Optional.empty();
  }

  private static Set<String> kinds(SearchOutcome outcome) {
    return outcome.violations().stream()
        .map(StateSpace::kind)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String kind(Violation violation) {
    return violation.fault().map(fault -> fault.kind().slug()).orElse("invalid-end-state");
  }
}

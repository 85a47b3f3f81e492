package dev.gyre.tck;

import dev.gyre.engine.trace.TraceReplayer;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.por.ReducedSystem;
import dev.gyre.por.StaticReduction;
import dev.gyre.property.Check;
import dev.gyre.search.BreadthFirstSearch;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.TransitionReduction;
import dev.gyre.search.Violation;
import dev.gyre.store.TreeStore;
import dev.gyre.system.InternalFault;
import dev.gyre.system.TransitionSystem;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Compares what a reduced search sees of a system with the whole of it. */
final class ReducedSpace {
  private static final SearchObserver NOBODY =
      new SearchObserver() {
        @Override
        public void progress(Progress progress) {
          // Nobody watches.
        }

        @Override
        public boolean isCancelled() {
          return false;
        }
      };

  private final TransitionSystem system;
  private final SearchOutcome whole;
  private long lastStates;

  /** How a reduced search goes through the states. */
  enum Walk {
    DEPTH_FIRST,
    BREADTH_FIRST,
    TWO_WORKERS
  }

  private ReducedSpace(TransitionSystem system, SearchOutcome whole) {
    this.system = system;
    this.whole = whole;
  }

  /** Explores everything; empty if there is too much of it. */
  static Optional<ReducedSpace> of(TransitionSystem system, long maxStates, Duration limit) {
    return StateSpace.explore(system, maxStates, limit).map(all -> new ReducedSpace(system, all));
  }

  long wholeStates() {
    return whole.states();
  }

  boolean isViolated() {
    return !whole.violations().isEmpty();
  }

  /** How many states the space has that was compared last. */
  long lastStates() {
    return lastStates;
  }

  /** What a reduced search misses or makes up; empty if nothing. */
  Optional<String> difference(TransitionReduction reduction, Walk walk) {
    return difference(reduction, walk, reduction.preserved());
  }

  /** The same if the search is expected to preserve something else than the reduction says. */
  Optional<String> difference(
      TransitionReduction reduction, Walk walk, TransitionReduction.Preserved expected) {
    return difference(explore(system, Optional.of(reduction), walk), expected);
  }

  /** What a search misses or makes up in the system that a reduction leaves. */
  Optional<String> difference(
      StaticReduction reduction, Walk walk, TransitionReduction.Preserved expected) {
    TransitionSystem fewer = new ReducedSystem(system, reduction);
    return difference(explore(fewer, Optional.empty(), walk), expected);
  }

  private Optional<String> difference(
      SearchOutcome reduced, TransitionReduction.Preserved expected) {
    lastStates = reduced.states();
    if (reduced.end() != SearchOutcome.End.COMPLETE || reduced.states() > whole.states()) {
      return Optional.of(reduced.states() + " states, not at most " + whole.states());
    }
    boolean deadlocksOnly = expected == TransitionReduction.Preserved.DEADLOCKS;
    Set<String> wanted = places(whole, deadlocksOnly);
    Set<String> found = places(reduced, deadlocksOnly);
    if (!wanted.equals(found)) {
      return Optional.of("all " + wanted + ", reduced " + found);
    }
    if (!deadlocksOnly && !steps(reduced).equals(steps(whole))) {
      BitSet missing = steps(whole);
      missing.andNot(steps(reduced));
      return Optional.of("edges never taken: " + missing);
    }
    return replayed(reduced);
  }

  /** What was taken, apart from the ends of processes, on which nothing may depend. */
  private BitSet steps(SearchOutcome outcome) {
    BitSet taken = (BitSet) outcome.takenEdges().clone();
    for (ProcessAutomaton automaton : system.layout().system().automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          if (edge.effects().stream().anyMatch(Effect.Terminate.class::isInstance)) {
            taken.clear(edge.id());
          }
        }
      }
    }
    return taken;
  }

  private Optional<String> replayed(SearchOutcome reduced) {
    ProcessSystem program = system.layout().system();
    List<List<Integer>> itself =
        IntStream.range(0, program.edgeCount()).mapToObj(List::of).toList();
    try {
      TraceReplayer replayer = new TraceReplayer(new InterpretedSystem(program), itself);
      reduced.violations().forEach(replayer::replay);
      return Optional.empty();
    } catch (InternalFault fault) {
      return Optional.of(fault.getMessage());
    }
  }

  private static SearchOutcome explore(
      TransitionSystem system, Optional<TransitionReduction> asked, Walk walk) {
    SearchOptions options =
        new SearchOptions(
            Check.safety(),
            SearchOptions.AfterViolation.GO_ON,
            SearchLimits.none(),
            walk == Walk.TWO_WORKERS ? 2 : 1);
    return walk == Walk.BREADTH_FIRST
        ? new BreadthFirstSearch(system, new TreeStore(), options, NOBODY, asked).run()
        : new DepthFirstSearch(system, new TreeStore(), options, NOBODY, asked).run();
  }

  private static Set<String> places(SearchOutcome outcome, boolean deadlocksOnly) {
    return outcome.violations().stream()
        .map(ReducedSpace::place)
        .filter(place -> !deadlocksOnly || place.equals("invalid-end-state"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String place(Violation violation) {
    return violation
        .fault()
        .map(fault -> fault.kind().slug() + " at " + fault.span())
        .orElse("invalid-end-state");
  }
}

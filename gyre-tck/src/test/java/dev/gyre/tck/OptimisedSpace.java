package dev.gyre.tck;

import dev.gyre.engine.trace.TraceReplayer;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.Violation;
import dev.gyre.system.Fault;
import dev.gyre.system.InternalFault;
import java.time.Duration;
import java.util.BitSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Compares the state space of an optimised model with the plain one. */
final class OptimisedSpace {
  /** What was small before is small afterwards, so this is never used up. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final ProcessSystem original;
  private final SearchOutcome plain;
  private final Systems.Way way;
  private long lastStates;

  private OptimisedSpace(ProcessSystem original, SearchOutcome plain, Systems.Way way) {
    this.original = original;
    this.plain = plain;
    this.way = way;
  }

  /** Explores the plain space; empty if that is too large. */
  static Optional<OptimisedSpace> of(
      ProcessSystem system, Systems.Way way, long maxStates, Duration limit) {
    return StateSpace.explore(way.of(system), maxStates, limit)
        .map(plain -> new OptimisedSpace(system, plain, way));
  }

  long plainStates() {
    return plain.states();
  }

  boolean isViolated() {
    return !plain.violations().isEmpty();
  }

  /** How many states the space has that was compared last. */
  long lastStates() {
    return lastStates;
  }

  private Optional<SearchOutcome> explore(OptimisedSystem optimised) {
    return StateSpace.explore(way.of(optimised.system()), plain.states(), PATIENCE);
  }

  /** What is wrong with the optimised space; empty if nothing is. */
  Optional<String> difference(OptimisedSystem optimised) {
    Optional<SearchOutcome> explored = explore(optimised);
    if (explored.isEmpty() || explored.get().states() > plain.states()) {
      return Optional.of("more than " + plain.states() + " states");
    }
    lastStates = explored.get().states();
    Set<String> wanted = places(plain);
    Set<String> found = places(explored.get());
    if (!wanted.equals(found)) {
      return Optional.of("plain " + wanted + ", optimised " + found);
    }
    try {
      TraceReplayer replayer =
          new TraceReplayer(new InterpretedSystem(original), optimised.origin());
      explored.get().violations().forEach(replayer::replay);
    } catch (InternalFault fault) {
      return Optional.of(fault.getMessage());
    }
    return sameStatements(optimised.originals(explored.get().takenEdges()))
        ? Optional.empty()
        : Optional.of("other statements were executed");
  }

  /**
   * A step that ends in a run-time error counts as taken as a whole, also what was merged with it.
   */
  private boolean sameStatements(BitSet taken) {
    BitSet missing = (BitSet) plain.takenEdges().clone();
    missing.andNot(taken);
    boolean hasErrors =
        plain.violations().stream()
            .flatMap(violation -> violation.fault().stream())
            .anyMatch(fault -> fault.kind() != Fault.Kind.ASSERTION);
    return missing.isEmpty() && (hasErrors || taken.equals(plain.takenEdges()));
  }

  private static Set<String> places(SearchOutcome outcome) {
    return outcome.violations().stream()
        .map(OptimisedSpace::place)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String place(Violation violation) {
    return violation
        .fault()
        .map(fault -> fault.kind().slug() + " at " + fault.span())
        .orElse("invalid-end-state");
  }
}

package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.analysis.Features;
import java.util.BitSet;
import java.util.Optional;

/**
 * Lets the processes of families rest where they would end. Processes end in the order of their
 * numbers, youngest first, which would tell interchangeable ones apart.
 *
 * <p>Soundness for safety: if nobody can notice that a process has ended, a run without ends can do
 * what the run with ends can do, and where nobody can move in the one, nobody can in the other once
 * all ends are made up for. A process that is done rests at a location that is a valid end.
 */
public final class WithoutTermination {
  private WithoutTermination() {}

  /** The system without the ends of processes in families. */
  public static OptimisedSystem of(ProcessSystem system) {
    BitSet families = new BitSet();
    system.symmetry().families().forEach(family -> families.set(family.automaton()));
    return EdgeNumbering.rebuild(
        system,
        (automaton, location) ->
            location.edges().stream()
                .filter(edge -> !(families.get(automaton.index()) && edge.endsProcess()))
                .map(TracedEdge::of)
                .toList());
  }

  /** How somebody can notice that a process has ended, if there is a way. */
  public static Optional<String> obstacle(ProcessSystem system) {
    Search search = new Search(system);
    search.walkSystem(system.withProperties(java.util.List.of()));
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        boolean ends = location.edges().stream().anyMatch(Edge::endsProcess);
        if (ends && !location.marks().contains(Location.Mark.END)) {
          search.found = "it does not end where it may rest";
        }
      }
    }
    return Optional.ofNullable(search.found).or(() -> time(system)).or(() -> priorities(system));
  }

  /** Who comes to its end can move, and until it has done so nobody of lower priority can. */
  private static Optional<String> priorities(ProcessSystem system) {
    return new ObservedState(system).usesPriorities()
        ? Optional.of("it keeps others of lower priority waiting until it has ended")
        : Optional.empty();
  }

  /** Time passes when nobody can move, and who comes to its end can; and its timers stop then. */
  private static Optional<String> time(ProcessSystem system) {
    return Features.hasTimers(system)
        ? Optional.of("time does not pass before it has ended")
        : Optional.empty();
  }

  /** Whether processes bring channels, which are numbered along with them. */
  public static boolean keepsNumbers(ProcessSystem system) {
    return system.automata().stream().anyMatch(WithoutTermination::ownsChannels);
  }

  private static boolean ownsChannels(ProcessAutomaton automaton) {
    return automaton.locals().stream().anyMatch(v -> v.declaredChannels().isPresent());
  }

  private static final class Search extends SystemWalker {
    private final ProcessSystem system;
    private String found;

    Search(ProcessSystem system) {
      this.system = system;
      if (system.automata().stream().anyMatch(WithoutTermination::ownsChannels)) {
        found = "channels of processes end with them";
      }
    }

    /**
     * How an expression, its operands left aside, differs where a process has ended. Which number a
     * new process gets does not depend on it where families are allowed.
     */
    private Optional<String> difference(Expr e) {
      return switch (e.kind()) {
        case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL, SPAWN -> Optional.empty();
        // Of a process that has ended the answer is 0.
        case PROCESS_QUERY -> Optional.of("a process asks what another one can do, or where it is");
        case REMOTE_LOAD -> Optional.of("a process looks into another one");
        case SYSTEM_VALUE -> noticed(((Expr.SystemValue) e).fact());
        case AT_LOCATION -> atEnd((Expr.AtLocation) e);
      };
    }

    /** Who comes to its end can still move, namely end, so there is no timeout before that. */
    private static Optional<String> noticed(Expr.SystemFact fact) {
      return switch (fact) {
        case OWN_PID -> Optional.empty();
        case PROCESS_COUNT -> Optional.of("a process reads _nr_pr");
        case TIMEOUT -> Optional.of("a process waits for a timeout");
        case LAST_PID, NON_PROGRESS -> Optional.of("a process asks for the last step");
      };
    }

    private Optional<String> atEnd(Expr.AtLocation e) {
      Location location = system.automata().get(e.automaton()).locations().get(e.location());
      return location.edges().stream().anyMatch(Edge::endsProcess)
          ? Optional.of("a process asks whether it has come to its end")
          : Optional.empty();
    }

    @Override
    protected void enter(Expr e) {
      difference(e).ifPresent(way -> found = way);
    }
  }
}

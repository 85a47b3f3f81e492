package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.analysis.Features;
import java.util.Optional;

/**
 * Finds what makes every step of a process matter to others, so that an analysis of accesses has
 * nothing to say. Each kind of expression is asked about, wherever it stands: one that looks at
 * more than variables, channels and the number of processes is an obstacle.
 */
public final class AccessObstacle {
  private static final String PRIORITIES = "the model uses priorities";

  private AccessObstacle() {}

  /** Why the steps of this system all depend on each other, if they do. */
  public static Optional<String> of(ProcessSystem system) {
    return ofPriorities(system)
        .or(() -> ofPromises(system))
        .or(() -> ofTraces(system))
        .or(() -> ofDeterminism(system))
        .or(() -> ofExpressions(system))
        .or(() -> ofCreatingStartingValues(system));
  }

  private static Optional<String> ofPriorities(ProcessSystem system) {
    boolean fromTheStart = system.start().stream().anyMatch(start -> start.priority() > 1);
    boolean later =
        system.automata().stream()
            .flatMap(automaton -> automaton.locations().stream())
            .map(Location::edges)
            .anyMatch(edges -> edges.stream().anyMatch(Edge::setsPriority));
    return fromTheStart || later ? Optional.of(PRIORITIES) : Optional.empty();
  }

  private static Optional<String> ofPromises(ProcessSystem system) {
    return OwnershipTransfer.exist(system)
        ? Optional.of("a process changes which channel its xr or xs is about")
        : Optional.empty();
  }

  private static Optional<String> ofTraces(ProcessSystem system) {
    return Features.of(system).hasTrace()
        ? Optional.of("the model has a trace assertion")
        : Optional.empty();
  }

  private static Optional<String> ofDeterminism(ProcessSystem system) {
    return system.automata().stream()
            .filter(ProcessAutomaton::isProcess)
            .anyMatch(a -> a.determinism() == ProcessAutomaton.Determinism.DETERMINISTIC)
        ? Optional.of("the model has a D_proctype")
        : Optional.empty();
  }

  /** Starting values are computed by whoever creates the process, so they count as well. */
  private static Optional<String> ofExpressions(ProcessSystem system) {
    Search search = new Search();
    search.walkProcesses(system);
    return search.found;
  }

  /** No language that is read today lets a starting value create a process. */
  private static Optional<String> ofCreatingStartingValues(ProcessSystem system) {
    boolean isFound =
        SystemWalker.finds(
            e -> e.kind() == Expr.Kind.SPAWN,
            walker -> {
              walker.walkInitials(system.globals());
              system.automata().forEach(automaton -> walker.walkInitials(automaton.locals()));
            });
    return isFound
        ? Optional.of("a process is created while another one starts")
        : Optional.empty();
  }

  private static final class Search extends SystemWalker {
    private Optional<String> found = Optional.empty();

    @Override
    protected void enter(Expr e) {
      found = found.or(() -> foreign(e));
    }
  }

  private static Optional<String> foreign(Expr e) {
    return switch (e.kind()) {
      case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> Optional.empty();
      case PROCESS_QUERY -> Optional.of(foreign(((Expr.ProcessQuery) e).probe()));
      case SYSTEM_VALUE -> foreign(((Expr.SystemValue) e).fact());
      case REMOTE_LOAD, AT_LOCATION -> Optional.of("a process looks into another one");
      case SPAWN -> ((Expr.Spawn) e).priority() > 1 ? Optional.of(PRIORITIES) : Optional.empty();
    };
  }

  private static String foreign(Expr.ProcessProbe probe) {
    return switch (probe) {
      case ENABLED -> "a process asks for enabled()";
      case LOCATION_NUMBER -> "a process asks for pc_value()";
      case PRIORITY -> PRIORITIES;
    };
  }

  private static Optional<String> foreign(Expr.SystemFact fact) {
    return switch (fact) {
      case LAST_PID -> Optional.of("a process reads _last");
      case NON_PROGRESS -> Optional.of("a process reads np_");
      case OWN_PID, PROCESS_COUNT, TIMEOUT -> Optional.empty();
    };
  }
}

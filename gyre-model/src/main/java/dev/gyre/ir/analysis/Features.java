package dev.gyre.ir.analysis;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which of the rarer constructs a system uses; what it does not use costs nothing.
 *
 * @param usesLast whether something reads {@code _last}, which makes it part of the state
 * @param usesPriorities whether processes have different priorities
 * @param usesTimeout whether something waits for everybody else to be stuck
 * @param hasTrace whether there is an event trace
 * @param hasTimers whether there are timers, so that time can pass
 */
public record Features(
    boolean usesLast,
    boolean usesPriorities,
    boolean usesTimeout,
    boolean hasTrace,
    boolean hasTimers) {

  public static Features of(ProcessSystem system) {
    Search search = new Search();
    search.walkSystem(system);
    boolean trace =
        system.automata().stream()
            .anyMatch(
                a ->
                    a.kind() == ProcessAutomaton.Kind.TRACE
                        || a.kind() == ProcessAutomaton.Kind.NOTRACE);
    boolean startPriorities = system.start().stream().anyMatch(s -> s.priority() > 1);
    return new Features(
        search.last,
        search.priorities || startPriorities || setsPriorities(system),
        search.timeout,
        trace,
        hasTimers(system));
  }

  private static boolean setsPriorities(ProcessSystem system) {
    return system.automata().stream()
        .flatMap(automaton -> automaton.locations().stream())
        .map(Location::edges)
        .flatMap(List::stream)
        .anyMatch(Edge::setsPriority);
  }

  /** Whether time can pass in a system. */
  public static boolean hasTimers(ProcessSystem system) {
    return Stream.concat(
            system.globals().stream(),
            system.automata().stream().flatMap(automaton -> automaton.locals().stream()))
        .anyMatch(variable -> variable.type().isTimer());
  }

  private static final class Search extends SystemWalker {
    private boolean last;
    private boolean priorities;
    private boolean timeout;

    @Override
    protected void enter(Expr e) {
      last |= asksFor(Expr.SystemFact.LAST_PID, e);
      timeout |= asksFor(Expr.SystemFact.TIMEOUT, e);
      priorities |= dependsOnPriorities(e);
    }

    private static boolean asksFor(Expr.SystemFact fact, Expr e) {
      return e.kind() == Expr.Kind.SYSTEM_VALUE && ((Expr.SystemValue) e).fact() == fact;
    }

    /** Whether an expression, its operands left aside, asks for a priority or gives one. */
    private static boolean dependsOnPriorities(Expr e) {
      return switch (e.kind()) {
        case PROCESS_QUERY -> ((Expr.ProcessQuery) e).probe() == Expr.ProcessProbe.PRIORITY;
        case SPAWN -> ((Expr.Spawn) e).priority() > 1;
        case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> false;
        case SYSTEM_VALUE, REMOTE_LOAD, AT_LOCATION -> false;
      };
    }
  }
}

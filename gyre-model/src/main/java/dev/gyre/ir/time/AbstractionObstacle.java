package dev.gyre.ir.time;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import java.util.BitSet;
import java.util.Optional;

/**
 * Looks for what depends on a timer that has not expired yet. {@code expire} may only help to open
 * the guard of a statement at which everybody else can move in any case; wherever else it stands,
 * the abstraction is refused. So the whole model is searched, and what {@link #isHarmless} knows is
 * taken off.
 */
final class AbstractionObstacle {
  private AbstractionObstacle() {}

  static Optional<String> of(ProcessSystem system) {
    return ofOthers(system)
        .or(() -> ofValues(system))
        .or(() -> ofFormulas(system))
        .or(() -> ofStatements(system));
  }

  /** A process that can move earlier must not keep others from moving. */
  private static Optional<String> ofOthers(ProcessSystem system) {
    if (system.start().stream().anyMatch(start -> start.priority() > 1)) {
      return Optional.of("a priority depends on who cannot move");
    }
    Search search = new Search();
    search.walkSystem(system);
    boolean setsPriorities =
        system.automata().stream()
            .flatMap(automaton -> automaton.locations().stream())
            .anyMatch(location -> location.edges().stream().anyMatch(Edge::setsPriority));
    return search.heedsOthers || setsPriorities
        ? Optional.of("something depends on who cannot move (timeout, np_, enabled, priorities)")
        : Optional.empty();
  }

  private static Optional<String> ofValues(ProcessSystem system) {
    return TimerReads.inProcesses(system)
        .map(statement -> "the value of a timer is looked at: " + statement);
  }

  private static Optional<String> ofFormulas(ProcessSystem system) {
    for (LtlProperty property : system.properties()) {
      Search search = new Search();
      search.walk(property.formula());
      if (search.expires > 0 || TimerReads.in(property.formula())) {
        return Optional.of("the formula " + property.name() + " looks at timers");
      }
    }
    return Optional.empty();
  }

  private static Optional<String> ofStatements(ProcessSystem system) {
    Search starts = new Search();
    starts.walkInitials(system.globals());
    if (starts.expires > 0) {
      return Optional.of("a starting value depends on a timer that has not expired");
    }
    return system.automata().stream().flatMap(a -> in(a).stream()).findFirst();
  }

  private static Optional<String> in(ProcessAutomaton automaton) {
    BitSet inside = insideAtomic(automaton);
    int harmless = 0;
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        int expires = expires(edge);
        if (expires > 0 && !isHarmless(edge, location, automaton, inside)) {
          return Optional.of(
              "something depends on a timer that has not expired: "
                  + edge.text()
                  + " in line "
                  + edge.span().visibleSite().line());
        }
        harmless += expires;
      }
    }
    Search all = new Search();
    all.walkAutomaton(automaton);
    return all.expires > harmless
        ? Optional.of(
            "a starting value or a clause of "
                + automaton.name()
                + " depends on a timer that has not expired")
        : Optional.empty();
  }

  private static int expires(Edge edge) {
    Search search = new Search();
    search.walk(edge);
    return search.expires;
  }

  /** Whether the expires of an edge can only make it possible earlier. */
  private static boolean isHarmless(
      Edge edge, Location location, ProcessAutomaton automaton, BitSet insideAtomic) {
    return automaton.isProcess()
        && isOnlyInGuard(edge)
        && edge.guard().kind() == Guard.Kind.HOLDS
        && Opening.by(((Guard.Holds) edge.guard()).condition())
        && !isHeeded(edge, location)
        && !insideAtomic.get(location.index());
  }

  private static boolean isOnlyInGuard(Edge edge) {
    Search effects = new Search();
    edge.effects().forEach(effects::walk);
    return effects.expires == 0;
  }

  /** Whether another edge can be taken only while this one cannot. */
  private static boolean isHeeded(Edge edge, Location location) {
    return edge.escape() > 0 || location.hasElse();
  }

  /**
   * Where an atomic sequence may be in its middle. A guard that is closed there stops it, and
   * others see what it has done so far; one that opens at once would hide that.
   */
  private static BitSet insideAtomic(ProcessAutomaton automaton) {
    BitSet inside = new BitSet();
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        if (edge.control() == Edge.Control.KEEP && edge.target() != Edge.NO_LOCATION) {
          inside.set(edge.target());
        }
      }
    }
    return inside;
  }

  /** How many expires there are in an expression. */
  static int expires(Expr e) {
    Search search = new Search();
    search.walk(e);
    return search.expires;
  }

  /** Finds expire, also where it is written as a comparison. */
  private static final class Search extends SystemWalker {
    private int expires;
    private boolean heedsOthers;

    @Override
    protected void enter(Expr e) {
      expires += TimerReads.isExpire(e) ? 1 : 0;
      heedsOthers |= SchedulingDependence.of(e);
    }
  }
}

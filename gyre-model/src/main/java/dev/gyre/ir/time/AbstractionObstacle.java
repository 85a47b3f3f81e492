package dev.gyre.ir.time;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.Optional;

/**
 * Looks for what depends on a timer that has not expired yet. {@code expire} may only help to open
 * the guard of a statement, and no other statement may wait for that guard to be closed.
 */
final class AbstractionObstacle {
  private AbstractionObstacle() {}

  static Optional<String> of(ProcessSystem system) {
    if (system.start().stream().anyMatch(start -> start.priority() > 1)) {
      return Optional.of("a priority depends on who cannot move");
    }
    Optional<String> reader = TimerReads.inProcesses(system);
    if (reader.isPresent()) {
      return reader.map(statement -> "the value of a timer is looked at: " + statement);
    }
    for (LtlProperty property : system.properties()) {
      Search search = new Search();
      search.walk(property.formula());
      if (search.expires || search.heedsOthers || TimerReads.in(property.formula())) {
        return Optional.of("the formula " + property.name() + " looks at timers");
      }
    }
    return system.automata().stream().flatMap(a -> in(a).stream()).findFirst();
  }

  private static Optional<String> in(ProcessAutomaton automaton) {
    if (automaton.provided().filter(AbstractionObstacle::asks).isPresent()) {
      return Optional.of("the 'provided' clause of " + automaton.name() + " looks at timers");
    }
    for (Location location : automaton.locations()) {
      boolean hasElse =
          location.edges().stream().anyMatch(e -> e.guard() instanceof Guard.Otherwise);
      for (Edge edge : location.edges()) {
        boolean isHeeded =
            hasElse || edge.escape() > 0 || automaton.kind() == ProcessAutomaton.Kind.NEVER;
        if (isTooMuch(edge, isHeeded)) {
          return Optional.of(
              "something depends on a timer that has not expired, or on who cannot move: "
                  + edge.text()
                  + " in line "
                  + edge.span().visibleSite().line());
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isTooMuch(Edge edge, boolean isHeeded) {
    Search effects = new Search();
    edge.effects().forEach(effects::walk);
    Search guard = new Search();
    guard.walk(edge.guard());
    if (effects.expires || effects.heedsOthers || guard.heedsOthers || edge.setsPriority()) {
      return true;
    }
    return guard.expires
        && (isHeeded || !(edge.guard() instanceof Guard.Holds holds && opens(holds.condition())));
  }

  /** Whether the condition can only become true by an expire that becomes true. */
  private static boolean opens(Expr e) {
    if (TimerReads.isExpire(e) || !asks(e)) {
      return true;
    }
    return e instanceof Expr.Binary binary
        && (binary.op() == Expr.BinaryOp.AND || binary.op() == Expr.BinaryOp.OR)
        && opens(binary.left())
        && opens(binary.right());
  }

  private static boolean asks(Expr e) {
    Search search = new Search();
    search.walk(e);
    return search.expires;
  }

  /** Finds expire, also where it is written as a comparison. */
  private static final class Search extends ExprWalker {
    private boolean expires;
    private boolean heedsOthers;

    @Override
    protected void enter(Expr e) {
      expires |= TimerReads.isExpire(e);
      heedsOthers |=
          (e instanceof Expr.ProcessQuery query
                  && query.probe() != Expr.ProcessProbe.LOCATION_NUMBER)
              || (e instanceof Expr.SystemValue value && value.fact() == Expr.SystemFact.TIMEOUT)
              || (e instanceof Expr.Spawn spawn && spawn.priority() > 1);
    }
  }
}

package dev.gyre.ir.access;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.Optional;

/**
 * Finds what makes every step of a process matter to others, so that an analysis of accesses has
 * nothing to say.
 */
public final class AccessObstacle {
  private AccessObstacle() {}

  /** Why the steps of this system all depend on each other, if they do. */
  public static Optional<String> of(ProcessSystem system) {
    if (system.start().stream().anyMatch(start -> start.priority() > 1)) {
      return Optional.of("the model uses priorities");
    }
    if (MovingPromises.exist(system)) {
      return Optional.of("a process changes which channel its xr or xs is about");
    }
    if (TracedEvents.dependOnVariables(system)) {
      return Optional.of("a trace looks at variables");
    }
    return system.automata().stream().flatMap(a -> of(a).stream()).findFirst();
  }

  private static Optional<String> of(ProcessAutomaton automaton) {
    if (!automaton.isProcess()) {
      return Optional.empty();
    }
    if (automaton.determinism() == ProcessAutomaton.Determinism.DETERMINISTIC) {
      return Optional.of("the model has a D_proctype");
    }
    Search search = new Search();
    automaton.provided().ifPresent(search::walk);
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        search.walk(edge);
        if (edge.setsPriority()) {
          search.found = "the model uses priorities";
        }
      }
    }
    return Optional.ofNullable(search.found);
  }

  private static final class Search extends ExprWalker {
    private String found;

    @Override
    protected void enter(Expr e) {
      if (e instanceof Expr.RemoteLoad || e instanceof Expr.AtLocation) {
        found = "a process looks into another one";
      } else if (e instanceof Expr.ProcessQuery query) {
        found =
            switch (query.probe()) {
              case ENABLED -> "a process asks for enabled()";
              case LOCATION_NUMBER -> "a process asks for pc_value()";
              case PRIORITY -> "the model uses priorities";
            };
      } else if (e instanceof Expr.Spawn spawn && spawn.priority() > 1) {
        found = "the model uses priorities";
      } else if (e instanceof Expr.SystemValue value) {
        if (value.fact() == Expr.SystemFact.LAST_PID) {
          found = "a process reads _last";
        } else if (value.fact() == Expr.SystemFact.NON_PROGRESS) {
          found = "a process reads np_";
        }
      }
    }
  }
}

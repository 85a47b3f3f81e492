package dev.gyre.symmetry.detect;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import java.util.Optional;

/** Finds what makes numbers of processes matter everywhere, so that none are interchangeable. */
final class DetectionObstacle {
  private DetectionObstacle() {}

  static Optional<String> of(ProcessSystem system) {
    if (system.start().stream().anyMatch(start -> start.priority() > 1)) {
      return Optional.of("the model uses priorities");
    }
    Search search = new Search();
    search.walkProcesses(system);
    for (ProcessAutomaton automaton : system.automata()) {
      boolean isClaim = automaton.kind() == ProcessAutomaton.Kind.NEVER;
      if (!isClaim && !automaton.isProcess()) {
        return Optional.of("the model has a " + automaton.kind().word());
      }
      for (Location location : automaton.locations()) {
        if (location.edges().stream().anyMatch(Edge::setsPriority)) {
          return Optional.of("the model uses priorities");
        }
      }
    }
    return Optional.ofNullable(search.found);
  }

  private static final class Search extends SystemWalker {
    private String found;

    @Override
    protected void enter(Expr e) {
      if (e instanceof Expr.ProcessQuery) {
        found = "a process asks for enabled(), pc_value() or a priority";
      } else if (e instanceof Expr.Spawn spawn && spawn.priority() > 1) {
        found = "the model uses priorities";
      } else if (e instanceof Expr.SystemValue value && value.fact() == Expr.SystemFact.LAST_PID) {
        found = "a process reads _last";
      } else if (isNobodysNumber(e)) {
        found = "a global starts with _pid, which is nobody's number there";
      }
    }

    private boolean isNobodysNumber(Expr e) {
      return automaton() == NO_AUTOMATON
          && e instanceof Expr.SystemValue value
          && value.fact() == Expr.SystemFact.OWN_PID;
    }
  }
}

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
      obstacle(e).ifPresent(why -> found = why);
    }

    private Optional<String> obstacle(Expr e) {
      return switch (e.kind()) {
        case PROCESS_QUERY -> Optional.of("a process asks for enabled(), pc_value() or a priority");
        case SPAWN ->
            ((Expr.Spawn) e).priority() > 1
                ? Optional.of("the model uses priorities")
                : Optional.empty();
        case SYSTEM_VALUE -> obstacle(((Expr.SystemValue) e).fact());
        case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> Optional.empty();
        case REMOTE_LOAD, AT_LOCATION -> Optional.empty();
      };
    }

    private Optional<String> obstacle(Expr.SystemFact fact) {
      return switch (fact) {
        case LAST_PID -> Optional.of("a process reads _last");
        case OWN_PID ->
            automaton() == NO_AUTOMATON
                ? Optional.of("a global starts with _pid, which is nobody's number there")
                : Optional.empty();
        case PROCESS_COUNT, TIMEOUT, NON_PROGRESS -> Optional.empty();
      };
    }
  }
}

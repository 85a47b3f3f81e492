package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import java.util.HashSet;
import java.util.Set;

/** What processes, claims and properties can see of the inside of other processes. */
final class ObservedState extends SystemWalker {
  private final Set<VariableKey> variables = new HashSet<>();
  private final Set<LocationKey> locations = new HashSet<>();
  private final Set<Expr.ProcessProbe> probes = new HashSet<>();
  private final Set<Expr.SystemFact> facts = new HashSet<>();
  private boolean priorities;

  /** A location of an automaton. */
  private record LocationKey(int automaton, int location) {}

  ObservedState(ProcessSystem system) {
    walkSystem(system);
    priorities |= system.start().stream().anyMatch(start -> start.priority() > 1);
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        priorities |= location.edges().stream().anyMatch(Edge::setsPriority);
      }
    }
  }

  @Override
  protected void enter(Expr e) {
    switch (e.kind()) {
      case REMOTE_LOAD -> {
        Expr.RemoteLoad remote = (Expr.RemoteLoad) e;
        variables.add(VariableKey.of(remote.place().variable(), remote.automaton()));
      }
      case AT_LOCATION -> {
        Expr.AtLocation at = (Expr.AtLocation) e;
        locations.add(new LocationKey(at.automaton(), at.location()));
      }
      case PROCESS_QUERY -> probes.add(((Expr.ProcessQuery) e).probe());
      case SYSTEM_VALUE -> facts.add(((Expr.SystemValue) e).fact());
      case SPAWN -> priorities |= ((Expr.Spawn) e).priority() > 1;
      // A variable of the process itself, or what is everybody's, as channels are.
      case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> {}
    }
  }

  /** Whether somebody looks at a local variable from outside. */
  boolean isSeen(VariableKey variable) {
    return variables.contains(variable);
  }

  /** Whether somebody asks for processes at this location. */
  boolean isNamed(ProcessAutomaton automaton, int location) {
    return locations.contains(new LocationKey(automaton.index(), location));
  }

  boolean asks(Expr.ProcessProbe probe) {
    return probes.contains(probe);
  }

  boolean asks(Expr.SystemFact fact) {
    return facts.contains(fact);
  }

  boolean usesPriorities() {
    return priorities || asks(Expr.ProcessProbe.PRIORITY);
  }
}

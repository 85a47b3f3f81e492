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
    e.match(looks);
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

  /** What an expression, its operands left aside, looks at. */
  private final Expr.Cases<Void> looks =
      new Expr.Cases<>() {
        @Override
        public Void remoteLoad(Expr.RemoteLoad e) {
          variables.add(VariableKey.of(e.place().variable(), e.automaton()));
          return null;
        }

        @Override
        public Void atLocation(Expr.AtLocation e) {
          locations.add(new LocationKey(e.automaton(), e.location()));
          return null;
        }

        @Override
        public Void processQuery(Expr.ProcessQuery e) {
          probes.add(e.probe());
          return null;
        }

        @Override
        public Void system(Expr.SystemValue e) {
          facts.add(e.fact());
          return null;
        }

        @Override
        public Void spawn(Expr.Spawn e) {
          priorities |= e.priority() > 1;
          return null;
        }

        @Override
        public Void constant(Expr.Const e) {
          return null;
        }

        /** A variable of the process itself, or one that is everybody's. */
        @Override
        public Void load(Expr.Load e) {
          return null;
        }

        @Override
        public Void unary(Expr.Unary e) {
          return null;
        }

        @Override
        public Void binary(Expr.Binary e) {
          return null;
        }

        @Override
        public Void choose(Expr.Choose e) {
          return null;
        }

        /** Channels are everybody's. */
        @Override
        public Void channelQuery(Expr.ChannelQuery e) {
          return null;
        }

        @Override
        public Void poll(Expr.Poll e) {
          return null;
        }
      };
}

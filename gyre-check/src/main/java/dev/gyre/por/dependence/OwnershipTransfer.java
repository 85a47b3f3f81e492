package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.Writes;
import java.util.HashSet;
import java.util.Set;

/** Decides whether a process can come to own another channel than the one it started with. */
final class OwnershipTransfer {
  /** Variables that say which channel a promise is about, by automaton; -1: global. */
  private final Set<Named> naming = new HashSet<>();

  private boolean found;

  private record Named(int automaton, int variable) {}

  private OwnershipTransfer(ProcessSystem system) {
    for (ProcessAutomaton automaton : system.automata()) {
      automaton.exclusiveUses().forEach(use -> names(use.channel(), automaton.index()));
    }
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          Writes.of(
              edge.effects(),
              place -> found |= naming.contains(key(place.variable(), automaton.index())));
        }
      }
    }
  }

  static boolean exist(ProcessSystem system) {
    return new OwnershipTransfer(system).found;
  }

  private void names(Place channel, int automaton) {
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        if (e instanceof Expr.Load load) {
          naming.add(key(load.place().variable(), automaton));
        }
      }
    }.walk(new Expr.Load(channel));
  }

  private static Named key(Variable variable, int automaton) {
    boolean isGlobal = variable.scope() == Variable.Scope.GLOBAL;
    return new Named(isGlobal ? -1 : automaton, variable.index());
  }
}

package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.VariableKey;
import dev.gyre.ir.pass.Writes;
import java.util.HashSet;
import java.util.Set;

/** Decides whether a process can come to own another channel than the one it started with. */
final class OwnershipTransfer {
  /** Variables that say which channel a promise is about. */
  private final Set<VariableKey> naming = new HashSet<>();

  private boolean found;

  private OwnershipTransfer(ProcessSystem system) {
    for (ProcessAutomaton automaton : system.automata()) {
      automaton.exclusiveUses().forEach(use -> names(use.channel(), automaton.index()));
    }
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          Writes.of(
              edge.effects(),
              place ->
                  found |= naming.contains(VariableKey.of(place.variable(), automaton.index())));
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
        e.loaded().ifPresent(place -> naming.add(VariableKey.of(place.variable(), automaton)));
      }
    }.walk(new Expr.Load(channel));
  }
}

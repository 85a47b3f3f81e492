package dev.gyre.exec.jvm;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;

/** Counts how many processes one edge can create. */
final class SpawnCount extends ExprWalker {
  private int count;

  private SpawnCount() {}

  static int mostInOneEdge(ProcessSystem system) {
    int most = 0;
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          SpawnCount spawns = new SpawnCount();
          spawns.walk(edge);
          most = Math.max(most, spawns.count);
        }
      }
    }
    return most;
  }

  @Override
  protected void enter(Expr e) {
    if (e instanceof Expr.Spawn) {
      count++;
    }
  }
}

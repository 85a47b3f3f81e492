package dev.gyre.exec.jvm;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Features;
import dev.gyre.system.Transitions;

/**
 * Tells which systems the compiler takes. It leaves out what is rare and slow by nature:
 * priorities, {@code enabled()}, event traces and D_proctype, which all ask what would be possible
 * besides.
 */
final class Compilable extends ExprWalker {
  private boolean asksForEnabled;

  private Compilable() {}

  static boolean is(ProcessSystem system, Features features) {
    if (features.usesPriorities()
        || features.hasTrace()
        || system.edgeCount() >= Transitions.MAX_EDGES) {
      return false;
    }
    Compilable search = new Compilable();
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.determinism() == ProcessAutomaton.Determinism.DETERMINISTIC) {
        return false;
      }
      automaton.provided().ifPresent(search::walk);
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          search.walk(edge);
        }
      }
    }
    return !search.asksForEnabled;
  }

  @Override
  protected void enter(Expr e) {
    asksForEnabled |=
        e instanceof Expr.ProcessQuery query && query.probe() == Expr.ProcessProbe.ENABLED;
  }
}

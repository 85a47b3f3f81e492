package dev.gyre.exec.jvm;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;

/**
 * Finds the effects that ask for {@code timeout}, also where the starting values of a process that
 * they create ask for it.
 */
final class TimeoutUse extends SystemWalker {
  private final ProcessSystem system;
  private boolean found;

  private TimeoutUse(ProcessSystem system) {
    this.system = system;
  }

  static boolean inEffects(Edge edge, ProcessSystem system) {
    TimeoutUse search = new TimeoutUse(system);
    edge.effects().forEach(search::walk);
    return search.found;
  }

  @Override
  protected void enter(Expr e) {
    found |= e instanceof Expr.SystemValue value && value.fact() == Expr.SystemFact.TIMEOUT;
    if (e instanceof Expr.Spawn spawn) {
      walkInitials(system.automata().get(spawn.automaton()).locals());
    }
  }
}

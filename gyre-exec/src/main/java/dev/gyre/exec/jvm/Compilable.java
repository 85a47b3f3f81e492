package dev.gyre.exec.jvm;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.analysis.Features;
import dev.gyre.system.Transitions;
import java.util.List;

/**
 * Tells which systems the compiler takes. It leaves out what is rare and slow by nature:
 * priorities, {@code enabled()}, event traces and D_proctype, which all ask what would be possible
 * besides.
 */
final class Compilable extends SystemWalker {
  private boolean asksForEnabled;

  private Compilable() {}

  static boolean is(ProcessSystem system, Features features) {
    if (features.usesPriorities()
        || features.hasTrace()
        || system.edgeCount() >= Transitions.MAX_EDGES) {
      return false;
    }
    boolean isDeterministic =
        system.automata().stream()
            .anyMatch(a -> a.determinism() == ProcessAutomaton.Determinism.DETERMINISTIC);
    if (isDeterministic) {
      return false;
    }
    Compilable search = new Compilable();
    search.walkSystem(system.withProperties(List.of()));
    return !search.asksForEnabled;
  }

  @Override
  protected void enter(Expr e) {
    asksForEnabled |=
        e instanceof Expr.ProcessQuery query && query.probe() == Expr.ProcessProbe.ENABLED;
  }
}

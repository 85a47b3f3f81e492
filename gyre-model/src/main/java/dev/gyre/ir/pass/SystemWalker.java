package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.List;

/** Visits every expression of a system and knows which automaton it belongs to. */
abstract class SystemWalker extends ExprWalker {
  private int automaton = VariableKey.SHARED;

  /** The automaton that is being visited, or {@link VariableKey#SHARED}. */
  final int automaton() {
    return automaton;
  }

  final void walkSystem(ProcessSystem system) {
    automaton = VariableKey.SHARED;
    initials(system.globals());
    system.properties().forEach(property -> walk(property.formula()));
    for (ProcessAutomaton each : system.automata()) {
      automaton = each.index();
      initials(each.locals());
      each.provided().ifPresent(this::walk);
      each.exclusiveUses().forEach(use -> walk(new Expr.Load(use.channel())));
      for (Location location : each.locations()) {
        for (Edge edge : location.edges()) {
          walk(edge);
        }
      }
    }
  }

  private void initials(List<Variable> variables) {
    for (Variable variable : variables) {
      if (variable.initial() instanceof Initial.Values values) {
        values.expressions().forEach(this::walk);
      }
    }
  }
}

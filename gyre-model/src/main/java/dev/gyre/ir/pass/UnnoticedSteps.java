package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;

/**
 * The steps that change nothing for other processes: they may look at anything, but they write only
 * variables of their own process that nobody looks at from outside, and leave channels, processes
 * and priorities alone. Whoever cannot move before such a step cannot move after it either, so with
 * priorities the process that made it may go on at once.
 */
final class UnnoticedSteps implements HeadRule {
  private final Observed observed;

  UnnoticedSteps(ProcessSystem system) {
    this.observed = new Observed(system);
  }

  @Override
  public boolean mayLead(ProcessAutomaton automaton, Edge edge) {
    boolean onlyLooks = !(edge.guard() instanceof Guard.CanSend) && !creates(edge);
    return onlyLooks
        && edge.effects().stream().allMatch(effect -> isUnnoticed(effect, automaton.index()));
  }

  private boolean isUnnoticed(Effect effect, int automaton) {
    if (effect instanceof Effect.Assign assign) {
      return assign.place().variable().scope() == Variable.Scope.LOCAL
          && !observed.isSeen(VariableKey.of(assign.place().variable(), automaton));
    }
    return effect instanceof Effect.Check || WriteOnlyVariables.isOutput(effect);
  }

  private static boolean creates(Edge edge) {
    boolean[] found = {false};
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |= e instanceof Expr.Spawn;
      }
    }.walk(edge);
    return found[0];
  }
}

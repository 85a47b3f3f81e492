package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.Variable;

/**
 * The steps that change nothing for other processes: they may look at anything, but they write only
 * variables of their own process that nobody looks at from outside, leave channels, processes and
 * priorities alone, and start where nobody asks whether the process is still there. Whoever cannot
 * move before such a step cannot move after it either, so with priorities the process that made it
 * may go on at once.
 */
final class UnnoticedSteps implements HeadRule {
  private final ObservedState observed;

  UnnoticedSteps(ProcessSystem system) {
    this.observed = new ObservedState(system);
  }

  @Override
  public boolean mayLead(ProcessAutomaton automaton, Edge edge) {
    return !leavesNamed(automaton, edge)
        && onlyLooks(edge.guard())
        && !creates(edge)
        && edge.effects().stream().allMatch(effect -> isUnnoticed(effect, automaton.index()));
  }

  /** Somebody of higher priority may wait for the process to be gone from there. */
  private boolean leavesNamed(ProcessAutomaton automaton, Edge edge) {
    return observed.isNamed(automaton, edge.source());
  }

  private static boolean creates(Edge edge) {
    return SystemWalker.finds(e -> e.kind() == Expr.Kind.SPAWN, walker -> walker.walk(edge));
  }

  /** Whether a guard is no half of a meeting, whatever its channel is. */
  private static boolean onlyLooks(Guard guard) {
    return switch (guard.kind()) {
      case ALWAYS, HOLDS, OTHERWISE -> true;
      case CAN_SEND, CAN_RECEIVE, ANY_OF, OBSERVES -> false;
    };
  }

  /**
   * Whether only its own process can see an effect. Who sends waits for room, so {@link #onlyLooks}
   * has refused such a step before.
   */
  private boolean isUnnoticed(Effect effect, int automaton) {
    return switch (effect.kind()) {
      case ASSIGN -> writesUnseen((Effect.Assign) effect, automaton);
      case CHECK, PRINT, PRINT_NAME -> true;
      case REQUIRE, SEND, RECEIVE, SPAWN_PROCESS, SET_PRIORITY, INDIVISIBLE_STEP, TERMINATE ->
          false;
    };
  }

  private boolean writesUnseen(Effect.Assign effect, int automaton) {
    Variable variable = effect.place().variable();
    return variable.scope() == Variable.Scope.LOCAL
        && !observed.isSeen(VariableKey.of(variable, automaton));
  }
}

package dev.gyre.ir.pass;

import dev.gyre.ir.Variable;

/**
 * Which variable of a whole system is meant.
 *
 * @param automaton the process type it belongs to, or {@link #SHARED}
 * @param index its place among the globals or among the locals
 */
public record VariableKey(int automaton, int index) {
  /** In place of a process type: the variable is global. */
  public static final int SHARED = -1;

  /** The key of a variable that a process of the given type can see. */
  public static VariableKey of(Variable variable, int automaton) {
    return new VariableKey(
        variable.scope() == Variable.Scope.GLOBAL ? SHARED : automaton, variable.index());
  }
}

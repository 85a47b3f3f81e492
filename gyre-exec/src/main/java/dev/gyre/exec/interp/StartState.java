package dev.gyre.exec.interp;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;

/**
 * Computes the state in which a system begins: globals first, then the processes in their order.
 */
final class StartState {
  private StartState() {}

  /**
   * @param executor of a state that is empty, in the name of process 0
   */
  static void compute(ProcessSystem system, Executor executor) {
    int channel = 1;
    for (Variable variable : system.globals()) {
      channel = executor.initialize(variable, 0, channel);
    }
    for (ProcessSystem.StartProcess start : system.start()) {
      int parameters = system.automata().get(start.automaton()).parameters().size();
      executor.create(start.automaton(), new int[parameters], start.priority());
    }
  }
}

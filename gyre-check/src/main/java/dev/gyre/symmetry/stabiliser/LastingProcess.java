package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;

/** Finds processes that are there in every state: from the start, and without an end. */
final class LastingProcess {
  private LastingProcess() {}

  /** Whether the process that a reference names is surely there, and of the type it says. */
  static boolean isNamedBy(ProcessSystem system, Expr.RemoteLoad reference) {
    ProcessAutomaton automaton = system.automata().get(reference.automaton());
    return automaton.locations().stream().noneMatch(RunsWithoutTermination::isEnd)
        && isThereAtStart(system, reference);
  }

  private static boolean isThereAtStart(ProcessSystem system, Expr.RemoteLoad reference) {
    for (int pid = 0; pid < system.start().size(); pid++) {
      boolean isMeant =
          Expr.isOnlyInstance(reference.process())
              || reference.process().equals(new Expr.Const(pid));
      if (isMeant && system.start().get(pid).automaton() == reference.automaton()) {
        return true;
      }
    }
    return false;
  }
}

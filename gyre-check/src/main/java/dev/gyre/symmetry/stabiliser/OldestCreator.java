package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;

/**
 * Finds the smallest number of a process that may create others. Who is created is younger than its
 * creator; every greater number may be given to a new process, once who had it has ended.
 */
final class OldestCreator extends SystemWalker {
  private final ProcessSystem system;
  private int oldest;

  private OldestCreator(ProcessSystem system) {
    this.system = system;
    this.oldest = system.start().size() - 1;
  }

  static int of(ProcessSystem system) {
    OldestCreator search = new OldestCreator(system);
    search.walkProcesses(system);
    return search.oldest;
  }

  @Override
  protected void enterSpawn(Expr.Spawn e) {
    for (int pid = 0; pid < oldest; pid++) {
      oldest = system.start().get(pid).automaton() == automaton() ? pid : oldest;
    }
  }
}

package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;

/**
 * Whether a condition has the same value whether or not processes that are done have ended already.
 * Only what is known to be so is allowed.
 *
 * <p>Where processes are created while others end, numbers are given away again, so a number in a
 * condition may mean another process than in the model without ends.
 */
final class TerminationInvariance {
  private final ProcessSystem system;
  private final boolean areNumbersLasting;

  private TerminationInvariance(ProcessSystem system) {
    this.system = system;
    this.areNumbersLasting = !createsProcesses(system);
  }

  static boolean isKept(ProcessSystem system, Expr condition) {
    TerminationInvariance invariance = new TerminationInvariance(system);
    return ExprWalker.allParts(condition, invariance::isKept);
  }

  private static boolean createsProcesses(ProcessSystem system) {
    boolean[] found = {false};
    new SystemWalker() {
      @Override
      protected void enterSpawn(Expr.Spawn e) {
        found[0] = true;
      }
    }.walkProcesses(system);
    return found[0];
  }

  /**
   * Whether an expression, its operands left aside, has the same value. All that the system
   * provides tells who has ended, or who did the last step; and a process that has come to its end
   * can still do so, and then no more.
   */
  private boolean isKept(Expr e) {
    return switch (e.kind()) {
      case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY -> true;
      case POLL -> ((Expr.Poll) e).patterns().stream().allMatch(p -> p.stored().isEmpty());
      case AT_LOCATION -> isAwayFromEnds((Expr.AtLocation) e);
      case PROCESS_QUERY, SYSTEM_VALUE, REMOTE_LOAD, SPAWN -> false;
    };
  }

  private boolean isAwayFromEnds(Expr.AtLocation e) {
    boolean isEnd =
        RunsWithoutTermination.isEnd(
            system.automata().get(e.automaton()).locations().get(e.location()));
    return areNumbersLasting && !isEnd;
  }
}

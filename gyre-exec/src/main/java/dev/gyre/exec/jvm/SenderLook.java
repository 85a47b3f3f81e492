package dev.gyre.exec.jvm;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.StepProgram;

/** Finds guards whose answer may change when the sender of a rendez-vous moves on. */
final class SenderLook extends ExprWalker {
  private boolean found;

  private SenderLook() {}

  static boolean inGuards(StepProgram.Node node) {
    SenderLook search = new SenderLook();
    node.branches().forEach(branch -> search.walk(branch.guard()));
    return search.found;
  }

  @Override
  protected void enter(Expr e) {
    found |= looksAtProcesses(e);
  }

  /** Whether an expression, its operands left aside, asks for something of another process. */
  private static boolean looksAtProcesses(Expr e) {
    return switch (e.kind()) {
      case PROCESS_QUERY, REMOTE_LOAD, AT_LOCATION, SPAWN -> true;
      case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL, SYSTEM_VALUE -> false;
    };
  }
}

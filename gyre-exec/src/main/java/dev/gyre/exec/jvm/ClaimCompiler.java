package dev.gyre.exec.jvm;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** The observation of one location of a claim: which of its edges are open. */
final class ClaimCompiler {
  private final Code code;
  private final ExpressionCompiler expressions;
  private final GuardCompiler guards;

  ClaimCompiler(Code code, ExpressionCompiler expressions) {
    this.code = code;
    this.expressions = expressions;
    this.guards = new GuardCompiler(code, expressions);
  }

  void observe(Location location) {
    int escape = 0;
    for (Edge edge : location.edges()) {
      Label closed = new Label();
      if (escape > 0 && edge.escape() != escape) {
        returnIfObserved();
      }
      escape = edge.escape();
      if (edge.guard() instanceof Guard.Otherwise) {
        code.field("observedCount");
        code.jump(Opcodes.IFNE, closed);
      } else {
        guards.jumpIfClosed(edge.guard(), closed);
      }
      check(edge);
      code.self();
      code.push(edge.id());
      code.call("addObserved", "(I)V");
      code.mark(closed);
    }
  }

  /** While an escape is possible, nothing behind it is. */
  private void returnIfObserved() {
    Label on = new Label();
    code.field("observedCount");
    code.jump(Opcodes.IFEQ, on);
    code.op(Opcodes.RETURN);
    code.mark(on);
  }

  /** An assertion that fails is worded by the interpreter. */
  private void check(Edge edge) {
    for (Effect effect : edge.effects()) {
      if (effect instanceof Effect.Check check) {
        expressions.value(check.condition());
        code.callStatic("check", "(I)V");
      }
    }
  }
}

package dev.gyre.exec.jvm;

import dev.gyre.ir.Expr;
import org.objectweb.asm.Opcodes;

/** Comparisons as conditional jumps. */
final class Comparisons {
  private Comparisons() {}

  static boolean is(Expr.BinaryOp op) {
    return switch (op) {
      case EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> true;
      default -> false;
    };
  }

  /** The jump that is taken when the comparison holds. */
  static int when(Expr.BinaryOp op) {
    return switch (op) {
      case EQUAL -> Opcodes.IF_ICMPEQ;
      case NOT_EQUAL -> Opcodes.IF_ICMPNE;
      case LESS -> Opcodes.IF_ICMPLT;
      case LESS_EQUAL -> Opcodes.IF_ICMPLE;
      case GREATER -> Opcodes.IF_ICMPGT;
      case GREATER_EQUAL -> Opcodes.IF_ICMPGE;
      default -> throw new IllegalArgumentException("not a comparison: " + op);
    };
  }

  /** The jump that is taken when the comparison does not hold. */
  static int unless(Expr.BinaryOp op) {
    return switch (op) {
      case EQUAL -> Opcodes.IF_ICMPNE;
      case NOT_EQUAL -> Opcodes.IF_ICMPEQ;
      case LESS -> Opcodes.IF_ICMPGE;
      case LESS_EQUAL -> Opcodes.IF_ICMPGT;
      case GREATER -> Opcodes.IF_ICMPLE;
      case GREATER_EQUAL -> Opcodes.IF_ICMPLT;
      default -> throw new IllegalArgumentException("not a comparison: " + op);
    };
  }
}

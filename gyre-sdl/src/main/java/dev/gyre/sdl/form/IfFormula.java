package dev.gyre.sdl.form;

import dev.gyre.ir.LtlFormula;

/** A temporal formula about a system. */
public sealed interface IfFormula {
  /** For a switch without a default. */
  Kind kind();

  /** The kinds, one per record. */
  enum Kind {
    CONDITION,
    UNARY,
    BINARY
  }

  /** A condition on a state, in which all variables are {@linkplain IfVariable#isSeen seen}. */
  record Condition(IfExpr condition, String text) implements IfFormula {
    @Override
    public Kind kind() {
      return Kind.CONDITION;
    }
  }

  /** An operator with one operand. */
  record Unary(LtlFormula.UnaryOp operator, IfFormula operand) implements IfFormula {
    @Override
    public Kind kind() {
      return Kind.UNARY;
    }
  }

  /** An operator with two operands. */
  record Binary(LtlFormula.BinaryOp operator, IfFormula left, IfFormula right)
      implements IfFormula {
    @Override
    public Kind kind() {
      return Kind.BINARY;
    }
  }
}

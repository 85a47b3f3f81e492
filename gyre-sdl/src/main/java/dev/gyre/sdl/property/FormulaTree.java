package dev.gyre.sdl.property;

import dev.gyre.ir.LtlFormula;
import dev.gyre.sdl.syntax.Expression;

/** A temporal formula as it is written. */
public sealed interface FormulaTree {
  <R> R match(Cases<R> cases);

  /** One method per shape of formula. */
  interface Cases<R> {
    R condition(Condition f);

    R unary(Unary f);

    R binary(Binary f);
  }

  /** A condition on a state, in SDL. */
  record Condition(Expression expression) implements FormulaTree {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.condition(this);
    }
  }

  /** An operator with one operand. */
  record Unary(LtlFormula.UnaryOp operator, FormulaTree operand) implements FormulaTree {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unary(this);
    }
  }

  /** An operator with two operands. */
  record Binary(LtlFormula.BinaryOp operator, FormulaTree left, FormulaTree right)
      implements FormulaTree {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.binary(this);
    }
  }
}

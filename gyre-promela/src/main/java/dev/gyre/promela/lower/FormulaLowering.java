package dev.gyre.promela.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlFormula;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.SyntaxWalker;
import java.util.function.Function;

/**
 * Splits a formula into its structure and propositions. What {@code !}, {@code &&} and {@code ||}
 * join belongs to the structure also where no temporal operator is near, as in Spin: the fewer and
 * smaller the propositions, the more there is to simplify.
 */
final class FormulaLowering {
  private final Function<Expression, Expr> conditions;

  /**
   * @param conditions the meaning of a proposition
   */
  FormulaLowering(Function<Expression, Expr> conditions) {
    this.conditions = conditions;
  }

  LtlFormula lower(Expression e) {
    if (!isStructure(e)) {
      return new LtlFormula.Proposition(conditions.apply(e), SourceText.expanded(e));
    }
    if (e instanceof Expression.Unary unary) {
      return new LtlFormula.Unary(unaryOp(unary.operator()), lower(unary.operand()));
    }
    if (e instanceof Expression.Binary binary) {
      return switch (binary.operator()) {
        case AND -> join(LtlFormula.BinaryOp.AND, binary);
        case OR -> join(LtlFormula.BinaryOp.OR, binary);
        case IMPLIES -> join(LtlFormula.BinaryOp.IMPLIES, binary);
        case EQUIVALENT -> join(LtlFormula.BinaryOp.EQUIVALENT, binary);
        case UNTIL -> join(LtlFormula.BinaryOp.UNTIL, binary);
        case WEAK_UNTIL -> join(LtlFormula.BinaryOp.WEAK_UNTIL, binary);
        case RELEASE -> join(LtlFormula.BinaryOp.RELEASE, binary);
        default -> pushInside(binary);
      };
    }
    throw new IllegalStateException("temporal operator inside " + SourceText.expanded(e));
  }

  private static boolean isStructure(Expression e) {
    return isTemporal(e)
        || (e instanceof Expression.Unary unary && unary.operator() == Operator.Unary.NOT)
        || (e instanceof Expression.Binary binary
            && binary.operator().family() == Operator.Family.LOGICAL);
  }

  private LtlFormula join(LtlFormula.BinaryOp op, Expression.Binary e) {
    return new LtlFormula.Binary(op, lower(e.left()), lower(e.right()));
  }

  /** {@code [] a == b} was meant as {@code [] (a == b)}; the checker has warned about it. */
  private LtlFormula pushInside(Expression.Binary e) {
    if (e.left() instanceof Expression.Unary unary && unary.operator().isTemporal()) {
      Expression inner = new Expression.Binary(e.span(), e.operator(), unary.operand(), e.right());
      return new LtlFormula.Unary(unaryOp(unary.operator()), lower(inner));
    }
    throw new IllegalStateException("temporal operator inside " + SourceText.expanded(e));
  }

  private static LtlFormula.UnaryOp unaryOp(Operator.Unary operator) {
    return switch (operator) {
      case NOT -> LtlFormula.UnaryOp.NOT;
      case ALWAYS -> LtlFormula.UnaryOp.ALWAYS;
      case EVENTUALLY -> LtlFormula.UnaryOp.EVENTUALLY;
      case NEXT -> LtlFormula.UnaryOp.NEXT;
      case COMPLEMENT, MINUS -> throw new IllegalStateException("arithmetic on a formula");
    };
  }

  /** Whether the expression has a temporal operator anywhere. */
  static boolean isTemporal(Expression e) {
    boolean[] found = new boolean[1];
    new SyntaxWalker() {
      @Override
      protected void enter(Expression inner) {
        found[0] |=
            (inner instanceof Expression.Unary unary && unary.operator().isTemporal())
                || (inner instanceof Expression.Binary binary
                    && binary.operator().family() == Operator.Family.TEMPORAL);
      }
    }.walk(e);
    return found[0];
  }
}

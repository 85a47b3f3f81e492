package dev.gyre.promela.collection;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;

/** Pieces of syntax trees, all with the place of what they are translated from. */
final class Build {
  private final SourceSpan span;

  Build(SourceSpan span) {
    this.span = span;
  }

  SourceSpan span() {
    return span;
  }

  Expression number(int value) {
    return new Expression.Literal(span, value);
  }

  Expression binary(Operator.Binary operator, Expression left, Expression right) {
    return new Expression.Binary(span, operator, left, right);
  }

  Expression and(Expression left, Expression right) {
    return binary(Operator.Binary.AND, left, right);
  }

  Expression or(Expression left, Expression right) {
    return binary(Operator.Binary.OR, left, right);
  }

  Expression plus(Expression left, Expression right) {
    return binary(Operator.Binary.PLUS, left, right);
  }

  Expression equal(Expression left, Expression right) {
    return binary(Operator.Binary.EQUAL, left, right);
  }

  Expression differ(Expression left, Expression right) {
    return binary(Operator.Binary.NOT_EQUAL, left, right);
  }

  Expression not(Expression operand) {
    return new Expression.Unary(span, Operator.Unary.NOT, operand);
  }

  Expression choice(Expression condition, Expression then, Expression otherwise) {
    return new Expression.Conditional(span, condition, then, otherwise);
  }

  /** All of them put together from the left. */
  static Expression joined(List<Expression> parts, BinaryOperator<Expression> operator) {
    return parts.stream().reduce(operator).orElseThrow();
  }

  /** An element of the array that stands for a collection. */
  Expression.Reference cell(Expression.Reference array, Expression index) {
    List<Expression.Accessor> path = new ArrayList<>(array.path());
    Expression.Accessor last = path.remove(path.size() - 1);
    path.add(new Expression.Accessor(last.name(), Optional.of(index)));
    return new Expression.Reference(span, path);
  }

  Statement guard(Expression condition) {
    return new Statement.ExpressionStatement(span, condition);
  }

  Statement assign(Expression.Reference target, Expression value) {
    return new Statement.Assign(span, target, value);
  }
}

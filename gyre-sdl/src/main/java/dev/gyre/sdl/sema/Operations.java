package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.source.SourceSpan;
import java.util.Optional;

/** Infix operators. */
final class Operations {
  private final Values values;
  private final Optional<IfType> wanted;

  Operations(Values values, Optional<IfType> wanted) {
    this.values = values;
    this.wanted = wanted;
  }

  IfExpr apply(Expression.Binary e) {
    return switch (e.operator()) {
      case IMPLIES -> logical(IfExpr.BinaryOperator.IMPLIES, e);
      case OR, OR_ELSE -> logical(IfExpr.BinaryOperator.OR, e);
      case XOR -> logical(IfExpr.BinaryOperator.XOR, e);
      case AND, AND_THEN -> logical(IfExpr.BinaryOperator.AND, e);
      case EQUAL -> comparison(IfExpr.BinaryOperator.EQUAL, e);
      case NOT_EQUAL -> comparison(IfExpr.BinaryOperator.DIFFERENT, e);
      case LESS -> comparison(IfExpr.BinaryOperator.LESS, e);
      case LESS_EQUAL -> comparison(IfExpr.BinaryOperator.AT_MOST, e);
      case GREATER -> comparison(IfExpr.BinaryOperator.GREATER, e);
      case GREATER_EQUAL -> comparison(IfExpr.BinaryOperator.AT_LEAST, e);
      case PLUS -> arithmetic(IfExpr.BinaryOperator.PLUS, e);
      case MINUS -> arithmetic(IfExpr.BinaryOperator.MINUS, e);
      case TIMES -> arithmetic(IfExpr.BinaryOperator.TIMES, e);
      case DIVIDE -> arithmetic(IfExpr.BinaryOperator.DIVIDE, e);
      case MOD -> arithmetic(IfExpr.BinaryOperator.MODULO, e);
      case REM -> arithmetic(IfExpr.BinaryOperator.REMAINDER, e);
      case CONCATENATE -> concatenation(e);
      case IN -> membership(e);
    };
  }

  private IfExpr logical(IfExpr.BinaryOperator operator, Expression.Binary e) {
    return new IfExpr.Binary(
        operator, values.condition(e.left()), values.condition(e.right()), BasicSorts.BOOLEAN);
  }

  private IfExpr arithmetic(IfExpr.BinaryOperator operator, Expression.Binary e) {
    IfExpr left = number(e.left());
    IfExpr right = number(e.right());
    if (BasicSorts.isIrrelevant(left.type()) || BasicSorts.isIrrelevant(right.type())) {
      return Values.nothing(BasicSorts.REAL);
    }
    return new IfExpr.Binary(operator, left, right, BasicSorts.INTEGER);
  }

  private IfExpr number(Expression e) {
    Optional<IfType> numbers = wanted.filter(BasicSorts::isNumber);
    IfExpr value = numbers.isPresent() ? values.of(e, BasicSorts.INTEGER) : values.of(e);
    if (!BasicSorts.isNumber(value.type()) && !BasicSorts.isIrrelevant(value.type())) {
      throw SemanticError.sort(e.span(), "a number is needed here, not " + value.type().name());
    }
    return value;
  }

  /** A literal gets the sort of the other side. */
  private IfExpr comparison(IfExpr.BinaryOperator operator, Expression.Binary e) {
    IfExpr left;
    IfExpr right;
    if (needsHelp(e.left())) {
      right = values.of(e.right());
      left = values.of(e.left(), right.type());
    } else {
      left = values.of(e.left());
      right = values.of(e.right(), left.type());
    }
    if (BasicSorts.isIrrelevant(left.type())) {
      throw irrelevant(e.span(), left.type());
    }
    return new IfExpr.Binary(operator, left, right, BasicSorts.BOOLEAN);
  }

  /** Something would depend on a value that is not kept. */
  static SemanticError irrelevant(SourceSpan span, IfType type) {
    return SemanticError.unsupported(
        span,
        "a decision that depends on " + type.name(),
        "points in time, reals and texts of any length have too many values; use numbers in a range");
  }

  private boolean needsHelp(Expression e) {
    return e.match(
        new OtherExpressions<Boolean>() {
          @Override
          public Boolean name(Expression.NameUse n) {
            return values.scope().variable(n.name()).isEmpty()
                && values.scope().constant(n.name()).isEmpty()
                && values.scope().synonym(n.name()).isEmpty();
          }

          @Override
          public Boolean structure(Expression.StructureValue s) {
            return true;
          }

          @Override
          public Boolean sequence(Expression.SequenceValue s) {
            return true;
          }

          @Override
          public Boolean choice(Expression.ChoiceValue c) {
            return true;
          }

          @Override
          Boolean other(Expression any) {
            return false;
          }
        });
  }

  private IfExpr concatenation(Expression.Binary e) {
    IfExpr left =
        wanted.map(type -> values.of(e.left(), type)).orElseGet(() -> values.of(e.left()));
    IfExpr right = values.of(e.right(), left.type());
    if (BasicSorts.isIrrelevant(left.type())) {
      return left;
    }
    IfType type = wanted.orElse(left.type());
    if (type.kind() != IfType.Kind.SEQUENCE) {
      throw SemanticError.sort(e.span(), "only sequences can be joined");
    }
    return new IfExpr.Concatenation(left, right, type);
  }

  /** In one of several values that are written down. */
  private IfExpr membership(Expression.Binary e) {
    IfExpr value = values.of(e.left());
    if (!(e.right() instanceof Expression.SequenceValue list)) {
      throw SemanticError.unsupported(
          e.span(), "'in' with a variable", "compare with each element");
    }
    IfExpr found = Values.truth(false);
    for (Expression element : list.elements()) {
      IfExpr same =
          new IfExpr.Binary(
              IfExpr.BinaryOperator.EQUAL,
              value,
              values.of(element, value.type()),
              BasicSorts.BOOLEAN);
      found = new IfExpr.Binary(IfExpr.BinaryOperator.OR, found, same, BasicSorts.BOOLEAN);
    }
    return found;
  }
}

package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
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
    return new Bits(values, wanted).binary(operator, e);
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

  /** Whether a sequence has an element with the value. */
  private IfExpr membership(Expression.Binary e) {
    IfExpr value = values.of(e.left());
    if (e.right() instanceof Expression.SequenceValue list) {
      IfExpr found = Values.truth(false);
      for (Expression element : list.elements()) {
        found = or(found, equal(value, values.of(element, value.type())));
      }
      return found;
    }
    IfExpr list = values.of(e.right());
    boolean isList =
        list.kind() == IfExpr.Kind.LOAD
            && (list.type().kind() == IfType.Kind.SEQUENCE
                || list.type().kind() == IfType.Kind.ARRAY);
    if (!isList) {
      throw SemanticError.unsupported(
          e.span(), "'in' with anything but a variable or a list", "compare with each element");
    }
    return isIn(value, ((IfExpr.Load) list).place());
  }

  private static IfExpr isIn(IfExpr value, IfPlace list) {
    boolean isSequence = list.type().kind() == IfType.Kind.SEQUENCE;
    int most =
        isSequence ? ((IfType.Sequence) list.type()).most() : ((IfType.Array) list.type()).length();
    IfType type = Typing.element(list.type());
    if (!Typing.fits(value.type(), type)) {
      throw SemanticError.sort(
          list.variable().span(), list.variable().name() + " has no elements of this sort");
    }
    IfExpr length = new IfExpr.Length(new IfExpr.Load(list), BasicSorts.INTEGER);
    IfExpr found = Values.truth(false);
    for (int i = 0; i < most; i++) {
      IfExpr index = new IfExpr.Constant(i, BasicSorts.INTEGER);
      List<IfPlace.Step> steps = new ArrayList<>(list.steps());
      steps.add(new IfPlace.Element(index));
      IfExpr same = equal(value, new IfExpr.Load(new IfPlace(list.variable(), steps, type)));
      IfExpr isThere =
          new IfExpr.Binary(IfExpr.BinaryOperator.GREATER, length, index, BasicSorts.BOOLEAN);
      found =
          or(
              found,
              new IfExpr.Binary(IfExpr.BinaryOperator.AND, isThere, same, BasicSorts.BOOLEAN));
    }
    return found;
  }

  private static IfExpr or(IfExpr left, IfExpr right) {
    return new IfExpr.Binary(IfExpr.BinaryOperator.OR, left, right, BasicSorts.BOOLEAN);
  }

  private static IfExpr equal(IfExpr left, IfExpr right) {
    return new IfExpr.Binary(IfExpr.BinaryOperator.EQUAL, left, right, BasicSorts.BOOLEAN);
  }
}

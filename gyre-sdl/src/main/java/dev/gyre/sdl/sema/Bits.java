package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Logical operators. OpenGEODE has them for truth values, bit by bit for natural numbers, and
 * element by element for lists of truth values.
 */
final class Bits {
  private final Values values;
  private final Optional<IfType> wanted;

  Bits(Values values, Optional<IfType> wanted) {
    this.values = values;
    this.wanted = wanted;
  }

  IfExpr binary(IfExpr.BinaryOperator operator, Expression.Binary e) {
    Optional<IfType> type = operandType(e.left(), e.right());
    if (type.isEmpty()) {
      return new IfExpr.Binary(
          operator, values.condition(e.left()), values.condition(e.right()), BasicSorts.BOOLEAN);
    }
    IfExpr left = values.of(e.left(), type.get());
    IfExpr right = values.of(e.right(), type.get());
    return BasicSorts.isNumber(type.get())
        ? new IfExpr.Binary(bitwise(operator, e.span()), left, right, BasicSorts.INTEGER)
        : elementwise(operator, left, right, e.span());
  }

  /** The sort of operands that are no truth values. */
  private Optional<IfType> operandType(Expression left, Expression right) {
    boolean isTruth = wanted.stream().anyMatch(type -> type.kind() == IfType.Kind.BOOLEAN);
    if (isTruth) {
      return Optional.empty();
    }
    if (wanted.isPresent() && (BasicSorts.isNumber(wanted.get()) || isFlags(wanted.get()))) {
      return wanted.map(type -> BasicSorts.isNumber(type) ? BasicSorts.INTEGER : type);
    }
    for (Expression side : List.of(left, right)) {
      Optional<IfPlace> place = values.places().find(side);
      if (place.isPresent() && BasicSorts.isNumber(place.get().type())) {
        return Optional.of(BasicSorts.INTEGER);
      }
      if (place.isPresent() && isFlags(place.get().type())) {
        return Optional.of(place.get().type());
      }
    }
    return Optional.empty();
  }

  private static boolean isFlags(IfType type) {
    return (type.kind() == IfType.Kind.SEQUENCE || type.kind() == IfType.Kind.ARRAY)
        && Typing.element(type).kind() == IfType.Kind.BOOLEAN;
  }

  private static IfExpr.BinaryOperator bitwise(IfExpr.BinaryOperator operator, SourceSpan span) {
    return switch (operator) {
      case AND -> IfExpr.BinaryOperator.BIT_AND;
      case OR -> IfExpr.BinaryOperator.BIT_OR;
      case XOR -> IfExpr.BinaryOperator.BIT_XOR;
      default -> throw SemanticError.sort(span, "truth values are needed here");
    };
  }

  private IfExpr elementwise(
      IfExpr.BinaryOperator operator, IfExpr left, IfExpr right, SourceSpan span) {
    int size = size(left.type(), span);
    if (size(right.type(), span) != size) {
      throw SemanticError.sort(span, "the lists have different lengths");
    }
    List<Optional<IfExpr>> parts = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      IfExpr a = element(left, i, span);
      IfExpr b = element(right, i, span);
      parts.add(Optional.of(new IfExpr.Binary(operator, a, b, BasicSorts.BOOLEAN)));
    }
    return new IfExpr.Construct(parts, left.type());
  }

  /** How many elements a list always has. */
  private static int size(IfType type, SourceSpan span) {
    if (type.kind() == IfType.Kind.ARRAY) {
      return ((IfType.Array) type).length();
    }
    IfType.Sequence sequence = (IfType.Sequence) type;
    if (sequence.least() != sequence.most()) {
      throw SemanticError.unsupported(
          span, "a logical operator on lists of variable length", "combine them in a loop");
    }
    return sequence.most();
  }

  private IfExpr element(IfExpr list, int number, SourceSpan span) {
    if (list.kind() == IfExpr.Kind.CONSTRUCT) {
      return ((IfExpr.Construct) list).parts().get(number).orElseThrow();
    }
    IfPlace place =
        list.kind() == IfExpr.Kind.LOAD
            ? ((IfExpr.Load) list).place()
            : values.hoist().keep(list, list.type(), span);
    List<IfPlace.Step> steps = new ArrayList<>(place.steps());
    steps.add(new IfPlace.Element(new IfExpr.Constant(number, BasicSorts.INTEGER)));
    return new IfExpr.Load(new IfPlace(place.variable(), steps, BasicSorts.BOOLEAN));
  }

  IfExpr not(Expression operand) {
    Optional<IfType> type = operandType(operand, operand);
    if (type.isEmpty()) {
      return negated(values.condition(operand));
    }
    if (BasicSorts.isNumber(type.get())) {
      throw SemanticError.unsupported(
          operand.span(), "'not' of a number", "subtract it from the largest number of its range");
    }
    IfExpr list = values.of(operand, type.get());
    List<Optional<IfExpr>> parts = new ArrayList<>();
    for (int i = 0; i < size(list.type(), operand.span()); i++) {
      parts.add(Optional.of(negated(element(list, i, operand.span()))));
    }
    return new IfExpr.Construct(parts, list.type());
  }

  private static IfExpr negated(IfExpr e) {
    return new IfExpr.Unary(IfExpr.UnaryOperator.NOT, e, BasicSorts.BOOLEAN);
  }
}

package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Parts of values that are no variables, and several elements at once: {@code s(from, to)}. The
 * value is kept in a variable of its own, so that its parts have places.
 */
final class Parts {
  /** A part with variable bounds is one case for each length. */
  private static final int LONGEST = 32;

  private final Values values;

  Parts(Values values) {
    this.values = values;
  }

  /** An element of a constant, or a part of a sequence; nothing if this is something else. */
  Optional<IfPlace> find(Expression.Apply e) {
    if (e.arguments().size() == 2) {
      return values.places().find(e.function()).map(sequence -> slice(sequence, e));
    }
    if (e.arguments().size() != 1 || !(e.function() instanceof Expression.NameUse name)) {
      return Optional.empty();
    }
    return values
        .scope()
        .constant(name.name())
        .filter(value -> isList(value.type()))
        .map(value -> values.hoist().keep(value, value.type(), e.span()))
        .map(kept -> values.places().element(kept, e.arguments().get(0), e.span()));
  }

  private static boolean isList(IfType type) {
    return type.kind() == IfType.Kind.SEQUENCE || type.kind() == IfType.Kind.ARRAY;
  }

  private IfPlace slice(IfPlace sequence, Expression.Apply e) {
    if (sequence.type().kind() != IfType.Kind.SEQUENCE) {
      throw SemanticError.sort(e.span(), sequence.type().name() + " has no parts");
    }
    IfType.Sequence type = (IfType.Sequence) sequence.type();
    IfType result = new IfType.Sequence(type.name() + ".part", 0, type.most(), type.element());
    IfExpr from = values.of(e.arguments().get(0), BasicSorts.INTEGER);
    IfExpr to = values.of(e.arguments().get(1), BasicSorts.INTEGER);
    if (type.most() > LONGEST) {
      throw SemanticError.unsupported(
          e.span(), "a part of a sequence of more than " + LONGEST, "copy it in a loop");
    }
    IfExpr count = plus(sum(to, IfExpr.BinaryOperator.MINUS, from), 1);
    IfType lengths = new IfType.Range(type.name() + ".length", 0, type.most());
    IfExpr length = new IfExpr.Load(values.hoist().keep(count, lengths, e.span()));
    IfExpr value = elements(sequence, from, 0, result);
    for (int n = 1; n <= type.most(); n++) {
      IfExpr isLonger =
          new IfExpr.Binary(IfExpr.BinaryOperator.EQUAL, length, number(n), BasicSorts.BOOLEAN);
      value = new IfExpr.Conditional(isLonger, elements(sequence, from, n, result), value, result);
    }
    return values.hoist().keep(value, result, e.span());
  }

  private static IfExpr elements(IfPlace sequence, IfExpr from, int count, IfType type) {
    IfType.Sequence part = (IfType.Sequence) type;
    List<Optional<IfExpr>> elements = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<IfPlace.Step> steps = new ArrayList<>(sequence.steps());
      steps.add(new IfPlace.Element(plus(from, i)));
      elements.add(
          Optional.of(new IfExpr.Load(new IfPlace(sequence.variable(), steps, part.element()))));
    }
    return new IfExpr.Construct(elements, Texts.sized(part, count));
  }

  private static IfExpr plus(IfExpr e, int n) {
    return n == 0 ? e : sum(e, IfExpr.BinaryOperator.PLUS, number(n));
  }

  private static IfExpr sum(IfExpr left, IfExpr.BinaryOperator operator, IfExpr right) {
    return new IfExpr.Binary(operator, left, right, BasicSorts.INTEGER);
  }

  private static IfExpr number(int value) {
    return new IfExpr.Constant(value, BasicSorts.INTEGER);
  }
}

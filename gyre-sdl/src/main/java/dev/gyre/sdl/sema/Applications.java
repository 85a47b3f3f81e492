package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import java.util.List;
import java.util.Optional;

/** {@code f(x)}: an element, a call, or something that every process can ask for. */
final class Applications {
  private final Values values;
  private final Optional<IfType> wanted;

  Applications(Values values, Optional<IfType> wanted) {
    this.values = values;
    this.wanted = wanted;
  }

  IfExpr apply(Expression.Apply e) {
    Optional<IfPlace> element = values.places().find(e);
    if (element.isPresent()) {
      return Values.load(element.get());
    }
    if (!(e.function() instanceof Expression.NameUse function)) {
      throw SemanticError.sort(e.span(), "this can be neither indexed nor called");
    }
    Name name = function.name();
    Optional<Definition.ProcedureDefinition> procedure = values.scope().procedure(name);
    if (procedure.isPresent()) {
      return Values.load(values.hoist().call(procedure.get(), e.arguments(), e.span()));
    }
    Optional<IfPlace> part = new Parts(values).find(e);
    return part.isPresent() ? Values.load(part.get()) : builtin(name, e);
  }

  private IfExpr builtin(Name name, Expression.Apply e) {
    return switch (name.key()) {
      case "active" -> new IfExpr.Active(timer(argument(e, 1)), BasicSorts.BOOLEAN);
      case "length" -> new IfExpr.Length(list(argument(e, 1)), BasicSorts.INTEGER);
      case "present" -> present(argument(e, 1));
      case "exist" -> exist(argument(e, 1));
      case "num" -> number(argument(e, 1));
      case "abs" -> abs(argument(e, 1));
      case "fix", "float", "round", "ceil", "floor", "trunc" -> converted(argument(e, 1));
      case "val", "to_enum", "to_selector", "power", "shift_left", "shift_right" ->
          new Conversions(values).apply(name.key(), e);
      case "sqrt", "sin", "cos" -> real(argument(e, 1));
      case "mkstring" -> single(argument(e, 1));
      default ->
          throw SemanticError.unknown(
              name.span(), "there is no variable, procedure or operator " + name.text());
    };
  }

  private static Expression argument(Expression.Apply e, int count) {
    if (e.arguments().size() != count) {
      throw SemanticError.sort(e.span(), "one argument is needed here");
    }
    return e.arguments().get(0);
  }

  private IfTimer timer(Expression e) {
    if (e instanceof Expression.NameUse name) {
      return values
          .scope()
          .timer(name.name())
          .orElseThrow(
              () -> SemanticError.unknown(e.span(), "there is no timer " + name.name().text()));
    }
    throw SemanticError.unsupported(
        e.span(), "a timer with parameters", "declare a timer for each value");
  }

  private IfExpr list(Expression e) {
    IfExpr value = values.of(e);
    boolean isList =
        value.type().kind() == IfType.Kind.SEQUENCE || value.type().kind() == IfType.Kind.ARRAY;
    if (!isList) {
      throw SemanticError.sort(e.span(), value.type().name() + " has no length");
    }
    return value;
  }

  private IfExpr present(Expression e) {
    IfExpr value = values.of(e);
    if (value.type().kind() != IfType.Kind.CHOICE) {
      throw SemanticError.sort(e.span(), value.type().name() + " is no choice");
    }
    return new IfExpr.Selector(value, selectors((IfType.ChoiceType) value.type()));
  }

  private IfType selectors(IfType.ChoiceType type) {
    IfType selectors = Typing.selectors(type);
    values.sorts().addOnce(selectors);
    return selectors;
  }

  private IfExpr exist(Expression e) {
    IfPlace field = values.places().of(e);
    List<IfPlace.Step> steps = field.steps();
    if (steps.isEmpty() || !(steps.get(steps.size() - 1) instanceof IfPlace.Field last)) {
      throw SemanticError.sort(e.span(), "an optional field is needed here");
    }
    Expression.Field syntax = (Expression.Field) e;
    IfExpr record = values.of(syntax.record());
    return new IfExpr.Present(record, last.number(), BasicSorts.BOOLEAN);
  }

  private IfExpr number(Expression e) {
    IfExpr value = values.of(e);
    if (value.type().kind() != IfType.Kind.ENUMERATION) {
      throw SemanticError.sort(e.span(), value.type().name() + " is no enumeration");
    }
    return new IfExpr.NumberOf(value, BasicSorts.INTEGER);
  }

  private IfExpr abs(Expression e) {
    IfExpr value = values.of(e, BasicSorts.INTEGER);
    IfExpr zero = new IfExpr.Constant(0, BasicSorts.INTEGER);
    IfExpr negative =
        new IfExpr.Binary(IfExpr.BinaryOperator.LESS, value, zero, BasicSorts.BOOLEAN);
    IfExpr negated = new IfExpr.Unary(IfExpr.UnaryOperator.NEGATE, value, BasicSorts.INTEGER);
    return new IfExpr.Conditional(negative, negated, value, BasicSorts.INTEGER);
  }

  /** Computed by nobody, since nothing may depend on it. */
  private IfExpr real(Expression e) {
    values.of(e);
    return Values.nothing(BasicSorts.REAL);
  }

  /** A sequence of one element. */
  private IfExpr single(Expression e) {
    if (wanted.isEmpty() || wanted.get().kind() != IfType.Kind.SEQUENCE) {
      throw SemanticError.sort(e.span(), "the sort of this value cannot be told from its place");
    }
    IfType.Sequence sequence = (IfType.Sequence) wanted.get();
    List<Optional<IfExpr>> parts = List.of(Optional.of(values.of(e, sequence.element())));
    return new IfExpr.Construct(parts, Texts.sized(sequence, 1));
  }

  private IfExpr converted(Expression e) {
    boolean isWhole = wanted.stream().anyMatch(BasicSorts::isNumber);
    if (isWhole && e instanceof Expression.RealLiteral literal) {
      return values.of(literal, wanted.get());
    }
    IfExpr value = values.of(e);
    return BasicSorts.isNumber(value.type()) && wanted.stream().anyMatch(BasicSorts::isNumber)
        ? value
        : Values.nothing(BasicSorts.REAL);
  }
}

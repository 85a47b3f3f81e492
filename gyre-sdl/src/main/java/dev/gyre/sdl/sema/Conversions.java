package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.SortReference;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.OptionalInt;

/** Functions of OpenGEODE that make names of numbers, names of other names, and powers. */
final class Conversions {
  private static final int MOST_FACTORS = 31;

  private final Values values;

  Conversions(Values values) {
    this.values = values;
  }

  IfExpr apply(String function, Expression.Apply e) {
    if (e.arguments().size() != 2) {
      throw SemanticError.sort(e.span(), "two arguments are needed here");
    }
    Expression first = e.arguments().get(0);
    Expression second = e.arguments().get(1);
    return switch (function) {
      case "val" -> named(first, enumeration(second, ""), e.span());
      case "to_enum" -> renamed(values.of(first), enumeration(second, ""), e.span());
      case "to_selector" -> renamed(values.of(first), enumeration(second, "_selection"), e.span());
      case "power" -> power(first, constant(second, function), e.span());
      case "shift_left" -> scaled(first, IfExpr.BinaryOperator.TIMES, constant(second, function));
      case "shift_right" -> shiftedRight(first, constant(second, function), e.span());
      default -> throw new IllegalArgumentException(function);
    };
  }

  private IfType.Enumeration enumeration(Expression sort, String ending) {
    if (!(sort instanceof Expression.NameUse use)) {
      throw SemanticError.sort(sort.span(), "the name of a sort is needed here");
    }
    Name name = new Name(sort.span(), use.name().text() + ending);
    IfType type = values.sorts().of(new SortReference(sort.span(), name), values.scope());
    if (type.kind() != IfType.Kind.ENUMERATION) {
      throw SemanticError.sort(sort.span(), type.name() + " is no enumeration");
    }
    return (IfType.Enumeration) type;
  }

  /** The name that has a number; it is an error of the model if none has it. */
  private IfExpr named(Expression e, IfType.Enumeration type, SourceSpan span) {
    IfExpr number = values.of(e, BasicSorts.INTEGER);
    List<Integer> numbers = type.numbers();
    IfExpr position = new IfExpr.Constant(-1, BasicSorts.INTEGER);
    for (int i = 0; i < numbers.size(); i++) {
      IfExpr here = new IfExpr.Constant(i, BasicSorts.INTEGER);
      position =
          new IfExpr.Conditional(equal(number, numbers.get(i)), here, position, BasicSorts.INTEGER);
    }
    IfType positions = new IfType.Range(type.name() + ".val", 0, numbers.size() - 1);
    IfExpr kept = new IfExpr.Load(values.hoist().keep(position, positions, span));
    IfExpr value = new IfExpr.Constant(0, type);
    for (int i = 1; i < numbers.size(); i++) {
      IfExpr name = new IfExpr.Constant(i, type);
      value = new IfExpr.Conditional(equal(kept, i), name, value, type);
    }
    return value;
  }

  private static IfExpr equal(IfExpr value, int number) {
    IfExpr constant = new IfExpr.Constant(number, BasicSorts.INTEGER);
    return new IfExpr.Binary(IfExpr.BinaryOperator.EQUAL, value, constant, BasicSorts.BOOLEAN);
  }

  /** The same name in another enumeration. */
  private static IfExpr renamed(IfExpr name, IfType.Enumeration to, SourceSpan span) {
    if (name.type().kind() != IfType.Kind.ENUMERATION) {
      throw SemanticError.sort(span, name.type().name() + " is no enumeration");
    }
    List<String> names = ((IfType.Enumeration) name.type()).literals();
    IfExpr value = position(names.get(0), to, span);
    for (int i = 1; i < names.size(); i++) {
      IfExpr same =
          new IfExpr.Binary(
              IfExpr.BinaryOperator.EQUAL,
              name,
              new IfExpr.Constant(i, name.type()),
              BasicSorts.BOOLEAN);
      value = new IfExpr.Conditional(same, position(names.get(i), to, span), value, to);
    }
    return value;
  }

  private static IfExpr position(String name, IfType.Enumeration type, SourceSpan span) {
    for (int i = 0; i < type.literals().size(); i++) {
      if (Typing.key(type.literals().get(i)).equals(Typing.key(name))) {
        return new IfExpr.Constant(i, type);
      }
    }
    throw SemanticError.sort(span, type.name() + " has no " + name);
  }

  // ---- numbers

  private int constant(Expression e, String function) {
    OptionalInt number = Folding.number(values.of(e, BasicSorts.INTEGER));
    if (number.isEmpty() || number.getAsInt() < 0 || number.getAsInt() >= MOST_FACTORS) {
      throw SemanticError.unsupported(
          e.span(),
          "the function " + function + " by anything but a small constant",
          "write a loop");
    }
    return number.getAsInt();
  }

  private IfExpr power(Expression e, int exponent, SourceSpan span) {
    IfExpr base = values.of(e);
    if (BasicSorts.isIrrelevant(base.type())) {
      return base;
    }
    if (!BasicSorts.isNumber(base.type())) {
      throw SemanticError.sort(span, base.type().name() + " is no number");
    }
    IfExpr product = new IfExpr.Constant(1, BasicSorts.INTEGER);
    for (int i = 0; i < exponent; i++) {
      product =
          i == 0
              ? base
              : new IfExpr.Binary(IfExpr.BinaryOperator.TIMES, product, base, BasicSorts.INTEGER);
    }
    return product;
  }

  private IfExpr scaled(Expression e, IfExpr.BinaryOperator operator, int bits) {
    IfExpr factor = new IfExpr.Constant(1 << bits, BasicSorts.INTEGER);
    return new IfExpr.Binary(
        operator, values.of(e, BasicSorts.INTEGER), factor, BasicSorts.INTEGER);
  }

  /** Bits are shifted out; of a negative number it is not clear which. */
  private IfExpr shiftedRight(Expression e, int bits, SourceSpan span) {
    IfType type = values.of(e, BasicSorts.INTEGER).type();
    if (((IfType.Range) type).low() < 0) {
      throw SemanticError.unsupported(
          span, "shift_right of what may be negative", "give its type a range from 0");
    }
    return scaled(e, IfExpr.BinaryOperator.DIVIDE, bits);
  }
}

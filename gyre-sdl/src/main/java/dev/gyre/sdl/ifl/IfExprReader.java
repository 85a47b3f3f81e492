package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfExpr.BinaryOperator;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads values and places, with their types. */
final class IfExprReader {
  /** Operators by how strongly they bind, the weakest first. */
  private static final List<Map<String, BinaryOperator>> LEVELS =
      List.of(
          Map.of("=>", BinaryOperator.IMPLIES),
          Map.of("or", BinaryOperator.OR, "xor", BinaryOperator.XOR),
          Map.of("and", BinaryOperator.AND),
          Map.of(
              "=", BinaryOperator.EQUAL,
              "<>", BinaryOperator.DIFFERENT,
              "/=", BinaryOperator.DIFFERENT,
              "<", BinaryOperator.LESS,
              "<=", BinaryOperator.AT_MOST,
              ">", BinaryOperator.GREATER,
              ">=", BinaryOperator.AT_LEAST),
          Map.of("+", BinaryOperator.PLUS, "-", BinaryOperator.MINUS),
          Map.of(
              "*", BinaryOperator.TIMES,
              "/", BinaryOperator.DIVIDE,
              "mod", BinaryOperator.MODULO,
              "rem", BinaryOperator.REMAINDER),
          Map.of(
              "bitand", BinaryOperator.BIT_AND,
              "bitor", BinaryOperator.BIT_OR,
              "bitxor", BinaryOperator.BIT_XOR));

  private final IfCursor cursor;
  private final IfTypeReader types;
  private final Map<String, IfVariable> variables;
  private final Map<String, IfTimer> timers;

  IfExprReader(
      IfCursor cursor,
      IfTypeReader types,
      Map<String, IfVariable> variables,
      Map<String, IfTimer> timers) {
    this.cursor = cursor;
    this.types = types;
    this.variables = variables;
    this.timers = timers;
  }

  IfExpr condition() {
    return of(IfTypeReader.BOOLEAN);
  }

  /** A value that can be stored in a place of this type. */
  IfExpr of(IfType type) {
    IfToken first = cursor.peek();
    IfExpr value = value(0);
    if (!IfTypeReader.fits(value.type(), type)) {
      throw new IfSyntaxError(
          cursor.since(first),
          "a value of type "
              + type.name()
              + " is expected here, and this one has the type "
              + value.type().name());
    }
    return value;
  }

  private IfExpr value(int level) {
    if (level == LEVELS.size()) {
      return prefixed();
    }
    IfToken first = cursor.peek();
    IfExpr left = value(level + 1);
    Optional<BinaryOperator> operator = operator(level);
    while (operator.isPresent()) {
      cursor.advance();
      left = apply(operator.get(), left, value(level + 1), first);
      operator = operator(level);
    }
    return left;
  }

  private Optional<BinaryOperator> operator(int level) {
    IfToken token = cursor.peek();
    boolean isName = token.kind() == IfToken.Kind.STRING || token.kind() == IfToken.Kind.NUMBER;
    return isName ? Optional.empty() : Optional.ofNullable(LEVELS.get(level).get(token.text()));
  }

  private IfExpr apply(BinaryOperator operator, IfExpr left, IfExpr right, IfToken first) {
    return switch (operator) {
      case OR, AND, XOR, IMPLIES -> {
        both(left, right, IfTypeReader.BOOLEAN, first);
        yield new IfExpr.Binary(operator, left, right, IfTypeReader.BOOLEAN);
      }
      case EQUAL, DIFFERENT -> {
        if (!IfTypeReader.fits(right.type(), left.type())) {
          throw new IfSyntaxError(cursor.since(first), "the types of both sides differ");
        }
        yield new IfExpr.Binary(operator, left, right, IfTypeReader.BOOLEAN);
      }
      case LESS, AT_MOST, GREATER, AT_LEAST -> {
        boolean ordered = left.type().kind() == IfType.Kind.ENUMERATION;
        both(left, right, ordered ? left.type() : IfTypeReader.INTEGER, first);
        yield new IfExpr.Binary(operator, left, right, IfTypeReader.BOOLEAN);
      }
      case PLUS, MINUS, TIMES, DIVIDE, MODULO, REMAINDER, BIT_AND, BIT_OR, BIT_XOR -> {
        both(left, right, IfTypeReader.INTEGER, first);
        yield new IfExpr.Binary(operator, left, right, IfTypeReader.INTEGER);
      }
    };
  }

  private void both(IfExpr left, IfExpr right, IfType type, IfToken first) {
    if (!IfTypeReader.fits(left.type(), type) || !IfTypeReader.fits(right.type(), type)) {
      throw new IfSyntaxError(
          cursor.since(first), "both sides should have values of type " + type.name());
    }
  }

  private IfExpr prefixed() {
    cursor.enter();
    try {
      if (cursor.accept("not")) {
        IfExpr operand = typed(prefixed(), IfTypeReader.BOOLEAN);
        return new IfExpr.Unary(IfExpr.UnaryOperator.NOT, operand, IfTypeReader.BOOLEAN);
      }
      if (cursor.at("-")) {
        return negative();
      }
      return primary();
    } finally {
      cursor.leave();
    }
  }

  private IfExpr negative() {
    IfToken minus = cursor.advance();
    IfToken next = cursor.peek();
    if (next.kind() == IfToken.Kind.NUMBER && next.text().equals("2147483648")) {
      cursor.advance();
      return new IfExpr.Constant(Integer.MIN_VALUE, IfTypeReader.INTEGER);
    }
    IfExpr operand = typed(prefixed(), IfTypeReader.INTEGER);
    // A negative number is one constant, so that its bounds are known.
    return operand.kind() == IfExpr.Kind.CONSTANT && minus.span().end() == next.span().start()
        ? new IfExpr.Constant(-((IfExpr.Constant) operand).value(), IfTypeReader.INTEGER)
        : new IfExpr.Unary(IfExpr.UnaryOperator.NEGATE, operand, IfTypeReader.INTEGER);
  }

  private IfExpr typed(IfExpr value, IfType type) {
    if (!IfTypeReader.fits(value.type(), type)) {
      throw cursor.error("a value of type " + type.name() + " is expected before this");
    }
    return value;
  }

  private IfExpr primary() {
    IfToken token = cursor.peek();
    if (token.kind() == IfToken.Kind.NUMBER) {
      return new IfExpr.Constant(cursor.number(), IfTypeReader.INTEGER);
    }
    if (cursor.accept("(")) {
      IfExpr inner = cursor.at("if") ? conditional() : value(0);
      cursor.expect(")");
      return inner;
    }
    Optional<IfExpr> word = word(token.text());
    if (word.isPresent()) {
      return word.get();
    }
    if (types.isType(token.text()) && (cursor.follows("::") || cursor.follows("(."))) {
      return new IfValueReader(cursor, this).ofType(types.reference());
    }
    return new IfExpr.Load(place());
  }

  private IfExpr conditional() {
    cursor.expect("if");
    IfExpr condition = condition();
    cursor.expect("then");
    IfExpr then = value(0);
    cursor.expect("else");
    IfExpr otherwise = of(then.type());
    cursor.expect("endif");
    return new IfExpr.Conditional(condition, then, otherwise, then.type());
  }

  private Optional<IfExpr> word(String word) {
    IfExpr found =
        switch (word) {
          case "true" -> constant(1, IfTypeReader.BOOLEAN);
          case "false" -> constant(0, IfTypeReader.BOOLEAN);
          case "null" -> constant(0, IfTypeReader.INSTANCE);
          case "self" -> identity(IfExpr.Who.SELF);
          case "sender" -> identity(IfExpr.Who.SENDER);
          case "parent" -> identity(IfExpr.Who.PARENT);
          case "offspring" -> identity(IfExpr.Who.OFFSPRING);
          case "length", "selector", "present", "num", "active", "concat" -> function();
          default -> null;
        };
    return Optional.ofNullable(found);
  }

  IfExpr constant(int value, IfType type) {
    cursor.advance();
    return new IfExpr.Constant(value, type);
  }

  private IfExpr identity(IfExpr.Who who) {
    cursor.advance();
    return new IfExpr.Identity(who, IfTypeReader.INSTANCE);
  }

  private IfExpr function() {
    String name = cursor.advance().text();
    cursor.expect("(");
    IfExpr result =
        switch (name) {
          case "length" -> {
            IfExpr of = kind(IfType.Kind.SEQUENCE, "a sequence");
            yield new IfExpr.Length(of, IfTypeReader.INTEGER);
          }
          case "num" -> {
            IfExpr of = kind(IfType.Kind.ENUMERATION, "a value of an enumeration");
            yield new IfExpr.NumberOf(of, IfTypeReader.INTEGER);
          }
          case "selector" -> selector();
          case "present" -> {
            IfExpr record = kind(IfType.Kind.RECORD, "a record");
            cursor.expect(",");
            int field = field(record.type());
            if (IfExprPrinter.fields(record.type()).get(field).presence()
                != IfType.Presence.OPTIONAL) {
              throw cursor.error("the field before this is never missing");
            }
            yield new IfExpr.Present(record, field, IfTypeReader.BOOLEAN);
          }
          case "active" -> new IfExpr.Active(timer(), IfTypeReader.BOOLEAN);
          default -> concatenation();
        };
    cursor.expect(")");
    return result;
  }

  private IfExpr selector() {
    IfToken first = cursor.peek();
    IfType type = types.reference();
    cursor.expect(",");
    IfExpr choice = kind(IfType.Kind.CHOICE, "a choice");
    boolean matches =
        type.kind() == IfType.Kind.ENUMERATION
            && ((IfType.Enumeration) type).literals().size()
                == IfExprPrinter.fields(choice.type()).size();
    if (!matches) {
      throw new IfSyntaxError(
          first.span(), "the type of a selector has a name for each alternative");
    }
    return new IfExpr.Selector(choice, type);
  }

  private IfExpr concatenation() {
    IfToken first = cursor.peek();
    IfType type = types.reference();
    if (type.kind() != IfType.Kind.SEQUENCE) {
      throw new IfSyntaxError(first.span(), "the result of concat is a sequence");
    }
    cursor.expect(",");
    IfExpr left = of(type);
    cursor.expect(",");
    return new IfExpr.Concatenation(left, of(type), type);
  }

  private IfExpr kind(IfType.Kind kind, String what) {
    IfToken first = cursor.peek();
    IfExpr value = value(0);
    if (value.type().kind() != kind) {
      throw new IfSyntaxError(cursor.since(first), what + " is expected here");
    }
    return value;
  }

  /** A value of any type. */
  IfExpr any() {
    return value(0);
  }

  Optional<IfTimer> timerNamed(String name) {
    return Optional.ofNullable(timers.get(name));
  }

  IfTimer timer() {
    IfToken name = cursor.name("a timer");
    IfTimer timer = timers.get(name.text());
    if (timer == null) {
      throw new IfSyntaxError(name.span(), "there is no timer '" + name.text() + "' here");
    }
    return timer;
  }

  // ---- places

  IfPlace place() {
    IfToken name = cursor.name("a variable");
    IfVariable variable = variables.get(name.text());
    if (variable == null) {
      throw new IfSyntaxError(name.span(), "there is no variable '" + name.text() + "' here");
    }
    List<IfPlace.Step> steps = new ArrayList<>();
    IfType at = variable.type();
    while (cursor.at("[") || cursor.at("!")) {
      if (cursor.at("[")) {
        if (at.kind() != IfType.Kind.ARRAY && at.kind() != IfType.Kind.SEQUENCE) {
          throw cursor.error("there are no elements in a value of type " + at.name());
        }
        cursor.expect("[");
        steps.add(new IfPlace.Element(of(IfTypeReader.INTEGER)));
        cursor.expect("]");
        at = IfExprPrinter.element(at);
      } else {
        cursor.expect("!");
        int number = field(at);
        steps.add(new IfPlace.Field(number));
        at = IfExprPrinter.fields(at).get(number).type();
      }
    }
    return new IfPlace(variable, steps, at);
  }

  /** A field or an alternative, by its name. */
  int field(IfType type) {
    if (type.kind() != IfType.Kind.RECORD && type.kind() != IfType.Kind.CHOICE) {
      throw cursor.error("there are no fields in a value of type " + type.name());
    }
    IfToken name = cursor.name("a field");
    int number = IfExprPrinter.names(type).indexOf(name.text());
    if (number < 0) {
      throw new IfSyntaxError(
          name.span(), "the type " + type.name() + " has no field '" + name.text() + "'");
    }
    return number;
  }
}

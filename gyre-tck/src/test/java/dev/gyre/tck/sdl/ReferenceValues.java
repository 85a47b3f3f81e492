package dev.gyre.tck.sdl;

import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Operator;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;

/** Computes expressions for one instance. */
final class ReferenceValues {
  private final ReferenceModel model;
  private final ReferenceInstance instance;
  private final long self;

  ReferenceValues(ReferenceModel model, ReferenceInstance instance, long self) {
    this.model = model;
    this.instance = instance;
    this.self = self;
  }

  /** The name under which an implicit value is kept among the variables. */
  static String implicit(Expression.ImplicitValue value) {
    return "<" + value.name().toLowerCase(Locale.ROOT) + ">";
  }

  boolean holds(Expression expression) {
    return of(expression) != 0;
  }

  /** Time is counted from now, which is 0. */
  long of(Expression expression) {
    if (expression instanceof Expression.IntegerLiteral e) {
      return e.value().longValueExact();
    }
    if (expression instanceof Expression.BooleanLiteral e) {
      return e.value() ? 1 : 0;
    }
    if (expression instanceof Expression.NullLiteral) {
      return 0;
    }
    if (expression instanceof Expression.NameUse e) {
      return named(e.name().key());
    }
    if (expression instanceof Expression.Implicit e) {
      return implicitly(e.value());
    }
    if (expression instanceof Expression.Apply e) {
      return applied(e);
    }
    if (expression instanceof Expression.Unary e) {
      return switch (e.operator()) {
        case NEGATE -> number(-of(e.operand()));
        case NOT -> 1 - of(e.operand());
      };
    }
    if (expression instanceof Expression.Conditional e) {
      return holds(e.condition()) ? of(e.then()) : of(e.otherwise());
    }
    if (expression instanceof Expression.Binary e) {
      return binary(e);
    }
    throw new UnsupportedOperationException(expression.toString());
  }

  private long named(String name) {
    Long value = instance.variables.get(name);
    if (value == null) {
      value = model.sorts().constants().get(name);
    }
    if (value == null) {
      throw new UnsupportedOperationException("the name " + name);
    }
    return value;
  }

  private long implicitly(Expression.ImplicitValue value) {
    return switch (value) {
      case SELF -> self;
      case NOW -> 0;
      case SENDER, PARENT, OFFSPRING -> named(implicit(value));
    };
  }

  private long applied(Expression.Apply apply) {
    if (apply.function() instanceof Expression.NameUse f
        && f.name().key().equals("active")
        && apply.arguments().get(0) instanceof Expression.NameUse timer) {
      return isActive(timer.name().key()) ? 1 : 0;
    }
    if (apply.function() instanceof Expression.NameUse f) {
      return function(f.name().key(), apply.arguments());
    }
    throw new UnsupportedOperationException(apply.toString());
  }

  /** A literal is the number of its place. */
  private long function(String name, List<Expression> arguments) {
    long first = of(arguments.get(0));
    return switch (name) {
      case "num" -> first;
      case "abs" -> number(Math.abs(first));
      case "power" -> number(BigInteger.valueOf(first).pow((int) of(arguments.get(1))).longValue());
      case "shift_left" -> number(first << of(arguments.get(1)));
      case "shift_right" -> first >> of(arguments.get(1));
      case "val" -> {
        if (first < 0 || first > 2) {
          throw new ReferenceError(ReferenceError.Kind.RANGE);
        }
        yield first;
      }
      default -> throw new UnsupportedOperationException(name);
    };
  }

  private boolean isActive(String timer) {
    return instance.timers.containsKey(timer)
        || instance.queue.stream().anyMatch(signal -> signal.name().equals(timer));
  }

  private long binary(Expression.Binary e) {
    Operator operator = e.operator();
    long left = of(e.left());
    if (operator == Operator.AND_THEN) {
      return left == 0 ? 0 : of(e.right());
    }
    if (operator == Operator.OR_ELSE) {
      return left == 0 ? of(e.right()) : 1;
    }
    long right = of(e.right());
    if (operator.isRelation()) {
      return ReferenceSorts.compare(operator, left, right) ? 1 : 0;
    }
    return switch (operator) {
      case AND -> left & right;
      case OR -> left | right;
      case XOR -> left ^ right;
      case IMPLIES -> (1 - left) | right;
      case PLUS -> number(left + right);
      case MINUS -> number(left - right);
      case TIMES -> number(left * right);
      case DIVIDE -> left / divisor(right);
      case REM -> left % divisor(right);
      case MOD -> Math.floorMod(left, Math.abs(divisor(right)));
      default -> throw new UnsupportedOperationException(operator.symbol());
    };
  }

  private static long number(long value) {
    if (value != (int) value) {
      throw new ReferenceError(ReferenceError.Kind.RANGE);
    }
    return value;
  }

  private static long divisor(long value) {
    if (value == 0) {
      throw new ReferenceError(ReferenceError.Kind.DIVISION);
    }
    return value;
  }
}

package dev.gyre.bound.unfold;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Operators;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.VariableKey;
import java.util.BitSet;
import java.util.List;

/**
 * Computes with the values that are known. A value is a number, a channel or {@link #UNKNOWN}; what
 * may go wrong at run time is taken as unknown, because nothing comes after it.
 */
final class Evaluation {
  static final long UNKNOWN = Long.MIN_VALUE;

  /** Channels are numbers that no integer is. */
  private static final long FIRST_CHANNEL = 1L << 40;

  private final Facts facts;
  private final Tracked tracked;

  Evaluation(Facts facts, Tracked tracked) {
    this.facts = facts;
    this.tracked = tracked;
  }

  static boolean isChannel(long value) {
    return value >= FIRST_CHANNEL;
  }

  /** What is left of a value in a variable of this type. */
  static long cut(ValueType type, long value) {
    if (value == UNKNOWN || type.isTimer()) {
      return UNKNOWN;
    }
    if (type.isChannel()) {
      return isChannel(value) || value == 0 ? value : UNKNOWN;
    }
    return isChannel(value) ? UNKNOWN : type.truncate((int) value);
  }

  long evaluate(Expr e, int automaton, long[] values) {
    return switch (e.kind()) {
      case CONST -> ((Expr.Const) e).value();
      case LOAD -> load(((Expr.Load) e).place(), automaton, values);
      case UNARY -> {
        long operand = evaluate(((Expr.Unary) e).operand(), automaton, values);
        yield operand == UNKNOWN || isChannel(operand)
            ? UNKNOWN
            : Operators.apply(((Expr.Unary) e).op(), (int) operand);
      }
      case BINARY -> binary((Expr.Binary) e, automaton, values);
      case CHOOSE -> choose((Expr.Choose) e, automaton, values);
      case SYSTEM_VALUE -> e.isOwnPid() ? values[0] : UNKNOWN;
      case CHANNEL_QUERY, POLL, PROCESS_QUERY, REMOTE_LOAD, AT_LOCATION, SPAWN -> UNKNOWN;
    };
  }

  private long choose(Expr.Choose e, int automaton, long[] values) {
    long condition = evaluate(e.condition(), automaton, values);
    if (condition != UNKNOWN && !isChannel(condition)) {
      return evaluate(condition != 0 ? e.then() : e.otherwise(), automaton, values);
    }
    long then = evaluate(e.then(), automaton, values);
    return then == evaluate(e.otherwise(), automaton, values) ? then : UNKNOWN;
  }

  private long binary(Expr.Binary e, int automaton, long[] values) {
    long left = evaluate(e.left(), automaton, values);
    long right = evaluate(e.right(), automaton, values);
    if (e.op() == Expr.BinaryOp.AND && (left == 0 || right == 0)) {
      return 0;
    }
    if (e.op() == Expr.BinaryOp.OR && (isTrue(left) || isTrue(right))) {
      return 1;
    }
    if (left == UNKNOWN || right == UNKNOWN) {
      return UNKNOWN;
    }
    if (isChannel(left) || isChannel(right)) {
      return compareChannels(e.op(), left, right);
    }
    var result = Operators.apply(e.op(), (int) left, (int) right);
    return result.isPresent() ? result.getAsInt() : UNKNOWN;
  }

  private static boolean isTrue(long value) {
    return value != UNKNOWN && !isChannel(value) && value != 0;
  }

  private long compareChannels(Expr.BinaryOp op, long left, long right) {
    boolean isComparison = op == Expr.BinaryOp.EQUAL || op == Expr.BinaryOp.NOT_EQUAL;
    if (!isComparison || !isChannel(left) || !isChannel(right)) {
      return UNKNOWN;
    }
    if (left == right && object(left).count() != ChannelObject.Count.ONE) {
      return UNKNOWN;
    }
    return (left == right) == (op == Expr.BinaryOp.EQUAL) ? 1 : 0;
  }

  private ChannelObject object(long channel) {
    return facts.channels().all().get((int) (channel - FIRST_CHANNEL));
  }

  private long load(Place place, int automaton, long[] values) {
    Variable variable = place.variable();
    VariableKey key = VariableKey.of(variable, automaton);
    int slot = tracked.place(key, automaton);
    if (slot >= 0) {
      return values[slot];
    }
    long element = element(place, automaton, values);
    if (element < 0 || !facts.written().isConstant(variable, key)) {
      return UNKNOWN;
    }
    if (facts.channels().declares(key)) {
      return FIRST_CHANNEL + facts.channels().object(key, (int) element);
    }
    return key.automaton() == VariableKey.SHARED ? facts.startValue(key, (int) element) : UNKNOWN;
  }

  /** Which element of a variable is meant, or something negative if that is not known. */
  private long element(Place place, int automaton, long[] values) {
    long element = 0;
    List<Integer> dimensions = place.variable().dimensions();
    for (int i = 0; i < dimensions.size(); i++) {
      long index = evaluate(place.indices().get(i), automaton, values);
      if (index < 0 || index >= dimensions.get(i)) {
        return -1;
      }
      element = element * dimensions.get(i) + index;
    }
    return element;
  }

  /** The channels that an expression may name; none if that is an error of the model. */
  BitSet channels(Expr channel, int automaton, long[] values) {
    long value = evaluate(channel, automaton, values);
    BitSet found = new BitSet();
    if (isChannel(value)) {
      found.set(object(value).index());
    } else if (value != 0) {
      found.or(facts.pointsTo().of(channel, automaton));
    }
    return found;
  }

  /** Stores a value, if it is followed. */
  void store(Place place, long value, int automaton, long[] values) {
    int slot = tracked.place(VariableKey.of(place.variable(), automaton), automaton);
    if (slot >= 0) {
      values[slot] = cut(place.variable().type(), value);
    }
  }

  /** Whether a condition may have this outcome; if so, what it tells of values is noted. */
  boolean assume(Expr condition, boolean wanted, int automaton, long[] values) {
    long value = evaluate(condition, automaton, values);
    if (value != UNKNOWN && !isChannel(value)) {
      return (value != 0) == wanted;
    }
    if (condition instanceof Expr.Unary unary && unary.op() == Expr.UnaryOp.NOT) {
      return assume(unary.operand(), !wanted, automaton, values);
    }
    if (condition instanceof Expr.Binary binary) {
      return assume(binary, wanted, automaton, values);
    }
    condition
        .loaded()
        .filter(place -> !wanted || place.variable().type().bits() == 1)
        .filter(place -> !place.variable().type().isChannel())
        .ifPresent(place -> store(place, wanted ? 1 : 0, automaton, values));
    return true;
  }

  private boolean assume(Expr.Binary e, boolean wanted, int automaton, long[] values) {
    return switch (e.op()) {
      case AND ->
          !wanted
              || (assume(e.left(), true, automaton, values)
                  && assume(e.right(), true, automaton, values));
      case OR ->
          wanted
              || (assume(e.left(), false, automaton, values)
                  && assume(e.right(), false, automaton, values));
      case EQUAL -> !wanted || equate(e, automaton, values);
      case NOT_EQUAL -> wanted || equate(e, automaton, values);
      default -> true;
    };
  }

  /** Both sides are equal, so one that is not known is what the other is. */
  private boolean equate(Expr.Binary e, int automaton, long[] values) {
    long left = evaluate(e.left(), automaton, values);
    long right = evaluate(e.right(), automaton, values);
    if (left == UNKNOWN && right != UNKNOWN) {
      return learn(e.left(), right, automaton, values);
    }
    return right != UNKNOWN || left == UNKNOWN || learn(e.right(), left, automaton, values);
  }

  private boolean learn(Expr side, long value, int automaton, long[] values) {
    if (side.loaded().isEmpty()) {
      return true;
    }
    Place place = side.loaded().get();
    if (place.variable().isArray() || place.variable().type().isTimer()) {
      return true; // bits in arrays have more values than bits
    }
    boolean isOfType = cut(place.variable().type(), value) == value;
    if (isOfType) {
      store(place, value, automaton, values);
    }
    return isOfType || isChannel(value) || place.variable().type().isChannel();
  }
}

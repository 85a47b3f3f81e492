package dev.gyre.por;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.Optional;

/**
 * An expression over variables, ready to be evaluated on the words of a state. Only what is simple
 * is there: for messages, other processes and the like there is no formula.
 */
interface StateExpression {
  /**
   * The value, or {@link #UNDEFINED}.
   *
   * @param start where the state starts
   * @param block where the block of the process starts
   */
  long of(int[] words, int start, int block);

  /** Makes formulas of the expressions of one type of process. */
  interface Source {
    Optional<StateExpression> of(Expr e);
  }

  /** In place of a value: an index is out of range, or a divisor is zero. */
  long UNDEFINED = Long.MIN_VALUE;

  /** The formula of an expression as a process of the given type sees it, if there is one. */
  static Optional<StateExpression> of(Expr e, int automaton, StateLayout layout) {
    Source parts = part -> of(part, automaton, layout);
    return switch (e.kind()) {
      case CONST -> constant(((Expr.Const) e).value());
      case LOAD -> load(((Expr.Load) e).place(), automaton, layout);
      case UNARY -> unary((Expr.Unary) e, parts);
      case BINARY -> binary((Expr.Binary) e, parts);
      case CHANNEL_QUERY -> query((Expr.ChannelQuery) e, parts, layout);
      case CHOOSE, POLL, PROCESS_QUERY, SYSTEM_VALUE -> Optional.empty();
      case REMOTE_LOAD, AT_LOCATION, SPAWN -> Optional.empty();
    };
  }

  private static Optional<StateExpression> constant(long value) {
    return Optional.of((words, start, block) -> value);
  }

  private static Optional<StateExpression> unary(Expr.Unary e, Source parts) {
    if (e.op() != Expr.UnaryOp.NOT) {
      return Optional.empty();
    }
    return parts
        .of(e.operand())
        .map(
            f ->
                (words, start, block) -> {
                  long value = truth(f.of(words, start, block));
                  return value == UNDEFINED ? UNDEFINED : 1 - value;
                });
  }

  private static Optional<StateExpression> binary(Expr.Binary e, Source parts) {
    return parts
        .of(e.left())
        .flatMap(left -> parts.of(e.right()).flatMap(right -> binary(e.op(), left, right)));
  }

  private static Optional<StateExpression> query(
      Expr.ChannelQuery e, Source parts, StateLayout layout) {
    return parts.of(e.channel()).map(channel -> query(e.probe(), channel, layout));
  }

  private static Optional<StateExpression> load(Place place, int automaton, StateLayout layout) {
    Variable variable = place.variable();
    boolean isGlobal = variable.scope() == Variable.Scope.GLOBAL;
    Slot slot =
        isGlobal
            ? layout.global(variable)
            : layout.process(automaton).locals().get(variable.index());
    if (place.indices().isEmpty()) {
      return Optional.of((words, start, block) -> slot.get(words, isGlobal ? start : block, 0));
    }
    if (place.indices().size() > 1) {
      return Optional.empty();
    }
    int length = variable.size();
    return of(place.indices().get(0), automaton, layout)
        .map(
            index ->
                (words, start, block) -> {
                  long at = index.of(words, start, block);
                  return at < 0 || at >= length
                      ? UNDEFINED
                      : slot.get(words, isGlobal ? start : block, (int) at);
                });
  }

  /** Undefined for channels that are not global: where they are depends on the state. */
  private static StateExpression query(
      Expr.ChannelProbe probe, StateExpression channel, StateLayout layout) {
    int count = layout.globalChannels().size();
    return (words, start, block) -> {
      long number = channel.of(words, start, block);
      if (number < 1 || number > count) {
        return UNDEFINED;
      }
      int index = (int) number - 1;
      ChannelShape shape = layout.globalChannels().get(index);
      int capacity = shape.type().capacity();
      int at = start + layout.globalChannelOffset(index);
      int length = capacity == 0 ? 0 : shape.length().get(words, at, 0);
      return switch (probe) {
        case LENGTH -> length;
        case EMPTY -> length == 0 ? 1 : 0;
        case NOT_EMPTY -> length == 0 ? 0 : 1;
        case FULL -> capacity > 0 && length == capacity ? 1 : 0;
        case NOT_FULL -> capacity > 0 && length == capacity ? 0 : 1;
      };
    };
  }

  private static Optional<StateExpression> binary(
      Expr.BinaryOp op, StateExpression left, StateExpression right) {
    return switch (op) {
      case EQUAL -> both(left, right, (a, b) -> a == b ? 1 : 0);
      case NOT_EQUAL -> both(left, right, (a, b) -> a != b ? 1 : 0);
      case LESS -> both(left, right, (a, b) -> a < b ? 1 : 0);
      case LESS_EQUAL -> both(left, right, (a, b) -> a <= b ? 1 : 0);
      case GREATER -> both(left, right, (a, b) -> a > b ? 1 : 0);
      case GREATER_EQUAL -> both(left, right, (a, b) -> a >= b ? 1 : 0);
      case PLUS -> both(left, right, (a, b) -> (int) (a + b));
      case MINUS -> both(left, right, (a, b) -> (int) (a - b));
      case TIMES -> both(left, right, (a, b) -> (int) (a * b));
      case MODULO -> both(left, right, (a, b) -> b == 0 ? UNDEFINED : (int) a % (int) b);
      case AND ->
          Optional.of(
              (words, start, block) -> {
                long a = left.of(words, start, block);
                return a == 0 || a == UNDEFINED ? a : truth(right.of(words, start, block));
              });
      case OR ->
          Optional.of(
              (words, start, block) -> {
                long a = left.of(words, start, block);
                return a == 0 ? truth(right.of(words, start, block)) : truth(a);
              });
      default -> Optional.empty();
    };
  }

  private static long truth(long value) {
    return value == UNDEFINED ? UNDEFINED : value == 0 ? 0 : 1;
  }

  private static Optional<StateExpression> both(
      StateExpression left, StateExpression right, Operation operation) {
    return Optional.of(
        (words, start, block) -> {
          long a = left.of(words, start, block);
          long b = right.of(words, start, block);
          return a == UNDEFINED || b == UNDEFINED ? UNDEFINED : operation.apply(a, b);
        });
  }

  /** What an operator does. */
  interface Operation {
    long apply(long a, long b);
  }
}

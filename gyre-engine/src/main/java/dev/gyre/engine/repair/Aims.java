package dev.gyre.engine.repair;

import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Expr.BinaryOp;
import dev.gyre.ir.Operators;
import dev.gyre.ir.Place;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Values worth trying for the cells that an expression reads, where there are too many to try all:
 * those that make the expression what is wanted if nothing else changes. Each operator is inverted
 * on one side while the other keeps its value, so that for comparisons of sums the nearest value on
 * the right side of the boundary is among them. They are proposals; each is tried.
 */
final class Aims {
  private static final int MOST_INDICES = 64;

  private final StateInspector state;
  private final int process;
  private final Map<Cell, Set<Integer>> proposals = new LinkedHashMap<>();

  private Aims(StateInspector state, int process) {
    this.state = state;
    this.process = process;
  }

  /** What to try so that the expression becomes true. */
  static Map<Cell, Set<Integer>> toHold(Expr e, int process, StateInspector state) {
    Aims aims = new Aims(state, process);
    aims.truth(e, true);
    return aims.proposals;
  }

  private void propose(Cell cell, long value) {
    if (value == (int) value) {
      proposals.computeIfAbsent(cell, c -> new LinkedHashSet<>()).add((int) value);
    }
  }

  private void truth(Expr e, boolean wanted) {
    switch (e.kind()) {
      case UNARY -> {
        Expr.Unary unary = (Expr.Unary) e;
        if (unary.op() == Expr.UnaryOp.NOT) {
          truth(unary.operand(), !wanted);
        } else {
          number(e, wanted);
        }
      }
      case BINARY -> binary((Expr.Binary) e, wanted);
      case CHOOSE -> {
        Expr.Choose choose = (Expr.Choose) e;
        truth(choose.condition(), true);
        truth(choose.condition(), false);
        truth(choose.then(), wanted);
        truth(choose.otherwise(), wanted);
      }
      case CHANNEL_QUERY -> query((Expr.ChannelQuery) e, wanted);
      default -> number(e, wanted);
    }
  }

  /** Something else than 0, or 0. */
  private void number(Expr e, boolean wanted) {
    value(e, wanted ? 1 : 0);
    if (wanted) {
      value(e, -1);
    }
  }

  private void query(Expr.ChannelQuery e, boolean wanted) {
    OptionalInt number = state.evaluate(e.channel(), process);
    if (number.isEmpty() || state.capacity(number.getAsInt()) == 0) {
      return;
    }
    Cell cell = Cell.messages(number.getAsInt());
    int capacity = state.capacity(number.getAsInt());
    switch (e.probe()) {
      case LENGTH -> number(e, wanted);
      case EMPTY -> propose(cell, wanted ? 0 : 1);
      case NOT_EMPTY -> propose(cell, wanted ? 1 : 0);
      case FULL -> propose(cell, wanted ? capacity : capacity - 1);
      case NOT_FULL -> propose(cell, wanted ? capacity - 1 : capacity);
    }
  }

  private void binary(Expr.Binary e, boolean wanted) {
    BinaryOp op = e.op();
    if (op == BinaryOp.AND || op == BinaryOp.OR) {
      truth(e.left(), wanted);
      truth(e.right(), wanted);
      return;
    }
    switch (op) {
      case EQUAL -> compared(e, wanted ? 0 : 1, wanted ? 0 : -1);
      case NOT_EQUAL -> compared(e, wanted ? 1 : 0, wanted ? -1 : 0);
      case LESS -> compared(e, wanted ? -1 : 0, wanted ? -1 : 0);
      case LESS_EQUAL -> compared(e, wanted ? 0 : 1, wanted ? 0 : 1);
      case GREATER -> compared(e, wanted ? 1 : 0, wanted ? 1 : 0);
      case GREATER_EQUAL -> compared(e, wanted ? 0 : -1, wanted ? 0 : -1);
      default -> number(e, wanted);
    }
  }

  /** Left minus right is to be one of two numbers. */
  private void compared(Expr.Binary e, int difference, int other) {
    OptionalInt left = state.evaluate(e.left(), process);
    OptionalInt right = state.evaluate(e.right(), process);
    for (int d : difference == other ? new int[] {difference} : new int[] {difference, other}) {
      right.ifPresent(r -> value(e.left(), (long) r + d));
      left.ifPresent(l -> value(e.right(), (long) l - d));
    }
  }

  /** Proposes what gives an expression this value. */
  private void value(Expr e, long wanted) {
    if (wanted != (int) wanted) {
      return;
    }
    switch (e.kind()) {
      case LOAD -> place(((Expr.Load) e).place(), process, wanted);
      case REMOTE_LOAD -> {
        Expr.RemoteLoad remote = (Expr.RemoteLoad) e;
        int owner = state.instance(remote.automaton(), remote.process(), process);
        if (owner >= 0) {
          place(remote.place(), owner, wanted);
        }
      }
      case UNARY -> {
        Expr.Unary unary = (Expr.Unary) e;
        switch (unary.op()) {
          case NOT -> truth(unary.operand(), wanted == 0);
          case COMPLEMENT -> value(unary.operand(), ~(int) wanted);
          case NEGATE -> value(unary.operand(), -wanted);
        }
      }
      case BINARY -> inverted((Expr.Binary) e, wanted);
      case CHOOSE -> {
        Expr.Choose choose = (Expr.Choose) e;
        truth(choose.condition(), true);
        truth(choose.condition(), false);
        value(choose.then(), wanted);
        value(choose.otherwise(), wanted);
      }
      case CHANNEL_QUERY -> {
        Expr.ChannelQuery query = (Expr.ChannelQuery) e;
        OptionalInt number = state.evaluate(query.channel(), process);
        if (query.probe() == Expr.ChannelProbe.LENGTH && number.isPresent()) {
          propose(Cell.messages(number.getAsInt()), wanted);
        } else {
          query(query, wanted != 0);
        }
      }
      case CONST, SYSTEM_VALUE, POLL, PROCESS_QUERY, AT_LOCATION, SPAWN -> {}
    }
  }

  private void place(Place place, int owner, long wanted) {
    int index = 0;
    for (int d = 0; d < place.indices().size(); d++) {
      Expr at = place.indices().get(d);
      int length = place.variable().dimensions().get(d);
      for (int i = 0; i < Math.min(length, MOST_INDICES); i++) {
        value(at, i);
      }
      int now = state.evaluate(at, process).orElse(-1);
      if (now < 0 || now >= length) {
        return;
      }
      index = index * length + now;
    }
    propose(Cell.of(place.variable(), index, owner), wanted);
  }

  private void inverted(Expr.Binary e, long wanted) {
    OptionalInt left = state.evaluate(e.left(), process);
    OptionalInt right = state.evaluate(e.right(), process);
    left.ifPresent(l -> right(e, l, wanted));
    right.ifPresent(r -> left(e, r, wanted));
  }

  /** What the left side has to be. */
  private void left(Expr.Binary e, int right, long wanted) {
    Expr left = e.left();
    switch (e.op()) {
      case PLUS -> value(left, wanted - right);
      case MINUS -> value(left, wanted + right);
      case TIMES -> quotients(left, wanted, right);
      case DIVIDE -> {
        value(left, wanted * right);
        value(left, wanted * right + Math.max(0, Math.abs((long) right) - 1));
      }
      case MODULO -> remainders(left, right, wanted);
      case BIT_XOR -> value(left, (int) wanted ^ right);
      case BIT_AND ->
          state.evaluate(left, process).ifPresent(l -> value(left, masked(l, right, wanted)));
      case BIT_OR -> value(left, (int) wanted & ~right);
      case SHIFT_LEFT -> value(left, (int) wanted >> right);
      case SHIFT_RIGHT -> value(left, (int) wanted << right);
      default -> binary(e, wanted != 0);
    }
  }

  /** With the bits under the mask as wanted, and the others as they are. */
  private static long masked(int now, int mask, long wanted) {
    return (now & ~mask) | ((int) wanted & mask);
  }

  private void remainders(Expr left, int right, long wanted) {
    value(left, wanted);
    if (right != 0) {
      state
          .evaluate(left, process)
          .ifPresent(
              l -> {
                long shift = wanted - Operators.defined(BinaryOp.MODULO, l, right);
                value(left, l + shift);
                value(left, l + shift + Math.abs((long) right));
                value(left, l + shift - Math.abs((long) right));
              });
    }
  }

  private void quotients(Expr side, long wanted, int other) {
    if (other != 0) {
      value(side, wanted / other);
      value(side, wanted / other + 1);
      value(side, wanted / other - 1);
    }
  }

  /** What the right side has to be. */
  private void right(Expr.Binary e, int left, long wanted) {
    Expr right = e.right();
    switch (e.op()) {
      case PLUS -> value(right, wanted - left);
      case MINUS -> value(right, left - wanted);
      case TIMES -> quotients(right, wanted, left);
      case DIVIDE -> {
        if (wanted != 0) {
          value(right, left / wanted);
        }
      }
      case BIT_XOR -> value(right, (int) wanted ^ left);
      case BIT_AND ->
          state.evaluate(right, process).ifPresent(r -> value(right, masked(r, left, wanted)));
      case BIT_OR -> value(right, (int) wanted & ~left);
      default -> {}
    }
  }
}

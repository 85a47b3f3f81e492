package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.Writes;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Optional;

/**
 * A local variable that some edges increase by one and that never overflows by them: between two of
 * them comes a condition that fails for the largest value.
 *
 * <p>Invariant: a way around the automaton, back to the same values, that takes one of the edges in
 * {@link #steps} also takes one of those in {@link #resets}.
 */
public final class CounterRanking {
  private final Variable variable;
  private final ProcessAutomaton automaton;
  private final KnownValues values;
  private final long largest;
  private final BitSet steps = new BitSet();
  private final BitSet resets = new BitSet();

  private CounterRanking(Variable variable, ProcessAutomaton automaton, KnownValues values) {
    this.variable = variable;
    this.automaton = automaton;
    this.values = values;
    this.largest = largest(variable);
    for (Location location : automaton.locations()) {
      location.edges().forEach(this::sort);
    }
  }

  static Optional<CounterRanking> of(
      Variable local, ProcessAutomaton automaton, KnownValues values) {
    CounterRanking counter = new CounterRanking(local, automaton, values);
    return !counter.steps.isEmpty() && counter.isBounded()
        ? Optional.of(counter)
        : Optional.empty();
  }

  /** The ids of edges that increase it. */
  public BitSet steps() {
    return steps;
  }

  /** The ids of edges that write it otherwise. */
  public BitSet resets() {
    return resets;
  }

  private static long largest(Variable variable) {
    long largest = 0;
    for (int bits = 1; bits < Integer.SIZE; bits++) {
      int candidate = (int) ((1L << bits) - 1);
      if (variable.type().truncate(candidate) == candidate) {
        largest = candidate;
      }
    }
    return largest;
  }

  private void sort(Edge edge) {
    int[] writes = {0};
    Writes.of(edge.effects(), place -> writes[0] += isIt(place.variable()) ? 1 : 0);
    if (writes[0] == 1 && edge.effects().stream().anyMatch(this::increases)) {
      steps.set(edge.id());
    } else if (writes[0] > 0) {
      resets.set(edge.id());
    }
  }

  private boolean isIt(Variable other) {
    return other.scope() == variable.scope() && other.index() == variable.index();
  }

  private boolean increases(Effect effect) {
    return effect.kind() == Effect.Kind.ASSIGN && increasesIt((Effect.Assign) effect);
  }

  private boolean increasesIt(Effect.Assign assign) {
    return isIt(assign.place().variable())
        && assign.value().kind() == Expr.Kind.BINARY
        && isNext((Expr.Binary) assign.value());
  }

  private boolean isNext(Expr.Binary sum) {
    return sum.op() == Expr.BinaryOp.PLUS
        && sum.left().loaded().filter(place -> isIt(place.variable())).isPresent()
        && sum.right().equals(new Expr.Const(1));
  }

  /** Whether no two increases follow each other without a condition in between. */
  private boolean isBounded() {
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        if (steps.get(edge.id()) && edge.target() >= 0 && goesOnUnasked(edge.target())) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean goesOnUnasked(int start) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    while (!open.isEmpty()) {
      int at = open.remove();
      if (seen.get(at)) {
        continue;
      }
      seen.set(at);
      for (Edge edge : automaton.locations().get(at).edges()) {
        if (resets.get(edge.id()) || failsAtLargest(edge.guard())) {
          continue;
        }
        if (steps.get(edge.id())) {
          return true;
        }
        if (edge.target() >= 0) {
          open.add(edge.target());
        }
      }
    }
    return false;
  }

  private boolean failsAtLargest(Guard guard) {
    return GuardConjunct.conditions(guard).stream().anyMatch(this::fails);
  }

  private boolean fails(Expr e) {
    return e.kind() == Expr.Kind.BINARY && fails((Expr.Binary) e);
  }

  private boolean fails(Expr.Binary binary) {
    return switch (binary.op()) {
      case AND -> fails(binary.left()) || fails(binary.right());
      case OR -> fails(binary.left()) && fails(binary.right());
      case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL -> isFalse(binary);
      case BIT_OR, BIT_XOR, BIT_AND, SHIFT_LEFT, SHIFT_RIGHT -> false;
      case PLUS, MINUS, TIMES, DIVIDE, MODULO -> false;
    };
  }

  private boolean isFalse(Expr.Binary comparison) {
    Optional<Long> left = value(comparison.left());
    Optional<Long> right = value(comparison.right());
    return left.isPresent()
        && right.isPresent()
        && isFalse(comparison.op(), left.get(), right.get());
  }

  private static boolean isFalse(Expr.BinaryOp op, long left, long right) {
    return switch (op) {
      case LESS -> left >= right;
      case LESS_EQUAL -> left > right;
      case GREATER -> left <= right;
      case GREATER_EQUAL -> left < right;
      case EQUAL -> left != right;
      case NOT_EQUAL -> left == right;
      case AND, OR, BIT_OR, BIT_XOR, BIT_AND, SHIFT_LEFT, SHIFT_RIGHT -> false;
      case PLUS, MINUS, TIMES, DIVIDE, MODULO -> false;
    };
  }

  private Optional<Long> value(Expr e) {
    return e.loaded()
        .filter(place -> isIt(place.variable()) && place.indices().isEmpty())
        .map(place -> largest)
        .or(() -> values.of(e).stream().asLongStream().boxed().findFirst());
  }
}

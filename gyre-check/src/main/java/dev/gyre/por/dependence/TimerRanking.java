package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.Writes;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Optional;

/**
 * A timer of a process and the edges that wait until it has run out, after it was set to a time
 * that is not 0, or switched off. While no time passes they cannot be taken.
 *
 * <p>Invariant: a way around the automaton that takes one of the edges in {@link #waits} and one of
 * those in {@link #writes} lets time pass, for the last of these before that one left the timer at
 * something else than 0.
 */
public final class TimerRanking {
  private final Variable timer;
  private final ProcessAutomaton automaton;
  private final BitSet waits = new BitSet();
  private final BitSet writes = new BitSet();
  private final BitSet settings = new BitSet();

  private TimerRanking(Variable timer, ProcessAutomaton automaton) {
    this.timer = timer;
    this.automaton = automaton;
    for (Location location : automaton.locations()) {
      location.edges().forEach(this::sort);
    }
    BitSet doubtful = mayBeZero();
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        waits.set(edge.id(), !doubtful.get(location.index()) && waits(edge.guard()));
      }
    }
  }

  static Optional<TimerRanking> of(Variable local, ProcessAutomaton automaton) {
    if (!local.type().isTimer() || local.isArray()) {
      return Optional.empty();
    }
    TimerRanking expiry = new TimerRanking(local, automaton);
    return expiry.waits.isEmpty() ? Optional.empty() : Optional.of(expiry);
  }

  /** The ids of edges that cannot be taken before time has passed. */
  public BitSet waits() {
    return waits;
  }

  /** The ids of edges that write the timer. */
  public BitSet writes() {
    return writes;
  }

  private boolean isIt(Variable other) {
    return other.scope() == timer.scope() && other.index() == timer.index();
  }

  private void sort(Edge edge) {
    int[] count = {0};
    Writes.of(edge.effects(), place -> count[0] += isIt(place.variable()) ? 1 : 0);
    if (count[0] > 0) {
      writes.set(edge.id());
    }
    if (count[0] == 1 && edge.effects().stream().anyMatch(this::sets)) {
      settings.set(edge.id());
    }
  }

  private boolean sets(Effect effect) {
    return effect instanceof Effect.Assign assign
        && isIt(assign.place().variable())
        && assign.value() instanceof Expr.Const time
        && time.value() != 0;
  }

  /** Where the timer may be at 0 although no time has passed since it was written. */
  private BitSet mayBeZero() {
    BitSet found = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    if (!startsElsewhere()) {
      open.add(automaton.initial());
    }
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        if (writes.get(edge.id()) && !settings.get(edge.id()) && edge.target() >= 0) {
          open.add(edge.target());
        }
      }
    }
    while (!open.isEmpty()) {
      int at = open.remove();
      if (!found.get(at)) {
        found.set(at);
        automaton.locations().get(at).edges().stream()
            .filter(edge -> edge.target() >= 0 && !writes.get(edge.id()))
            .forEach(edge -> open.add(edge.target()));
      }
    }
    return found;
  }

  private boolean startsElsewhere() {
    return timer.initial() instanceof Initial.Values values
        && !values.expressions().isEmpty()
        && values.expressions().stream()
            .allMatch(e -> e instanceof Expr.Const time && time.value() != 0)
        && automaton.parameters().stream().noneMatch(p -> p.index() == timer.index());
  }

  private boolean waits(Guard guard) {
    return guard instanceof Guard.Holds holds && awaitsExpiry(holds.condition());
  }

  private boolean awaitsExpiry(Expr e) {
    return e instanceof Expr.Binary binary && isExpired(binary);
  }

  private boolean isExpired(Expr.Binary binary) {
    return switch (binary.op()) {
      case AND -> awaitsExpiry(binary.left()) || awaitsExpiry(binary.right());
      case EQUAL -> isAtZero(binary);
      case OR, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> false;
      case BIT_OR, BIT_XOR, BIT_AND, SHIFT_LEFT, SHIFT_RIGHT -> false;
      case PLUS, MINUS, TIMES, DIVIDE, MODULO -> false;
    };
  }

  private boolean isAtZero(Expr.Binary binary) {
    return binary.left() instanceof Expr.Load load
        && isIt(load.place().variable())
        && binary.right() instanceof Expr.Const zero
        && zero.value() == 0;
  }
}

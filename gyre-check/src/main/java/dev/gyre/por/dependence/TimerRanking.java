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
import java.util.List;
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
    return effect.kind() == Effect.Kind.ASSIGN && setsIt((Effect.Assign) effect);
  }

  private boolean setsIt(Effect.Assign assign) {
    return isIt(assign.place().variable()) && isOtherThanZero(assign.value());
  }

  private static boolean isOtherThanZero(Expr time) {
    return time.constant().orElse(0) != 0;
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
    List<Expr> values = timer.initial().values().map(Initial.Values::expressions).orElse(List.of());
    return !values.isEmpty()
        && values.stream().allMatch(TimerRanking::isOtherThanZero)
        && automaton.parameters().stream().noneMatch(p -> p.index() == timer.index());
  }

  private boolean waits(Guard guard) {
    return GuardConjunct.conditions(guard).stream().anyMatch(this::isExpired);
  }

  private boolean isExpired(Expr condition) {
    return condition.kind() == Expr.Kind.BINARY && isAtZero((Expr.Binary) condition);
  }

  private boolean isAtZero(Expr.Binary binary) {
    return binary.op() == Expr.BinaryOp.EQUAL
        && binary.left().loaded().filter(place -> isIt(place.variable())).isPresent()
        && binary.right().equals(new Expr.Const(0));
  }
}

package dev.gyre.bound.net;

import dev.gyre.bound.lp.Rational;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Takes numbers of moves apart into loops and, for tokens that are made new, ways from where they
 * are made; moves without effect are put back in between.
 */
public final class Routes {
  private final Net net;
  private final Reduction reduction;
  private final Map<Integer, List<Move>> silent = new HashMap<>();
  private final Map<Integer, Move> reduced = new HashMap<>();

  public Routes(Net net) {
    this.net = net;
    this.reduction = new Reduction(net);
    reduction.moves().forEach(move -> reduced.put(move.index(), move));
    for (Move move : net.moves()) {
      if (move.isSilent() && move.to() != Move.NOWHERE) {
        silent.computeIfAbsent(move.from(), any -> new ArrayList<>()).add(move);
      }
    }
  }

  /**
   * Moves one after the other.
   *
   * @param times how often, in proportion to the others
   * @param shape whether the last one leads to the first
   */
  public record Route(BigInteger times, List<Integer> moves, Shape shape) {}

  /** Whether a route ends where it starts. */
  public enum Shape {
    LOOP,
    WAY
  }

  /** The routes of which these numbers of moves consist. */
  public List<Route> of(Map<Integer, Rational> numbers) {
    Map<Integer, BigInteger> left = whole(numbers);
    List<Route> found = new ArrayList<>();
    while (!left.isEmpty()) {
      found.add(take(left));
    }
    return found;
  }

  private static Map<Integer, BigInteger> whole(Map<Integer, Rational> numbers) {
    BigInteger product = BigInteger.ONE;
    for (Rational number : numbers.values()) {
      BigInteger divisor = product.gcd(number.denominator());
      product = product.multiply(number.denominator()).divide(divisor);
    }
    BigInteger common = BigInteger.ZERO;
    Map<Integer, BigInteger> whole = new TreeMap<>();
    for (Map.Entry<Integer, Rational> each : numbers.entrySet()) {
      Rational number = each.getValue();
      BigInteger times = number.numerator().multiply(product).divide(number.denominator());
      if (times.signum() > 0) {
        whole.put(each.getKey(), times);
        common = common.gcd(times);
      }
    }
    BigInteger divisor = common.max(BigInteger.ONE);
    whole.replaceAll((move, times) -> times.divide(divisor));
    return whole;
  }

  private Route take(Map<Integer, BigInteger> left) {
    Map<Integer, Integer> seen = new HashMap<>();
    List<Move> path = new ArrayList<>();
    int node = start(left);
    while (node != Move.NOWHERE && !seen.containsKey(node)) {
      Move next = next(node, left);
      if (next == null) {
        break;
      }
      seen.put(node, path.size());
      path.add(next);
      node = next.to();
    }
    Integer loop = seen.get(node);
    List<Move> chosen = loop == null ? path : path.subList(loop, path.size());
    BigInteger times =
        chosen.stream().map(m -> left.get(m.index())).min(BigInteger::compareTo).orElseThrow();
    for (Move move : chosen) {
      left.merge(move.index(), times, (a, b) -> a.equals(b) ? null : a.subtract(b));
    }
    return new Route(times, connected(chosen, loop != null), loop == null ? Shape.WAY : Shape.LOOP);
  }

  /** A node that is left more often than it is entered, if there is one. */
  private int start(Map<Integer, BigInteger> left) {
    Map<Integer, BigInteger> surplus = new TreeMap<>();
    left.forEach(
        (index, times) -> {
          Move move = reduced.get(index);
          surplus.merge(move.from(), times, BigInteger::add);
          surplus.merge(move.to(), times.negate(), BigInteger::add);
        });
    return surplus.entrySet().stream()
        .filter(each -> each.getKey() >= 0 && each.getValue().signum() > 0)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseGet(() -> reduced.get(left.keySet().iterator().next()).from());
  }

  private Move next(int node, Map<Integer, BigInteger> left) {
    for (int index : left.keySet()) {
      if (reduced.get(index).from() == node) {
        return reduced.get(index);
      }
    }
    return null;
  }

  private List<Integer> connected(List<Move> chosen, boolean isLoop) {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < chosen.size(); i++) {
      Move move = net.moves().get(chosen.get(i).index());
      all.add(move.index());
      if (i + 1 < chosen.size() || isLoop) {
        int next = chosen.get((i + 1) % chosen.size()).index();
        all.addAll(between(move.to(), net.moves().get(next).from()));
      }
    }
    return all;
  }

  /** A shortest way by moves without effect; empty if there is none. */
  private List<Integer> between(int from, int to) {
    Map<Integer, Move> by = new HashMap<>();
    Deque<Integer> open = new ArrayDeque<>();
    open.add(from);
    while (!open.isEmpty() && from != to && !by.containsKey(to)) {
      for (Move move : silent.getOrDefault(open.remove(), List.of())) {
        if (move.to() != from && by.putIfAbsent(move.to(), move) == null) {
          open.add(move.to());
        }
      }
    }
    List<Integer> way = new ArrayList<>();
    for (int node = to; node != from && by.containsKey(node); node = by.get(node).from()) {
      way.add(by.get(node).index());
    }
    Collections.reverse(way);
    return way;
  }
}

package dev.gyre.bound.net;

import dev.gyre.bound.lp.Rational;
import dev.gyre.bound.lp.Simplex;
import dev.gyre.bound.lp.SparseRow;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The ways to repeat moves for ever: numbers of moves that lead each token back and take nothing
 * from any stock that counts. Sums of such numbers are such numbers.
 */
final class Cone {
  private final List<Move> moves;
  private final BitSet allowed;
  private final Simplex program;
  private boolean isGivenUp;

  Cone(Net net, List<Move> moves, BitSet allowed, Set<Integer> freeStocks, long mostWork) {
    this.moves = moves;
    this.allowed = allowed;
    this.program = new Simplex(moves.size(), mostWork);
    Map<Integer, SortedMap<Integer, Long>> nodes = new TreeMap<>();
    List<SortedMap<Integer, Long>> stocks = new ArrayList<>();
    for (int stock = 0; stock < net.stocks(); stock++) {
      stocks.add(new TreeMap<>());
    }
    SortedMap<Integer, Long> all = new TreeMap<>();
    allowed.stream()
        .forEach(
            i -> {
              Move move = moves.get(i);
              nodes.computeIfAbsent(move.from(), any -> new TreeMap<>()).merge(i, 1L, Long::sum);
              nodes.computeIfAbsent(move.to(), any -> new TreeMap<>()).merge(i, -1L, Long::sum);
              move.changes().forEach((stock, change) -> stocks.get(stock).put(i, -change));
              all.put(i, 1L);
            });
    nodes.values().forEach(row -> program.atMost(SparseRow.of(row), Rational.ZERO));
    for (int stock = 0; stock < net.stocks(); stock++) {
      if (!freeStocks.contains(stock)) {
        program.atMost(SparseRow.of(stocks.get(stock)), Rational.ZERO);
      }
    }
    program.atMost(SparseRow.of(all), Rational.ONE);
  }

  /** Whether a search was given up, so that what was found may not be all. */
  boolean isGivenUp() {
    return isGivenUp;
  }

  /** Numbers of moves, by their place in the list, with which these stocks grow together. */
  Optional<Map<Integer, Rational>> growth(Set<Integer> stocks) {
    SortedMap<Integer, Long> sum = new TreeMap<>();
    allowed.stream()
        .forEach(
            i ->
                moves
                    .get(i)
                    .changes()
                    .forEach(
                        (stock, change) -> {
                          if (stocks.contains(stock)) {
                            sum.merge(i, change, Long::sum);
                          }
                        }));
    return best(sum);
  }

  private Optional<Map<Integer, Rational>> best(SortedMap<Integer, Long> sum) {
    Simplex.Outcome outcome = program.maximise(SparseRow.of(sum));
    isGivenUp |= outcome != Simplex.Outcome.OPTIMAL;
    return program.value().signum() > 0 ? Optional.of(program.solution()) : Optional.empty();
  }

  /** Numbers of moves of which no more can be other than 0 at once. */
  Map<Integer, Rational> widest() {
    Map<Integer, Rational> sum = new HashMap<>();
    Optional<Map<Integer, Rational>> more = Optional.of(Map.of());
    while (more.isPresent()) {
      more.get().forEach((move, times) -> sum.merge(move, times, Rational::plus));
      SortedMap<Integer, Long> others = new TreeMap<>();
      allowed.stream().filter(i -> !sum.containsKey(i)).forEach(i -> others.put(i, 1L));
      more = best(others);
    }
    return sum;
  }
}

package dev.gyre.bound.net;

import dev.gyre.bound.lp.Rational;
import dev.gyre.bound.lp.Simplex;
import dev.gyre.bound.lp.SparseRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How much of some stocks there can ever be, as far as numbers of moves tell [LeueMayrWei2004]:
 * each node is left at most as often as it is entered, and no stock goes below 0. The linear
 * program over how often each move is made either has a largest value, and the dual solution is the
 * proof of it, or it tells moves that can be repeated for ever.
 *
 * <p>It departs from the paper in that its variables are moves, not simple cycles, of which there
 * can be exponentially many; sums of cycles are the same as flows. And it yields a bound.
 */
public final class StockLimits {
  private final Net net;
  private final Reduction reduction;
  private final List<Move> moves;
  private final Simplex program;
  private final Map<Integer, Integer> rowOfNode = new HashMap<>();
  private int stockRows;

  /**
   * @param mostWork after how many computed factors to give up
   */
  public StockLimits(Net net, long mostWork) {
    this.net = net;
    this.reduction = new Reduction(net);
    this.moves = reduction.moves();
    this.program = new Simplex(moves.size(), mostWork);
    addNodes();
    addStocks();
  }

  /** What came out about stocks: one of the two is there, or none if it was given up. */
  public record Limit(Optional<Credits> credits, Optional<Map<Integer, Rational>> loops) {}

  /** How large the linear program is. */
  public int moves() {
    return moves.size();
  }

  private void addNodes() {
    List<SortedMap<Integer, Long>> leaving = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      add(leaving, move.from(), i, 1);
      if (move.to() != Move.NOWHERE) {
        add(leaving, move.to(), i, -1);
      }
      for (int node : move.created()) {
        add(leaving, node, i, -1);
      }
    }
    long[] tokens = new long[leaving.size()];
    for (int node = 0; node < net.nodes(); node++) {
      Integer row = rowOfNode.get(reduction.node(node));
      if (row != null) {
        tokens[row] += net.tokens(node);
      }
    }
    for (int row = 0; row < tokens.length; row++) {
      program.atMost(SparseRow.of(leaving.get(row)), Rational.of(tokens[row]));
    }
    stockRows = tokens.length;
  }

  private void add(List<SortedMap<Integer, Long>> rows, int node, int move, long change) {
    Integer row = rowOfNode.get(node);
    if (row == null) {
      row = rows.size();
      rowOfNode.put(node, row);
      rows.add(new TreeMap<>());
    }
    rows.get(row).merge(move, change, Long::sum);
  }

  private void addStocks() {
    List<SortedMap<Integer, Long>> taken = new ArrayList<>();
    for (int stock = 0; stock < net.stocks(); stock++) {
      taken.add(new TreeMap<>());
    }
    for (int i = 0; i < moves.size(); i++) {
      int variable = i;
      moves.get(i).changes().forEach((stock, change) -> taken.get(stock).put(variable, -change));
    }
    for (int stock = 0; stock < net.stocks(); stock++) {
      program.atMost(SparseRow.of(taken.get(stock)), Rational.of(net.stock(stock)));
    }
  }

  /** The most that there can be of these stocks together. */
  public Limit of(Set<Integer> stocks) {
    SortedMap<Integer, Long> sum = new TreeMap<>();
    for (int i = 0; i < moves.size(); i++) {
      long change = 0;
      for (Map.Entry<Integer, Long> each : moves.get(i).changes().entrySet()) {
        change += stocks.contains(each.getKey()) ? each.getValue() : 0;
      }
      sum.put(i, change);
    }
    return switch (program.maximise(SparseRow.of(sum))) {
      case OPTIMAL -> new Limit(Optional.of(credits(stocks)), Optional.empty());
      case UNBOUNDED -> new Limit(Optional.empty(), Optional.of(loops(program.ray())));
      case GIVEN_UP -> new Limit(Optional.empty(), Optional.empty());
    };
  }

  private Map<Integer, Rational> loops(Map<Integer, Rational> ray) {
    Map<Integer, Rational> found = new HashMap<>();
    ray.forEach((variable, times) -> found.put(moves.get(variable).index(), times));
    return found;
  }

  /**
   * @throws IllegalStateException if they do not prove anything, which would be a fault in here
   */
  private Credits credits(Set<Integer> counted) {
    Map<Integer, Rational> ofNodes = new HashMap<>();
    for (int node = 0; node < net.nodes(); node++) {
      Integer row = rowOfNode.get(reduction.node(node));
      if (row != null && !program.price(row).isZero()) {
        ofNodes.put(node, program.price(row));
      }
    }
    Map<Integer, Rational> ofStocks = new HashMap<>();
    for (int stock = 0; stock < net.stocks(); stock++) {
      if (!program.price(stockRows + stock).isZero()) {
        ofStocks.put(stock, program.price(stockRows + stock));
      }
    }
    Credits credits = new Credits(counted, ofNodes, ofStocks);
    if (!credits.hold(net)) {
      throw new IllegalStateException("the bound of stocks " + counted + " has no proof");
    }
    return credits;
  }
}

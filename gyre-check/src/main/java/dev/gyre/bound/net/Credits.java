package dev.gyre.bound.net;

import dev.gyre.bound.lp.Rational;
import java.util.Map;
import java.util.Set;

/**
 * Why stocks stay bounded: each node gives credit to a token there, each unit of a stock is worth
 * some, and each move that adds to the counted stocks is paid for by credit that is lost. So what
 * is counted never exceeds the credit there is at the beginning. This is a place invariant
 * [Lautenbach1973] with inequalities, and can be checked move by move.
 *
 * @param counted the stocks that are bounded, together
 * @param ofNodes the credit at each node
 * @param ofStocks the credit of each unit of a stock
 */
public record Credits(
    Set<Integer> counted, Map<Integer, Rational> ofNodes, Map<Integer, Rational> ofStocks) {
  public Credits {
    counted = Set.copyOf(counted);
    ofNodes = Map.copyOf(ofNodes);
    ofStocks = Map.copyOf(ofStocks);
  }

  /** The credit of a token at a node. */
  public Rational ofNode(int node) {
    return ofNodes.getOrDefault(node, Rational.ZERO);
  }

  /** The credit of a unit of a stock. */
  public Rational ofStock(int stock) {
    return ofStocks.getOrDefault(stock, Rational.ZERO);
  }

  /** The credit at the beginning, counted stocks included. */
  public Rational total(Net net) {
    Rational sum = Rational.ZERO;
    for (int node = 0; node < net.nodes(); node++) {
      if (net.tokens(node) != 0) {
        sum = sum.plus(ofNode(node).times(Rational.of(net.tokens(node))));
      }
    }
    for (int stock = 0; stock < net.stocks(); stock++) {
      sum = sum.plus(worth(stock, net.stock(stock)));
    }
    return sum;
  }

  /** Whether no move gains anything and nothing is worth less than 0: the check of the proof. */
  public boolean hold(Net net) {
    boolean arePositive =
        ofNodes.values().stream().allMatch(each -> each.signum() >= 0)
            && ofStocks.values().stream().allMatch(each -> each.signum() >= 0);
    return arePositive && net.moves().stream().allMatch(this::isPaid);
  }

  private boolean isPaid(Move move) {
    Rational gain = move.to() == Move.NOWHERE ? Rational.ZERO : ofNode(move.to());
    for (int node : move.created()) {
      gain = gain.plus(ofNode(node));
    }
    for (Map.Entry<Integer, Long> change : move.changes().entrySet()) {
      gain = gain.plus(worth(change.getKey(), change.getValue()));
    }
    return gain.compareTo(ofNode(move.from())) <= 0;
  }

  private Rational worth(int stock, long amount) {
    Rational each = ofStock(stock);
    Rational whole = counted.contains(stock) ? each.plus(Rational.ONE) : each;
    return whole.times(Rational.of(amount));
  }
}

package dev.gyre.bound.net;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * Tokens that move between nodes and change stocks. A stock never goes below 0, and nothing else
 * keeps a token from moving: a vector addition system with states [KarpMiller1969], whose states
 * are the nodes of all tokens.
 */
public final class Net {
  private final List<Long> tokens = new ArrayList<>();
  private final List<Long> stocks = new ArrayList<>();
  private final List<Move> moves = new ArrayList<>();

  /** A new node. */
  public int addNode() {
    tokens.add(0L);
    return tokens.size() - 1;
  }

  /** One more token that is there from the beginning. */
  public void addToken(int node) {
    tokens.set(node, tokens.get(node) + 1);
  }

  /** A new stock, with so much in it at the beginning. */
  public int addStock(long amount) {
    stocks.add(amount);
    return stocks.size() - 1;
  }

  /** More in a stock at the beginning. */
  public void fill(int stock, long amount) {
    stocks.set(stock, stocks.get(stock) + amount);
  }

  /** A new move; its number. */
  public int addMove(int from, int to, int[] created, SortedMap<Integer, Long> changes) {
    moves.add(new Move(moves.size(), from, to, created, changes));
    return moves.size() - 1;
  }

  public int nodes() {
    return tokens.size();
  }

  public int stocks() {
    return stocks.size();
  }

  public long tokens(int node) {
    return tokens.get(node);
  }

  public long stock(int stock) {
    return stocks.get(stock);
  }

  public List<Move> moves() {
    return moves;
  }
}

package dev.gyre.bound.net;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;

/**
 * One move of one token, and what it does to the stocks.
 *
 * @param index its number in the net
 * @param from the node where the token was
 * @param to where it is then, or {@link #NOWHERE}
 * @param created nodes at which it puts new tokens
 * @param changes what is added to stocks, by their number; no change is 0
 */
@SuppressWarnings("ArrayRecordComponent") // compared by their effects
public record Move(int index, int from, int to, int[] created, SortedMap<Integer, Long> changes) {
  /** In place of a node: the token is gone. */
  public static final int NOWHERE = -1;

  /** Whether it does nothing but move the token. */
  public boolean isSilent() {
    return created.length == 0 && changes.isEmpty();
  }

  /** What is added to a weighted sum of stocks. */
  long change(int stock) {
    return changes.getOrDefault(stock, 0L);
  }

  /** The same between other nodes. */
  Move between(int otherFrom, int otherTo, int[] otherCreated) {
    return new Move(index, otherFrom, otherTo, otherCreated, changes);
  }

  /** Two moves with the same effect are the same for all questions about numbers. */
  record Effect(int from, int to, String created, Map<Integer, Long> changes) {}

  Effect effect() {
    return new Effect(from, to, Arrays.toString(created), changes);
  }
}

package dev.gyre.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What some states of a system look like: for each length, in which bits they differ. A store that
 * knows this in advance needs less room and less time. Other states are stored as well, only less
 * compactly.
 */
public final class StateSample {
  /** For more lengths than this the store has no shapes to spare. */
  private static final int MOST_LENGTHS = 48;

  private final Map<Integer, OfLength> byLength = new HashMap<>();

  /** Takes note of a state; the result says whether it shows anything that is not known yet. */
  public boolean add(int[] words, int length) {
    OfLength same = byLength.get(length);
    if (same == null) {
      byLength.put(length, new OfLength(Arrays.copyOf(words, length)));
      return true;
    }
    return same.add(words);
  }

  /** In states like this one, which has been added, these bits may vary as well. */
  public void widen(int[] state, int[] bits) {
    OfLength same = byLength.get(state.length);
    for (int i = 0; i < state.length; i++) {
      same.varying[i] |= bits[i];
    }
  }

  /** The lengths that are most frequent, the most frequent one first. */
  public List<OfLength> lengths() {
    List<OfLength> all = new ArrayList<>(byLength.values());
    all.sort(
        Comparator.comparingLong((OfLength one) -> -one.states)
            .thenComparingInt(one -> one.base.length));
    return all.subList(0, Math.min(all.size(), MOST_LENGTHS));
  }

  /** The states of one length. */
  public static final class OfLength {
    private final int[] base;
    private final int[] varying;
    private long states = 1;

    private OfLength(int[] base) {
      this.base = base;
      this.varying = new int[base.length];
    }

    private boolean add(int[] words) {
      states++;
      int news = 0;
      for (int i = 0; i < base.length; i++) {
        int difference = words[i] ^ base[i];
        news |= difference & ~varying[i];
        varying[i] |= difference;
      }
      return news != 0;
    }

    int length() {
      return base.length;
    }

    /** One of the states. */
    public int[] base() {
      return base.clone();
    }

    /** The bits in which others differ from it. */
    public int[] varying() {
      return varying.clone();
    }

    /** A shape that fits the states seen. */
    TreeShape shape(int id) {
      return TreeShape.squeezed(id, base.clone(), varying.clone());
    }
  }
}

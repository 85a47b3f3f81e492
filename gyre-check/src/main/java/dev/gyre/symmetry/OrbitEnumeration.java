package dev.gyre.symmetry;

import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds a representative by trying rearrangements: all of them, or one or all of those that sort a
 * key, and takes the smallest outcome. [Bosnacki2002]
 *
 * <p>The key of an element is a value that moves with it and does not change. All rearrangements
 * that sort the keys give the same set of outcomes for equivalent states, so the smallest outcome
 * is canonical (theorem 1 there); a single one is not, but it is cheap. On a ring, instead of
 * sorting, rotations with the smallest sequence of keys are taken.
 */
final class OrbitEnumeration implements Canonicalizer {
  private final ConfigurationCache census;
  private final Strategy strategy;
  private final List<SymmetricType> types;
  private final LeastImage smallest = new LeastImage();
  private MovableFields parts;
  private int[] state;
  private int[][] images;
  private int[][] orders;
  private int[][] keys;

  OrbitEnumeration(ConfigurationCache census, Symmetry symmetry, Strategy strategy) {
    this.census = census;
    this.strategy = strategy;
    this.types = symmetry.types();
  }

  @Override
  public int[] of(int[] words, int length) {
    parts = census.parts(words);
    if (parts.isRigid()) {
      return words;
    }
    state = words;
    smallest.clear(length);
    images = parts.identity();
    orders = parts.identity();
    keys = new int[parts.types()][];
    for (int t = 0; t < keys.length; t++) {
      keys[t] = keys(t);
    }
    visit(0);
    return smallest.words();
  }

  @Override
  public int[][] images() {
    return parts.isRigid() ? parts.identity() : smallest.images();
  }

  /** What the elements of a type are sorted by. */
  private int[] keys(int type) {
    int[] found = new int[parts.size(type)];
    PermutedFields column = parts.mainArray(type);
    if (strategy.sortsLocations() || column == null) {
      column = parts.locations(type);
    }
    if (strategy != Strategy.FULL && column != null) {
      for (int e = 0; e < found.length; e++) {
        found[e] = column.value(state, e);
      }
    }
    return found;
  }

  private boolean isOneEnough() {
    return !strategy.isCanonical();
  }

  private void visit(int type) {
    if (type == orders.length) {
      smallest.consider(parts, state, images);
    } else if (types.get(type).group() == SymmetricType.Group.FULL) {
      sort(orders[type], keys[type]);
      permute(type, 0);
    } else {
      turn(type);
    }
  }

  private static void sort(int[] order, int[] key) {
    for (int i = 1; i < order.length; i++) {
      int element = order[i];
      int j = i;
      while (j > 0 && key[order[j - 1]] > key[element]) {
        order[j] = order[j - 1];
        j--;
      }
      order[j] = element;
    }
  }

  /** Tries the elements of equal key in all orders, from a position on. */
  private void permute(int type, int position) {
    Cancellation.check(); // there may be very many orders
    int[] order = orders[type];
    if (position == order.length) {
      for (int p = 0; p < order.length; p++) {
        images[type][order[p]] = p;
      }
      visit(type + 1);
      return;
    }
    int key = keys[type][order[position]];
    for (int p = position; p < order.length && keys[type][order[p]] == key; p++) {
      swap(order, position, p);
      permute(type, position + 1);
      swap(order, position, p);
      if (isOneEnough()) {
        return;
      }
    }
  }

  private static void swap(int[] order, int a, int b) {
    int kept = order[a];
    order[a] = order[b];
    order[b] = kept;
  }

  /** Tries the rotations, and reflections where they count, with the smallest keys. */
  private void turn(int type) {
    List<int[]> all = Rings.images(parts.size(type), types.get(type).group());
    List<int[]> least = new ArrayList<>();
    for (int[] image : all) {
      int sign = least.isEmpty() ? -1 : compare(keys[type], image, least.get(0));
      if (sign < 0) {
        least.clear();
      }
      if (sign <= 0) {
        least.add(image);
      }
    }
    for (int[] image : least) {
      images[type] = image;
      visit(type + 1);
      if (isOneEnough()) {
        return;
      }
    }
  }

  private static int compare(int[] key, int[] left, int[] right) {
    int[] a = new int[key.length];
    int[] b = new int[key.length];
    for (int e = 0; e < key.length; e++) {
      a[left[e]] = key[e];
      b[right[e]] = key[e];
    }
    return java.util.Arrays.compare(a, b);
  }
}

package dev.gyre.lts.graph;

import dev.gyre.system.Cancellation;
import java.util.function.Predicate;

/**
 * Two systems side by side: labels that synchronise are done by both together, all others by one
 * alone (the parallel composition of LOTOS, {@code |[ ... ]|}). The silent step never synchronises.
 * Only what can be reached is there, in breadth-first order.
 */
public final class SynchronousProduct {
  private static final int NONE = -1;
  private static final int POLL_INTERVAL = 1 << 12;

  private final Lts left;
  private final Lts right;
  private final int maxStates;
  private final LtsBuilder builder = new LtsBuilder();
  private final int[] leftLabels;
  private final int[] rightLabels;
  private final boolean[] synchronises;
  private final LongIntMap numbers = new LongIntMap();
  private final Ints lefts = new Ints();
  private final Ints rights = new Ints();

  private SynchronousProduct(Lts left, Lts right, Predicate<String> together, int maxStates) {
    this.left = left;
    this.right = right;
    this.maxStates = maxStates;
    this.leftLabels = builder.labelsOf(left);
    this.rightLabels = builder.labelsOf(right);
    this.synchronises = new boolean[left.labelCount() + right.labelCount()];
    for (int i = 1; i < leftLabels.length; i++) {
      synchronises[leftLabels[i]] = together.test(left.labelText(i));
    }
    for (int i = 1; i < rightLabels.length; i++) {
      synchronises[rightLabels[i]] = together.test(right.labelText(i));
    }
  }

  /**
   * @param together which labels synchronise
   * @throws TooLargeException if it has more states than that
   */
  public static Lts of(Lts left, Lts right, Predicate<String> together, int maxStates)
      throws TooLargeException {
    return new SynchronousProduct(left, right, together, maxStates).lts();
  }

  private Lts lts() throws TooLargeException {
    number(left.initial(), right.initial());
    for (int state = 0; state < lefts.size(); state++) {
      if (state % POLL_INTERVAL == 0) {
        Cancellation.check();
      }
      expand(state, lefts.get(state), rights.get(state));
    }
    return builder.build(0);
  }

  private void expand(int state, int l, int r) throws TooLargeException {
    for (int t = left.first(l); t < left.end(l); t++) {
      int label = leftLabels[left.label(t)];
      if (synchronises[label]) {
        meet(state, label, left.target(t), r);
      } else {
        builder.add(state, label, number(left.target(t), r));
      }
    }
    for (int u = right.first(r); u < right.end(r); u++) {
      int label = rightLabels[right.label(u)];
      if (!synchronises[label]) {
        builder.add(state, label, number(l, right.target(u)));
      }
    }
  }

  private void meet(int state, int label, int l, int r) throws TooLargeException {
    for (int u = right.first(r); u < right.end(r); u++) {
      if (rightLabels[right.label(u)] == label) {
        builder.add(state, label, number(l, right.target(u)));
      }
    }
  }

  private int number(int l, int r) throws TooLargeException {
    long key = (long) l << 32 | r;
    int number = numbers.get(key);
    if (number == NONE) {
      number = lefts.size();
      if (number >= maxStates) {
        throw new TooLargeException("the product has more than " + maxStates + " states");
      }
      numbers.put(key, number);
      lefts.add(l);
      rights.add(r);
    }
    return number;
  }
}

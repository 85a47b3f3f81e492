package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The only source of randomness; deterministic in its seed. */
final class Dice {
  private final SplittableRandom random;

  Dice(long seed) {
    this.random = new SplittableRandom(seed);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  /** From {@code low} to {@code high}, both included. */
  int between(int low, int high) {
    return low + below(high - low + 1);
  }

  boolean oneIn(int n) {
    return below(n) == 0;
  }

  <T> T pick(List<T> items) {
    return items.get(below(items.size()));
  }

  @SafeVarargs
  final <T> T pick(T... items) {
    return items[below(items.length)];
  }

  <T> Menu<T> menu() {
    return new Menu<>();
  }

  /** Alternatives with weights; those that make no sense here are simply not added. */
  final class Menu<T> {
    private final List<Supplier<T>> dishes = new ArrayList<>();
    private final List<Integer> weights = new ArrayList<>();
    private int total;

    Menu<T> add(int weight, Supplier<T> dish) {
      dishes.add(dish);
      weights.add(weight);
      total += weight;
      return this;
    }

    Menu<T> addIf(boolean sensible, int weight, Supplier<T> dish) {
      return sensible ? add(weight, dish) : this;
    }

    T serve() {
      int chosen = below(total);
      int i = 0;
      while (chosen >= weights.get(i)) {
        chosen -= weights.get(i++);
      }
      return dishes.get(i).get();
    }
  }
}

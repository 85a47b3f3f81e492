package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The only source of randomness; deterministic in its seed. */
public final class Dice {
  private final SplittableRandom random;

  public Dice(long seed) {
    this.random = new SplittableRandom(seed);
  }

  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** From {@code low} to {@code high}, both included. */
  public int between(int low, int high) {
    return low + below(high - low + 1);
  }

  public boolean oneIn(int n) {
    return below(n) == 0;
  }

  public <T> T pick(List<T> items) {
    return items.get(below(items.size()));
  }

  @SafeVarargs
  public final <T> T pick(T... items) {
    return items[below(items.length)];
  }

  public <T> Menu<T> menu() {
    return new Menu<>();
  }

  /** Alternatives with weights; those that make no sense here are simply not added. */
  public final class Menu<T> {
    private final List<Supplier<T>> dishes = new ArrayList<>();
    private final List<Integer> weights = new ArrayList<>();
    private int total;

    public Menu<T> add(int weight, Supplier<T> dish) {
      dishes.add(dish);
      weights.add(weight);
      total += weight;
      return this;
    }

    public Menu<T> addIf(boolean sensible, int weight, Supplier<T> dish) {
      return sensible ? add(weight, dish) : this;
    }

    public T serve() {
      int chosen = below(total);
      int i = 0;
      while (chosen >= weights.get(i)) {
        chosen -= weights.get(i++);
      }
      return dishes.get(i).get();
    }
  }
}

package dev.gyre.bench.por;

import dev.gyre.por.ReducedSystem;
import dev.gyre.search.Successors;
import dev.gyre.search.TransitionSelection;
import dev.gyre.store.StateNumbers;
import dev.gyre.system.Fault;
import java.util.Arrays;
import java.util.List;

/**
 * A search with the reduction, breadth first, that ends after some states; then all successors of
 * the first half of them are looked at. The candidates of {@link EstimateRule} judge by its figures.
 */
final class SmallSearch implements Successors.Visitor {
  private final int most;
  private final StateNumbers numbers = new StateNumbers();
  private final Successors steps;
  private final TransitionSelection selection;
  private int known;
  private long leftOut;
  private long arrivals;
  private long spared;

  private SmallSearch(ReducedSystem system, int most) {
    this.most = most;
    this.steps = new Successors(system.whole().newStepper(), this);
    this.selection = system.newSelection();
  }

  static SmallSearch from(int[] state, ReducedSystem system, int most) {
    SmallSearch search = new SmallSearch(system, most);
    search.explore(state);
    return search;
  }

  boolean isComplete() {
    return known <= most;
  }

  long leftOut() {
    return leftOut;
  }

  /** Whether a successor is spared, and one in so many; for a search that is not complete. */
  boolean spares(int oneIn) {
    compare();
    return spared > 0 && spared * oneIn >= arrivals;
  }

  private void explore(int[] first) {
    numbers.number(first, first.length);
    for (int state = 0; state < Math.min(numbers.size(), most); state++) {
      int[] words = words(state);
      int all = steps.open(words, 0, words.length);
      int end = selection.first(words, 0, words.length, steps.listed(), all);
      leftOut += all - end;
      steps.show(words, 0, words.length, 0, end);
    }
    known = numbers.size();
  }

  private void compare() {
    arrivals = 0;
    spared = 0;
    for (int state = 0; state < most / 2; state++) {
      int[] words = words(state);
      steps.expand(words, 0, words.length);
    }
  }

  private int[] words(int state) {
    numbers.load(state);
    return Arrays.copyOf(numbers.words(), numbers.length());
  }

  @Override
  public void arrived(int[] words, int length) {
    arrivals++;
    spared += numbers.number(words, length) >= known ? 1 : 0;
  }

  @Override
  public void taken(long transition) {
    // Only where steps lead matters.
  }

  @Override
  public void faulty(List<Fault> faults) {
    // Only where steps lead matters.
  }

  @Override
  public void goesAround() {
    // It counts states, and there is none.
  }

  @Override
  public boolean isTooLong(int length) {
    return length > most;
  }
}

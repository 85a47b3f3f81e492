package dev.gyre.por;

import dev.gyre.search.Successors;
import dev.gyre.search.TransitionSelection;
import dev.gyre.store.StateNumbers;
import dev.gyre.system.Fault;
import java.util.Arrays;
import java.util.List;

/**
 * Finds out whether a reduction spares states or only steps: a small search, breadth first, with
 * the reduction, and then a look at all successors of the states it met first. What was left out
 * there and yet was met, along another way, is not spared. Says nothing about systems that are
 * small anyway, and decides nothing but speed: to take all steps is always right.
 */
final class Pilot implements Successors.Visitor {
  /**
   * So many states are expanded, and of so many of them all successors are looked at. Both run in
   * code that is not compiled yet, so they are as few as give the answer of eight times as many.
   */
  private static final int STATES = 256;

  private static final int EARLY = STATES / 2;

  private final StateNumbers numbers = new StateNumbers();
  private final Successors steps;
  private final TransitionSelection selection;
  private int known;
  private long arrivals;
  private long spared;

  private Pilot(ReducedSystem system) {
    // The stepper and the choice of a search, not those of the reduced system: the virtual machine
    // makes the best of a place where it has seen one class only.
    this.steps = new Successors(system.whole().newStepper(), this);
    this.selection = system.newSelection();
  }

  /** A search that starts in the given state. */
  static Pilot from(int[] state, ReducedSystem system) {
    Pilot pilot = new Pilot(system);
    pilot.explore(state);
    return pilot;
  }

  /** Whether there are no more states to be met. */
  boolean isComplete() {
    return known <= STATES;
  }

  /**
   * Whether at least one successor in so many is spared, as far as can be seen; for a search that
   * is not complete.
   */
  boolean spares(int oneIn) {
    compare();
    return spared * oneIn >= arrivals;
  }

  private void explore(int[] first) {
    numbers.number(first, first.length);
    for (int state = 0; state < Math.min(numbers.size(), STATES); state++) {
      int[] words = words(state);
      int all = steps.open(words, 0, words.length);
      int end = selection.first(words, 0, words.length, steps.listed(), all);
      steps.show(words, 0, words.length, 0, end);
    }
    known = numbers.size();
  }

  private void compare() {
    arrivals = 0;
    spared = 0;
    for (int state = 0; state < EARLY; state++) {
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
    // The search will see it.
  }

  @Override
  public void goesAround() {
    // It counts states, and there is none.
  }

  @Override
  public boolean isTooLong(int steps) {
    return steps > STATES;
  }
}

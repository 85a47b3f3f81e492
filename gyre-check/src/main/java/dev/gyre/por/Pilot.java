package dev.gyre.por;

import dev.gyre.search.Successors;
import dev.gyre.store.StateNumbers;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;
import java.util.List;

/**
 * Finds out whether a reduction spares states or only steps: a small search, breadth first, with
 * the reduction, and then a look at all successors of the states it met first. What was left out
 * there and yet was met, along another way, is not spared. Says nothing about systems that are
 * small anyway, and decides nothing but speed: to take all steps is always right.
 */
final class Pilot {
  /** So many states are expanded, and of so many of them all successors are looked at. */
  private static final int STATES = 4096;

  private static final int EARLY = STATES / 8;

  private final StateNumbers numbers = new StateNumbers();
  private long arrivals;
  private long spared;

  private Pilot() {}

  /** Whether a reduction spares at least one successor in so many, as far as can be seen. */
  static boolean spares(TransitionSystem reduced, TransitionSystem whole, int oneIn) {
    Pilot pilot = new Pilot();
    pilot.explore(reduced);
    if (pilot.numbers.size() <= STATES) {
      // Soon over in any case.
      return true;
    }
    pilot.compare(whole);
    return pilot.spared * oneIn >= pilot.arrivals;
  }

  private void explore(TransitionSystem reduced) {
    int[] first = reduced.initialState();
    numbers.number(first, first.length);
    Successors steps = new Successors(reduced.newStepper(), new Noting());
    for (int state = 0; state < Math.min(numbers.size(), STATES); state++) {
      expand(steps, state);
    }
  }

  private void compare(TransitionSystem whole) {
    Successors steps = new Successors(whole.newStepper(), new Comparing());
    for (int state = 0; state < EARLY; state++) {
      expand(steps, state);
    }
  }

  private void expand(Successors steps, int state) {
    numbers.load(state);
    int[] words = Arrays.copyOf(numbers.words(), numbers.length());
    steps.expand(words, 0, words.length);
  }

  /** Gives every state a number. */
  private class Noting implements Successors.Visitor {
    @Override
    public void arrived(int[] words, int length) {
      numbers.number(words, length);
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
    public boolean isTooLong(int steps) {
      return steps > STATES;
    }
  }

  /** Counts the states that have no number. */
  private final class Comparing extends Noting {
    @Override
    public void arrived(int[] words, int length) {
      arrivals++;
      spared += numbers.find(words, length) == StateNumbers.UNKNOWN ? 1 : 0;
    }
  }
}

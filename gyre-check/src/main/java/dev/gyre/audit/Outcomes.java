package dev.gyre.audit;

import dev.gyre.search.Successors;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the steps of a system lead to, one by one, through atomic sequences to the states that
 * others can see. For one thread.
 */
final class Outcomes implements Successors.Visitor {
  /** More than this many steps, or outcomes of one of them, are not worth the time. */
  private static final int MANY = 256;

  private final Successors successors;
  private final List<Arrival> arrivals = new ArrayList<>();
  private final Set<String> faults = new TreeSet<>();
  private int[] state = {};
  private long[] listed = {};
  private boolean isTooMuch;

  /** A state that others can see. */
  static final class Arrival {
    private final long first;
    private final int[] words;

    private Arrival(long first, int[] words) {
      this.first = first;
      this.words = words;
    }

    /** The first step on the way there. */
    long first() {
      return first;
    }

    /** The words of the state, not to be changed. */
    int[] words() {
      return words;
    }
  }

  Outcomes(TransitionSystem system) {
    this.successors = new Successors(system.newStepper(), this);
  }

  /** Lists the steps of a state. */
  void open(int[] words) {
    state = words;
    faults.clear();
    isTooMuch = false;
    int count = successors.open(words, 0, words.length);
    listed = Arrays.copyOf(successors.listed(), count);
  }

  /** The steps of the state that was opened. */
  long[] listed() {
    return listed;
  }

  /** Whether the state that was opened is no failure if nobody can move there. */
  boolean isValidEnd() {
    return successors.isValidEnd();
  }

  /** What went wrong since the state was opened: the sort of fault and its place. */
  Set<String> faults() {
    return new TreeSet<>(faults);
  }

  /** Whether something was left aside because there was too much of it. */
  boolean isTooMuch() {
    return isTooMuch || listed.length > MANY;
  }

  /** What all steps lead to. */
  List<Arrival> all() {
    arrivals.clear();
    if (!isTooMuch()) {
      successors.show(state, 0, state.length, 0, listed.length);
    }
    return List.copyOf(arrivals);
  }

  /** What one of the steps leads to. */
  List<Arrival> of(long transition) {
    arrivals.clear();
    for (int i = 0; i < listed.length; i++) {
      if (listed[i] == transition) {
        successors.show(state, 0, state.length, i, i + 1);
      }
    }
    return List.copyOf(arrivals);
  }

  @Override
  public void taken(long transition) {
    // What it leads to is of interest.
  }

  @Override
  public void faulty(List<Fault> seen) {
    seen.forEach(fault -> faults.add(fault.kind() + " at " + fault.span()));
  }

  @Override
  public void arrived(int[] words, int length) {
    if (arrivals.size() >= MANY) {
      isTooMuch = true;
    } else {
      arrivals.add(new Arrival(successors.step(0), Arrays.copyOf(words, length)));
    }
  }

  @Override
  public void goesAround() {
    isTooMuch = true;
  }

  @Override
  public boolean isTooLong(int steps) {
    isTooMuch = true;
    return true;
  }
}

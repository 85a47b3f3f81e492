package dev.gyre.search;

import dev.gyre.store.StateNumbers;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A system taken apart into single steps, those inside atomic sequences too: a node is a state
 * together with the process that keeps control in it. Nodes have the numbers 0, 1, 2, ... in the
 * order in which they are met; 0 is the initial state. For one thread.
 */
public final class SingleSteps {
  /** In the place of a node: the step has no outcome. */
  public static final int NOWHERE = -1;

  private final Stepper stepper;
  private final StateNumbers numbers;
  private final List<Failure> failures = new ArrayList<>();
  private int[] words = {};
  private long[] transitions = new long[64];
  private int[] targets = new int[64];
  private int count;
  private int controller;
  private Sight sight = Sight.VISIBLE;

  /** Whether others can see the state of a node. */
  public enum Sight {
    VISIBLE,
    /** An atomic sequence goes on. */
    INSIDE
  }

  /**
   * Something that goes wrong in a node, or in one of its steps.
   *
   * @param steps the step after which it has gone wrong; none if it goes wrong before
   */
  public record Failure(Fault fault, List<Long> steps) {
    public Failure {
      steps = List.copyOf(steps);
    }
  }

  public SingleSteps(TransitionSystem system) {
    this.stepper = system.newStepper();
    this.numbers = new StateNumbers(RandomWalks.sample(system));
    number(system.initialState(), system.initialState().length, Stepper.NOBODY);
  }

  /** How many nodes were met. */
  public int size() {
    return numbers.size();
  }

  public long memoryBytes() {
    return numbers.memoryBytes();
  }

  /** Finds out what can happen in a node; the other methods tell. */
  public void expand(int node) {
    numbers.load(node);
    int length = numbers.length() - 1;
    words = Arrays.copyOf(numbers.words(), length);
    controller = numbers.words()[length];
    failures.clear();
    stepper.load(words, 0, length);
    int listed = list();
    if (listed > transitions.length) {
      transitions = new long[listed * 2];
      targets = new int[listed * 2];
    }
    for (int i = 0; i < listed; i++) {
      transitions[i] = stepper.transition(i);
    }
    count = listed;
    for (int i = 0; i < listed; i++) {
      targets[i] = take(transitions[i]);
    }
  }

  /** An atomic sequence that is blocked lets the others go on. */
  private int list() {
    sight = Sight.INSIDE;
    if (controller != Stepper.NOBODY) {
      int inside = stepper.enabledIn(controller);
      note(List.of());
      if (inside > 0) {
        return inside;
      }
    }
    sight = Sight.VISIBLE;
    int listed = stepper.enabled();
    note(List.of());
    return listed;
  }

  private int take(long transition) {
    boolean hasOutcome = stepper.fire(transition);
    note(List.of(transition));
    return hasOutcome ? number(stepper.words(), stepper.length(), stepper.controller()) : NOWHERE;
  }

  private void note(List<Long> steps) {
    for (Fault fault : stepper.faults()) {
      failures.add(new Failure(fault, steps));
    }
  }

  private int number(int[] state, int length, int holder) {
    int[] node = Arrays.copyOf(state, length + 1);
    node[length] = holder;
    return numbers.number(node, length + 1);
  }

  // ---- the node that was expanded last

  /** Whether others can see it. */
  public Sight sight() {
    return sight;
  }

  /** The words of its state; not to be changed. */
  public int[] words() {
    return words;
  }

  /** How many steps it has. */
  public int count() {
    return count;
  }

  public long transition(int index) {
    return transitions[index];
  }

  /** Where a step leads to, or {@link #NOWHERE}. */
  public int target(int index) {
    return targets[index];
  }

  /** What goes wrong. */
  public List<Failure> failures() {
    return List.copyOf(failures);
  }

  /** Whether nobody can move, and somebody should. */
  public boolean isInvalidEnd() {
    if (count > 0) {
      return false;
    }
    stepper.load(words, 0, words.length);
    stepper.enabled();
    return !stepper.isValidEnd();
  }
}

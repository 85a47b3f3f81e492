package dev.gyre.search;

import dev.gyre.store.StateStore;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import java.util.List;

/**
 * Takes the transitions on a stack, walking through atomic sequences without storing the states
 * inside: two ways through a sequence are both followed to its end, as Spin does it, so that the
 * number of states does not depend on the order of a search. What happens at a state that others
 * can see is the listener's business.
 */
final class Expansion {
  private final Stepper stepper;
  private final StateStore store;
  private final DepthFirstStack stack;
  private final Listener listener;
  private int[] buffer = new int[256];

  /** The depth of the stack whose top state is loaded, or 0 if another state is. */
  private int loadedDepth;

  /** Hears what a step leads to. */
  interface Listener {
    void taken(long transition);

    void faulty(List<Fault> faults);

    /** Whether one more state fits on the stack. */
    boolean mayGoDeeper();

    /** A state that others can see; the words are valid during the call only. */
    void arrived(int[] words, int length);
  }

  Expansion(Stepper stepper, StateStore store, DepthFirstStack stack, Listener listener) {
    this.stepper = stepper;
    this.store = store;
    this.stack = stack;
    this.listener = listener;
  }

  /** Loads a stored state and lists its transitions; the result is their number. */
  int list(long handle) {
    load(handle);
    return listed(stepper.enabled());
  }

  /** Lists the transitions of a state that may not be stored yet. */
  int list(int[] words, int length) {
    loadedDepth = 0;
    stepper.load(words, 0, length);
    return listed(stepper.enabled());
  }

  private int listed(int count) {
    if (!stepper.faults().isEmpty()) {
      listener.faulty(stepper.faults());
    }
    return count;
  }

  boolean isValidEnd() {
    return stepper.isValidEnd();
  }

  /** Puts a stored state on the stack, with the transitions just listed. */
  void push(long handle, int count) {
    stack.push(handle);
    loadedDepth = stack.depth();
    addPending(count);
  }

  /** Takes the next transition of the top state, or takes the state off if there is none. */
  void advance() {
    if (!stack.hasPending()) {
      stack.pop();
      loadedDepth = 0;
      return;
    }
    long transition = stack.takePending();
    // Most steps lead to a state that is known, and then the next one starts from the same state.
    if (loadedDepth != stack.depth()) {
      loadTop();
      loadedDepth = stack.depth();
    }
    boolean hasOutcome = stepper.fire(transition);
    listener.taken(transition);
    if (!stepper.faults().isEmpty()) {
      listener.faulty(stepper.faults());
    }
    if (hasOutcome) {
      follow();
    }
  }

  private void loadTop() {
    long handle = stack.topHandle();
    if (handle == DepthFirstStack.TRANSIENT) {
      stepper.load(stack.words(), stack.topWordStart(), stack.topWordCount());
    } else {
      load(handle);
    }
  }

  private void load(long handle) {
    loadedDepth = 0;
    int length = store.length(handle);
    if (buffer.length < length) {
      buffer = new int[length * 2];
    }
    store.read(handle, buffer);
    stepper.load(buffer, 0, length);
  }

  /** Goes on from the outcome of a step. */
  private void follow() {
    int controller = stepper.controller();
    if (controller == Stepper.NOBODY) {
      listener.arrived(stepper.words(), stepper.length());
      return;
    }
    stepper.proceed();
    loadedDepth = 0;
    int count = listed(stepper.enabledIn(controller));
    if (count == 0) {
      listener.arrived(stepper.words(), stepper.length());
    } else if (listener.mayGoDeeper()) {
      stack.pushTransient(stepper.words(), stepper.length());
      loadedDepth = stack.depth();
      addPending(count);
    }
  }

  /** Pending transitions are taken from the end, so they go in backwards. */
  private void addPending(int count) {
    for (int i = count - 1; i >= 0; i--) {
      stack.addPending(stepper.transition(i));
    }
  }
}

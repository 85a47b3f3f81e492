package dev.gyre.search;

import dev.gyre.store.StoreSession;
import dev.gyre.store.TableStore;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the states that follow a state, walking through atomic sequences without showing the states
 * inside: two ways through a sequence are both followed to its end, as Spin does it, so that the
 * number of states does not depend on the order of a search. For one thread.
 *
 * <p>An atomic sequence that runs in a circle has no end to show; it is left when a state on the
 * way repeats (Brent's method: the way is compared with a state remembered at a power of two). One
 * with so many ways through it that all steps together exceed {@link #PATIENCE} is walked on state
 * by state instead of way by way: the same states are shown, but each only once.
 */
public final class Successors {
  private static final int CALM_STEPS = 1 << 10;
  private static final int PATIENCE = 1 << 20;

  private final Stepper stepper;
  private final Visitor visitor;
  private final AtomicStack atomic = new AtomicStack();
  private long[] listed = new long[64];

  /** The transitions taken since the state that is being expanded. */
  private long[] walked = new long[64];

  private int steps;

  /** Whether the stepper has another state loaded than the one that is being expanded. */
  private boolean isAstray;

  /** All steps since the walk through an atomic sequence began, along all ways. */
  private long walkSteps;

  /** The states inside the sequence that were walked through, once patience has run out. */
  private StoreSession inside;

  /** Where they are kept; they may be more than all that others see. */
  private TableStore insideStore;

  private int[] remembered = {};
  private int rememberedController;
  private int rememberedAt;

  /** Whether the state that is remembered lies on the way that is being walked. */
  private boolean isOnWay;

  /** Hears what a step leads to. */
  public interface Visitor {
    void taken(long transition);

    void faulty(List<Fault> faults);

    /** The transition that was taken last is an error, and the run ends with it. */
    default void ended() {
      // Whoever asks for faults has heard of it.
    }

    /** A state that others can see; the words are valid during the call only. */
    void arrived(int[] words, int length);

    /**
     * Whether to leave an atomic sequence that is so many steps long already; asked now and then.
     */
    boolean isTooLong(int steps);

    /**
     * An atomic sequence comes back to where it was, so a run can stay inside for ever, and no
     * state shows it. Where a sequence has very many ways, this is also heard when two of them
     * meet.
     */
    void goesAround();

    /**
     * Whether it counts who moved on the way through an atomic sequence, as it does for fairness.
     */
    default boolean countsMovers() {
      return false;
    }
  }

  public Successors(Stepper stepper, Visitor visitor) {
    this.stepper = stepper;
    this.visitor = visitor;
  }

  /** Shows all successors; the result is the number of transitions that were enabled. */
  public int expand(int[] words, int start, int length) {
    int count = open(words, start, length);
    show(words, start, length, 0, count);
    return count;
  }

  /** Lists what can happen in a state; the result is the number of transitions. */
  public int open(int[] words, int start, int length) {
    steps = 0;
    stepper.load(words, start, length);
    isAstray = false;
    int count = list(stepper.enabled());
    if (count > listed.length) {
      listed = new long[count * 2];
    }
    for (int i = 0; i < count; i++) {
      listed[i] = stepper.transition(i);
    }
    return count;
  }

  /** What was listed; the order may be changed. */
  public long[] listed() {
    return listed;
  }

  /** Shows the successors by some of the listed transitions of the state that was opened. */
  public void show(int[] words, int start, int length, int from, int end) {
    for (int i = from; i < end; i++) {
      if (isAstray) {
        stepper.load(words, start, length);
        isAstray = false;
      }
      steps = 0;
      if (take(listed[i])) {
        isAstray = true;
        walk();
      }
    }
  }

  public boolean isValidEnd() {
    return stepper.isValidEnd();
  }

  public long memoryBytes() {
    long bytes = atomic.memoryBytes() + walked.length * (long) Long.BYTES;
    return insideStore == null ? bytes : bytes + insideStore.memoryBytes();
  }

  /** The transitions taken since the state that is being expanded. */
  public List<Long> walked() {
    List<Long> path = new ArrayList<>(steps);
    for (int i = 0; i < steps; i++) {
      path.add(walked[i]);
    }
    return path;
  }

  /** How many steps were made inside the atomic sequence that is being walked, along all ways. */
  public long stepsInside() {
    return walkSteps;
  }

  /** How many transitions were taken since the state that is being expanded. */
  public int steps() {
    return steps;
  }

  /** One of the transitions taken since the state that is being expanded, from 0. */
  public long step(int index) {
    return walked[index];
  }

  private int list(int count) {
    if (!stepper.faults().isEmpty()) {
      visitor.faulty(stepper.faults());
    }
    return count;
  }

  /** Takes a transition; the result says whether it ends inside an atomic sequence. */
  private boolean take(long transition) {
    if (steps == walked.length) {
      walked = Arrays.copyOf(walked, steps * 2);
    }
    walked[steps++] = transition;
    boolean hasOutcome = stepper.fire(transition);
    visitor.taken(transition);
    if (!stepper.faults().isEmpty()) {
      visitor.faulty(stepper.faults());
    }
    if (!hasOutcome) {
      visitor.ended();
      return false;
    }
    if (stepper.controller() != Stepper.NOBODY) {
      return true;
    }
    visitor.arrived(stepper.words(), stepper.length());
    return false;
  }

  /** Follows an atomic sequence, of which the first step has been taken, along all ways. */
  private void walk() {
    atomic.clear();
    rememberedAt = 0;
    isOnWay = false;
    walkSteps = 0;
    forgetInside();
    boolean isInside = true;
    while (true) {
      if (isInside) {
        isInside = goOn();
      } else if (atomic.unwind()) {
        steps = atomic.topSteps();
        isOnWay &= rememberedAt <= steps;
        rememberedAt = Math.min(rememberedAt, steps);
        stepper.load(atomic.words(), atomic.topStart(), atomic.topLength());
        isInside = take(atomic.takePending());
      } else {
        forgetInside();
        return;
      }
    }
  }

  private void forgetInside() {
    inside = null;
    insideStore = null;
  }

  /** Takes the next step of the process in control; false if the way ends here. */
  private boolean goOn() {
    walkSteps++;
    if ((walkSteps & (CALM_STEPS - 1)) == 0 && visitor.isTooLong(steps)) {
      atomic.clear();
      return false;
    }
    if (steps >= CALM_STEPS && isPointless()) {
      return false;
    }
    int controller = stepper.controller();
    if (walkSteps >= PATIENCE && !isNewInside(controller)) {
      visitor.goesAround();
      return false;
    }
    stepper.proceed();
    int count = list(stepper.enabledIn(controller));
    if (count == 0) {
      visitor.arrived(stepper.words(), stepper.length());
      return false;
    }
    long first = stepper.transition(0);
    if (count > 1) {
      atomic.push(stepper.words(), stepper.length(), steps);
      for (int i = count - 1; i > 0; i--) {
        atomic.addPending(stepper.transition(i));
      }
    }
    return take(first);
  }

  /**
   * Whether the way has come back to where it was before, or to where another way was, of which
   * everything behind has been seen. If it counts who moved on the way, the latter is walked on
   * from.
   */
  private boolean isPointless() {
    boolean isKnown = rememberedAt > 0 && (isOnWay || !visitor.countsMovers()) && isRemembered();
    if (isKnown) {
      if (isOnWay) {
        visitor.goesAround();
      }
      return true;
    }
    if (rememberedAt == 0 || steps >= 2 * rememberedAt) {
      remembered = Arrays.copyOf(stepper.words(), stepper.length());
      rememberedController = stepper.controller();
      rememberedAt = steps;
      isOnWay = true;
    }
    return false;
  }

  /** Control can change hands in a rendez-vous that leaves the state as it was. */
  private boolean isRemembered() {
    return stepper.controller() == rememberedController
        && Arrays.equals(stepper.words(), 0, stepper.length(), remembered, 0, remembered.length);
  }

  /** Whether this walk has not been at the outcome of the last step with the same controller. */
  private boolean isNewInside(int controller) {
    if (inside == null) {
      walkSteps = PATIENCE;
      insideStore = new TableStore();
      inside = insideStore.newSession();
      inside.enter();
    }
    int[] state = Arrays.copyOf(stepper.words(), stepper.length() + 1);
    state[stepper.length()] = controller;
    inside.offer(state, state.length);
    inside.settle();
    return inside.settled(0) >= 0;
  }
}

package dev.gyre.exec.interp;

import dev.gyre.ir.EventWatch;
import dev.gyre.ir.Variable;
import dev.gyre.system.ForwardingStepper;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.Arrays;

/**
 * Notes in each state which of the watched events the last step was. The steps themselves are made
 * by another stepper, for which these notes are variables that nobody writes.
 *
 * <p>A step is an event if one of its transitions is; an atomic sequence is one step. Whether a
 * transition goes on with a step follows from the loaded state alone: somebody has kept control,
 * which is part of the state, and is not blocked. So the path to the state does not matter. The
 * passing of time is a step and no event. A run that has ended stays in its last state for ever,
 * and that is no event either: where nobody can move and something is noted, one more step is
 * listed, {@link Transitions#tick} by no time at all, that takes the note away.
 */
final class EventStepper extends ForwardingStepper {
  /** Nothing happens any more. */
  private static final long REST = Transitions.tick(0);

  private final StateLayout layout;
  private final EventWatch watch;
  private final Occurrence occurrence;

  /** Knows the loaded state, and who could go on there. */
  private final InterpretedStepper reader;

  /** Whether {@link #reader} has been told the loaded state. */
  private boolean isRead;

  private boolean goesOn;
  private boolean isOver;
  private int controller = NOBODY;
  private int[] outcome = new int[64];
  private int outcomeLength;

  EventStepper(Stepper stepper, InterpretedSystem owner) {
    super(stepper);
    this.layout = owner.layout();
    this.watch = layout.system().watched().orElseThrow();
    this.reader = new InterpretedStepper(owner, OutputListener.SILENT);
    this.occurrence = new Occurrence(owner, reader);
  }

  @Override
  public void load(int[] words, int from, int length) {
    super.load(words, from, length);
    isRead = false;
  }

  @Override
  public int enabled() {
    int count = stepper.enabled();
    isOver = count == 0 && isAnythingNoted();
    return isOver ? 1 : count;
  }

  private boolean isAnythingNoted() {
    for (EventWatch.Watched watched : watch.events()) {
      if (get(loaded(), watched.flag()) != 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int enabledIn(int process) {
    isOver = false;
    return stepper.enabledIn(process);
  }

  @Override
  public long transition(int index) {
    return isOver ? REST : stepper.transition(index);
  }

  @Override
  public boolean fire(long transition) {
    if (transition == REST) {
      take(loaded(), loadedLength(), NOBODY);
    } else if (stepper.fire(transition)) {
      take(stepper.words(), stepper.length(), stepper.controller());
    } else {
      return false;
    }
    read();
    boolean isTick = Transitions.isTick(transition);
    for (EventWatch.Watched watched : watch.events()) {
      boolean before = goesOn && !isTick && get(loaded(), watched.flag()) != 0;
      boolean now = before || (!isTick && occurrence.is(watched.event(), transition));
      set(watched.flag(), now ? 1 : 0);
    }
    set(watch.control(), controller + 1);
    return true;
  }

  private void take(int[] words, int length, int inControl) {
    if (outcome.length < length) {
      outcome = new int[length * 2];
    }
    System.arraycopy(words, 0, outcome, 0, length);
    outcomeLength = length;
    controller = inControl;
  }

  private void read() {
    if (!isRead) {
      isRead = true;
      reader.load(loaded(), 0, loadedLength());
      int control = get(loaded(), watch.control());
      goesOn = control > 0 && reader.enabledIn(control - 1) > 0;
      // The message of a step may have been compared with it, or contain it.
      reader.findTimeout();
    }
  }

  private int get(int[] words, Variable variable) {
    return layout.global(variable).get(words, 0, 0);
  }

  private void set(Variable variable, int value) {
    layout.global(variable).set(outcome, 0, 0, value);
  }

  @Override
  public int[] words() {
    return outcome;
  }

  @Override
  public int length() {
    return outcomeLength;
  }

  @Override
  public int controller() {
    return controller;
  }

  @Override
  public void proceed() {
    int[] words = Arrays.copyOf(outcome, outcomeLength);
    load(words, 0, words.length);
  }
}

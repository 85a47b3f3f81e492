package dev.gyre.por;

import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import java.util.List;

/** Lists only the steps that a reduction leaves; apart from that, the stepper of the system. */
final class ReducedStepper implements Stepper {
  private final Stepper system;
  private final Stepper trial;
  private final FixedReduction reduction;
  private final StubbornSelection selection;
  private int[] loaded = new int[64];
  private int loadedLength;
  private long[] listed = new long[64];
  private int count;
  private long[] left = new long[64];
  private int leftCount;

  /**
   * @param trial another stepper of the same system, for steps that may fail
   */
  ReducedStepper(Stepper system, Stepper trial, FixedReduction reduction) {
    this.system = system;
    this.trial = trial;
    this.reduction = reduction;
    this.selection = reduction.newSelection();
  }

  @Override
  public void load(int[] words, int from, int length) {
    keep(words, from, length);
    system.load(words, from, length);
  }

  private void keep(int[] words, int from, int length) {
    if (loaded.length < length) {
      loaded = new int[length * 2];
    }
    System.arraycopy(words, from, loaded, 0, length);
    loadedLength = length;
  }

  @Override
  public int enabled() {
    int all = system.enabled();
    list(all);
    count = selection.first(loaded, 0, loadedLength, listed, all);
    if (count < all && !haveOutcomes()) {
      count = all;
    }
    leftCount = all - count;
    if (left.length < leftCount) {
      left = new long[leftCount * 2];
    }
    System.arraycopy(listed, count, left, 0, leftCount);
    return count;
  }

  /** Whether all steps that were chosen lead somewhere. */
  private boolean haveOutcomes() {
    boolean isLoaded = false;
    for (int i = 0; i < count; i++) {
      if (reduction.isDoubtful(listed[i])) {
        if (!isLoaded) {
          trial.load(loaded, 0, loadedLength);
          isLoaded = true;
        }
        if (!trial.fire(listed[i])) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public int enabledIn(int process) {
    // Inside an atomic sequence nobody else can move, so there is nothing to leave out.
    count = system.enabledIn(process);
    list(count);
    return count;
  }

  private void list(int size) {
    if (listed.length < size) {
      listed = new long[size * 2];
    }
    for (int i = 0; i < size; i++) {
      listed[i] = system.transition(i);
    }
  }

  @Override
  public long transition(int index) {
    return listed[index];
  }

  @Override
  public int withheld() {
    return leftCount;
  }

  @Override
  public long withheld(int index) {
    return left[index];
  }

  @Override
  public int observe(int automaton, int location) {
    return system.observe(automaton, location);
  }

  @Override
  public int observed(int index) {
    return system.observed(index);
  }

  @Override
  public boolean fire(long transition) {
    return system.fire(transition);
  }

  @Override
  public int[] words() {
    return system.words();
  }

  @Override
  public int length() {
    return system.length();
  }

  @Override
  public int controller() {
    return system.controller();
  }

  @Override
  public void proceed() {
    keep(system.words(), 0, system.length());
    system.proceed();
  }

  @Override
  public boolean isValidEnd() {
    return system.isValidEnd();
  }

  @Override
  public List<Fault> faults() {
    return system.faults();
  }
}

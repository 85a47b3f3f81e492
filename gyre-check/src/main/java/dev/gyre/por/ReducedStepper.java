package dev.gyre.por;

import dev.gyre.system.Stepper;
import dev.gyre.system.WatchingStepper;

/** Lists only the steps that a reduction leaves; apart from that, the stepper of the system. */
final class ReducedStepper extends WatchingStepper {
  private final Stepper trial;
  private final FixedReduction reduction;
  private final StubbornSelection selection;
  private long[] listed = new long[64];
  private int count;
  private long[] left = new long[64];
  private int leftCount;

  /**
   * @param trial another stepper of the same system, for steps that may fail
   */
  ReducedStepper(Stepper system, Stepper trial, FixedReduction reduction) {
    super(system);
    this.trial = trial;
    this.reduction = reduction;
    this.selection = reduction.newSelection();
  }

  @Override
  public int enabled() {
    int all = stepper.enabled();
    list(all);
    count = selection.first(loaded(), 0, loadedLength(), listed, all);
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
          trial.load(loaded(), 0, loadedLength());
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
    count = stepper.enabledIn(process);
    list(count);
    return count;
  }

  private void list(int size) {
    if (listed.length < size) {
      listed = new long[size * 2];
    }
    for (int i = 0; i < size; i++) {
      listed[i] = stepper.transition(i);
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
}

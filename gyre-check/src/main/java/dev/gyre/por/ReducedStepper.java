package dev.gyre.por;

import dev.gyre.system.ForwardingStepper;
import dev.gyre.system.Stepper;

/** Lists only the steps that a reduction leaves; apart from that, the stepper of the system. */
final class ReducedStepper extends ForwardingStepper {
  private final StaticSelection selection;
  private long[] listed = new long[64];
  private int count;
  private int leftCount;

  /** Whether the steps of an atomic sequence were listed last. */
  private boolean isInside;

  /**
   * @param trial another stepper of the same system, for steps that may fail
   */
  ReducedStepper(Stepper system, Stepper trial, StaticReduction reduction) {
    super(system);
    this.selection = new StaticSelection(reduction, trial);
  }

  @Override
  public int enabled() {
    int all = stepper.enabled();
    list(all);
    count = selection.first(loaded(), 0, loadedLength(), listed, all);
    leftCount = all - count;
    isInside = false;
    return count;
  }

  @Override
  public int enabledIn(int process) {
    // Inside an atomic sequence nobody else can move, so there is nothing to leave out.
    isInside = true;
    return stepper.enabledIn(process);
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
    return isInside ? stepper.transition(index) : listed[index];
  }

  @Override
  public int withheld() {
    return leftCount;
  }

  @Override
  public long withheld(int index) {
    return listed[count + index];
  }
}

package dev.gyre.system;

import java.util.List;

/**
 * A stepper that leaves the work to another and keeps a copy of the loaded state, for those who
 * look at it before they change what is listed or found.
 */
public abstract class ForwardingStepper implements Stepper {
  /** Who does the work. */
  protected final Stepper stepper;

  private int[] loaded = new int[64];
  private int loadedLength;

  protected ForwardingStepper(Stepper stepper) {
    this.stepper = stepper;
  }

  /** The words of the loaded state; there may be more of them than it has. */
  protected final int[] loaded() {
    return loaded;
  }

  /** How many words the loaded state has. */
  protected final int loadedLength() {
    return loadedLength;
  }

  @Override
  public final void load(int[] words, int from, int length) {
    keep(words, from, length);
    stepper.load(words, from, length);
  }

  @Override
  public final void proceed() {
    keep(stepper.words(), 0, stepper.length());
    stepper.proceed();
  }

  private void keep(int[] words, int from, int length) {
    if (loaded.length < length) {
      loaded = new int[length * 2];
    }
    System.arraycopy(words, from, loaded, 0, length);
    loadedLength = length;
  }

  @Override
  public long transition(int index) {
    return stepper.transition(index);
  }

  @Override
  public int observe(int automaton, int location) {
    return stepper.observe(automaton, location);
  }

  @Override
  public final int observed(int index) {
    return stepper.observed(index);
  }

  @Override
  public boolean fire(long transition) {
    return stepper.fire(transition);
  }

  @Override
  public final int[] words() {
    return stepper.words();
  }

  @Override
  public final int length() {
    return stepper.length();
  }

  @Override
  public final int controller() {
    return stepper.controller();
  }

  @Override
  public final boolean isValidEnd() {
    return stepper.isValidEnd();
  }

  @Override
  public List<Fault> faults() {
    return stepper.faults();
  }
}

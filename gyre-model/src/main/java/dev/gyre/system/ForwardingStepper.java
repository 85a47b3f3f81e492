package dev.gyre.system;

import java.util.List;

/**
 * The stepper of a {@link SystemLayer}: leaves the work to that of the system below, and keeps a
 * copy of the state that was loaded there, for those who look at it before they change what is
 * listed, found or done.
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
  public void load(int[] words, int from, int length) {
    keep(words, from, length);
    stepper.load(words, from, length);
  }

  @Override
  public void proceed() {
    keep(stepper.words(), 0, stepper.length());
    stepper.proceed();
  }

  /** Copies a state that is about to be loaded. */
  protected final void keep(int[] words, int from, int length) {
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
  public int enabled() {
    return stepper.enabled();
  }

  @Override
  public int enabledIn(int process) {
    return stepper.enabledIn(process);
  }

  @Override
  public int withheld() {
    return stepper.withheld();
  }

  @Override
  public long withheld(int index) {
    return stepper.withheld(index);
  }

  @Override
  public int observe(int automaton, int location) {
    return stepper.observe(automaton, location);
  }

  @Override
  public int observed(int index) {
    return stepper.observed(index);
  }

  @Override
  public boolean fire(long transition) {
    return stepper.fire(transition);
  }

  @Override
  public int[] words() {
    return stepper.words();
  }

  @Override
  public int length() {
    return stepper.length();
  }

  @Override
  public int controller() {
    return stepper.controller();
  }

  @Override
  public boolean isValidEnd() {
    return stepper.isValidEnd();
  }

  @Override
  public List<Fault> faults() {
    return stepper.faults();
  }
}

package dev.gyre.exec.exclusive;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;

/**
 * The same system, with one more kind of fault: a broken {@code xr} or {@code xs}. States and
 * transitions are those of the system.
 */
public final class MonitoredSystem implements TransitionSystem {
  private final TransitionSystem system;
  private final InterpretedSystem reference;

  /**
   * @param reference the same model for the interpreter, which evaluates what is not plain
   */
  public MonitoredSystem(TransitionSystem system, InterpretedSystem reference) {
    this.system = system;
    this.reference = reference;
  }

  @Override
  public StateLayout layout() {
    return system.layout();
  }

  @Override
  public Stepper newStepper() {
    return new MonitoredStepper(system.newStepper(), new ExclusiveUseCheck(reference));
  }

  @Override
  public int[] initialState() {
    return system.initialState();
  }
}

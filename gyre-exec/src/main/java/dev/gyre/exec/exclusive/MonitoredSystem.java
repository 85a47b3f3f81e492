package dev.gyre.exec.exclusive;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.system.Stepper;
import dev.gyre.system.SystemLayer;
import dev.gyre.system.TransitionSystem;

/**
 * The same system, with one more kind of fault: a broken {@code xr} or {@code xs}. States and
 * transitions are those of the system.
 */
public final class MonitoredSystem extends SystemLayer {
  private final InterpretedSystem reference;
  private final ProcessSystem written;
  private final OptimisedSystem passes;

  /**
   * @param reference the same model for the interpreter, which evaluates what is not plain
   * @param written the model before the passes, with the same locations and variables
   * @param passes what the passes have made of it
   */
  public MonitoredSystem(
      TransitionSystem system,
      InterpretedSystem reference,
      ProcessSystem written,
      OptimisedSystem passes) {
    super(system);
    this.reference = reference;
    this.written = written;
    this.passes = passes;
  }

  @Override
  public Stepper newStepper() {
    return new MonitoredStepper(
        below().newStepper(), new ExclusiveUseCheck(reference, written, passes));
  }
}

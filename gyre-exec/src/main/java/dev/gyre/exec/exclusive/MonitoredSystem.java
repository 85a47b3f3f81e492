package dev.gyre.exec.exclusive;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.system.Stepper;
import dev.gyre.system.SystemLayer;
import dev.gyre.system.TransitionSystem;

/**
 * The same system, with one more kind of fault: a broken {@code xr} or {@code xs}. States and
 * transitions are those of the system.
 */
public final class MonitoredSystem extends SystemLayer {
  private final InterpretedSystem written;

  /**
   * @param written the model before the passes, with the same locations and variables
   */
  public MonitoredSystem(TransitionSystem system, InterpretedSystem written) {
    super(system);
    if (!system.layout().isSameAs(written.layout())) {
      throw new IllegalStateException("the passes have moved variables");
    }
    this.written = written;
  }

  @Override
  public Stepper newStepper() {
    return new MonitoredStepper(below().newStepper(), new ExclusiveUseCheck(written));
  }
}

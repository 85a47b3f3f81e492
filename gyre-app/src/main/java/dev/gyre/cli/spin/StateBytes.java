package dev.gyre.cli.spin;

import dev.gyre.engine.Simulation;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;

/** How large a state is. */
final class StateBytes {
  private StateBytes() {}

  /** Of the initial one, not compressed; 0 if there is none. */
  static int of(ProcessSystem system) {
    try {
      return Integer.BYTES * new Simulation(system, Channels.BLOCKING).words().length;
    } catch (FaultyStartException | ModelTooLargeException e) {
      return 0;
    }
  }
}

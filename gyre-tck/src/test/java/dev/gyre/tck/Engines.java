package dev.gyre.tck;

import dev.gyre.ir.ProcessSystem;
import java.util.Optional;

/** Compiled code against the interpreter, which is the definition. */
public final class Engines {
  private Engines() {}

  /** The first difference within so many states; nothing if there is none. */
  public static Optional<String> difference(ProcessSystem system, int maxStates) {
    return new Lockstep(Systems.INTERPRETED.of(system), Systems.FAST.of(system), maxStates)
        .difference();
  }
}

package dev.gyre.tck;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.TransitionSystem;
import java.util.List;
import java.util.function.Function;

/** The ways to execute a model that must all agree. */
final class Systems {
  private Systems() {}

  /** A way to execute a model. */
  record Way(String name, Function<ProcessSystem, TransitionSystem> factory) {
    TransitionSystem of(ProcessSystem system) {
      return factory.apply(system);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** The reference: slow, and right by definition. */
  static final Way INTERPRETED = new Way("interpreted", InterpretedSystem::new);

  /** What is compared with the reference. */
  static final Way FAST = new Way("compiled", CompiledSystem::of);

  static List<Way> all() {
    return List.of(INTERPRETED, FAST);
  }
}

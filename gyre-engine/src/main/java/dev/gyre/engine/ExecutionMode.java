package dev.gyre.engine;

import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;

/**
 * How a model is executed while it is searched; stays as it is when reductions are switched off
 * after a breach.
 */
record ExecutionMode(ExecutableSystems.Way way, Promises promises) {
  /** What becomes of {@code xr} and {@code xs}. */
  enum Promises {
    /** Nobody looks whether they are kept. */
    IGNORED,
    /** They are watched, unless it is plain that they are kept. */
    WATCHED
  }

  /** Spin notices a broken promise only where its reductions rely on it. */
  static ExecutionMode of(CheckOptions wishes) {
    return new ExecutionMode(
        ExecutableSystems.Way.COMPILED,
        wishes.optimisations() == Optimisations.PLAIN ? Promises.IGNORED : Promises.WATCHED);
  }

  /** The same without compiled code. */
  ExecutionMode interpreted() {
    return new ExecutionMode(ExecutableSystems.Way.INTERPRETED, promises);
  }
}

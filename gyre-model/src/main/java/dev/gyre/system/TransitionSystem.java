package dev.gyre.system;

/**
 * A system that can be executed. Stateless and safe to share; each worker gets its own {@link
 * Stepper}.
 */
public interface TransitionSystem {
  StateLayout layout();

  Stepper newStepper();

  /** The words of the state everything starts from. */
  int[] initialState();

  /** The same system with the steps that a reduction leaves out; itself if there are none. */
  default TransitionSystem whole() {
    return this;
  }
}

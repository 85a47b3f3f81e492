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
}

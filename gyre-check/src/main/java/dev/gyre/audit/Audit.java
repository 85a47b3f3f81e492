package dev.gyre.audit;

/** Tries out in a state whether a reduction does what it may. For one worker. */
public interface Audit {
  /**
   * @param state its words, not to be changed
   * @throws BreachException if the reduction does what it must not do
   */
  void examine(int[] state);
}

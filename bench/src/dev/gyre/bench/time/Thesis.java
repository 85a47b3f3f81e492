package dev.gyre.bench.time;

/**
 * Figures of the thesis.
 *
 * @param states without reduction
 * @param reducedStates with partial order reduction
 */
record Thesis(
    String states, String transitions, String reducedStates, String reducedTransitions) {
  /** The thesis has none. */
  static final Thesis NOTHING = new Thesis("-", "-", "-", "-");
}

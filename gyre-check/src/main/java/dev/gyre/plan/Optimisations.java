package dev.gyre.plan;

/** Whether the model may be simplified before it is searched. */
public enum Optimisations {
  /** What Spin does by default: all passes that are sound for the model. */
  DEFAULT,
  /** The same, but variables that decide nothing are kept, with every value they can have. */
  ALL_SCENARIOS,
  /** Nothing is simplified or reduced: Spin's plain state space. */
  PLAIN
}

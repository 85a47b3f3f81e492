package dev.gyre.plan;

/** Whether the model may be simplified before it is searched. */
public enum Optimisations {
  /** What Spin does by default, as far as it is there. */
  DEFAULT,
  /** Nothing is simplified or reduced: Spin's plain state space. */
  PLAIN
}

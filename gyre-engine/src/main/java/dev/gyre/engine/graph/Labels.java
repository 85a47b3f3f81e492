package dev.gyre.engine.graph;

/** What stands at the steps of a graph. */
public enum Labels {
  /** Who executes what. */
  STATEMENTS,
  /** The messages that are sent and received. */
  CHANNELS,
  /** The propositions of the model's formulas that hold where the step starts. */
  PROPOSITIONS,
  NONE
}

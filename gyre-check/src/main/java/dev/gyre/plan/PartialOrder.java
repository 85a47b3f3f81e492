package dev.gyre.plan;

/** Whether steps that do not disturb each other are explored in one order only, and how. */
public enum PartialOrder {
  /** Whatever is best and sound. */
  AUTO,
  OFF,
  /** The smallest stubborn set; which one depends on the state alone. */
  ON,
  /** Ample sets; with one worker the search for safety has its own proviso. */
  AMPLE,
  /** Clusters of processes, with the proviso of {@link #AMPLE}. */
  CLUSTER,
  /** Stubborn sets, with the proviso of {@link #AMPLE}. */
  STUBBORN
}

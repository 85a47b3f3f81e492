package dev.gyre.plan;

/** Whether steps that do not disturb each other are explored in one order only, and how. */
public enum PartialOrder {
  /** Whatever is best and sound. */
  AUTO,
  OFF,
  /** The smallest stubborn set; which one depends on the state alone. */
  ON,
  /** Ample sets, with the proviso of the search. */
  AMPLE,
  /** Clusters of processes, with the proviso of the search. */
  CLUSTER,
  /** Stubborn sets, with the proviso of the search. */
  STUBBORN
}

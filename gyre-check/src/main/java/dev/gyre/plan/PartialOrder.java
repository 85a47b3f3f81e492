package dev.gyre.plan;

/** Whether steps that do not disturb each other are explored in one order only, and how. */
public enum PartialOrder {
  /** Whatever is best and sound. */
  AUTO,
  OFF,
  ON,
  AMPLE,
  CLUSTER,
  STUBBORN
}

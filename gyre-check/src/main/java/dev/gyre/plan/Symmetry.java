package dev.gyre.plan;

/** Whether states that differ only in the names of equal things count as one, and how. */
public enum Symmetry {
  /** Wherever the model declares it. */
  AUTO,
  OFF,
  FULL,
  SORTED,
  SEGMENTED,
  PC_SORTED,
  PC_SEGMENTED,
  REFINE
}

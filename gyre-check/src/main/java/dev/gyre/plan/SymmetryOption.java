package dev.gyre.plan;

/** Whether states that differ only in the names of equal things count as one, and how. */
public enum SymmetryOption {
  /**
   * By the best strategy, where the model declares symmetry or some is found. The default, so it
   * gives way where all states are asked for.
   */
  AUTO,
  OFF,
  FULL,
  SORTED,
  SEGMENTED,
  PC_SORTED,
  PC_SEGMENTED,
  REFINE
}

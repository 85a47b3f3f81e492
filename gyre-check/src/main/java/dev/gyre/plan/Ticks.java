package dev.gyre.plan;

/** How far time passes in one step. */
public enum Ticks {
  /** Gyre decides. */
  AUTO,
  /** By one unit. */
  SINGLE,
  /** Until a timer expires, where nobody can tell. */
  MERGED
}

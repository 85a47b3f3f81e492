package dev.gyre.lts.bisim;

/** What silent steps are for a relation. */
public enum Silence {
  /** Steps like others. */
  VISIBLE,
  /** Nobody sees them, nor whether they go on for ever. */
  IGNORED,
  /** Nobody sees them, but whether they can go on for ever makes a difference. */
  DIVERGENCE_COUNTS
}

package dev.gyre.property;

/**
 * What becomes of the promises {@code xr} and {@code xs} about who uses a channel. Spin notices a
 * broken one only where its reductions rely on it.
 */
public enum ExclusiveUseWatch {
  /** There are no promises, or it is plain that they are kept. */
  KEPT,
  /** They may be broken, and nobody looks. */
  IGNORED,
  /** They may be broken, and are watched while safety is checked. */
  WATCHED
}

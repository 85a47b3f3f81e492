package dev.gyre.ir;

/** Which message of a channel a receive takes. */
public enum MessageChoice {
  /** The oldest, if it matches. */
  OLDEST,
  /** The oldest among those that match. */
  OLDEST_MATCHING
}

package dev.gyre.por;

/**
 * A set of accesses that an edge wants others not to make, or to make, numbered so that what
 * follows from it can be looked up instead of computed.
 */
final class AccessSetId {
  private final int number;
  private final long[] accesses;

  /** Gives equal sets the same number. */
  interface Source {
    AccessSetId of(long[] accesses);
  }

  AccessSetId(int number, long[] accesses) {
    this.number = number;
    this.accesses = accesses;
  }

  /** From 0; equal sets have the same number. */
  int number() {
    return number;
  }

  /** One bit for each access; not to be changed. */
  long[] accesses() {
    return accesses;
  }
}

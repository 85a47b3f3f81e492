package dev.gyre.store;

/**
 * A set of states, shared by all workers of a search. Each worker uses it through a session of its
 * own; sessions may work at the same time. A store in memory is also {@link
 * dev.gyre.checkpoint.Resumable}, while no session takes part; handles stay what they are.
 */
public interface StateStore {
  /** A way in for one thread. */
  StoreSession newSession();

  /** How many states there are; exact when no session is open, nearly so before. */
  long size();

  /** How much memory the store takes up, everything included. */
  long memoryBytes();

  /** How much there is of it on disk. */
  default long diskBytes() {
    return 0;
  }
}

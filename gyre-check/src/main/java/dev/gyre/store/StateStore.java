package dev.gyre.store;

/**
 * A set of states. A state that is in the set has a handle, by which it can be read back.
 *
 * <p>Implementations say whether several threads may use them at once.
 */
public interface StateStore {
  /**
   * Adds a state.
   *
   * @param parent the handle of the state it was reached from, or {@link #NO_PARENT}; kept only by
   *     stores that were asked to
   * @return the handle if the state is new, otherwise {@code ~handle}, which is negative
   */
  long add(int[] words, int length, long parent);

  /** The parent of a state that is nobody's successor. */
  long NO_PARENT = (1L << 40) - 1;

  /** How many words the state has. */
  int length(long handle);

  /** Copies the words of a state to the start of {@code into}. */
  void read(long handle, int[] into);

  /** The handle given as parent when the state was added. */
  long parent(long handle);

  /** How many states there are. */
  long size();

  /** How much memory the store takes up, table and states. */
  long memoryBytes();
}

package dev.gyre.store;

/**
 * One worker's use of a {@link StateStore}. Load a state, offer its successors, settle: the store
 * then says which of them are new. Offers are settled together so that the store can look for all
 * of them at once, while memory delivers.
 *
 * <p>A state that was accepted has a handle of its own, which is not negative and stays valid as
 * long as the store lives, in all sessions.
 */
public interface StoreSession {
  /**
   * Takes part from now on. A store grows when all sessions that take part have come to a safe
   * point; a worker that waits for something else must have left.
   */
  void enter();

  /** Takes no part until {@link #enter}; to be called before waiting, and at the end. */
  void leave();

  /** Makes a state the current one. */
  void load(long handle);

  /** The current state is in this array, from {@link #start}; not to be changed. */
  int[] words();

  int start();

  /** How many words the current state has. */
  int length();

  /** Offers a state, typically one that differs little from the current one. */
  void offer(int[] words, int length);

  /**
   * Adds what was offered since the last call; the result is the number of offers. Results stay
   * valid until the next offer.
   */
  int settle();

  /**
   * The handle of the {@code index}-th offer if it is new, otherwise the complement of the handle
   * it has, which is negative.
   */
  long settled(int index);
}

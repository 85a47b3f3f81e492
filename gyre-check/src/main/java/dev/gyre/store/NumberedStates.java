package dev.gyre.store;

/**
 * One thread's use of a collection that gives states numbers and finds the state of a number again:
 * small numbers from 0, or where little memory is spent on states, large ones that say it all. Load
 * a state, offer its successors, settle: then each of them has its number.
 */
public interface NumberedStates {
  /** Not a number: the state was never met. */
  int UNKNOWN = -1;

  /** Makes the state of a number the current one. */
  void load(long number);

  /** The words of the current state, from the start of the array. */
  int[] words();

  /** How many words the current state has. */
  int length();

  /** Offers a state, typically one that differs little from the current one. */
  void offer(int[] words, int length);

  /**
   * Numbers the states that were offered since the last time; new ones get new numbers.
   *
   * @throws StoreFullException if there are no numbers left
   */
  void settle();

  /** Finds the states that were offered; those never met are {@link #UNKNOWN}. */
  void settleKnown();

  /** The number of the {@code index}-th state that was settled last. */
  long settled(int index);
}

package dev.gyre.store;

import java.util.function.LongConsumer;

/** A store that can name all its states, as long as no session takes part. */
public interface ListedStates extends StateStore {
  /** Gives the handle of each state once, in no order that means anything. */
  void forEachHandle(LongConsumer action);
}

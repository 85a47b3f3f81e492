package dev.gyre.store;

/** A store that can be walked in the order in which states were added, also while it grows. */
public interface OrderedStore extends StateStore {
  /** Behind the last state. */
  long NONE = -1;

  /** The state that was added right after {@code handle}, or {@link #NONE} for the last one. */
  long next(long handle);
}

package dev.gyre.store;

import dev.gyre.checkpoint.Resumable;
import java.util.function.LongConsumer;

/** A set of keys that may be used by several threads. Keys are not zero and not negative. */
interface KeySet extends Resumable {
  /** Scrambles a key; the other methods want it that way. */
  default long scramble(long key) {
    return Mixing.mix(key);
  }

  /** Fetches the memory in which the key would be, and gives back something of it. */
  long touch(long scrambled);

  /** Adds a key; false if it is there, or seems to be. */
  boolean add(long scrambled);

  /** Whether a key is there, or seems to be. */
  boolean contains(long scrambled);

  /** Counts keys that were added. */
  void added(int number);

  long count();

  long memoryBytes();

  /** Nobody else may use the set meanwhile. */
  void growIfFull();

  /**
   * Gives each key once, as it was before it was scrambled; nobody else may use the set meanwhile.
   *
   * @throws UnsupportedOperationException if the set does not hold its keys in full
   */
  default void forEach(LongConsumer action) {
    throw new UnsupportedOperationException("a lossy set does not know its keys");
  }

  /** What the set has probably left out so far. */
  default OmissionEstimate omissions() {
    return OmissionEstimate.NONE;
  }
}

package dev.gyre.store;

import java.util.Arrays;

/**
 * The reference store: an open-addressing hash table over an arena that holds each state in full.
 * Exact; for one thread.
 *
 * <p>An entry of the arena is a header, then the words of the state. The header is one word with
 * the length, or two if parents are kept: the length and the upper bits of the parent's handle,
 * then its lower 32 bits. The handle of a state is the position of its entry, below 2^40. A slot of
 * the table holds the handle plus one in its lower 40 bits and 24 bits of the hash above, so that
 * most comparisons with other states end without touching the arena; 0 is an empty slot.
 *
 * <p>The table doubles when it is three quarters full. Hashes are computed anew then, which reads
 * the arena once from front to back.
 */
public final class TableStore implements OrderedStore {
  private static final int HANDLE_BITS = 40;
  private static final long HANDLE_MASK = (1L << HANDLE_BITS) - 1;
  private static final int LENGTH_BITS = 24;
  private static final int LENGTH_MASK = (1 << LENGTH_BITS) - 1;

  private final WordArena arena = new WordArena();
  private final Parents parents;
  private final int headerWords;
  private long[] slots = new long[1 << 12];
  private long size;

  /** Whether a store remembers where states came from. */
  public enum Parents {
    KEPT,
    DROPPED
  }

  public TableStore(Parents parents) {
    this.parents = parents;
    this.headerWords = parents == Parents.KEPT ? 2 : 1;
  }

  @Override
  public long add(int[] words, int length, long parent) {
    long hash = WordHash.hash(words, 0, length);
    long tag = hash & ~HANDLE_MASK;
    int mask = slots.length - 1;
    int at = (int) hash & mask;
    for (long slot = slots[at]; slot != 0; slot = slots[at]) {
      if ((slot & ~HANDLE_MASK) == tag) {
        long handle = (slot & HANDLE_MASK) - 1;
        if (isEqual(handle, words, length)) {
          return ~handle;
        }
      }
      at = (at + 1) & mask;
    }
    long handle = append(words, length, parent);
    slots[at] = tag | (handle + 1);
    size++;
    if (size > slots.length * 3L / 4) {
      grow();
    }
    return handle;
  }

  private boolean isEqual(long handle, int[] words, int length) {
    int[] chunk = arena.chunk(handle);
    int at = WordArena.offset(handle);
    if ((chunk[at] & LENGTH_MASK) != length) {
      return false;
    }
    int from = at + headerWords;
    return Arrays.equals(chunk, from, from + length, words, 0, length);
  }

  private long append(int[] words, int length, long parent) {
    long handle = arena.reserve(headerWords + length);
    int[] chunk = arena.chunk(handle);
    int at = WordArena.offset(handle);
    chunk[at] = length;
    if (parents == Parents.KEPT) {
      chunk[at] |= (int) (parent >>> 32) << LENGTH_BITS;
      chunk[at + 1] = (int) parent;
    }
    System.arraycopy(words, 0, chunk, at + headerWords, length);
    return handle;
  }

  private void grow() {
    long[] old = slots;
    slots = new long[old.length * 2];
    int mask = slots.length - 1;
    for (long slot : old) {
      if (slot != 0) {
        long handle = (slot & HANDLE_MASK) - 1;
        int[] chunk = arena.chunk(handle);
        int at = WordArena.offset(handle);
        long hash = WordHash.hash(chunk, at + headerWords, chunk[at] & LENGTH_MASK);
        int target = (int) hash & mask;
        while (slots[target] != 0) {
          target = (target + 1) & mask;
        }
        slots[target] = slot;
      }
    }
  }

  @Override
  public int length(long handle) {
    return arena.chunk(handle)[WordArena.offset(handle)] & LENGTH_MASK;
  }

  @Override
  public void read(long handle, int[] into) {
    int[] chunk = arena.chunk(handle);
    int at = WordArena.offset(handle);
    System.arraycopy(chunk, at + headerWords, into, 0, chunk[at] & LENGTH_MASK);
  }

  @Override
  public long parent(long handle) {
    if (parents == Parents.DROPPED) {
      throw new IllegalStateException("this store keeps no parents");
    }
    int[] chunk = arena.chunk(handle);
    int at = WordArena.offset(handle);
    return ((long) (chunk[at] >>> LENGTH_BITS) << 32) | (chunk[at + 1] & 0xFFFFFFFFL);
  }

  /** Entries lie one behind the other; where a chunk ended early, a header of 0 stands. */
  @Override
  public long next(long handle) {
    long position = handle + headerWords + length(handle);
    if (position >= arena.end()) {
      return NONE;
    }
    boolean isChunkLeft = WordArena.offset(position) == 0 || length(position) > 0;
    return isChunkLeft ? position : WordArena.nextChunk(position);
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long memoryBytes() {
    return arena.memoryBytes() + (long) slots.length * Long.BYTES;
  }
}

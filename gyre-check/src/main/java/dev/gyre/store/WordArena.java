package dev.gyre.store;

import java.util.Arrays;

/**
 * An array of words that grows without being copied and may be longer than a Java array. Entries do
 * not cross chunks: a reservation that does not fit into the current chunk starts the next one.
 */
final class WordArena {
  private static final int CHUNK_BITS = 20;
  private static final int CHUNK_WORDS = 1 << CHUNK_BITS;

  private int[][] chunks = new int[16][];
  private int chunkCount;
  private int used = CHUNK_WORDS;

  /** Makes room for {@code count} words side by side; the result is the position of the first. */
  long reserve(int count) {
    if (used + count > CHUNK_WORDS) {
      if (chunkCount == chunks.length) {
        chunks = Arrays.copyOf(chunks, chunkCount * 2);
      }
      chunks[chunkCount++] = new int[CHUNK_WORDS];
      used = 0;
    }
    long position = ((long) (chunkCount - 1) << CHUNK_BITS) + used;
    used += count;
    return position;
  }

  int[] chunk(long position) {
    return chunks[(int) (position >>> CHUNK_BITS)];
  }

  static int offset(long position) {
    return (int) position & (CHUNK_WORDS - 1);
  }

  /**
   * The position where the next entry would be looked for, given that none is at {@code position}.
   */
  static long nextChunk(long position) {
    return ((position >>> CHUNK_BITS) + 1) << CHUNK_BITS;
  }

  /** The position behind the last word in use. */
  long end() {
    return chunkCount == 0 ? 0 : ((long) (chunkCount - 1) << CHUNK_BITS) + used;
  }

  long memoryBytes() {
    return (long) chunkCount * CHUNK_WORDS * Integer.BYTES;
  }
}

package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.Arrays;

/**
 * An array of words that grows without being copied and may be longer than a Java array. Threads
 * write to chunks of their own, through a {@link Writer} each; what has been published can be read
 * by all.
 */
final class WordArena implements Resumable {
  private static final int CHUNK_BITS = 20;
  private static final int CHUNK_WORDS = 1 << CHUNK_BITS;

  /** Positions are even and, halved, fit into 32 bits. */
  private static final int MAX_CHUNKS = 1 << (33 - CHUNK_BITS);

  private volatile int[][] chunks = new int[16][];
  private volatile int chunkCount;

  int[] chunk(long position) {
    return chunks[(int) (position >>> CHUNK_BITS)];
  }

  static int offset(long position) {
    return (int) position & (CHUNK_WORDS - 1);
  }

  long memoryBytes() {
    return (long) chunkCount * CHUNK_WORDS * Integer.BYTES;
  }

  private synchronized int addChunk() {
    int chunk = chunkCount;
    if (chunk == MAX_CHUNKS) {
      throw new StoreFullException("the table store takes at most 32 GB of states");
    }
    int[][] list = chunk < chunks.length ? chunks : Arrays.copyOf(chunks, chunk * 2);
    list[chunk] = new int[CHUNK_WORDS];
    chunks = list;
    chunkCount = chunk + 1;
    return chunk;
  }

  @Override
  public void save(CheckpointOutput out) {
    out.writeInt(chunkCount);
    for (int chunk = 0; chunk < chunkCount; chunk++) {
      out.writeInts(chunks[chunk], CHUNK_WORDS);
    }
  }

  /** What was left in the chunks of the writers is lost. */
  @Override
  public void restore(CheckpointInput in) {
    int count = in.readCount(CHUNK_WORDS * Integer.BYTES);
    while (chunkCount < count) {
      int chunk = addChunk();
      in.readInts(chunks[chunk], CHUNK_WORDS);
    }
  }

  /** One thread's way to add words. */
  final class Writer {
    private int chunk;
    private int used = CHUNK_WORDS;

    /**
     * Finds room for {@code count} words side by side and gives back the position of the first,
     * which is even and not 0. The room is kept only by {@link #keep}.
     */
    long room(int count) {
      if (used + count > CHUNK_WORDS) {
        if (count > CHUNK_WORDS - 2) {
          throw new StoreFullException("a state is too long for the table store");
        }
        chunk = addChunk();
        used = chunk == 0 ? 2 : 0;
      }
      return ((long) chunk << CHUNK_BITS) + used;
    }

    void keep(int count) {
      used += (count + 1) & ~1;
    }
  }
}

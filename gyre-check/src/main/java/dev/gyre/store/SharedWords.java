package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.DamagedCheckpointException;
import dev.gyre.checkpoint.Resumable;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A fixed number of 64-bit words, all zero at first, that several threads read and change. There
 * may be more of them than a Java array can hold. Memory is taken when something is written, so
 * that a large table costs a small model little.
 */
final class SharedWords implements Resumable {
  private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);
  private static final VarHandle CHUNK = MethodHandles.arrayElementVarHandle(long[][].class);
  private static final int CHUNK_BITS = 12;
  private static final int CHUNK_WORDS = 1 << CHUNK_BITS;

  private final long[][] chunks;
  private final long size;

  SharedWords(long size) {
    this.size = size;
    this.chunks = new long[Math.toIntExact((size + CHUNK_WORDS - 1) >>> CHUNK_BITS)][];
  }

  /**
   * A number below a bound, in proportion to a number that is spread over all 64 bits.
   *
   * @param bound positive, below 2^62
   */
  static long scale(long spread, long bound) {
    return Math.multiplyHigh(spread >>> 1, bound << 1);
  }

  long get(long word) {
    long[] chunk = (long[]) CHUNK.getAcquire(chunks, (int) (word >>> CHUNK_BITS));
    return chunk == null ? 0 : (long) WORD.getAcquire(chunk, offset(word));
  }

  /** Sets bits of a word; the result is what the word was before. */
  long set(long word, long bits) {
    return (long) WORD.getAndBitwiseOr(chunk(word), offset(word), bits);
  }

  /** Changes a word if it still is as expected. */
  boolean replace(long word, long expected, long value) {
    return WORD.compareAndSet(chunk(word), offset(word), expected, value);
  }

  /** The chunk of a word; of several threads that make it one wins. */
  private long[] chunk(long word) {
    int index = (int) (word >>> CHUNK_BITS);
    long[] chunk = (long[]) CHUNK.getAcquire(chunks, index);
    if (chunk != null) {
      return chunk;
    }
    long[] made = new long[(int) Math.min(CHUNK_WORDS, size - ((long) index << CHUNK_BITS))];
    long[] other = (long[]) CHUNK.compareAndExchange(chunks, index, null, made);
    return other == null ? made : other;
  }

  @Override
  public void save(CheckpointOutput out) {
    for (int index = 0; index < chunks.length; index++) {
      if (chunks[index] != null) {
        out.writeInt(index);
        out.writeLongs(chunks[index], chunks[index].length);
      }
    }
    out.writeInt(-1);
  }

  @Override
  public void restore(CheckpointInput in) {
    for (int index = in.readInt(); index >= 0; index = in.readInt()) {
      if (index >= chunks.length) {
        throw new DamagedCheckpointException("a table of another size was saved");
      }
      long[] chunk = chunk((long) index << CHUNK_BITS);
      in.readLongs(chunk, chunk.length);
    }
  }

  private static int offset(long word) {
    return (int) word & (CHUNK_WORDS - 1);
  }

  long memoryBytes() {
    return size * Long.BYTES;
  }
}

package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * The handles of all states, sorted by their distance from the initial state. Each level is written
 * once, by many workers in lots, and read only when it is complete.
 */
final class LevelLog implements Resumable {
  private static final int CHUNK_BITS = 16;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private long[][] chunks = new long[16][];
  private long size;
  private final List<Long> levelStarts = new ArrayList<>();

  /** Everything added from now on is one step farther away. */
  synchronized void startLevel() {
    levelStarts.add(size);
  }

  synchronized void add(long[] handles, int count) {
    for (int i = 0; i < count; i++) {
      int chunk = (int) (size >>> CHUNK_BITS);
      if (chunk == chunks.length) {
        chunks = Arrays.copyOf(chunks, chunk * 2);
      }
      if (chunks[chunk] == null) {
        chunks[chunk] = new long[CHUNK];
      }
      chunks[chunk][(int) size & (CHUNK - 1)] = handles[i];
      size++;
    }
  }

  synchronized long size() {
    return size;
  }

  /** Where a level starts. */
  synchronized long start(int level) {
    return levelStarts.get(level);
  }

  synchronized int levels() {
    return levelStarts.size();
  }

  synchronized long get(long index) {
    return chunks[(int) (index >>> CHUNK_BITS)][(int) index & (CHUNK - 1)];
  }

  /** Copies handles of complete levels. */
  synchronized int copy(long from, long end, long[] into) {
    int count = (int) Math.min(into.length, end - from);
    for (int i = 0; i < count; i++) {
      into[i] = get(from + i);
    }
    return Math.max(0, count);
  }

  /** The same states with other handles. */
  synchronized LevelLog mapped(LongUnaryOperator handles) {
    LevelLog other = new LevelLog();
    other.levelStarts.addAll(levelStarts);
    long[] one = new long[1];
    for (long index = 0; index < size; index++) {
      one[0] = handles.applyAsLong(get(index));
      other.add(one, 1);
    }
    return other;
  }

  @Override
  public synchronized void save(CheckpointOutput out) {
    out.writeArray(levelStarts.stream().mapToLong(Long::longValue).toArray());
    out.writeLong(size);
    for (long index = 0; index < size; index++) {
      out.writeLong(get(index));
    }
  }

  @Override
  public synchronized void restore(CheckpointInput in) {
    for (long start : in.readLongArray()) {
      levelStarts.add(start);
    }
    long[] one = new long[1];
    for (long left = in.readLong(); left > 0; left--) {
      one[0] = in.readLong();
      add(one, 1);
    }
  }

  synchronized long memoryBytes() {
    return ((size >>> CHUNK_BITS) + 1) * CHUNK * Long.BYTES;
  }
}

package dev.gyre.runs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Collects records in any order and gives them back sorted, in several runs that may have records
 * in common. Chunks are sorted when they are full, while they are in the cache. For one thread.
 */
public final class RecordBuffer {
  private static final int FIRST_WORDS = 1 << 8;

  private final int chunkWords;
  private final AtomicLong total;
  private final Map<Integer, Chunk> open = new TreeMap<>();
  private final List<Run> sorted = new ArrayList<>();
  private Chunk last = new Chunk(1);
  private long records;

  /** Records of one length. */
  private static final class Chunk {
    private final int length;
    private long[] data = {};
    private int used;

    Chunk(int length) {
      this.length = length;
    }
  }

  /**
   * @param chunkWords how many words are sorted together
   * @param total how many words all buffers hold
   */
  public RecordBuffer(int chunkWords, AtomicLong total) {
    this.chunkWords = chunkWords;
    this.total = total;
  }

  /** Adds a record. */
  public void add(long[] data, int at, int length) {
    Chunk chunk = last;
    if (chunk.length != length || chunk.data.length == 0) {
      chunk = open.computeIfAbsent(length, Chunk::new);
      last = chunk;
    }
    if (chunk.used + length > chunk.data.length) {
      makeRoom(chunk);
    }
    System.arraycopy(data, at, chunk.data, chunk.used, length);
    chunk.used += length;
    records++;
  }

  private void makeRoom(Chunk chunk) {
    int most = Math.max(chunkWords, chunk.length) / chunk.length * chunk.length;
    if (chunk.data.length >= most) {
      close(chunk);
    }
    int size = Math.min(most, Math.max(FIRST_WORDS * chunk.length, chunk.data.length * 4));
    total.addAndGet(size - chunk.data.length);
    chunk.data = Arrays.copyOf(chunk.data, size);
  }

  private void close(Chunk chunk) {
    int count = chunk.used / chunk.length;
    if (count > 0) {
      RecordSort.sort(chunk.data, count, chunk.length);
      sorted.add(new MemoryRun(List.of(new Block(chunk.data, chunk.length, count))));
    }
    chunk.data = new long[0];
    chunk.used = 0;
  }

  /** Sorts what has not been sorted yet. */
  public void sort() {
    open.values().forEach(this::close);
    open.clear();
    last = new Chunk(1);
  }

  /** Everything that was sorted. */
  public List<Run> sorted() {
    return List.copyOf(sorted);
  }

  /** How many records there are, some perhaps more than once. */
  public long records() {
    return records;
  }

  /** Forgets everything; nobody else may add to a buffer with the same total meanwhile. */
  public void clear() {
    open.clear();
    sorted.clear();
    last = new Chunk(1);
    records = 0;
    total.set(0);
  }
}

package dev.gyre.runs;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Remembers the records that came last, in a table of limited size. What it says it has seen it has
 * seen; of older records it may know nothing any more. A bucket is a queue: who comes first leaves
 * first when there is no room.
 *
 * <p>For several threads: a record has several words, so a bucket is locked while it is looked at.
 * Otherwise one could read half of one record and half of another.
 */
public final class RecentRecords {
  private static final int WAYS = 8;
  private static final int LOCKS = 1 << 10;

  /** So many numbers lie in a cache line, which two locks should not share. */
  private static final int SPREAD = 16;

  private static final int FIRST_BUCKETS = 1 << 9;
  private static final int CHUNK_BUCKETS = 1 << 12;

  private final int length;
  private final int bucketWords;
  private final long mostBuckets;
  private final AtomicIntegerArray locks = new AtomicIntegerArray(LOCKS * SPREAD);

  /** How many slots were taken, for each lock. */
  private final long[] added = new long[LOCKS * SPREAD];

  private long[][] chunks = {};
  private long buckets;

  /**
   * @param length records with more words are not remembered
   * @param mostBytes how large the table may get
   */
  public RecentRecords(int length, long mostBytes) {
    this.length = length;
    this.bucketWords = WAYS * length;
    this.mostBuckets = Math.max(1, mostBytes / (bucketWords * (long) Long.BYTES));
    resize(Math.min(FIRST_BUCKETS, mostBuckets));
  }

  private void resize(long number) {
    buckets = number;
    chunks = new long[Math.toIntExact((number + CHUNK_BUCKETS - 1) / CHUNK_BUCKETS)][];
    for (int i = 0; i < chunks.length; i++) {
      long inside = Math.min(CHUNK_BUCKETS, number - (long) i * CHUNK_BUCKETS);
      chunks[i] = new long[Math.toIntExact(inside * bucketWords)];
    }
  }

  /** What {@link #touch} and {@link #add} want to know of a record. */
  public static long hash(long[] data, int at, int recordLength) {
    return Records.hash(data, at, Records.trimmed(data, at, recordLength));
  }

  /** Fetches the memory in which a record would be, and gives back something of it. */
  public long touch(long hash) {
    long bucket = bucket(hash);
    return chunks[(int) (bucket / CHUNK_BUCKETS)][(int) (bucket % CHUNK_BUCKETS) * bucketWords];
  }

  private long bucket(long hash) {
    return Math.multiplyHigh(hash >>> 1, buckets << 1);
  }

  /** Adds a record; false if it is certain that it was added before. */
  public boolean add(long hash, long[] data, int at, int recordLength) {
    if (recordLength > length) {
      return true;
    }
    long bucket = bucket(hash);
    int lock = ((int) bucket & (LOCKS - 1)) * SPREAD;
    lock(lock);
    try {
      return put(data, at, recordLength, bucket, lock);
    } finally {
      locks.setRelease(lock, 0);
    }
  }

  /** Whether it is certain that a record was added; it is as old as before. */
  public boolean contains(long hash, long[] data, int at, int recordLength) {
    if (recordLength > length) {
      return false;
    }
    long bucket = bucket(hash);
    int lock = ((int) bucket & (LOCKS - 1)) * SPREAD;
    lock(lock);
    try {
      long[] chunk = chunks[(int) (bucket / CHUNK_BUCKETS)];
      int start = (int) (bucket % CHUNK_BUCKETS) * bucketWords;
      for (int way = 0; way < WAYS && chunk[start + way * length] != 0; way++) {
        if (isEqual(chunk, start + way * length, data, at, recordLength)) {
          return true;
        }
      }
      return false;
    } finally {
      locks.setRelease(lock, 0);
    }
  }

  private void lock(int lock) {
    while (!locks.weakCompareAndSetAcquire(lock, 0, 1)) {
      Thread.onSpinWait();
    }
  }

  private boolean put(long[] data, int at, int recordLength, long bucket, int lock) {
    long[] chunk = chunks[(int) (bucket / CHUNK_BUCKETS)];
    int start = (int) (bucket % CHUNK_BUCKETS) * bucketWords;
    int way = 0;
    while (way < WAYS && chunk[start + way * length] != 0) {
      if (isEqual(chunk, start + way * length, data, at, recordLength)) {
        return false;
      }
      way++;
    }
    if (way < WAYS) {
      added[lock]++;
    }
    int moved = Math.min(way, WAYS - 1) * length;
    System.arraycopy(chunk, start, chunk, start + length, moved);
    System.arraycopy(data, at, chunk, start, recordLength);
    for (int i = recordLength; i < length; i++) {
      chunk[start + i] = 0;
    }
    return true;
  }

  /**
   * Records say where they end, so zeros behind one make no other. The first word of a record is
   * never 0.
   */
  private boolean isEqual(long[] chunk, int slot, long[] data, int at, int recordLength) {
    for (int i = 0; i < recordLength; i++) {
      if (chunk[slot + i] != data[at + i]) {
        return false;
      }
    }
    for (int i = recordLength; i < length; i++) {
      if (chunk[slot + i] != 0) {
        return false;
      }
    }
    return true;
  }

  /** Makes the table larger if it gets full and may grow; nobody else may use it meanwhile. */
  public void growIfFull() {
    long taken = Arrays.stream(added).sum();
    if (buckets == mostBuckets || taken < buckets * WAYS / 2) {
      return;
    }
    long[][] old = chunks;
    long wanted = buckets;
    while (wanted < mostBuckets && taken >= wanted * WAYS / 4) {
      wanted = Math.min(mostBuckets, wanted * 2);
    }
    resize(wanted);
    Arrays.fill(added, 0);
    for (int i = 0; i < old.length; i++) {
      move(old[i]);
      old[i] = null;
    }
  }

  /** From the oldest to the youngest of each bucket, so that they keep their order. */
  private void move(long[] chunk) {
    for (int start = 0; start < chunk.length; start += bucketWords) {
      for (int way = WAYS - 1; way >= 0; way--) {
        int at = start + way * length;
        if (chunk[at] != 0) {
          add(hash(chunk, at, length), chunk, at, length);
        }
      }
    }
  }

  public long memoryBytes() {
    return buckets * bucketWords * Long.BYTES;
  }
}

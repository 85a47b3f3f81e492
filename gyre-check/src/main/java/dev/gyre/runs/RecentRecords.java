package dev.gyre.runs;

import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Remembers the records that came last, in a table of limited size. What it says it has seen it has
 * seen, and what it says is new it has not; of older records it may know nothing any more. A bucket
 * is a queue: who comes first leaves first when there is no room.
 *
 * <p>Invariant: a bucket that has forgotten something is full, or has a mark behind its oldest
 * record. So whatever is not in another one was never added.
 *
 * <p>For several threads: a record has several words, so one could read half of one record and half
 * of another. A bucket is locked while it is changed, and who reads without a lock believes what
 * was read only if nobody has changed the bucket meanwhile (a sequence lock [Boehm2012]).
 */
public final class RecentRecords {
  private static final int WAYS = 8;
  private static final int LOCKS = 1 << 10;

  /** So many numbers lie in a cache line, which two locks should not share. */
  private static final int SPREAD = 16;

  private static final int FEWEST_BUCKETS = 1 << 9;
  private static final int MOST_FIRST_BUCKETS = 1 << 16;
  private static final int CHUNK_BUCKETS = 1 << 12;

  /** Fuller than that, some buckets forget what others would have room for. */
  private static final int GROW_SIXTEENTHS = 5;

  /** No record begins with this; see {@link StateCodec} about tags. */
  private static final long FORGOTTEN = -1;

  /** What the table knows of a record. */
  public enum Answer {
    /** It was added before. */
    KNOWN,
    /** It was not added before. */
    NEW,
    /** It may have been added, and forgotten. */
    UNCLEAR
  }

  private final int length;
  private final int bucketWords;
  private final long mostBuckets;

  /** Odd while a bucket with this lock is changed, and another number after each change. */
  private final AtomicIntegerArray versions = new AtomicIntegerArray(LOCKS * SPREAD);

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
    long most = Math.max(1, mostBytes / (bucketWords * (long) Long.BYTES));
    int doublings = doublings(most);
    this.mostBuckets = most >>> doublings << doublings;
    resize(most >>> doublings);
  }

  /** A table grows by doubling only: then what was in one bucket is in two neighbours. */
  private static int doublings(long most) {
    long first = Math.max(FEWEST_BUCKETS, Math.min(MOST_FIRST_BUCKETS, most >>> 6));
    int doublings = 0;
    while (most >>> (doublings + 1) >= first) {
      doublings++;
    }
    return doublings;
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
    long[] chunk = chunks[(int) (bucket / CHUNK_BUCKETS)];
    int start = (int) (bucket % CHUNK_BUCKETS) * bucketWords;
    return chunk[start] ^ chunk[start + bucketWords - 1];
  }

  private long bucket(long hash) {
    return Math.multiplyHigh(hash >>> 1, buckets << 1);
  }

  /** Adds a record; the answer is about what was there before. */
  public Answer add(long hash, long[] data, int at, int recordLength) {
    if (recordLength > length) {
      return Answer.UNCLEAR;
    }
    long bucket = bucket(hash);
    int lock = lockOf(bucket);
    if (isThere(bucket, lock, data, at, recordLength)) {
      return Answer.KNOWN;
    }
    int version = lock(lock);
    try {
      return put(data, at, recordLength, bucket, lock);
    } finally {
      versions.setRelease(lock, version + 2);
    }
  }

  /** Whether it is certain that a record was added; it is as old as before. */
  public boolean contains(long hash, long[] data, int at, int recordLength) {
    if (recordLength > length) {
      return false;
    }
    long bucket = bucket(hash);
    return isThere(bucket, lockOf(bucket), data, at, recordLength);
  }

  /** Looks without a lock; if the bucket was changed meanwhile nothing is certain. */
  private boolean isThere(long bucket, int lock, long[] data, int at, int recordLength) {
    int version = versions.getAcquire(lock);
    long[] chunk = chunks[(int) (bucket / CHUNK_BUCKETS)];
    int start = (int) (bucket % CHUNK_BUCKETS) * bucketWords;
    boolean isFound = false;
    for (int way = 0; way < WAYS && !isFound && chunk[start + way * length] != 0; way++) {
      isFound = isEqual(chunk, start + way * length, data, at, recordLength);
    }
    VarHandle.loadLoadFence();
    return isFound && (version & 1) == 0 && versions.getOpaque(lock) == version;
  }

  private static int lockOf(long bucket) {
    return ((int) bucket & (LOCKS - 1)) * SPREAD;
  }

  /** The result is the version, which is odd while there is a lock, and another one afterwards. */
  private int lock(int lock) {
    while (true) {
      int version = versions.getOpaque(lock);
      if ((version & 1) == 0 && versions.weakCompareAndSetVolatile(lock, version, version + 1)) {
        VarHandle.storeStoreFence(); // who sees a change sees that there is a lock
        return version;
      }
      Thread.onSpinWait();
    }
  }

  private Answer put(long[] data, int at, int recordLength, long bucket, int lock) {
    long[] chunk = chunks[(int) (bucket / CHUNK_BUCKETS)];
    int start = (int) (bucket % CHUNK_BUCKETS) * bucketWords;
    int way = 0;
    while (way < WAYS && chunk[start + way * length] != 0) {
      if (isEqual(chunk, start + way * length, data, at, recordLength)) {
        return Answer.KNOWN;
      }
      way++;
    }
    boolean isWhole = way == 0 || (way < WAYS && !isMark(chunk, start + (way - 1) * length));
    if (way < WAYS) {
      added[lock]++;
    }
    int moved = Math.min(way, WAYS - 1) * length;
    System.arraycopy(chunk, start, chunk, start + length, moved);
    System.arraycopy(data, at, chunk, start, recordLength);
    for (int i = recordLength; i < length; i++) {
      chunk[start + i] = 0;
    }
    return isWhole ? Answer.NEW : Answer.UNCLEAR;
  }

  private static boolean isMark(long[] chunk, int slot) {
    return chunk[slot] == FORGOTTEN;
  }

  /**
   * Records say where they end, so zeros behind one make no other. The first word of a record is
   * never 0, nor that of a mark.
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
    if (buckets == mostBuckets || taken < buckets * WAYS * GROW_SIXTEENTHS / 16) {
      return;
    }
    long[][] old = chunks;
    long wanted = buckets;
    while (wanted < mostBuckets && taken >= wanted * WAYS / 4) {
      wanted *= 2;
    }
    int split = (int) (wanted / buckets);
    resize(wanted);
    Arrays.fill(added, 0);
    for (int i = 0; i < old.length; i++) {
      move(old[i], (long) i * CHUNK_BUCKETS, split);
      old[i] = null;
    }
  }

  /**
   * From the oldest to the youngest of each bucket, so that they keep their order.
   *
   * @param first the number of the first bucket
   * @param split how many buckets come from each
   */
  private void move(long[] chunk, long first, int split) {
    long bucket = first;
    for (int start = 0; start < chunk.length; start += bucketWords) {
      int oldest = start + (WAYS - 1) * length;
      if (chunk[oldest] != 0 || hasMark(chunk, start)) {
        for (int i = 0; i < split; i++) {
          mark(bucket * split + i);
        }
      }
      for (int at = oldest; at >= start; at -= length) {
        if (chunk[at] != 0 && !isMark(chunk, at)) {
          long target = bucket(hash(chunk, at, length));
          put(chunk, at, length, target, lockOf(target));
        }
      }
      bucket++;
    }
  }

  private boolean hasMark(long[] chunk, int start) {
    for (int way = 0; way < WAYS; way++) {
      if (isMark(chunk, start + way * length)) {
        return true;
      }
    }
    return false;
  }

  /** An empty bucket has forgotten something. */
  private void mark(long bucket) {
    chunks[(int) (bucket / CHUNK_BUCKETS)][(int) (bucket % CHUNK_BUCKETS) * bucketWords] =
        FORGOTTEN;
  }

  public long memoryBytes() {
    return buckets * bucketWords * Long.BYTES;
  }
}

package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * A hash table of 64-bit entries that grows in place. An entry's upper bits say where it belongs:
 * its home is the same fraction of the table as the entry is of all 64-bit numbers, and it sits
 * there or in the first free slot behind (linear probing). So the table is almost sorted, and to
 * make it larger is to stretch it: entries move towards the end, from the last to the first, in one
 * sweep over memory, without a second table. 0 is a free slot; entries never go away.
 *
 * <p>Insertion is lock-free: a free slot is taken by compare-and-set, and a slot once taken never
 * changes until all workers stop for a growth. Two workers that insert equal entries walk over the
 * same slots and meet in the same first free one, so only one of them succeeds.
 *
 * <p>Growing by a quarter at a fill of {@value #FULL_PERCENT} percent keeps the table between two
 * thirds and {@value #FULL_PERCENT} percent full, and moves each entry four times on average.
 */
final class StretchTable implements Resumable {
  /** How far behind its home an entry may sit; farther means that the table must grow. */
  static final int REACH = 1024;

  /** Bits that take part in finding a home when an entry is only half a key. */
  static final long UPPER_HALF = 0xFFFFFFFF00000000L;

  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(long[].class);
  private static final int CHUNK_BITS = 14;
  private static final int CHUNK_SLOTS = 1 << CHUNK_BITS;
  private static final int FIRST_SIZE = 1 << 12;
  private static final int FULL_PERCENT = 85;

  /** Entries of the lowest slots move less than they may be displaced, so they step aside first. */
  private static final int LOW_SLOTS = 5 * REACH;

  private final long keyMask;
  private final GrowthGate gate;
  private final AtomicLong count = new AtomicLong();
  private long[][] chunks = new long[0][];

  /** How many slots can be homes; {@link #REACH} more follow. */
  private long size;

  private volatile long limit;

  private volatile boolean overflowed;

  /**
   * @param keyMask the bits of an entry that decide on its home
   */
  StretchTable(long keyMask, GrowthGate gate) {
    this.keyMask = keyMask;
    this.gate = gate;
    resize(FIRST_SIZE);
  }

  /** Where an entry belongs. */
  long home(long entry) {
    return Math.multiplyHigh((entry & keyMask) >>> 1, size << 1);
  }

  long get(long slot) {
    return (long)
        SLOT.getAcquire(chunks[(int) (slot >>> CHUNK_BITS)], (int) slot & (CHUNK_SLOTS - 1));
  }

  /** Takes a free slot; false if somebody else was faster. */
  boolean take(long slot, long entry) {
    return SLOT.compareAndSet(
        chunks[(int) (slot >>> CHUNK_BITS)], (int) slot & (CHUNK_SLOTS - 1), 0L, entry);
  }

  /** Counts entries that were added; asks for a growth when the table gets full. */
  void added(int number) {
    if (count.addAndGet(number) > limit) {
      gate.request();
    }
  }

  /**
   * Waits for a larger table, because an entry found no room within its reach. Whoever calls this
   * must not hold a slot's position meanwhile.
   */
  void overflow() {
    overflowed = true;
    gate.request();
    gate.pause();
  }

  long count() {
    return count.get();
  }

  /** Gives each entry once; nobody else may use the table meanwhile. */
  void forEach(LongConsumer action) {
    for (long[] chunk : chunks) {
      for (long entry : chunk) {
        if (entry != 0) {
          action.accept(entry);
        }
      }
    }
  }

  long memoryBytes() {
    return (long) chunks.length * CHUNK_SLOTS * Long.BYTES;
  }

  /** Nobody else may use the table meanwhile. */
  void growIfFull() {
    if (overflowed || count.get() > limit) {
      grow();
      overflowed = false;
    }
  }

  private void grow() {
    long oldEnd = size + REACH;
    // Small tables double, so that they do not stop everybody again and again.
    long larger = size < (1 << 18) ? size * 2 : size + size / 4;
    resize(larger);
    int low = (int) Math.min(LOW_SLOTS, oldEnd);
    long[] aside = new long[low];
    for (int slot = 0; slot < low; slot++) {
      aside[slot] = remove(slot);
    }
    for (long slot = oldEnd - 1; slot >= low; slot--) {
      long entry = remove(slot);
      if (entry != 0) {
        insert(entry);
      }
    }
    for (long entry : aside) {
      if (entry != 0) {
        insert(entry);
      }
    }
  }

  /** Gets all memory first, so that the table is as it was if there is not enough. */
  private void resize(long slots) {
    int needed = (int) ((slots + REACH + CHUNK_SLOTS - 1) >>> CHUNK_BITS);
    long[][] more = Arrays.copyOf(chunks, Math.max(chunks.length, needed));
    for (int i = chunks.length; i < needed; i++) {
      more[i] = new long[CHUNK_SLOTS];
    }
    chunks = more;
    size = slots;
    limit = slots / 100 * FULL_PERCENT;
  }

  @Override
  public void save(CheckpointOutput out) {
    out.writeLong(size);
    out.writeLong(count.get());
    for (long[] chunk : chunks) {
      out.writeLongs(chunk, CHUNK_SLOTS);
    }
  }

  @Override
  public void restore(CheckpointInput in) {
    resize(in.readLong());
    count.set(in.readLong());
    for (long[] chunk : chunks) {
      in.readLongs(chunk, CHUNK_SLOTS);
    }
  }

  private long remove(long slot) {
    long[] chunk = chunks[(int) (slot >>> CHUNK_BITS)];
    int at = (int) slot & (CHUNK_SLOTS - 1);
    long entry = chunk[at];
    chunk[at] = 0;
    return entry;
  }

  private void insert(long entry) {
    long slot = home(entry);
    long[] chunk = chunks[(int) (slot >>> CHUNK_BITS)];
    while (chunk[(int) slot & (CHUNK_SLOTS - 1)] != 0) {
      slot++;
      if (((int) slot & (CHUNK_SLOTS - 1)) == 0) {
        chunk = chunks[(int) (slot >>> CHUNK_BITS)];
      }
    }
    chunk[(int) slot & (CHUNK_SLOTS - 1)] = entry;
  }
}

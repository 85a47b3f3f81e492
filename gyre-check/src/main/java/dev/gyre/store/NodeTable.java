package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Gives each pair of 32-bit values a number, the same number for the same pair. Numbers start at 1
 * and stay below {@link #MAX_NODES}; the pair of a number never changes. For several threads, each
 * with a {@link Writer} of its own.
 *
 * <p>Pairs lie in chunks, in the order of their numbers. The index has for each pair the upper half
 * of its scrambled value and its number. A pair is written before its number is put into the index,
 * and the index is read with acquire, so whoever sees a number sees its pair.
 */
final class NodeTable implements Resumable {
  /** Numbers have this many bits. */
  static final int NODE_BITS = 28;

  static final int MAX_NODES = 1 << NODE_BITS;

  private static final int CHUNK_BITS = 14;
  private static final int CHUNK_NODES = 1 << CHUNK_BITS;
  private static final int BLOCK = 1 << 10;
  private static final int RECENT = 1 << 15;

  private final long[][] pairs = new long[MAX_NODES >>> CHUNK_BITS][];
  private final AtomicInteger chunkCount = new AtomicInteger();
  private final StretchTable index;
  private int nextBlock;

  NodeTable(GrowthGate gate) {
    this.index = new StretchTable(StretchTable.UPPER_HALF, gate);
  }

  /** The pair of a number. */
  long pair(int node) {
    return pairs[node >>> CHUNK_BITS][node & (CHUNK_NODES - 1)];
  }

  void growIfFull() {
    index.growIfFull();
  }

  long memoryBytes() {
    return index.memoryBytes() + (long) chunkCount.get() * CHUNK_NODES * Long.BYTES;
  }

  long size() {
    return index.count();
  }

  /** All numbers are smaller than this. */
  synchronized int bound() {
    return nextBlock;
  }

  private synchronized int reserveBlock() {
    int block = nextBlock;
    if (block >= MAX_NODES) {
      throw new StoreFullException("the tree store has no numbers left for parts of states");
    }
    int chunk = block >>> CHUNK_BITS;
    if (pairs[chunk] == null) {
      pairs[chunk] = new long[CHUNK_NODES];
      chunkCount.incrementAndGet();
    }
    nextBlock = block + BLOCK;
    return block;
  }

  /** All writers have reported. */
  @Override
  public synchronized void save(CheckpointOutput out) {
    out.writeInt(nextBlock);
    for (int chunk = 0; chunk < chunkCount.get(); chunk++) {
      out.writeLongs(pairs[chunk], CHUNK_NODES);
    }
    index.save(out);
  }

  /** Numbers that writers had reserved and not used are lost. */
  @Override
  public synchronized void restore(CheckpointInput in) {
    nextBlock = in.readInt();
    int chunks = (nextBlock + CHUNK_NODES - 1) >>> CHUNK_BITS;
    for (int chunk = 0; chunk < chunks; chunk++) {
      pairs[chunk] = new long[CHUNK_NODES];
      in.readLongs(pairs[chunk], CHUNK_NODES);
    }
    chunkCount.set(chunks);
    index.restore(in);
  }

  /** One thread's way to add pairs; it has a block of numbers of its own. */
  final class Writer {
    /** Numbers added since they were last reported. */
    private int unreported;

    private int next;
    private int blockEnd;

    /** Pairs looked up lately, each in the place that its scrambled value names, and its number. */
    private final long[] recent = new long[2 * RECENT];

    /**
     * The pairs of a batch that are not at hand: their places there, and their scrambled values.
     */
    private int[] waiting = new int[64];

    private long[] scrambled = new long[64];

    /** Written only so that the loads that fetch memory ahead are not optimised away. */
    @SuppressWarnings("UnusedVariable")
    private long touched;

    /** The number of a pair, which is given one if it has none. */
    int number(long pair) {
      long mixed = Mixing.mix(pair);
      int place = place(mixed);
      if (recent[place] == pair && recent[place + 1] != 0) {
        return (int) recent[place + 1];
      }
      return lookUp(pair, mixed);
    }

    /**
     * Finds the numbers of several pairs, those whose number is {@link PartBatch#ASKED}. What is
     * not at hand is fetched for all of them first and then looked up, so that memory delivers
     * several answers at a time.
     */
    void numberAll(long[] pairs, int[] numbers, int count) {
      long sum = 0;
      int pending = 0;
      if (count > waiting.length) {
        waiting = new int[count * 2];
        scrambled = new long[count * 2];
      }
      for (int i = 0; i < count; i++) {
        if (numbers[i] == PartBatch.ASKED) {
          long mixed = Mixing.mix(pairs[i]);
          int place = place(mixed);
          if (recent[place] == pairs[i] && recent[place + 1] != 0) {
            numbers[i] = (int) recent[place + 1];
          } else {
            scrambled[pending] = mixed;
            waiting[pending++] = i;
            sum += index.get(index.home(mixed));
          }
        }
      }
      for (int i = 0; i < pending; i++) {
        long mixed = scrambled[i];
        long entry = index.get(index.home(mixed));
        if (((entry ^ mixed) & StretchTable.UPPER_HALF) == 0) {
          sum += pair((int) entry);
        }
      }
      touched = sum;
      for (int i = 0; i < pending; i++) {
        numbers[waiting[i]] = lookUp(pairs[waiting[i]], scrambled[i]);
      }
    }

    private int place(long mixed) {
      return 2 * ((int) mixed & (RECENT - 1));
    }

    private int lookUp(long pair, long mixed) {
      int node = findOrAdd(pair, mixed & StretchTable.UPPER_HALF);
      int place = place(mixed);
      recent[place] = pair;
      recent[place + 1] = node;
      return node;
    }

    /** The number of a pair, or 0 if it has none. */
    int find(long pair) {
      long tag = Mixing.mix(pair) & StretchTable.UPPER_HALF;
      long home = index.home(tag);
      for (long slot = home; slot < home + StretchTable.REACH; slot++) {
        long entry = index.get(slot);
        if (entry == 0) {
          return 0;
        }
        if ((entry & StretchTable.UPPER_HALF) == tag && pair((int) entry) == pair) {
          return (int) entry;
        }
      }
      return 0;
    }

    private int findOrAdd(long pair, long tag) {
      while (true) {
        long home = index.home(tag);
        for (long slot = home; slot < home + StretchTable.REACH; slot++) {
          long entry = index.get(slot);
          if (entry == 0) {
            int node = prepare(pair);
            if (index.take(slot, tag | node)) {
              next++;
              added();
              return node;
            }
            entry = index.get(slot);
          }
          if ((entry & StretchTable.UPPER_HALF) == tag && pair((int) entry) == pair) {
            return (int) entry;
          }
        }
        index.overflow();
      }
    }

    /** Writes the pair to the next free number. */
    private int prepare(long pair) {
      if (next == blockEnd) {
        next = reserveBlock();
        blockEnd = next + BLOCK;
        if (next == 0) {
          next = 1;
        }
      }
      pairs[next >>> CHUNK_BITS][next & (CHUNK_NODES - 1)] = pair;
      return next;
    }

    private void added() {
      if (++unreported == 64) {
        report();
      }
    }

    void report() {
      index.added(unreported);
      unreported = 0;
    }
  }
}

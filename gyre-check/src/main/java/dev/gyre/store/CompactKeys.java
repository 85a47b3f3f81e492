package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A set that keeps a signature of each key, 4 to 64 bits long, in a table of fixed size (hash
 * compaction) [Dillinger2005]. A key is taken for an old one when its signature lies in one of the
 * cells that are looked at for it; {@link OmissionEstimate#ofCompact} says how often that is wrong.
 * A key that was added is always found again.
 *
 * <p>Open addressing with double hashing: the number of cells is prime, so the probe sequence of a
 * key visits all of them in an order that its hash chooses. No signature is 0, which is a free
 * cell; so no bit is spent on saying which cells are in use. When a key finds neither itself nor
 * room in {@value #MAX_PROBES} cells, the table is full and the set gives up.
 *
 * <p>Lock-free: a free cell is taken by compare-and-set of the word around it, and a cell once
 * taken never changes. Two threads with the same key look at the same cells in the same order and
 * meet in the first free one, so only one of them takes it.
 */
final class CompactKeys implements KeySet {
  static final int SMALLEST_SIGNATURE = 4;

  private static final int MAX_PROBES = 1 << 12;

  private final SharedWords words;
  private final int cellsPerWord;
  private final int signatureBits;
  private final long mask;
  private final long cells;
  private final long seed;
  private final AtomicLong count = new AtomicLong();

  CompactKeys(long memoryBytes, int signatureBits, long seed) {
    long size = memoryBytes / Long.BYTES;
    this.words = new SharedWords(size);
    this.cellsPerWord = Long.SIZE / signatureBits;
    this.signatureBits = widened(signatureBits);
    this.mask = -1L >>> (Long.SIZE - this.signatureBits);
    this.cells = primeUpTo(size * cellsPerWord);
    this.seed = Mixing.seed(seed);
  }

  /**
   * How many bits a signature gets that asks for so many: no cell lies in two words, and what would
   * be left over in a word makes its cells wider.
   */
  static int widened(int signatureBits) {
    return Long.SIZE / (Long.SIZE / signatureBits);
  }

  private static long primeUpTo(long bound) {
    long candidate = bound;
    while (!BigInteger.valueOf(candidate).isProbablePrime(50)) {
      candidate--;
    }
    return candidate;
  }

  @Override
  public long scramble(long key) {
    return Mixing.mix(key ^ seed);
  }

  @Override
  public long touch(long scrambled) {
    return words.get(SharedWords.scale(scrambled, cells) / cellsPerWord);
  }

  @Override
  public boolean add(long scrambled) {
    long spread = Mixing.again(scrambled);
    long signature = signature(spread);
    long cell = SharedWords.scale(scrambled, cells);
    long step = 0;
    for (int probe = 0; probe < MAX_PROBES; probe++) {
      long found = take(cell, signature);
      if (found == 0) {
        return true;
      }
      if (found == signature) {
        return false;
      }
      if (step == 0) {
        step = 1 + SharedWords.scale(Mixing.again(spread), cells - 1);
      }
      cell += step;
      if (cell >= cells) {
        cell -= cells;
      }
    }
    throw new StoreFullException("the table of signatures is full");
  }

  @Override
  public boolean contains(long scrambled) {
    long spread = Mixing.again(scrambled);
    long signature = signature(spread);
    long cell = SharedWords.scale(scrambled, cells);
    long step = 1 + SharedWords.scale(Mixing.again(spread), cells - 1);
    for (int probe = 0; probe < MAX_PROBES; probe++) {
      long word = cell / cellsPerWord;
      int shift = (int) (cell - word * cellsPerWord) * signatureBits;
      long found = (words.get(word) >>> shift) & mask;
      if (found == 0 || found == signature) {
        return found != 0;
      }
      cell += step;
      if (cell >= cells) {
        cell -= cells;
      }
    }
    return false;
  }

  /** A signature from 1 to 2^bits - 1, each with nearly the same chance. */
  private long signature(long spread) {
    if (signatureBits >= Long.SIZE - 1) {
      long signature = spread & mask;
      return signature == 0 ? 1 : signature;
    }
    return 1 + SharedWords.scale(spread, mask);
  }

  /** Puts a signature into a cell if it is free; the result is what was there before. */
  private long take(long cell, long signature) {
    long word = cell / cellsPerWord;
    int shift = (int) (cell - word * cellsPerWord) * signatureBits;
    while (true) {
      long content = words.get(word);
      long found = (content >>> shift) & mask;
      if (found != 0 || words.replace(word, content, content | signature << shift)) {
        return found;
      }
    }
  }

  @Override
  public void added(int number) {
    count.addAndGet(number);
  }

  @Override
  public long count() {
    return count.get();
  }

  @Override
  public long memoryBytes() {
    return words.memoryBytes();
  }

  @Override
  public void growIfFull() {
    // The size is what was asked for.
  }

  @Override
  public void save(CheckpointOutput out) {
    out.writeLong(count.get());
    words.save(out);
  }

  @Override
  public void restore(CheckpointInput in) {
    count.set(in.readLong());
    words.restore(in);
  }

  @Override
  public OmissionEstimate omissions() {
    return OmissionEstimate.ofCompact(cells, signatureBits, count());
  }
}

package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A set that keeps a few bits of each key in a table of fixed size, any number of bits long
 * (supertrace) [Holzmann2003], [Dillinger2005]. A key is taken for an old one when all of its bits
 * are set already; {@link OmissionEstimate#ofBitstate} says how often that is wrong. A key that was
 * added is always found again.
 *
 * <p>The places of the bits come from two 64-bit scramblings of the key by enhanced double hashing
 * [Dillinger2004]: from one place to the next is a step that itself changes, so that two keys
 * seldom have many places in common.
 *
 * <p>Two threads with the same key could each be the first to set one of its bits. So whoever finds
 * a bit missing first claims the key. Invariant: bits of a key are set only under its claim, so
 * exactly one thread sees the key as new. Whoever finds the claim taken for the same key is not the
 * first; for another key it waits while that one's bits are set, which is short and rare.
 */
final class BitstateKeys implements KeySet {
  /** A thread that claims a key writes it to one of so many places, by chance. */
  private static final int CLAIMS = 1 << 10;

  /** Claims lie so far apart that they do not share a line of the processor's cache. */
  private static final int CLAIM_STRIDE = 8;

  private final SharedWords words;
  private final long bits;
  private final int bitsPerKey;
  private final long seed;
  private final AtomicLongArray claims = new AtomicLongArray(CLAIMS * CLAIM_STRIDE);
  private final AtomicLong count = new AtomicLong();

  BitstateKeys(long memoryBytes, int bitsPerKey, long seed) {
    this.words = new SharedWords(memoryBytes / Long.BYTES);
    this.bits = memoryBytes / Long.BYTES * Long.SIZE;
    this.bitsPerKey = bitsPerKey;
    this.seed = Mixing.seed(seed);
  }

  @Override
  public long scramble(long key) {
    return Mixing.mix(key ^ seed);
  }

  @Override
  public long touch(long scrambled) {
    long place = SharedWords.scale(scrambled, bits);
    long step = SharedWords.scale(Mixing.again(scrambled), bits);
    long sum = 0;
    for (int i = 1; i <= bitsPerKey; i++) {
      sum += words.get(place >>> 6);
      place = sumBelow(place, step);
      step = sumBelow(step, i);
    }
    return sum;
  }

  @Override
  public boolean add(long scrambled) {
    if (contains(scrambled)) {
      return false;
    }
    int claim = (int) (scrambled >>> 32) & (CLAIMS - 1);
    int at = claim * CLAIM_STRIDE;
    while (true) {
      long holder = claims.compareAndExchange(at, 0, scrambled);
      if (holder == 0) {
        break;
      }
      if (holder == scrambled) {
        return false;
      }
      Thread.onSpinWait();
    }
    boolean isNew = set(scrambled);
    claims.setRelease(at, 0);
    return isNew;
  }

  @Override
  public boolean contains(long scrambled) {
    long place = SharedWords.scale(scrambled, bits);
    long step = SharedWords.scale(Mixing.again(scrambled), bits);
    for (int i = 1; i <= bitsPerKey; i++) {
      if ((words.get(place >>> 6) & (1L << place)) == 0) {
        return false;
      }
      place = sumBelow(place, step);
      step = sumBelow(step, i);
    }
    return true;
  }

  /** Sets all bits of a key; true if one of them was not set before. */
  private boolean set(long scrambled) {
    long place = SharedWords.scale(scrambled, bits);
    long step = SharedWords.scale(Mixing.again(scrambled), bits);
    boolean isNew = false;
    for (int i = 1; i <= bitsPerKey; i++) {
      long bit = 1L << place;
      isNew |= (words.set(place >>> 6, bit) & bit) == 0;
      place = sumBelow(place, step);
      step = sumBelow(step, i);
    }
    return isNew;
  }

  private long sumBelow(long a, long b) {
    long sum = a + b;
    return sum >= bits ? sum - bits : sum;
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
    // The size is what was asked for; a full table omits more.
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
    return OmissionEstimate.ofBitstate(bits, bitsPerKey, count());
  }
}

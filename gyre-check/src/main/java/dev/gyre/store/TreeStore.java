package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.function.LongConsumer;

/**
 * States compressed to 64 bits each: a {@link TreeCoder} turns a state into a key, a {@link KeySet}
 * remembers the keys. The key is the handle. Exact if the set of keys is; safe for any number of
 * threads.
 *
 * <p>A lossy store saves the memory for the keys only. The parts of states, which the coder
 * numbers, are exact and come on top: handles stay what they are, and every path that a search
 * finds is real.
 */
public final class TreeStore implements ListedStates, Resumable {
  /** A lossy table has at least so many bytes. */
  public static final int SMALLEST_TABLE = 1024;

  private final GrowthGate gate = new GrowthGate(this::grow);
  private final TreeShapes shapes;
  private final NodeTable nodes = new NodeTable(gate);
  private final KeySet keys;

  /** An exact store that knows nothing of the states to come. */
  public TreeStore() {
    this(new StateSample());
  }

  /** An exact store, for states like these in particular. */
  public TreeStore(StateSample sample) {
    this.shapes = new TreeShapes(sample);
    this.keys = new ExactKeys(gate);
  }

  private TreeStore(StateSample sample, KeySet keys) {
    this.shapes = new TreeShapes(sample);
    this.keys = keys;
  }

  /**
   * A lossy store that keeps some bits of each state.
   *
   * @param sample states like those to come
   * @param memoryBytes the size of the table of bits, at least {@value #SMALLEST_TABLE}
   * @param bitsPerState from 1 to {@value OmissionEstimate#MAX_BITS_PER_STATE}
   * @param seed with another seed other states are omitted
   */
  public static TreeStore bitstate(
      StateSample sample, long memoryBytes, int bitsPerState, long seed) {
    require(bitsPerState, 1, OmissionEstimate.MAX_BITS_PER_STATE);
    return new TreeStore(
        sample, new BitstateKeys(atLeastSmallest(memoryBytes), bitsPerState, seed));
  }

  /**
   * A lossy store that keeps a signature of each state, and refuses more states than fit.
   *
   * @param sample states like those to come
   * @param memoryBytes the size of the table of signatures, at least {@value #SMALLEST_TABLE}
   * @param signatureBits from 4 to 64; see {@link #signatureBits}
   * @param seed with another seed other states are omitted
   */
  public static TreeStore compact(
      StateSample sample, long memoryBytes, int signatureBits, long seed) {
    require(signatureBits, CompactKeys.SMALLEST_SIGNATURE, Long.SIZE);
    return new TreeStore(
        sample, new CompactKeys(atLeastSmallest(memoryBytes), signatureBits, seed));
  }

  /** How wide signatures are if so many bits are asked for: a word is divided evenly. */
  public static int signatureBits(int wanted) {
    return CompactKeys.widened(wanted);
  }

  private static void require(int bits, int least, int most) {
    if (bits < least || bits > most) {
      throw new IllegalArgumentException(bits + " bits are not from " + least + " to " + most);
    }
  }

  private static long atLeastSmallest(long memoryBytes) {
    if (memoryBytes < SMALLEST_TABLE) {
      throw new IllegalArgumentException(memoryBytes + " bytes are too few for a table");
    }
    return memoryBytes;
  }

  private void grow() {
    nodes.growIfFull();
    keys.growIfFull();
  }

  @Override
  public StoreSession newSession() {
    return new Session();
  }

  @Override
  public long size() {
    return keys.count();
  }

  @Override
  public long memoryBytes() {
    return partsBytes() + keys.memoryBytes();
  }

  /** How much of the memory holds parts of states; the rest is for their keys. */
  public long partsBytes() {
    return nodes.memoryBytes();
  }

  /** What was probably left out; nothing by an exact store. */
  public OmissionEstimate omissions() {
    return keys.omissions();
  }

  /** Only of an exact store. */
  @Override
  public void forEachHandle(LongConsumer action) {
    keys.forEach(action);
  }

  /** The table of a lossy store has the size that was asked for, before and after. */
  @Override
  public void save(CheckpointOutput out) {
    shapes.save(out);
    nodes.save(out);
    keys.save(out);
  }

  @Override
  public void restore(CheckpointInput in) {
    shapes.restore(in);
    nodes.restore(in);
    keys.restore(in);
  }

  private final class Session implements StoreSession {
    /** Added keys are reported in lots, because all workers share the counter. */
    private static final int REPORT_EVERY = 64;

    private final TreeCoder coder = new TreeCoder(nodes, shapes);
    private long[] handles = new long[64];
    private long[] scrambled = new long[64];
    private int offered;
    private int settled;

    /** The first new state of those settled last: very often the one to be loaded next. */
    private int firstNew;

    private int unreported;

    /** Written only so that the loads that fetch memory ahead are not optimised away. */
    @SuppressWarnings("UnusedVariable")
    private long touched;

    @Override
    public void enter() {
      gate.enter();
    }

    @Override
    public void leave() {
      coder.report();
      keys.added(unreported);
      unreported = 0;
      gate.leave();
    }

    @Override
    public void load(long handle) {
      if (firstNew < settled && handles[firstNew] == handle) {
        coder.loadAdded(firstNew);
      } else {
        coder.load(handle);
      }
      settled = 0;
    }

    @Override
    public int[] words() {
      return coder.words();
    }

    @Override
    public int start() {
      return 0;
    }

    @Override
    public int length() {
      return coder.length();
    }

    @Override
    public void offer(int[] words, int length) {
      if (offered++ == 0) {
        coder.forget();
        settled = 0;
      }
      coder.add(words, length);
    }

    @Override
    public int settle() {
      if (gate.isRequested()) {
        gate.pause();
      }
      if (offered > handles.length) {
        handles = new long[offered * 2];
        scrambled = new long[offered * 2];
      }
      coder.number();
      long sum = 0;
      for (int i = 0; i < offered; i++) {
        long key = coder.key(i);
        handles[i] = key;
        scrambled[i] = keys.scramble(key);
        sum += keys.touch(scrambled[i]);
      }
      touched = sum;
      firstNew = offered;
      for (int i = 0; i < offered; i++) {
        if (keys.add(scrambled[i])) {
          unreported++;
          firstNew = Math.min(firstNew, i);
        } else {
          handles[i] = ~handles[i];
        }
      }
      if (unreported >= REPORT_EVERY) {
        keys.added(unreported);
        unreported = 0;
      }
      settled = offered;
      offered = 0;
      return settled;
    }

    @Override
    public long settled(int index) {
      return handles[index];
    }
  }
}

package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.Arrays;

/**
 * Gives states the numbers 0, 1, 2, ... in the order in which they are met, and finds the state of
 * a number again. A {@link TreeCoder} turns a state into a key; the keys lie in an array in the
 * order of their numbers, and a hash table (linear probing) holds the numbers. For one thread, and
 * exact.
 *
 * <p>The successors of a state are offered one by one and settled together, so that memory delivers
 * the slots and the keys for all of them at the same time.
 *
 * <p>Invariant: each number below {@link #size} is in the table once, and no two have equal keys.
 */
public final class StateNumbers implements NumberedStates, Resumable {
  /** As many as the largest table of slots, of 2^30, has room for. */
  private static final int MAX_STATES = (1 << 30) / 4 * 3;

  private static final int FIRST_SLOTS = 1 << 10;
  private static final int CHUNK_BITS = 14;
  private static final int CHUNK_KEYS = 1 << CHUNK_BITS;

  private final GrowthGate gate;
  private final NodeTable nodes;
  private final TreeShapes shapes;
  private final TreeCoder coder;

  /** The keys, in chunks, so that more of them do not mean to copy those there are. */
  private long[][] keys = new long[4][];

  /** Numbers plus one; 0 is a free slot. The length is a power of two. */
  private int[] slots = new int[FIRST_SLOTS];

  private int size;

  /** The keys of the states that were offered; after they are settled, their numbers. */
  private long[] offeredKeys = new long[64];

  private int[] offeredNumbers = new int[64];
  private int offered;

  /** Written only so that the loads that fetch memory ahead are not optimised away. */
  @SuppressWarnings("UnusedVariable")
  private long touched;

  /** Nothing is known about the states that will come. */
  public StateNumbers() {
    this(new StateSample());
  }

  /**
   * @param sample what states look like; some of them are enough
   */
  public StateNumbers(StateSample sample) {
    NodeTable[] table = new NodeTable[1];
    this.gate = new GrowthGate(() -> table[0].growIfFull());
    table[0] = new NodeTable(gate);
    this.nodes = table[0];
    this.shapes = new TreeShapes(sample);
    this.coder = new TreeCoder(nodes, shapes);
    // The only user never leaves, so whenever the nodes need room they get it at once.
    gate.enter();
  }

  /** How many states have numbers. */
  public int size() {
    return size;
  }

  /** How much memory this takes up, everything included. */
  public long memoryBytes() {
    long chunks = (size + CHUNK_KEYS - 1L) >>> CHUNK_BITS;
    return nodes.memoryBytes()
        + chunks * CHUNK_KEYS * Long.BYTES
        + (long) slots.length * Integer.BYTES;
  }

  /**
   * The number of a state, which is given the next one if it has none.
   *
   * @throws StoreFullException if there are no numbers left
   */
  public int number(int[] words, int length) {
    return number(key(words, length));
  }

  private int number(long key) {
    int slot = slot(key);
    if (slots[slot] != 0) {
      return slots[slot] - 1;
    }
    if (size == MAX_STATES) {
      throw new StoreFullException("there are no numbers left for states");
    }
    keep(key);
    slots[slot] = ++size;
    int number = size - 1;
    if (size > slots.length / 4 * 3) {
      grow();
    }
    return number;
  }

  /** The number of a state, or {@link #UNKNOWN}. */
  public int find(int[] words, int length) {
    return slots[slot(key(words, length))] - 1;
  }

  @Override
  public void offer(int[] words, int length) {
    if (offered == offeredKeys.length) {
      offeredKeys = Arrays.copyOf(offeredKeys, offered * 2);
      offeredNumbers = Arrays.copyOf(offeredNumbers, offered * 2);
    }
    offeredKeys[offered++] = key(words, length);
  }

  @Override
  public void settle() {
    fetch();
    for (int i = 0; i < offered; i++) {
      offeredNumbers[i] = number(offeredKeys[i]);
    }
    offered = 0;
  }

  @Override
  public void settleKnown() {
    fetch();
    for (int i = 0; i < offered; i++) {
      offeredNumbers[i] = slots[slot(offeredKeys[i])] - 1;
    }
    offered = 0;
  }

  @Override
  public long settled(int index) {
    return offeredNumbers[index];
  }

  /** Reads what settling will need, without waiting in between. */
  private void fetch() {
    int mask = slots.length - 1;
    for (int i = 0; i < offered; i++) {
      offeredNumbers[i] = slots[home(offeredKeys[i]) & mask];
    }
    long sum = 0;
    for (int i = 0; i < offered; i++) {
      sum += offeredNumbers[i] == 0 ? 0 : keyOf(offeredNumbers[i] - 1);
    }
    touched = sum;
  }

  @Override
  public void load(long number) {
    coder.load(keyOf((int) number));
  }

  @Override
  public int[] words() {
    return coder.words();
  }

  @Override
  public int length() {
    return coder.length();
  }

  private long key(int[] words, int length) {
    if (gate.isRequested()) {
      gate.pause();
    }
    return coder.keyOf(words, length);
  }

  private long keyOf(int number) {
    return keys[number >>> CHUNK_BITS][number & (CHUNK_KEYS - 1)];
  }

  private static int home(long key) {
    return (int) (Mixing.mix(key) >>> 32);
  }

  /** Where a key is, or the free slot where it belongs. */
  private int slot(long key) {
    int mask = slots.length - 1;
    int slot = home(key) & mask;
    while (slots[slot] != 0 && keyOf(slots[slot] - 1) != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void keep(long key) {
    int chunk = size >>> CHUNK_BITS;
    if (chunk == keys.length) {
      keys = Arrays.copyOf(keys, chunk * 2);
    }
    if (keys[chunk] == null) {
      keys[chunk] = new long[CHUNK_KEYS];
    }
    keys[chunk][size & (CHUNK_KEYS - 1)] = key;
  }

  @Override
  public void save(CheckpointOutput out) {
    coder.report();
    shapes.save(out);
    nodes.save(out);
    out.writeInt(size);
    for (int number = 0; number < size; number++) {
      out.writeLong(keyOf(number));
    }
  }

  @Override
  public void restore(CheckpointInput in) {
    shapes.restore(in);
    nodes.restore(in);
    int count = in.readCount(Long.BYTES);
    for (size = 0; size < count; size++) {
      keep(in.readLong());
    }
    int wanted = slots.length;
    while (size > wanted / 4 * 3) {
      wanted *= 2;
    }
    fillSlots(wanted);
  }

  private void grow() {
    fillSlots(slots.length * 2);
  }

  private void fillSlots(int length) {
    slots = new int[length];
    for (int number = 0; number < size; number++) {
      slots[slot(keyOf(number))] = number + 1;
    }
  }
}

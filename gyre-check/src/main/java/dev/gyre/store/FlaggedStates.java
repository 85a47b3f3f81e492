package dev.gyre.store;

import java.util.Arrays;

/**
 * States with flags, in a table of fixed size that keeps a few bits for each flag of each state. A
 * flag that was raised is up for ever; one that was not may seem to be up. The number of a state is
 * its key, which is exact. For one thread.
 *
 * <p>Flags of a state are keys of their own in a lossy {@link KeySet}: so a state costs as much as
 * it has flags.
 */
public final class FlaggedStates implements NumberedStates {
  private final GrowthGate gate;
  private final NodeTable nodes;
  private final TreeCoder coder;
  private final KeySet flags;
  private long[] offeredKeys = new long[64];
  private int offered;

  private FlaggedStates(KeySet flags) {
    NodeTable[] table = new NodeTable[1];
    this.gate = new GrowthGate(() -> table[0].growIfFull());
    table[0] = new NodeTable(gate);
    this.nodes = table[0];
    this.coder = new TreeCoder(nodes, new TreeShapes(new StateSample()));
    this.flags = flags;
    // The only user never leaves, so whenever the nodes need room they get it at once.
    gate.enter();
  }

  /**
   * Some bits for each flag.
   *
   * @param memoryBytes the size of the table, at least {@value TreeStore#SMALLEST_TABLE}
   * @param bitsPerFlag from 1 to {@value OmissionEstimate#MAX_BITS_PER_STATE}
   */
  public static FlaggedStates bitstate(long memoryBytes, int bitsPerFlag, long seed) {
    return new FlaggedStates(new BitstateKeys(memoryBytes, bitsPerFlag, seed));
  }

  /**
   * A signature for each flag; refuses more than fit.
   *
   * @param memoryBytes the size of the table, at least {@value TreeStore#SMALLEST_TABLE}
   * @param signatureBits from 4 to 64
   */
  public static FlaggedStates compact(long memoryBytes, int signatureBits, long seed) {
    return new FlaggedStates(new CompactKeys(memoryBytes, signatureBits, seed));
  }

  /** Raises a flag of a state; false if it was up, or seemed to be. */
  public boolean raise(long state, int flag) {
    boolean isNew = flags.add(scrambled(state, flag));
    flags.added(isNew ? 1 : 0);
    return isNew;
  }

  /** Whether a flag is up, or seems to be. */
  public boolean isUp(long state, int flag) {
    return flags.contains(scrambled(state, flag));
  }

  private long scrambled(long state, int flag) {
    return flags.scramble(state ^ Mixing.again(flag));
  }

  /** What was probably taken for known though it was not. */
  public OmissionEstimate omissions() {
    return flags.omissions();
  }

  /** How much memory this takes up, everything included. */
  public long memoryBytes() {
    return nodes.memoryBytes() + flags.memoryBytes();
  }

  /** How much of the memory holds parts of states; the rest is for flags. */
  public long partsBytes() {
    return nodes.memoryBytes();
  }

  @Override
  public void load(long number) {
    coder.load(number);
  }

  @Override
  public int[] words() {
    return coder.words();
  }

  @Override
  public int length() {
    return coder.length();
  }

  @Override
  public void offer(int[] words, int length) {
    if (gate.isRequested()) {
      gate.pause();
    }
    if (offered == offeredKeys.length) {
      offeredKeys = Arrays.copyOf(offeredKeys, offered * 2);
    }
    offeredKeys[offered++] = coder.keyOf(words, length);
  }

  @Override
  public void settle() {
    offered = 0;
  }

  /** The number of a state says nothing about whether it was met. */
  @Override
  public void settleKnown() {
    offered = 0;
  }

  @Override
  public long settled(int index) {
    return offeredKeys[index];
  }
}

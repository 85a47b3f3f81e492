package dev.gyre.emptiness;

import dev.gyre.runs.Block;
import dev.gyre.runs.StateCodec;
import dev.gyre.runs.StateCoder;
import dev.gyre.store.NumberedStates;
import java.util.Arrays;

/**
 * The states of a block by their places in it, and records of those that are offered. The number of
 * a state that was offered is its place among the offers, and means nothing later: on disk a state
 * is its record.
 */
final class BlockStates implements NumberedStates {
  private final StateCoder states;
  private final StateCoder offers;
  private Block block = new Block();
  private int length;
  private long[] records = new long[256];

  /** Where each offer ends among the records. */
  private int[] ends = new int[64];

  private int offered;

  BlockStates(StateCodec codec) {
    this.states = codec.newCoder();
    this.offers = codec.newCoder();
  }

  /** The states of a block can be loaded from now on. */
  void open(Block next) {
    block = next;
  }

  @Override
  public void load(long number) {
    length = states.decode(block.data(), block.at((int) number), block.length());
  }

  @Override
  public int[] words() {
    return states.words();
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public void offer(int[] words, int count) {
    int recordLength = offers.encode(words, 0, count);
    int start = start(offered);
    int end = start + recordLength;
    if (offered == ends.length) {
      ends = Arrays.copyOf(ends, offered * 2);
    }
    if (end > records.length) {
      records = Arrays.copyOf(records, end * 2);
    }
    System.arraycopy(offers.record(), 0, records, start, recordLength);
    ends[offered++] = end;
  }

  @Override
  public void settle() {
    offered = 0;
  }

  @Override
  public void settleKnown() {
    offered = 0;
  }

  @Override
  public long settled(int index) {
    return index;
  }

  /** The records of the last offers, one behind the other; not to be changed. */
  long[] records() {
    return records;
  }

  /** Where the record of an offer starts. */
  int start(int offer) {
    return offer == 0 ? 0 : ends[offer - 1];
  }

  /** How many words the record of an offer has. */
  int recordLength(int offer) {
    return ends[offer] - start(offer);
  }
}

package dev.gyre.emptiness;

import dev.gyre.runs.Block;
import dev.gyre.runs.OfferedRecords;
import dev.gyre.runs.StateCodec;
import dev.gyre.runs.StateCoder;
import dev.gyre.store.NumberedStates;

/**
 * The states of a block by their places in it, and records of those that are offered. The number of
 * a state that was offered is its place among the offers, and means nothing later: on disk a state
 * is its record.
 */
final class BlockStates implements NumberedStates {
  private final StateCoder states;
  private final OfferedRecords offers;
  private Block block = new Block();
  private int length;

  BlockStates(StateCodec codec) {
    this.states = codec.newCoder();
    this.offers = new OfferedRecords(codec);
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
    offers.add(words, count);
  }

  @Override
  public void settle() {
    offers.restart();
  }

  @Override
  public void settleKnown() {
    offers.restart();
  }

  @Override
  public long settled(int index) {
    return index;
  }

  /** The last offers; good until the next one. */
  OfferedRecords offers() {
    return offers;
  }
}

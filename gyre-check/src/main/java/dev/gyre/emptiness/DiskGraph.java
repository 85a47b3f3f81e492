package dev.gyre.emptiness;

import dev.gyre.runs.Block;
import dev.gyre.runs.StateCodec;

/** The steps of the states of a block, with their marks and the records of where they lead. */
final class DiskGraph {
  private final BlockStates states;
  private final ProductGraph graph;

  DiskGraph(CycleQuestion question, AcceptanceMarks marks, StateCodec codec, SearchControl watch) {
    this.states = new BlockStates(codec);
    this.graph = new ProductGraph(question, marks, states, watch);
  }

  void open(Block block) {
    states.open(block);
  }

  /** Lists the steps of a state of the block; the result is how many there are. */
  int explore(int state) {
    return graph.explore(state);
  }

  long marks(int step) {
    return graph.marks(step);
  }

  /** Has the record of the state that a step leads to; not to be changed. */
  long[] records() {
    return states.offers().data();
  }

  /** Where the record starts of the state that a step leads to. */
  int start(int step) {
    return states.offers().start(step);
  }

  /** How many words the record has of the state that a step leads to. */
  int length(int step) {
    return states.offers().length(step);
  }

  /** The block of the one state that runs start in. */
  Block initial(int[] words) {
    graph.number(words);
    long[] record = new long[states.offers().length(0)];
    System.arraycopy(states.offers().data(), 0, record, 0, record.length);
    return new Block(record, record.length, 1);
  }
}

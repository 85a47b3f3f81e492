package dev.gyre.search;

import dev.gyre.runs.Block;
import dev.gyre.runs.BlockReader;
import dev.gyre.runs.Run;
import dev.gyre.runs.StateCodec;
import dev.gyre.runs.StateCoder;
import dev.gyre.store.TableStore;
import dev.gyre.system.Cancellation;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;
import java.util.Optional;

/** Looks among many states for one that leads to a given one. For one thread. */
public final class PredecessorSearch {
  private final StateCoder coder;
  private final PathFinder.Hop hop;

  /**
   * @param states which states stand for others
   */
  public PredecessorSearch(
      TransitionSystem system, StateCodec codec, Optional<Canonicalization> states) {
    this.coder = codec.newCoder();
    this.hop = new PathFinder(system, new TableStore(), states).hop();
  }

  /** The first state of a level that leads to the wanted one. */
  public Optional<int[]> in(Run level, int[] wanted) {
    hop.wants(wanted);
    try (BlockReader reader = new BlockReader()) {
      for (int number = 0; number < level.blocks(); number++) {
        Block block = level.read(number, reader);
        for (int i = 0; i < block.count(); i++) {
          Cancellation.check();
          int length = coder.decode(block.data(), block.at(i), block.length());
          if (hop.isReachedFrom(coder.words(), 0, length)) {
            return Optional.of(Arrays.copyOf(coder.words(), length));
          }
        }
      }
    }
    return Optional.empty();
  }
}

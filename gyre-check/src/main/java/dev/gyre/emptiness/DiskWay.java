package dev.gyre.emptiness;

import dev.gyre.runs.Block;
import dev.gyre.runs.BlockReader;
import dev.gyre.runs.Run;
import dev.gyre.search.DiskLevels;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The way to a state through levels, found backwards: on each level the first state with a step to
 * the one known on the level behind. So every level is expanded once more, at most.
 */
final class DiskWay {
  private final DiskGraph graph;
  private final DiskLevels levels;

  /** Which steps the way may have. */
  enum Steps {
    ALL,
    /** Those that may lie on an accepted cycle. */
    UNCUT
  }

  DiskWay(DiskGraph graph, DiskLevels levels) {
    this.graph = graph;
    this.levels = levels;
  }

  /**
   * The states from the first level on to one that is given, as records.
   *
   * @param level how many steps the way has
   * @param lastMarks what marks the last step must have
   */
  List<long[]> to(long[] record, int level, long lastMarks, Steps allowed) {
    List<long[]> backwards = new ArrayList<>();
    backwards.add(record);
    long marks = lastMarks;
    for (int l = level - 1; l >= 0; l--) {
      Run run = levels.get(l);
      backwards.add(predecessor(backwards.get(backwards.size() - 1), run, marks, allowed));
      run.release();
      marks = 0;
    }
    Collections.reverse(backwards);
    return backwards;
  }

  private long[] predecessor(long[] wanted, Run level, long marks, Steps allowed) {
    long forbidden = allowed == Steps.UNCUT ? AcceptanceMarks.CUT : 0;
    try (BlockReader reader = new BlockReader()) {
      for (int i = 0; i < level.blocks(); i++) {
        Block block = level.read(i, reader);
        graph.open(block);
        for (int state = 0; state < block.count(); state++) {
          Cancellation.check();
          if (leadsTo(wanted, state, marks, forbidden)) {
            int at = block.at(state);
            return Arrays.copyOfRange(block.data(), at, at + block.length());
          }
        }
      }
    }
    throw new IllegalStateException("a state has no predecessor on the level before");
  }

  private boolean leadsTo(long[] wanted, int state, long marks, long forbidden) {
    int count = graph.explore(state);
    for (int step = 0; step < count; step++) {
      long own = graph.marks(step);
      int start = graph.start(step);
      if ((own & marks) == marks
          && (own & forbidden) == 0
          && Arrays.equals(
              graph.records(), start, start + graph.length(step), wanted, 0, wanted.length)) {
        return true;
      }
    }
    return false;
  }
}

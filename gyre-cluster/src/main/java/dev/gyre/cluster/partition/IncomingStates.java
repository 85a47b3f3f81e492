package dev.gyre.cluster.partition;

import dev.gyre.cluster.record.PartitionRound;
import dev.gyre.runs.BlockReader;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunFile;
import dev.gyre.runs.RunMessage;
import dev.gyre.runs.RunSorter;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Blocks that were sent to a partition, sorted; what there is no memory for goes to the disk. */
public final class IncomingStates implements AutoCloseable {
  private final List<Run> runs;
  private Optional<PartitionRound> own = Optional.empty();

  public IncomingStates(Site site, Iterator<byte[]> blocks) {
    RunSorter sorter =
        new RunSorter(
            site.scratchFiles(), site.memory().sortedWords(), site.memory().smallRunWords());
    try (BlockReader reader = new BlockReader()) {
      while (blocks.hasNext()) {
        byte[] block = blocks.next();
        if (block[0] == Block.OWN) {
          own = Optional.of(Block.own(block));
        } else {
          RunMessage.read(block, reader, sorter::add);
        }
      }
    }
    this.runs = sorter.finish();
  }

  /** The states, in runs that may have some in common. */
  public List<Run> runs() {
    return runs;
  }

  /**
   * What the partition has done itself.
   *
   * @throws IllegalStateException if it is missing
   */
  public PartitionRound own() {
    return own.orElseThrow(() -> new IllegalStateException("a block was lost on its way"));
  }

  /** Removes what is on the disk. */
  @Override
  public void close() {
    for (Run run : runs) {
      if (run instanceof RunFile file) {
        file.delete();
      }
    }
  }
}

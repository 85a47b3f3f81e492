package dev.gyre.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Makes runs of records that come in any order, each once: as many at a time as there is memory
 * for. For one thread.
 */
public final class RunSorter {
  private static final int CHUNKS = 8;

  private final RunFiles files;
  private final long mostWords;
  private final long smallWords;
  private final AtomicLong words = new AtomicLong();
  private final RecordBuffer buffer;
  private final List<Run> runs = new ArrayList<>();

  /**
   * @param mostWords how many words may be sorted together
   * @param smallWords a run with fewer stays in memory
   */
  public RunSorter(RunFiles files, long mostWords, long smallWords) {
    this.files = files;
    this.mostWords = mostWords;
    this.smallWords = smallWords;
    this.buffer = new RecordBuffer((int) Math.min(1 << 20, mostWords / CHUNKS + 1), words);
  }

  /** Adds a record that was not added before. */
  public void add(long[] data, int at, int length) {
    buffer.add(data, at, length);
    if (words.get() > mostWords) {
      flush();
    }
  }

  private void flush() {
    buffer.sort();
    try (RunMerge merge = new RunMerge(buffer.sorted());
        RunBuilder builder = new RunBuilder(files, smallWords)) {
      merge.all(builder);
      Run run = builder.finish();
      if (run.size() > 0) {
        runs.add(run);
      }
    }
    buffer.clear();
  }

  /** All records, in runs that have none in common. */
  public List<Run> finish() {
    flush();
    return List.copyOf(runs);
  }
}

package dev.gyre.runs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A number for each record, in runs: that of a record is the sum of what they say of it. So a
 * number is changed by one more run, without a look at the others; runs of like size are added up,
 * so that there are few of them, each more than twice as large as all that came later. For one
 * thread.
 */
public final class Tally implements AutoCloseable {
  private static final int RATIO = 2;

  private final RunFiles files;
  private final long smallWords;
  private final List<Run> runs = new ArrayList<>();

  /**
   * @param files makes the files of runs
   * @param smallWords what runs may have that stay in memory
   */
  public Tally(RunFiles files, long smallWords) {
    this.files = files;
    this.smallWords = smallWords;
  }

  /** Starts a run of changes. */
  public Changes newChanges() {
    return new Changes();
  }

  /** What is to be added, in the order of the records, each once; to be closed. */
  public final class Changes implements AutoCloseable {
    private final RunBuilder builder = new RunBuilder(files, smallWords);
    private long[] counted = new long[16];

    private Changes() {}

    /** Adds a number to that of a record. */
    public void add(long[] data, int at, int length, long number) {
      if (counted.length <= length) {
        counted = new long[2 * length + 1];
      }
      System.arraycopy(data, at, counted, 0, length);
      counted[length] = number;
      builder.accept(counted, 0, length + 1);
    }

    /** From now on the tally has them. */
    public void finish() {
      Run run = builder.finish();
      if (run.size() > 0) {
        runs.add(run);
        tidy();
      }
    }

    @Override
    public void close() {
      builder.close();
    }
  }

  private void tidy() {
    int from = runs.size() - 1;
    long behind = runs.get(from).size();
    while (from > 0 && runs.get(from - 1).size() <= RATIO * behind) {
      from--;
      behind += runs.get(from).size();
    }
    List<Run> sources = runs.subList(from, runs.size());
    if (sources.size() < 2) {
      return;
    }
    Run sum = sum(sources);
    for (Run source : sources) {
      source.release();
      if (source instanceof RunFile file) {
        file.delete();
      }
    }
    sources.clear();
    if (sum.size() > 0) {
      runs.add(sum);
    }
  }

  private Run sum(List<Run> sources) {
    try (Changes merged = new Changes();
        TallyMerge merge = new TallyMerge(sources)) {
      merge.all(
          (data, at, length, count) -> {
            if (count != 0) {
              merged.add(data, at, length, count);
            }
          });
      return merged.builder.finish();
    }
  }

  /** Looks numbers up, in the order of the records; to be closed before there are changes. */
  public Probe newProbe() {
    return new Probe();
  }

  /** Looks numbers up. */
  public final class Probe implements AutoCloseable {
    private final List<RunCursor> cursors = runs.stream().map(RunCursor::new).toList();
    private long[] least = new long[16];

    private Probe() {}

    /** The number of a record, which is not before one asked for earlier; 0 if it has none. */
    public long of(long[] data, int at, int length) {
      if (least.length <= length) {
        least = new long[2 * length + 1];
      }
      System.arraycopy(data, at, least, 0, length);
      least[length] = 0;
      long sum = 0;
      for (RunCursor cursor : cursors) {
        if (cursor.seek(least, 0, length + 1) && isOf(cursor, length)) {
          sum += cursor.data()[cursor.at() + length];
        }
      }
      return sum;
    }

    private boolean isOf(RunCursor cursor, int length) {
      int at = cursor.at();
      return cursor.length() == length + 1
          && Arrays.equals(cursor.data(), at, at + length, least, 0, length);
    }

    @Override
    public void close() {
      cursors.forEach(RunCursor::close);
    }
  }

  public long memoryBytes() {
    return runs.stream().mapToLong(Run::memoryBytes).sum();
  }

  /** Closes all files. */
  @Override
  public void close() {
    runs.forEach(Run::release);
  }
}

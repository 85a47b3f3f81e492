package dev.gyre.runs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Divides the records of runs into ranges of about the same size. */
public final class RunRanges {
  private static final int SAMPLES_PER_RUN = 64;
  private static final long[] OPEN = {};

  private RunRanges() {}

  /**
   * The bounds between ranges, in order; the first and the last are empty, which stands for no
   * bound.
   *
   * @param runs in memory
   * @param ranges how many there are to be, at most
   */
  public static List<long[]> bounds(List<Run> runs, int ranges) {
    List<long[]> bounds = new ArrayList<>();
    bounds.add(OPEN);
    if (ranges > 1) {
      List<long[]> sample = sample(runs);
      long[] last = OPEN;
      for (int i = 1; i < ranges && !sample.isEmpty(); i++) {
        long[] bound = sample.get((int) ((long) sample.size() * i / ranges));
        if (last.length == 0 || Records.compare(last, bound) < 0) {
          bounds.add(bound);
          last = bound;
        }
      }
    }
    bounds.add(OPEN);
    return bounds;
  }

  /** A long run gives more of them. */
  private static List<long[]> sample(List<Run> runs) {
    long size = runs.stream().mapToLong(Run::size).sum();
    long step = Math.max(1, size / (SAMPLES_PER_RUN * Math.max(1L, runs.size())));
    List<long[]> sample = new ArrayList<>();
    try (BlockReader reader = new BlockReader()) {
      for (Run run : runs) {
        for (int i = 0; i < run.blocks(); i++) {
          Block block = run.read(i, reader);
          for (long j = 0; j < block.count(); j += step) {
            int at = block.at((int) j);
            sample.add(Arrays.copyOfRange(block.data(), at, at + block.length()));
          }
        }
      }
    }
    sample.sort(Records::compare);
    return sample;
  }
}

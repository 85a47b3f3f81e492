package dev.gyre.search;

import dev.gyre.runs.Run;
import dev.gyre.runs.RunBuilder;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunMerge;
import dev.gyre.runs.RunRanges;
import dev.gyre.runs.RunSet;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Finds out which candidates are new: those that are in no known run, each once; the others are
 * looked up only if nobody knows that already. Workers do that together, each for ranges of its
 * own; what they find is in order.
 */
public final class CandidateLookup {
  /** A range may hold more work than others, so there are some for each worker. */
  private static final int RANGES_PER_WORKER = 2;

  /** Fewer candidates are not worth more than one range. */
  private static final int WORTH_SHARING = 1 << 12;

  /** Those that are certainly new come first. */
  private final List<Run> candidates;

  private final int fresh;
  private final RunSet known;
  private final RunFiles files;
  private final long mostWords;
  private final List<long[]> bounds;
  private final Run[] results;
  private final AtomicInteger next = new AtomicInteger();

  /**
   * @param candidates sorted, perhaps with records in common, any of which may be known
   * @param mostWords new states with fewer words stay in memory
   */
  public CandidateLookup(
      List<Run> candidates, RunSet known, RunFiles files, long mostWords, int workers) {
    this(List.of(), candidates, known, files, mostWords, workers);
  }

  /**
   * @param fresh candidates in no known run, sorted
   * @param doubtful the others, sorted; runs may have records in common, with the fresh ones too
   * @param mostWords new states with fewer words stay in memory
   */
  CandidateLookup(
      List<Run> fresh,
      List<Run> doubtful,
      RunSet known,
      RunFiles files,
      long mostWords,
      int workers) {
    this.candidates = Stream.concat(fresh.stream(), doubtful.stream()).toList();
    this.fresh = fresh.size();
    this.known = known;
    this.files = files;
    this.mostWords = mostWords;
    long size = candidates.stream().mapToLong(Run::size).sum();
    int ranges = size < WORTH_SHARING ? 1 : workers * RANGES_PER_WORKER;
    this.bounds = RunRanges.bounds(candidates, ranges);
    this.results = new Run[bounds.size() - 1];
  }

  /** Takes ranges until all are taken. */
  public void work() {
    int range = next.getAndIncrement();
    while (range < results.length) {
      results[range] = newOnes(bounds.get(range), bounds.get(range + 1));
      range = next.getAndIncrement();
    }
  }

  private Run newOnes(long[] from, long[] to) {
    try (RunMerge merge = new RunMerge(candidates);
        RunSet.Probe probe = known.newProbe();
        RunBuilder builder = new RunBuilder(files, mostWords)) {
      merge.range(
          from,
          to,
          (data, at, length) -> {
            if (merge.source() < fresh || !probe.contains(data, at, length)) {
              builder.accept(data, at, length);
            }
          });
      return builder.finish();
    }
  }

  /** The new states; all workers have ended. */
  public List<Run> results() {
    List<Run> found = new ArrayList<>();
    for (Run result : results) {
      if (result.size() > 0) {
        found.add(result);
      }
    }
    return found;
  }
}

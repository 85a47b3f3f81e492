package dev.gyre.cluster.partition;

import dev.gyre.runs.JoinedRun;
import dev.gyre.runs.RecentRecords;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunBuilder;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunMerge;
import dev.gyre.runs.RunSet;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.CandidateLookup;
import java.util.List;

/**
 * The states that are known, in runs, and those that came last, in a table: delayed duplicate
 * detection as {@link dev.gyre.search.DiskSearch} does it. A state that the table has seen is
 * known, or is a candidate, or was sent to whom it belongs; so what is forgotten costs time only.
 */
final class SeenStates implements AutoCloseable {
  private final RunSet known;
  private final RecentRecords recent;
  private final RunFiles scratch;
  private final StateCodec codec;
  private final Memory memory;
  private final int threads;

  /**
   * @param scratch makes the files of merged runs
   */
  SeenStates(RunFiles scratch, StateCodec codec, Memory memory, int threads) {
    this.known = new RunSet(scratch, memory.smallRunWords(), memory.filterBytes());
    this.recent = new RecentRecords(codec.usualLength(), memory.recentBytes());
    this.scratch = scratch;
    this.codec = codec;
    this.memory = memory;
    this.threads = threads;
  }

  /** Adds a record to the table; false if it was there. For several threads. */
  boolean isFirst(long[] record, int length) {
    return recent.add(RecentRecords.hash(record, 0, length), record, 0, length)
        != RecentRecords.Answer.KNOWN;
  }

  /**
   * Adds those of some candidates that are not known.
   *
   * @param candidates sorted, perhaps with records in common
   * @param smallWords results with fewer words are in no file
   * @return what was added
   */
  List<Run> add(List<Run> candidates, RunFiles files, long smallWords) {
    if (candidates.isEmpty()) {
      return List.of();
    }
    CandidateLookup lookup = new CandidateLookup(candidates, known, files, smallWords, threads);
    Together.run(threads, lookup::work);
    List<Run> found = lookup.results();
    addNew(found);
    return found;
  }

  /** Adds states of which it is certain that they are not known. */
  void addNew(List<Run> runs) {
    if (!runs.isEmpty()) {
      known.add(runs.size() == 1 ? runs.get(0) : new JoinedRun(runs));
    }
  }

  /**
   * Adds many runs of which it is certain that they have nothing in common: a few states are kept
   * in memory, many are merged into few files.
   */
  void restore(List<Run> runs) {
    long words = runs.stream().mapToLong(Run::size).sum() * codec.usualLength();
    if (words > memory.smallRunWords()) {
      runs.forEach(known::add);
      known.mergeAll();
      return;
    }
    try (RunMerge merge = new RunMerge(runs);
        RunBuilder builder = new RunBuilder(scratch, Long.MAX_VALUE)) {
      merge.all(builder);
      known.add(builder.finish());
    }
  }

  /** Nobody uses it at this moment. */
  void tidy() {
    known.tidy();
    recent.growIfFull();
  }

  long size() {
    return known.size();
  }

  long memoryBytes() {
    return known.memoryBytes() + recent.memoryBytes();
  }

  @Override
  public void close() {
    known.close();
  }
}

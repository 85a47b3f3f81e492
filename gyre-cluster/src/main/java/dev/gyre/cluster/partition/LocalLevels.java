package dev.gyre.cluster.partition;

import dev.gyre.cluster.record.Counts;
import dev.gyre.cluster.record.Finding;
import dev.gyre.runs.JoinedRun;
import dev.gyre.runs.RecordBuffer;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.StateCoder;
import dev.gyre.search.DiskLevels;
import dev.gyre.search.LevelExpansion;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/**
 * A search level by level on one machine, with all states, in files of its own as soon as they are
 * many: what comes before there are partitions.
 */
public final class LocalLevels implements AutoCloseable {
  private final Site site;
  private final SeenStates seen;
  private final RunFiles files;
  private final DiskLevels levels;
  private final Candidates candidates;
  private final LevelExpansion expansion;
  private final List<Finding> findings = new ArrayList<>();
  private Counts counts = Counts.nothing();
  private int last;
  private int expanded;
  private SearchOutcome.End end = SearchOutcome.End.COMPLETE;

  /**
   * @param site with one partition
   * @param limits when to give up
   * @param observer may stop it
   */
  public LocalLevels(Site site, SearchLimits limits, SearchObserver observer) {
    this.site = site;
    this.files = site.scratchFiles();
    this.seen = new SeenStates(files, site.codec(), site.memory(), site.threads());
    this.levels = new DiskLevels(files, site.memory().levelBytes());
    this.candidates = new Candidates(seen, site.owners(), 1, site.threads(), site.memory());
    this.expansion = site.expansion(limits, observer);
    begin();
  }

  private void begin() {
    int[] initial = expansion.initialState();
    StateCoder coder = site.codec().newCoder();
    RecordBuffer buffer = new RecordBuffer(1, new AtomicLong());
    int length = coder.encode(initial, 0, initial.length);
    seen.isFirst(coder.record(), length);
    buffer.add(coder.record(), 0, length);
    buffer.sort();
    levels.add(seen.add(buffer.sorted(), files, site.memory().smallPartWords()));
    counts = new Counts(1, 0, new long[0], 0, 0);
  }

  /** The number of the last level; the first one is 0. */
  public int last() {
    return last;
  }

  /** The number of the last level that was expanded, or begun to be. */
  public int expanded() {
    return expanded;
  }

  public Run level(int number) {
    return levels.get(number);
  }

  /** How many states there are. */
  public long states() {
    return seen.size();
  }

  public Counts counts() {
    return counts;
  }

  /** What was found; a step is the number of a level and one more, as in round 0. */
  public List<Finding> findings() {
    return List.copyOf(findings);
  }

  public long memoryBytes() {
    return seen.memoryBytes() + levels.memoryBytes();
  }

  /**
   * Expands the last level.
   *
   * @return the result that broke it off; empty if it was expanded as a whole
   */
  public Optional<LevelExpansion.Result> expand() {
    Run level = levels.get(last);
    expanded = last;
    List<Run> next = new ArrayList<>();
    for (int block = 0; block < level.blocks(); ) {
      LevelExpansion.Result result =
          expansion.expand(level, block, candidates::isFull, candidates.receivers());
      counts = counts.and(Counts.of(result));
      result.found().forEach(f -> findings.add(new Finding(f.place(), 0, last + 1, f.state())));
      block = result.next();
      candidates.sort();
      next.addAll(seen.add(candidates.of(0), files, site.memory().smallPartWords()));
      candidates.clear();
      seen.tidy();
      if (result.end() == SearchOutcome.End.DEPTH_LIMIT) {
        end = result.end();
      } else if (result.end() != SearchOutcome.End.COMPLETE) {
        return Optional.of(result);
      }
    }
    level.release();
    if (!next.isEmpty()) {
      levels.add(next);
      last++;
    }
    return Optional.empty();
  }

  /** Why it ends when nothing waits any more: something may have been cut at the limit of depth. */
  public SearchOutcome.End end() {
    return end;
  }

  /** All records of a level, in parts that are sorted. */
  List<Run> parts(int number) {
    return JoinedRun.partsOf(levels.get(number));
  }

  /**
   * Expands states only to see where that leads; nothing is counted.
   *
   * @param isEnough whether no more of them are needed
   */
  void look(Run states, LevelExpansion.Receiver receiver, BooleanSupplier isEnough) {
    site.expansion(SearchLimits.none(), SearchObserver.NONE)
        .expand(states, 0, isEnough, List.of(receiver));
  }

  @Override
  public void close() {
    seen.close();
  }
}

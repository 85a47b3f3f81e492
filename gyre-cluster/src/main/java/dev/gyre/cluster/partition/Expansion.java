package dev.gyre.cluster.partition;

import dev.gyre.cluster.record.Counts;
import dev.gyre.cluster.record.Finding;
import dev.gyre.cluster.record.PartitionRound;
import dev.gyre.cluster.record.RoundCall;
import dev.gyre.runs.JoinedRun;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunMerge;
import dev.gyre.runs.RunMessage;
import dev.gyre.search.LevelExpansion;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.system.Cancellation;
import dev.gyre.system.CancelledException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * The first task of a round: states that wait are expanded, new ones that belong here are expanded
 * in their turn, for as many local levels as were named, and the others are sent to whom they
 * belong. It goes on while its blocks are taken, so that no more of them are in memory than one
 * portion gives.
 *
 * <p>It ends at a local level and never for want of time or room, because then the same task run
 * again would end elsewhere.
 */
final class Expansion implements Iterator<Parcel> {
  private static final int MOST_BYTES = 1 << 20;

  private final Site site;
  private final int number;
  private final RoundCall call;
  private final SeenStates seen;
  private final Consumer<PartitionRound> done;
  private final String attempt = Site.newWord();
  private final RunFiles files;
  private final Candidates candidates;
  private final LevelExpansion expansion;
  private final Queue<Parcel> ready = new ConcurrentLinkedQueue<>();
  private final List<List<Run>> grown = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private Counts counts = Counts.nothing();
  private List<Run> next = new ArrayList<>();
  private Run level;
  private int block;
  private int step;
  private boolean isOver;

  Expansion(
      Site site,
      int number,
      RoundCall call,
      SeenStates seen,
      List<Run> waiting,
      Consumer<PartitionRound> done) {
    this.site = site;
    this.number = number;
    this.call = call;
    this.seen = seen;
    this.done = done;
    this.files = site.sharedFiles(attempt);
    this.candidates =
        new Candidates(seen, site.owners(), site.partitions(), site.threads(), site.memory());
    this.expansion = site.expansion(SearchLimits.none(), new Interruption());
    this.level = new JoinedRun(waiting);
  }

  /** Whoever wants the task to end interrupts its thread. */
  private static final class Interruption implements SearchObserver {
    @Override
    public void progress(Progress progress) {
      // The round as a whole is told.
    }

    @Override
    public boolean isCancelled() {
      return Cancellation.isRequested();
    }
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && !isOver) {
      goOn();
    }
    return !ready.isEmpty();
  }

  @Override
  public Parcel next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.remove();
  }

  private void goOn() {
    LevelExpansion.Result result =
        expansion.expand(level, block, candidates::isFull, candidates.receivers());
    if (result.end() != SearchOutcome.End.COMPLETE) {
      throw failure(result);
    }
    counts = counts.and(Counts.of(result));
    result
        .found()
        .forEach(f -> findings.add(new Finding(f.place(), call.round(), step, f.state())));
    block = result.next();
    handOut();
    if (block >= level.blocks()) {
      endLevel();
    }
  }

  private static RuntimeException failure(LevelExpansion.Result result) {
    return result.end() == SearchOutcome.End.CANCELLED
        ? new CancelledException()
        : new IllegalStateException(
            "states could not be expanded: " + result.trouble().orElse(result.end().toString()));
  }

  private void handOut() {
    candidates.sort();
    next.addAll(seen.add(candidates.of(number), files, site.memory().smallPartWords()));
    AtomicInteger others = new AtomicInteger();
    Together.run(Math.min(site.threads(), site.partitions()), () -> sendAll(others));
    candidates.clear();
    seen.tidy();
  }

  private void sendAll(AtomicInteger others) {
    int to = others.getAndIncrement();
    while (to < site.partitions()) {
      List<Run> runs = to == number ? List.of() : candidates.of(to);
      if (!runs.isEmpty()) {
        send(to, runs);
      }
      to = others.getAndIncrement();
    }
  }

  private void send(int to, List<Run> runs) {
    try (RunMessage.Writer writer =
            new RunMessage.Writer(
                MOST_BYTES, Block.STATES, bytes -> ready.add(new Parcel(to, bytes)));
        RunMerge merge = new RunMerge(runs)) {
      merge.all(writer);
      writer.finish();
    }
  }

  private void endLevel() {
    step++;
    boolean hasGrown = !next.isEmpty();
    if (hasGrown) {
      grown.add(next);
    }
    if (!hasGrown || step == call.steps()) {
      end();
    } else {
      level = new JoinedRun(next);
      block = 0;
      next = new ArrayList<>();
    }
  }

  private void end() {
    isOver = true;
    PartitionRound first =
        new PartitionRound(
            attempt, StoredLevels.written(grown, files), List.of(), counts, findings);
    ready.add(new Parcel(number, Block.of(first)));
    done.accept(first);
  }
}

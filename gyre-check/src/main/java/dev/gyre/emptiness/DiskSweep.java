package dev.gyre.emptiness;

import dev.gyre.runs.Block;
import dev.gyre.runs.BlockReader;
import dev.gyre.runs.RecordBuffer;
import dev.gyre.runs.Run;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.DiskShares;
import dev.gyre.search.WorkerPool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Lists the steps of all states of a run, block by block, by several workers. What is kept of them
 * is sorted, and handed over when there is no room for more and at the end, while nobody works: so
 * no state is ever looked up alone.
 */
final class DiskSweep {
  /** Fewer states are left to the first worker. */
  private static final int WORTH_SHARING = 1 << 10;

  private final long mostWords;
  private final AtomicLong words = new AtomicLong();
  private final List<Worker> workers = new ArrayList<>();
  private final AtomicInteger nextBlock = new AtomicInteger();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  /** Where records are kept that a sweep is about. */
  static final class Kept {
    private final RecordBuffer arrivals;
    private final RecordBuffer goals;
    private long[] counted = new long[16];

    private Kept(int chunkWords, AtomicLong total) {
      this.arrivals = new RecordBuffer(chunkWords, total);
      this.goals = new RecordBuffer(chunkWords, total);
    }

    void arrival(long[] data, int at, int length) {
      arrivals.add(data, at, length);
    }

    void goal(long[] data, int at, int length) {
      goals.add(data, at, length);
    }

    /** An arrival with the number 1 behind the record, to be added up. */
    void countedArrival(long[] data, int at, int length) {
      if (counted.length <= length) {
        counted = new long[2 * length + 1];
      }
      System.arraycopy(data, at, counted, 0, length);
      counted[length] = 1;
      arrivals.add(counted, 0, length + 1);
    }
  }

  /** Decides what is kept of a step. For any thread. */
  interface Steps {
    /**
     * @param marks of the step
     * @param data has the record of the state that it leads to
     */
    void take(long marks, long[] data, int at, int length, Kept kept);
  }

  /** Takes what was kept since the last time, in sorted runs with records in common. */
  interface Batch {
    void take(List<Run> arrivals, List<Run> goals);
  }

  /**
   * @param watches one for each worker
   */
  DiskSweep(
      CycleQuestion question,
      AcceptanceMarks marks,
      StateCodec codec,
      DiskShares shares,
      List<SearchControl> watches) {
    this.mostWords = shares.candidateWords();
    for (SearchControl watch : watches) {
      workers.add(new Worker(question, marks, codec, watch, shares.chunkWords(watches.size())));
    }
  }

  /** The first worker's graph, while no sweep is under way. */
  DiskGraph graph() {
    return workers.get(0).graph;
  }

  long memoryBytes() {
    return words.get() * Long.BYTES;
  }

  /**
   * All states of a run.
   *
   * @throws SearchStoppedException if not all of them were seen
   */
  void over(Run states, Steps steps, Batch batch) {
    nextBlock.set(0);
    boolean isShared = states.size() >= WORTH_SHARING && workers.size() > 1;
    List<Worker> used = isShared ? workers : workers.subList(0, 1);
    used.forEach(worker -> worker.begin(states, steps));
    boolean isDone = false;
    while (!isDone) {
      if (isShared) {
        WorkerPool.run(used);
      } else {
        used.get(0).run();
      }
      rethrow();
      isDone = used.stream().allMatch(Worker::isDone);
      hand(used, batch);
    }
  }

  private void hand(List<Worker> used, Batch batch) {
    if (workers.get(0).watch.isOver()) {
      workers.forEach(Worker::clear);
      throw new SearchStoppedException();
    }
    List<Run> arrivals = new ArrayList<>();
    List<Run> goals = new ArrayList<>();
    for (Worker worker : used) {
      arrivals.addAll(worker.kept.arrivals.sorted());
      goals.addAll(worker.kept.goals.sorted());
    }
    batch.take(arrivals, goals);
    used.forEach(Worker::clear);
  }

  private void rethrow() {
    if (failure.get() instanceof RuntimeException e) {
      throw e;
    }
    if (failure.get() instanceof Error e) {
      throw e;
    }
  }

  private final class Worker implements Runnable {
    private final SearchControl watch;
    private final DiskGraph graph;
    private final Kept kept;
    private Run states;
    private Steps steps;
    private Block block = new Block();

    /** The next state of the block. */
    private int position;

    private boolean hasAll;

    Worker(
        CycleQuestion question,
        AcceptanceMarks marks,
        StateCodec codec,
        SearchControl watch,
        int chunkWords) {
      this.watch = watch;
      this.graph = new DiskGraph(question, marks, codec, watch);
      this.kept = new Kept(chunkWords, words);
    }

    void begin(Run run, Steps wanted) {
      states = run;
      steps = wanted;
      block = new Block();
      position = 0;
      hasAll = false;
    }

    boolean isDone() {
      return hasAll;
    }

    void clear() {
      kept.arrivals.clear();
      kept.goals.clear();
    }

    @Override
    public void run() {
      try (BlockReader reader = new BlockReader()) {
        // What is left of a block that was begun; a reader of its own may have the place.
        Block rest = block;
        while (!watch.isOver() && failure.get() == null && words.get() <= mostWords) {
          if (position == rest.count()) {
            int next = nextBlock.getAndIncrement();
            if (next >= states.blocks()) {
              hasAll = true;
              break;
            }
            rest = states.read(next, reader);
            position = 0;
          }
          graph.open(rest);
          expand(position++);
        }
        block = position < rest.count() ? copy(rest) : new Block();
        position = Math.min(position, block.count());
        kept.arrivals.sort();
        kept.goals.sort();
      } catch (RuntimeException | Error e) {
        failure.compareAndSet(null, e);
      }
    }

    /** The states that are left; the reader that has them is closed. */
    private Block copy(Block rest) {
      int left = rest.count() - position;
      long[] data = new long[left * rest.length()];
      System.arraycopy(rest.data(), rest.at(position), data, 0, data.length);
      position = 0;
      return new Block(data, rest.length(), left);
    }

    private void expand(int state) {
      watch.tick();
      int count = graph.explore(state);
      watch.arrived(count);
      for (int step = 0; step < count; step++) {
        steps.take(graph.marks(step), graph.records(), graph.start(step), graph.length(step), kept);
      }
    }
  }
}

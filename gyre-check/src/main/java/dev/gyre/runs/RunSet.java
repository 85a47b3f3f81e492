package dev.gyre.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A set of records in runs that have no record in common. A run is merged with those that came
 * later when they are three times as large together, so that there are few of them: small ones at
 * once, large ones by a thread of its own while others go on. A merged run has a filter where there
 * is memory for one.
 *
 * <p>Probes may be used by several threads, each its own; whatever changes the set is called by one
 * thread while nobody probes.
 */
public final class RunSet implements AutoCloseable {
  private static final int RATIO = 3;

  /** Each run that is merged with others needs a block of memory. */
  private static final int TOGETHER = 64;

  private final RunFiles files;
  private final long smallWords;
  private final long filterBytes;
  private final List<Member> members = new ArrayList<>();
  private Optional<Merging> merging = Optional.empty();
  private long merges;

  /** Whether there is no room for merged runs beside those they are made of. */
  private boolean isCramped;

  /**
   * @param run some of the records
   * @param owned the file to remove when they are merged into another one
   */
  private record Member(Run run, Optional<RunFilter> filter, Optional<RunFile> owned) {
    long filterBytes() {
      return filter.map(RunFilter::memoryBytes).orElse(0L);
    }
  }

  /**
   * @param files makes the files of merged runs
   * @param smallWords runs of so many words together are merged at once, and stay in memory
   * @param filterBytes how much memory filters may take
   */
  public RunSet(RunFiles files, long smallWords, long filterBytes) {
    this.files = files;
    this.smallWords = smallWords;
    this.filterBytes = filterBytes;
  }

  /** Adds a run of records that are not in the set; it stays its owner's. */
  public void add(Run run) {
    if (run.size() > 0) {
      members.add(new Member(run, Optional.empty(), Optional.empty()));
    }
  }

  /** How many records there are. */
  public long size() {
    return members.stream().mapToLong(member -> member.run().size()).sum();
  }

  /** The records, in few runs; good until the set is changed or tidied. */
  public List<Run> parts() {
    return members.stream().map(Member::run).toList();
  }

  /** How many runs there are at present. */
  public int runs() {
    return members.size();
  }

  /** How many times large runs were merged. */
  public long merges() {
    return merges;
  }

  public long memoryBytes() {
    long bytes = 0;
    for (Member member : members) {
      bytes += member.run().memoryBytes() + member.filterBytes();
    }
    return bytes;
  }

  /** Looks records up, in ascending order. For one thread; to be closed. */
  public Probe newProbe() {
    return new Probe();
  }

  /** Merges all there is and waits for it; as many runs as before stay if there is no room. */
  public void mergeAll() {
    while (members.size() > 1 && !isCramped) {
      for (int from = 0; from + 1 < members.size() && !isCramped; from++) {
        start(List.copyOf(members.subList(from, Math.min(from + TOGETHER, members.size()))));
        merging.get().join();
        adopt(merging.get());
        merging = Optional.empty();
      }
    }
  }

  /** Takes over what was merged, and merges what is due. */
  public void tidy() {
    if (merging.isPresent() && merging.get().isDone()) {
      adopt(merging.get());
      merging = Optional.empty();
    }
    int from = firstOfLikeSize();
    if (members.size() - from < 2) {
      return;
    }
    long words = 0;
    for (Member member : members.subList(from, members.size())) {
      words += words(member.run());
    }
    if (words <= smallWords) {
      mergeAtOnce(from);
    } else if (merging.isEmpty() && !isCramped) {
      start(List.copyOf(members.subList(from, members.size())));
    }
  }

  /** A run in a file is large, whatever it holds. */
  private long words(Run run) {
    return run.isInMemory() ? run.memoryBytes() / Long.BYTES : smallWords + 1;
  }

  /** Members from here on are to be merged; those that are being merged already are left alone. */
  private int firstOfLikeSize() {
    int least =
        merging.map(m -> members.indexOf(m.sources.get(m.sources.size() - 1)) + 1).orElse(0);
    int first = members.size();
    long behind = 0;
    for (int from = members.size() - 1; from >= least; from--) {
      long size = members.get(from).run().size();
      if (RATIO * size <= behind) {
        first = from;
      }
      behind += size;
    }
    return first;
  }

  private void mergeAtOnce(int from) {
    List<Member> sources = members.subList(from, members.size());
    try (RunBuilder builder = new RunBuilder(files, Long.MAX_VALUE);
        RunMerge merge = new RunMerge(sources.stream().map(Member::run).toList())) {
      merge.all(builder);
      Run merged = builder.finish();
      sources.clear();
      members.add(new Member(merged, Optional.empty(), Optional.empty()));
    }
  }

  private void start(List<Member> sources) {
    long size = sources.stream().mapToLong(member -> member.run().size()).sum();
    long used = members.stream().mapToLong(Member::filterBytes).sum();
    Merging started = new Merging(sources, RunFilter.within(filterBytes - used, size));
    merging = Optional.of(started);
    started.thread.start();
  }

  private void adopt(Merging done) {
    if (done.failure.isPresent()) {
      if (done.failure.get() instanceof NoRoomException) {
        isCramped = true; // the runs are still there, and room is better spent on new records
        return;
      }
      throw done.failure.get();
    }
    int first = members.indexOf(done.sources.get(0));
    members.subList(first, first + done.sources.size()).clear();
    Optional<RunFile> file =
        done.result instanceof RunFile owned ? Optional.of(owned) : Optional.empty();
    members.add(first, new Member(done.result, done.filter, file));
    done.sources.forEach(source -> source.run().release());
    done.sources.forEach(source -> source.owned().ifPresent(RunFile::delete));
    merges++;
  }

  /** Stops merging, and closes all files. */
  @Override
  public void close() {
    merging.ifPresent(Merging::stop);
    merging = Optional.empty();
    members.forEach(member -> member.run().release());
  }

  /** Some members, on their way into one. */
  private final class Merging {
    private final List<Member> sources;
    private final Optional<RunFilter> filter;
    private final Thread thread = new Thread(this::merge, "gyre-merge");
    private Run result = new MemoryRun(List.of());
    private Optional<RuntimeException> failure = Optional.empty();

    Merging(List<Member> sources, Optional<RunFilter> filter) {
      this.sources = sources;
      this.filter = filter;
      thread.setDaemon(true);
    }

    private void merge() {
      try (RunBuilder builder = RunBuilder.ofFile(files, RunWriter.Life.SHORT);
          RunMerge merge = new RunMerge(sources.stream().map(Member::run).toList())) {
        if (filter.isPresent()) {
          FilteredSink sink = new FilteredSink(filter.get(), builder);
          merge.all(sink);
          sink.finish();
        } else {
          merge.all(builder);
        }
        result = builder.finish();
      } catch (RuntimeException e) {
        failure = Optional.of(e);
      } catch (OutOfMemoryError e) {
        failure = Optional.of(new RunsException("no memory is left to merge runs", e));
      }
    }

    /** Nothing is being written any more when the thread is not alive. */
    boolean isDone() {
      if (thread.isAlive()) {
        return false;
      }
      join();
      return true;
    }

    private void stop() {
      thread.interrupt();
      join();
    }

    private void join() {
      boolean isInterrupted = false;
      while (true) {
        try {
          thread.join();
          break;
        } catch (InterruptedException e) {
          isInterrupted = true;
          thread.interrupt();
        }
      }
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Looks records up. */
  public final class Probe implements AutoCloseable {
    private final RunCursor[] cursors;
    private final RunFilter[] filters;

    private Probe() {
      int count = members.size();
      cursors = new RunCursor[count];
      filters = new RunFilter[count];
      for (int i = 0; i < count; i++) {
        cursors[i] = new RunCursor(members.get(i).run());
        filters[i] = members.get(i).filter().orElse(null);
      }
    }

    /** Whether a record is in the set; it must not be smaller than one asked for before. */
    public boolean contains(long[] data, int at, int length) {
      long hash = Records.hash(data, at, length);
      for (int i = 0; i < cursors.length; i++) {
        boolean isPossible = filters[i] == null || filters[i].mayContain(hash);
        if (isPossible && cursors[i].seek(data, at, length) && cursors[i].isAt(data, at, length)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void close() {
      for (RunCursor cursor : cursors) {
        cursor.close();
      }
    }
  }
}

package dev.gyre.search;

import dev.gyre.runs.Block;
import dev.gyre.runs.OfferedRecords;
import dev.gyre.runs.RecentRecords;
import dev.gyre.runs.RecordBuffer;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunSet;
import dev.gyre.runs.StateCoder;
import dev.gyre.store.StateStore;
import dev.gyre.store.StoreSession;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The states of a {@link DiskSearch}: those known for certain in runs, those that came last in a
 * table, and those that may be new in buffers.
 *
 * <p>As long as the table has forgotten nothing that would be in the same place, what it does not
 * know is new for certain, and need not be looked up.
 */
final class DiskStates implements StateStore, AutoCloseable {
  private final DiskSettings settings;
  private final DiskShares shares;
  private final RunFiles files;
  private final RunSet known;
  private final RecentRecords recent;
  private final AtomicLong bufferedWords = new AtomicLong();
  private final int chunkWords;

  /** Whether every known state was in the table at some time. */
  private volatile boolean tableSeesAll;

  private volatile long confirmed;
  private volatile long bytes;

  DiskStates(DiskSettings settings, int workers) {
    this.settings = settings;
    this.shares = settings.shares(1);
    this.files = new RunFiles(settings.directory(), settings.codec());
    this.known = new RunSet(files, shares.smallRunWords(), shares.filterBytes());
    this.recent = new RecentRecords(settings.codec().usualLength(), shares.recentBytes());
    this.chunkWords = shares.chunkWords(workers);
  }

  /**
   * No state is known yet, so the table gets to see all there will be. Where this is not said what
   * the table does not know may be known all the same.
   */
  void beginWithNothing() {
    if (known.size() > 0) {
      throw new IllegalStateException("some states are known already");
    }
    tableSeesAll = true;
  }

  RunFiles files() {
    return files;
  }

  /** The states that are known for certain; only when nobody searches. */
  RunSet known() {
    return known;
  }

  /** Whether candidates have to be looked up before there can be more of them. */
  boolean isFull() {
    return bufferedWords.get() > shares.candidateWords();
  }

  /** All workers wait: what they found is among the known states now. */
  void settled(long levelBytes) {
    known.tidy();
    recent.growIfFull();
    confirmed = known.size();
    bytes = known.memoryBytes() + recent.memoryBytes() + levelBytes;
  }

  @Override
  public Session newSession() {
    return new Session();
  }

  /** States that may be known already do not count. */
  @Override
  public long size() {
    return confirmed;
  }

  @Override
  public long memoryBytes() {
    return bytes + bufferedWords.get() * Long.BYTES;
  }

  @Override
  public long diskBytes() {
    return settings.use().used();
  }

  @Override
  public void close() {
    known.close();
  }

  /**
   * One worker's states. A handle is the number of a state in the block that is open. What is
   * offered and not known for certain to be known is a candidate, which counts as new here.
   */
  final class Session implements StoreSession {
    private static final long CANDIDATE = 0;

    private final StateCoder coder = settings.codec().newCoder();
    private final OfferedRecords offers = new OfferedRecords(settings.codec());
    private final RecordBuffer fresh = new RecordBuffer(chunkWords, bufferedWords);
    private final RecordBuffer doubtful = new RecordBuffer(chunkWords, bufferedWords);
    private Block block = new Block();
    private int length;
    private long[] hashes = new long[64];
    private long[] results = new long[64];

    /** Written only so that the loads that fetch memory ahead are not optimised away. */
    @SuppressWarnings("UnusedVariable")
    private long touched;

    /** The states of a block are expanded next. */
    void open(Block next) {
      block = next;
    }

    /** How many candidates there are. */
    long candidates() {
      return fresh.records() + doubtful.records();
    }

    /** Candidates that are certainly in no known run, in sorted runs. */
    List<Run> fresh() {
      return fresh.sorted();
    }

    /** The other candidates, in sorted runs; some may be fresh ones as well. */
    List<Run> doubtful() {
      return doubtful.sorted();
    }

    void sortCandidates() {
      fresh.sort();
      doubtful.sort();
    }

    void clearCandidates() {
      fresh.clear();
      doubtful.clear();
    }

    @Override
    public void enter() {
      // Nothing moves before all workers wait for each other.
    }

    @Override
    public void leave() {
      // See above.
    }

    @Override
    public void load(long handle) {
      length = coder.decode(block.data(), block.at((int) handle), block.length());
    }

    @Override
    public int[] words() {
      return coder.words();
    }

    @Override
    public int start() {
      return 0;
    }

    @Override
    public int length() {
      return length;
    }

    @Override
    public void offer(int[] words, int count) {
      offers.add(words, count);
    }

    /** All offers together, so that the table is looked at while memory delivers. */
    @Override
    public int settle() {
      int count = offers.count();
      offers.restart();
      if (count > results.length) {
        hashes = new long[count * 2];
        results = new long[count * 2];
      }
      long sum = 0;
      for (int i = 0; i < count; i++) {
        hashes[i] = RecentRecords.hash(offers.data(), offers.start(i), offers.length(i));
        sum += recent.touch(hashes[i]);
      }
      touched = sum;
      for (int i = 0; i < count; i++) {
        results[i] = settle(i) ? CANDIDATE : ~CANDIDATE;
      }
      return count;
    }

    private boolean settle(int offer) {
      long[] data = offers.data();
      int at = offers.start(offer);
      int words = offers.length(offer);
      RecentRecords.Answer answer = recent.add(hashes[offer], data, at, words);
      if (answer == RecentRecords.Answer.KNOWN) {
        return false;
      }
      boolean isFresh = answer == RecentRecords.Answer.NEW && tableSeesAll;
      (isFresh ? fresh : doubtful).add(data, at, words);
      return true;
    }

    @Override
    public long settled(int index) {
      return results[index];
    }
  }
}

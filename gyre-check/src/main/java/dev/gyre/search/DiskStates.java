package dev.gyre.search;

import dev.gyre.runs.Block;
import dev.gyre.runs.RecentRecords;
import dev.gyre.runs.RecordBuffer;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunSet;
import dev.gyre.runs.StateCoder;
import dev.gyre.store.StateStore;
import dev.gyre.store.StoreSession;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The states of a {@link DiskSearch}: those known for certain in runs, those that came last in a
 * table, and those that may be new in buffers.
 */
final class DiskStates implements StateStore, AutoCloseable {
  private final DiskSettings settings;
  private final RunFiles files;
  private final RunSet known;
  private final RecentRecords recent;
  private final AtomicLong bufferedWords = new AtomicLong();
  private final int chunkWords;
  private volatile long confirmed;
  private volatile long bytes;

  DiskStates(DiskSettings settings, int workers) {
    this.settings = settings;
    this.files = new RunFiles(settings.directory(), settings.codec());
    this.known = new RunSet(files, settings.smallRunWords(), settings.filterBytes());
    this.recent = new RecentRecords(settings.codec().usualLength(), settings.recentBytes());
    this.chunkWords = settings.chunkWords(workers);
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
    return bufferedWords.get() > settings.candidateWords();
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
    private final StateCoder offers = settings.codec().newCoder();
    private final RecordBuffer candidates = new RecordBuffer(chunkWords, bufferedWords);
    private Block block = new Block();
    private int length;
    private long[] offeredWords = new long[256];

    /** Where each offer ends among the words. */
    private int[] ends = new int[64];

    private long[] hashes = new long[64];
    private long[] results = new long[64];
    private int offered;

    /** Written only so that the loads that fetch memory ahead are not optimised away. */
    @SuppressWarnings("UnusedVariable")
    private long touched;

    /** The states of a block are expanded next. */
    void open(Block next) {
      block = next;
    }

    RecordBuffer candidates() {
      return candidates;
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
      int recordLength = offers.encode(words, 0, count);
      int start = start(offered);
      int end = start + recordLength;
      if (offered == ends.length) {
        ends = Arrays.copyOf(ends, offered * 2);
      }
      if (end > offeredWords.length) {
        offeredWords = Arrays.copyOf(offeredWords, end * 2);
      }
      System.arraycopy(offers.record(), 0, offeredWords, start, recordLength);
      ends[offered++] = end;
    }

    private int start(int offer) {
      return offer == 0 ? 0 : ends[offer - 1];
    }

    /** All offers together, so that the table is looked at while memory delivers. */
    @Override
    public int settle() {
      int count = offered;
      offered = 0;
      if (count > results.length) {
        hashes = new long[count * 2];
        results = new long[count * 2];
      }
      long sum = 0;
      for (int i = 0; i < count; i++) {
        hashes[i] = RecentRecords.hash(offeredWords, start(i), ends[i] - start(i));
        sum += recent.touch(hashes[i]);
      }
      touched = sum;
      for (int i = 0; i < count; i++) {
        int at = start(i);
        boolean isCandidate = recent.add(hashes[i], offeredWords, at, ends[i] - at);
        if (isCandidate) {
          candidates.add(offeredWords, at, ends[i] - at);
        }
        results[i] = isCandidate ? CANDIDATE : ~CANDIDATE;
      }
      return count;
    }

    @Override
    public long settled(int index) {
      return results[index];
    }
  }
}

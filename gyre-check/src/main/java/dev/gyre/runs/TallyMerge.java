package dev.gyre.runs;

import dev.gyre.system.Cancellation;
import java.util.Arrays;
import java.util.List;

/**
 * Adds up what runs count: their records have a number behind them, in a word of its own, and those
 * that are equal except for it become one with the sum. Runs may have such records in common, and
 * one run may have several.
 */
public final class TallyMerge implements AutoCloseable {
  private static final int CHECK_INTERVAL = 1 << 16;

  private static final long[] OPEN = {};

  private final RunHeap heap;
  private long[] present = {};
  private int presentLength;
  private long sum;

  /** Takes what was counted, in the order of the records. */
  public interface Sink {
    /**
     * @param data has the record from {@code at} on, without the number, during the call only
     * @param count the sum, which may be 0 or less
     */
    void accept(long[] data, int at, int length, long count);
  }

  public TallyMerge(List<? extends Run> runs) {
    this.heap = new RunHeap(runs);
  }

  /** Gives everything to a sink. */
  public void all(Sink sink) {
    heap.start(OPEN);
    int untilCheck = CHECK_INTERVAL;
    while (!heap.isEmpty()) {
      if (--untilCheck == 0) {
        Cancellation.check();
        untilCheck = CHECK_INTERVAL;
      }
      take(heap.top(), sink);
      heap.advance();
    }
    pass(sink);
  }

  private void take(RunCursor top, Sink sink) {
    int length = top.length() - 1;
    long[] data = top.data();
    int at = top.at();
    if (length != presentLength
        || !Arrays.equals(data, at, at + length, present, 0, presentLength)) {
      pass(sink);
      if (present.length < length) {
        present = new long[length];
      }
      System.arraycopy(data, at, present, 0, length);
      presentLength = length;
      sum = 0;
    }
    sum += data[at + length];
  }

  private void pass(Sink sink) {
    if (presentLength > 0) {
      sink.accept(present, 0, presentLength, sum);
    }
  }

  @Override
  public void close() {
    heap.close();
  }
}

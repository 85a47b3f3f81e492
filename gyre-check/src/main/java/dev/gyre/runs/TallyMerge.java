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

  private final List<RunCursor> cursors;
  private final RunCursor[] heap;
  private int size;
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
    this.cursors = runs.stream().map(RunCursor::new).toList();
    this.heap = new RunCursor[cursors.size()];
  }

  /** Gives everything to a sink. */
  public void all(Sink sink) {
    for (RunCursor cursor : cursors) {
      if (cursor.next()) {
        heap[size++] = cursor;
      }
    }
    for (int i = size / 2 - 1; i >= 0; i--) {
      sift(i);
    }
    int untilCheck = CHECK_INTERVAL;
    while (size > 0) {
      if (--untilCheck == 0) {
        Cancellation.check();
        untilCheck = CHECK_INTERVAL;
      }
      take(heap[0], sink);
      if (!heap[0].next()) {
        heap[0] = heap[--size];
      }
      sift(0);
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

  private void sift(int start) {
    int parent = start;
    while (2 * parent + 1 < size) {
      int child = 2 * parent + 1;
      if (child + 1 < size && isBefore(heap[child + 1], heap[child])) {
        child++;
      }
      if (!isBefore(heap[child], heap[parent])) {
        return;
      }
      RunCursor lower = heap[parent];
      heap[parent] = heap[child];
      heap[child] = lower;
      parent = child;
    }
  }

  private static boolean isBefore(RunCursor one, RunCursor other) {
    return Records.compare(
            one.data(), one.at(), one.length(), other.data(), other.at(), other.length())
        < 0;
  }

  @Override
  public void close() {
    cursors.forEach(RunCursor::close);
  }
}

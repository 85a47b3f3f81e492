package dev.gyre.runs;

import dev.gyre.system.Cancellation;
import java.util.List;

/**
 * The union of runs as a stream: their records in order, each once. A binary heap of cursors, the
 * one with the smallest record on top.
 */
public final class RunMerge implements AutoCloseable {
  private static final int CHECK_INTERVAL = 1 << 16;

  private final List<RunCursor> cursors;
  private final RunCursor[] heap;
  private int size;

  public RunMerge(List<? extends Run> runs) {
    this.cursors = runs.stream().map(RunCursor::new).toList();
    this.heap = new RunCursor[cursors.size()];
  }

  /** Gives all records to a sink. */
  public void all(RecordSink sink) {
    cursors.forEach(
        cursor -> {
          if (cursor.next()) {
            heap[size++] = cursor;
          }
        });
    pour(sink, new long[0], 0);
  }

  /**
   * Gives the records of a range to a sink.
   *
   * @param from the first one; empty for the smallest there is
   * @param to the one behind the last; empty for all that follow
   */
  public void range(long[] from, long[] to, RecordSink sink) {
    cursors.forEach(
        cursor -> {
          if (from.length == 0 ? cursor.next() : cursor.seek(from, 0, from.length)) {
            heap[size++] = cursor;
          }
        });
    pour(sink, to, to.length);
  }

  private void pour(RecordSink sink, long[] to, int toLength) {
    for (int i = size / 2 - 1; i >= 0; i--) {
      sift(i);
    }
    long[] last = {};
    int lastLength = 0;
    int untilCheck = CHECK_INTERVAL;
    while (size > 0) {
      if (--untilCheck == 0) {
        Cancellation.check();
        untilCheck = CHECK_INTERVAL;
      }
      RunCursor top = heap[0];
      if (!top.isAt(last, 0, lastLength)) {
        if (toLength > 0 && isNotBefore(top, to, toLength)) {
          return;
        }
        sink.accept(top.data(), top.at(), top.length());
        if (last.length < top.length()) {
          last = new long[top.length()];
        }
        lastLength = top.length();
        System.arraycopy(top.data(), top.at(), last, 0, lastLength);
      }
      if (!top.next()) {
        heap[0] = heap[--size];
      }
      sift(0);
    }
  }

  private static boolean isNotBefore(RunCursor cursor, long[] record, int length) {
    return Records.compare(cursor.data(), cursor.at(), cursor.length(), record, 0, length) >= 0;
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

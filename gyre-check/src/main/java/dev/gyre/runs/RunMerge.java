package dev.gyre.runs;

import dev.gyre.system.Cancellation;
import java.util.List;

/** The union of runs as a stream: their records in order, each once. */
public final class RunMerge implements AutoCloseable {
  private static final int CHECK_INTERVAL = 1 << 16;
  private static final long[] OPEN = {};

  private final RunHeap heap;

  public RunMerge(List<? extends Run> runs) {
    this.heap = new RunHeap(runs);
  }

  /** Gives all records to a sink. */
  public void all(RecordSink sink) {
    range(OPEN, OPEN, sink);
  }

  /**
   * Gives the records of a range to a sink.
   *
   * @param from the first one; empty for the smallest there is
   * @param to the one behind the last; empty for all that follow
   */
  public void range(long[] from, long[] to, RecordSink sink) {
    heap.start(from);
    long[] last = {};
    int lastLength = 0;
    int untilCheck = CHECK_INTERVAL;
    while (!heap.isEmpty()) {
      if (--untilCheck == 0) {
        Cancellation.check();
        untilCheck = CHECK_INTERVAL;
      }
      RunCursor top = heap.top();
      if (!top.isAt(last, 0, lastLength)) {
        if (to.length > 0 && isNotBefore(top, to)) {
          return;
        }
        sink.accept(top.data(), top.at(), top.length());
        if (last.length < top.length()) {
          last = new long[top.length()];
        }
        lastLength = top.length();
        System.arraycopy(top.data(), top.at(), last, 0, lastLength);
      }
      heap.advance();
    }
  }

  /** While a sink takes a record: the first of the runs that have it. */
  public int source() {
    return heap.topNumber();
  }

  private static boolean isNotBefore(RunCursor cursor, long[] record) {
    return Records.compare(cursor.data(), cursor.at(), cursor.length(), record, 0, record.length)
        >= 0;
  }

  @Override
  public void close() {
    heap.close();
  }
}

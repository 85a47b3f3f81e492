package dev.gyre.runs;

import java.util.List;

/**
 * Runs that are read side by side, the one with the smallest record on top: a binary heap of
 * cursors. Where records are equal the run that was listed first is on top. The first word of each
 * record is at hand, since it decides most comparisons.
 */
final class RunHeap implements AutoCloseable {
  private final RunCursor[] cursors;

  /** Numbers of runs, as a heap. */
  private final int[] heap;

  private final int[] lengths;

  /** First words, moved so that their order is that of numbers with a sign. */
  private final long[] firsts;

  private int size;

  RunHeap(List<? extends Run> runs) {
    int count = runs.size();
    this.cursors = new RunCursor[count];
    for (int i = 0; i < count; i++) {
      cursors[i] = new RunCursor(runs.get(i));
    }
    this.heap = new int[count];
    this.lengths = new int[count];
    this.firsts = new long[count];
  }

  /**
   * Begins; to be called once.
   *
   * @param from with the first record that is not before this one; empty for the first of all
   */
  void start(long[] from) {
    for (int run = 0; run < cursors.length; run++) {
      RunCursor cursor = cursors[run];
      if (from.length == 0 ? cursor.next() : cursor.seek(from, 0, from.length)) {
        heap[size++] = run;
        look(run, cursor);
      }
    }
    for (int i = size / 2 - 1; i >= 0; i--) {
      sift(i);
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** The run with the smallest record. */
  RunCursor top() {
    return cursors[heap[0]];
  }

  /** Which of the runs that is. */
  int topNumber() {
    return heap[0];
  }

  /** Goes on to the next record of the run on top. */
  void advance() {
    int run = heap[0];
    RunCursor cursor = cursors[run];
    if (cursor.next()) {
      look(run, cursor);
    } else {
      heap[0] = heap[--size];
    }
    sift(0);
  }

  private void look(int run, RunCursor cursor) {
    lengths[run] = cursor.length();
    firsts[run] = cursor.data()[cursor.at()] ^ Long.MIN_VALUE;
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
      int lower = heap[parent];
      heap[parent] = heap[child];
      heap[child] = lower;
      parent = child;
    }
  }

  private boolean isBefore(int one, int other) {
    if (lengths[one] != lengths[other]) {
      return lengths[one] < lengths[other];
    }
    if (firsts[one] != firsts[other]) {
      return firsts[one] < firsts[other];
    }
    return isBeforeByRest(one, other);
  }

  private boolean isBeforeByRest(int one, int other) {
    RunCursor a = cursors[one];
    RunCursor b = cursors[other];
    int order = Records.compare(a.data(), a.at(), a.length(), b.data(), b.at(), b.length());
    return order == 0 ? one < other : order < 0;
  }

  @Override
  public void close() {
    for (RunCursor cursor : cursors) {
      cursor.close();
    }
  }
}

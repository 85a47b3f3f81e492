package dev.gyre.runs;

/** Adds records to a filter, some at a time, on their way to somewhere else. */
final class FilteredSink implements RecordSink {
  private static final int TOGETHER = 32;

  private final RunFilter filter;
  private final RecordSink next;
  private final long[] hashes = new long[TOGETHER];
  private int count;

  FilteredSink(RunFilter filter, RecordSink next) {
    this.filter = filter;
    this.next = next;
  }

  @Override
  public void accept(long[] data, int at, int length) {
    hashes[count++] = Records.hash(data, at, length);
    if (count == TOGETHER) {
      finish();
    }
    next.accept(data, at, length);
  }

  /** The filter has all records now. */
  void finish() {
    filter.addAll(hashes, count);
    count = 0;
  }
}

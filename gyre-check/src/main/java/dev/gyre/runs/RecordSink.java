package dev.gyre.runs;

/** Takes records, one after the other. */
public interface RecordSink {
  /** The record is in {@code data[at .. at+length)}, during the call only. */
  void accept(long[] data, int at, int length);
}

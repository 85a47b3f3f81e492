package dev.gyre.cli;

import dev.gyre.engine.run.CheckObserver;
import dev.gyre.view.report.ReportDocument;
import java.util.ArrayList;
import java.util.List;

/**
 * Remembers how a search went on, for its charts, and hands everything on. A long search does not
 * make it grow: when it has many samples it drops every second one, and takes half as many.
 */
final class RecordedProgress implements CheckObserver {
  private static final int MAX_SAMPLES = 400;
  private static final long FIRST_INTERVAL_NANOS = 20_000_000;

  private final CheckObserver next;
  private final long start = System.nanoTime();
  private List<ReportDocument.Sample> samples = new ArrayList<>();
  private long interval = FIRST_INTERVAL_NANOS;
  private long last = Long.MIN_VALUE / 2;

  RecordedProgress(CheckObserver next) {
    this.next = next;
  }

  @Override
  public void progress(Progress p) {
    record(p);
    next.progress(p);
  }

  /** Told by any worker. */
  private synchronized void record(Progress p) {
    long now = System.nanoTime();
    if (now - last < interval) {
      return;
    }
    last = now;
    samples.add(
        new ReportDocument.Sample((now - start) / 1e9, p.states(), p.depth(), p.memoryBytes()));
    if (samples.size() == MAX_SAMPLES) {
      List<ReportDocument.Sample> half = new ArrayList<>();
      for (int i = 0; i < samples.size(); i += 2) {
        half.add(samples.get(i));
      }
      samples = half;
      interval *= 2;
    }
  }

  @Override
  public void remark(String text) {
    next.remark(text);
  }

  @Override
  public boolean isCancelled() {
    return next.isCancelled();
  }

  synchronized List<ReportDocument.Sample> samples() {
    return List.copyOf(samples);
  }
}

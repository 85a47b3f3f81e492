package dev.gyre.explore.work;

import dev.gyre.engine.run.CheckObserver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A check and how far it is. Thread-safe. */
public final class RunningCheck implements CheckObserver {
  private static final long INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final int KEPT_SAMPLES = 600;

  private final int number;
  private final long start = System.nanoTime();
  private final List<Sample> samples = new ArrayList<>();
  private long last = start;
  private volatile boolean cancelled;
  private String result;

  RunningCheck(int number) {
    this.number = number;
  }

  public int number() {
    return number;
  }

  @Override
  public void progress(Progress progress) {
    long now = System.nanoTime();
    synchronized (this) {
      if (now - last < INTERVAL_NANOS) {
        return;
      }
      last = now;
      samples.add(new Sample((now - start) / 1e9, progress));
      if (samples.size() > KEPT_SAMPLES) {
        thin();
      }
    }
  }

  /** A long check is remembered less exactly, from its start to now. */
  private void thin() {
    for (int i = samples.size() - 2; i >= 0; i -= 2) {
      samples.remove(i);
    }
  }

  /** What was seen after a moment, in seconds from the start. */
  public synchronized List<Sample> samplesAfter(double seconds) {
    return samples.stream().filter(sample -> sample.seconds() > seconds).toList();
  }

  @Override
  public boolean isCancelled() {
    return cancelled;
  }

  public void cancel() {
    cancelled = true;
  }

  synchronized void finish(String json) {
    result = json;
  }

  /** The result as JSON, once there is one. */
  public synchronized Optional<String> result() {
    return Optional.ofNullable(result);
  }
}

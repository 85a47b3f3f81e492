package dev.gyre.cli;

import java.util.function.BooleanSupplier;

/**
 * Interrupts the thread that has set it when a condition comes true, so that all work that looks at
 * {@link dev.gyre.system.Cancellation} ends; again and again, as somebody may not have noticed.
 */
final class Alarm implements AutoCloseable {
  private static final long INTERVAL_MILLIS = 50;

  private final Thread worker = Thread.currentThread();
  private final BooleanSupplier isOver;
  private final Thread watch = new Thread(this::watch, "gyre-alarm");
  private volatile boolean isClosed;

  private Alarm(BooleanSupplier isOver) {
    this.isOver = isOver;
  }

  /** From now on until it is closed. */
  static Alarm set(BooleanSupplier isOver) {
    Alarm alarm = new Alarm(isOver);
    alarm.watch.setDaemon(true);
    alarm.watch.start();
    return alarm;
  }

  private void watch() {
    try {
      while (!isClosed) {
        Thread.sleep(INTERVAL_MILLIS);
        if (isOver.getAsBoolean()) {
          ring();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void ring() {
    if (!isClosed) {
      worker.interrupt();
    }
  }

  /** The thread goes on as if nothing had happened. */
  @Override
  public synchronized void close() {
    isClosed = true;
    watch.interrupt();
    Thread.interrupted();
  }
}

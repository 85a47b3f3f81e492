package dev.gyre.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Waits for Ctrl-C or SIGTERM, which are how a server ends: with status 0 and not with that of the
 * signal.
 */
final class ServerInterruption implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 8;

  private final CountDownLatch requested = new CountDownLatch(1);
  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook = new Thread(this::stop, "gyre-interruption");

  private ServerInterruption() {}

  static ServerInterruption listen() {
    ServerInterruption interruption = new ServerInterruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  void await() throws InterruptedException {
    requested.await();
  }

  private void stop() {
    requested.countDown();
    try {
      // Whatever still runs then ends with the process; nothing of it is kept.
      finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Main.halt(ExitStatus.SUCCESS);
  }

  /** The server has ended. */
  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      requested.countDown(); // the signal has come, and the hook ends the process
    }
  }
}

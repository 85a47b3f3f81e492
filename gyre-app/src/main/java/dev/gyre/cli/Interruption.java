package dev.gyre.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Lets a long run end in an orderly way on Ctrl-C or SIGTERM. The JVM then runs the hook below,
 * which asks the run to stop, waits until it has said what it knows, and ends the process with the
 * status of that: undecided, unless something was decided before.
 */
final class Interruption implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 10;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook = new Thread(this::stop, "gyre-interruption");
  private volatile boolean requested;
  private volatile BooleanSupplier isBusy = () -> false;
  private volatile ExitStatus status = ExitStatus.UNDECIDED;

  private final Console console;

  private Interruption(Console console) {
    this.console = console;
  }

  /** From now on until it is closed. */
  static Interruption listen(Console console) {
    Interruption interruption = new Interruption(console);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  /** The run is not broken off as long as this is so. */
  void sparing(BooleanSupplier writing) {
    isBusy = writing;
  }

  boolean isRequested() {
    return requested;
  }

  private void stop() {
    requested = true;
    try {
      boolean inTime = finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      while (!inTime && isBusy.getAsBoolean()) {
        inTime = finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      }
      if (!inTime) {
        console.err().println("gyre: the search did not stop in time, so there are no figures");
        console.flush();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Main.halt(status);
  }

  /** The run has said what it knows, which comes to this. */
  void answered(ExitStatus answer) {
    status = answer;
  }

  /** The run has said all it has to say. */
  @Override
  public void close() {
    finished.countDown();
    if (!requested) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        requested = true; // the signal came this very moment; the hook finds nothing to wait for
      }
    }
  }
}

package dev.gyre.cli;

import java.util.Optional;

/**
 * The script that has started Java and waits for it, if there is one. A JVM that cannot start ends
 * with 1, which is also what we say of a violated property; so we tell the script another number.
 */
final class Launcher {
  /** The script has the same number. */
  private static final int VIOLATED = 101;

  private static final String PROCESS = "gyre.launcher";
  private static final long INTERVAL_MILLIS = 500;

  private final long process;

  private Launcher(long process) {
    this.process = process;
  }

  /** Empty if Java was started in another way, or by a script that does not know its number. */
  static Optional<Launcher> running() {
    return Optional.ofNullable(Long.getLong(PROCESS)).filter(p -> p > 0).map(Launcher::new);
  }

  /** What the process ends with, so that in the end the status is this one. */
  static int told(int status) {
    boolean isShared = status == ExitStatus.VIOLATED.number() && Long.getLong(PROCESS) != null;
    return isShared ? VIOLATED : status;
  }

  /**
   * Ends the process soon after the script has gone: a script that is killed cannot pass that on,
   * and nobody would stop a search that nobody waits for.
   */
  void endTogether() {
    Thread watch = new Thread(this::watch, "gyre-launcher");
    watch.setDaemon(true);
    watch.start();
  }

  private void watch() {
    try {
      do {
        Thread.sleep(INTERVAL_MILLIS);
      } while (isThere());
      Main.halt(ExitStatus.UNDECIDED);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whoever has lost its parent gets another one. Where that cannot be told it has not. */
  private boolean isThere() {
    return ProcessHandle.current().parent().map(parent -> parent.pid() == process).orElse(true);
  }
}

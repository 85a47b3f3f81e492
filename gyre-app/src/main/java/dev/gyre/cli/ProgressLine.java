package dev.gyre.cli;

import dev.gyre.engine.run.CheckObserver;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Shows how far a search is, once a second on one line of a terminal. */
final class ProgressLine implements CheckObserver {
  private static final long INTERVAL_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final PrintWriter out;
  private final Interruption interruption;
  private final Screen screen;
  private final long start = System.nanoTime();
  private long last = start;
  private boolean shown;

  /** Whether somebody is looking. */
  enum Screen {
    TERMINAL,
    NONE
  }

  ProgressLine(PrintWriter out, Interruption interruption, Screen screen) {
    this.out = out;
    this.interruption = interruption;
    this.screen = screen;
  }

  /** The launcher knows whether standard error is a terminal; Java itself cannot tell. */
  static Screen screen() {
    return Boolean.getBoolean("gyre.terminal") ? Screen.TERMINAL : Screen.NONE;
  }

  @Override
  public void progress(Progress p) {
    long now = System.nanoTime();
    if (screen == Screen.NONE || now - last < INTERVAL_NANOS) {
      return;
    }
    last = now;
    shown = true;
    double seconds = (now - start) / 1e9;
    out.print(
        String.format(
            Locale.ROOT,
            "\r%,d states, %,.0f/s, depth %,d, %s, %.0f s \u001b[K",
            p.states(),
            p.states() / seconds,
            p.depth(),
            Amounts.size(p.memoryBytes()),
            seconds));
    out.flush();
  }

  @Override
  public boolean isCancelled() {
    return interruption.isRequested();
  }

  /** Takes the line away again. */
  void clear() {
    if (shown) {
      out.print("\r\u001b[K");
      out.flush();
    }
  }
}

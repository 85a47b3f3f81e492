package dev.gyre.cli;

import dev.gyre.engine.json.ProgressJson;
import dev.gyre.engine.run.CheckObserver;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Shows how far a search is: on one line of a terminal, as lines of a log, or as JSON. One check
 * has several searches, for each property at least one, so the rate is that of the search that
 * runs.
 */
final class ProgressLine implements CheckObserver {
  private final PrintWriter out;
  private final Interruption interruption;
  private final Form form;
  private final String model;
  private final long start = System.nanoTime();
  private long last;
  private long searchStart = start;
  private Progress before = new Progress("", 0, 0, 0, 0, 0, 0);
  private Optional<ProgressFile> file = Optional.empty();
  private boolean shown;

  /** What to show, and how often. */
  enum Form {
    /** Written over and over again. */
    LINE(1, 1),
    /** Asked for. */
    LOG(10, 10),
    /**
     * Not asked for: only so that nobody has to wonder for long whether something still happens.
     */
    SPARSE_LOG(30, 30),
    /** The first one at once, so that short searches have one, too. */
    JSON(0, 1),
    NONE(0, 0);

    private final long firstNanos;
    private final long nextNanos;

    Form(int firstSeconds, int nextSeconds) {
      this.firstNanos = TimeUnit.SECONDS.toNanos(firstSeconds);
      this.nextNanos = TimeUnit.SECONDS.toNanos(nextSeconds);
    }
  }

  /** Whether somebody is looking. */
  enum Screen {
    TERMINAL,
    NONE
  }

  /** What was asked for. */
  enum Wish {
    AUTO,
    LOG,
    JSON,
    OFF;

    Form on(Screen screen) {
      return switch (this) {
        case AUTO -> screen == Screen.TERMINAL ? Form.LINE : Form.SPARSE_LOG;
        case LOG -> Form.LOG;
        case JSON -> Form.JSON;
        case OFF -> Form.NONE;
      };
    }
  }

  /**
   * @param model whose search it is
   */
  ProgressLine(PrintWriter out, Interruption interruption, Form form, String model) {
    this.out = out;
    this.interruption = interruption;
    this.form = form;
    this.model = model;
    this.last = start - form.nextNanos + form.firstNanos;
  }

  /** The launcher knows whether standard error is a terminal; Java itself cannot tell. */
  static Screen screen() {
    return Boolean.getBoolean("gyre.terminal") ? Screen.TERMINAL : Screen.NONE;
  }

  /** Told by any worker. */
  @Override
  public synchronized void progress(Progress p) {
    long now = System.nanoTime();
    boolean isAnotherSearch =
        !p.property().equals(before.property()) || p.states() < before.states();
    if (isAnotherSearch && before.states() > 0) {
      searchStart = now;
    }
    before = p;
    double seconds = (now - start) / 1e9;
    double rate = now == searchStart ? 0 : p.states() * 1e9 / Math.max(1, now - searchStart);
    file.ifPresent(
        noting ->
            noting.note(
                () -> text(p, rate, seconds), () -> ProgressJson.line(model, p, rate, seconds)));
    if (form == Form.NONE || now - last < form.nextNanos) {
      return;
    }
    last = now;
    print(p, rate, seconds);
    out.flush();
  }

  /** Others want to know as well. */
  synchronized void alsoTo(ProgressFile noting) {
    file = Optional.of(noting);
  }

  private void print(Progress p, double rate, double seconds) {
    if (form == Form.JSON) {
      out.println(ProgressJson.line(model, p, rate, seconds));
    } else if (form == Form.LINE) {
      shown = true;
      out.print("\r" + text(p, rate, seconds) + " \u001b[K");
    } else {
      out.println("gyre: " + model + ": " + text(p, rate, seconds));
    }
  }

  private static String text(Progress p, double rate, double seconds) {
    return String.format(
        Locale.ROOT,
        "%s%,d states, %,.0f/s, depth %,d, %s, %s%s%.0f s",
        p.property().isEmpty() ? "" : p.property() + ": ",
        p.states(),
        rate,
        p.depth(),
        Amounts.size(p.memoryBytes()),
        p.diskBytes() == 0 ? "" : Amounts.size(p.diskBytes()) + " on disk, ",
        outlook(p)
            + (p.stepsInside() == 0
                ? ""
                : String.format(
                    Locale.ROOT, "%,d steps inside an atomic sequence, ", p.stepsInside())),
        seconds);
  }

  private static String outlook(Progress p) {
    String level =
        p.levelStates() < 0 ? "" : String.format(Locale.ROOT, "level of %,d, ", p.levelStates());
    return p.estimatedLeft() < 0
        ? level
        : level + String.format(Locale.ROOT, "perhaps %,d left, ", p.estimatedLeft());
  }

  @Override
  public synchronized void remark(String text) {
    if (form != Form.NONE && form != Form.JSON) {
      clear();
      out.println("gyre: " + model + ": " + text);
      out.flush();
    }
  }

  @Override
  public boolean isCancelled() {
    return interruption.isRequested();
  }

  /** Takes the line away again. */
  synchronized void clear() {
    if (shown) {
      out.print("\r\u001b[K");
      out.flush();
    }
  }
}

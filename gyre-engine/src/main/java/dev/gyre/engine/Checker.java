package dev.gyre.engine;

import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.engine.run.CheckRun;

/** Checks models: reads, plans, searches, replays what was found. Stateless. */
public final class Checker {
  private Checker() {}

  public static CheckReport check(CheckRequest request) {
    return check(request, CheckObserver.NONE);
  }

  /**
   * Never throws on account of the model; a violation in the report was replayed on the
   * interpreter.
   */
  public static CheckReport check(CheckRequest request, CheckObserver observer) {
    ModelSource source =
        new ModelSource(
            request.model(),
            request.definitions(),
            request.includes(),
            request.options().meaning().sdl());
    return CheckRun.of(source, request.options(), observer);
  }
}

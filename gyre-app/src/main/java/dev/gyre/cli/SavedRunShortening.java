package dev.gyre.cli;

import dev.gyre.engine.report.Shortening;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.engine.run.TrailShortening;
import dev.gyre.plan.Limits;
import dev.gyre.system.CancelledException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** Looks for a shorter run than a saved one, and says on the standard error what came of it. */
final class SavedRunShortening {
  private final Console console;
  private final Optional<Duration> timeout;

  SavedRunShortening(Console console, Optional<Duration> timeout) {
    this.console = console;
    this.timeout = timeout;
  }

  /** The shorter run, or the same one. */
  SavedRun of(SavedRun given) {
    Limits limits =
        new Limits(OptionalLong.empty(), timeout, OptionalLong.empty()).from(System.nanoTime());
    try (Interruption interruption = Interruption.listen(console)) {
      Alarm alarm = Alarm.set(() -> limits.isTimeUp() || interruption.isRequested());
      try {
        return shortened(given);
      } finally {
        alarm.close();
      }
    } catch (CancelledException e) {
      say(
          Shortening.none(
              given.run().violation(),
              limits.isTimeUp() ? "the time limit was reached" : "interrupted"));
      return given;
    } catch (OutOfMemoryError e) {
      say(Shortening.none(given.run().violation(), "there is not enough memory to look for them"));
      return given;
    }
  }

  private SavedRun shortened(SavedRun given) {
    TrailShortening.Result result =
        new TrailShortening(given.trail(), given.system(), TrailShortening.halfOfHeap()).run();
    say(result.shortening());
    return result.shortening().after() < result.shortening().before()
        ? new SavedRun(
            result.trail(), given.system(), TrailReplay.withStates(result.trail(), given.system()))
        : given;
  }

  private void say(Shortening shortening) {
    console.err().println("shortened: " + shortening.inWords());
    console.err().flush();
  }
}

package dev.gyre.cli;

import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.plan.Limits;
import dev.gyre.system.CancelledException;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** Work on graphs that ends when the time is up or somebody interrupts it. */
final class LimitedRun {
  private LimitedRun() {}

  /** What is to be done. */
  interface Work {
    ExitStatus run() throws IOException, TooLargeException;
  }

  static ExitStatus of(Console console, Duration timeout, Work work) throws IOException {
    Limits limits =
        new Limits(OptionalLong.empty(), Optional.ofNullable(timeout), OptionalLong.empty())
            .from(System.nanoTime());
    ExitStatus status = ExitStatus.UNDECIDED;
    try (Interruption interruption = Interruption.listen(console)) {
      try {
        Alarm alarm = Alarm.set(() -> interruption.isRequested() || limits.isTimeUp());
        try {
          status = work.run();
        } finally {
          alarm.close();
        }
      } catch (CancelledException e) {
        unfinished(console, limits.isTimeUp() ? "the time limit was reached" : "interrupted");
      } catch (TooLargeException e) {
        unfinished(console, e.getMessage() + " (--max-states N allows more)");
      } catch (OutOfMemoryError e) {
        unfinished(
            console, "the memory of the Java virtual machine is used up (-Xmx gives it more)");
      }
      console.flush();
      interruption.answered(status);
    }
    return status;
  }

  private static void unfinished(Console console, String reason) {
    console.err().println("gyre: undecided: " + reason);
  }
}

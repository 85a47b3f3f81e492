package dev.gyre.explore.work;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.json.ErrorJson;
import dev.gyre.engine.json.VerifyJson;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Checks of versions of the model, one at a time, within limits. Thread-safe. */
public final class Checks implements AutoCloseable {
  private static final int KEPT = 8;
  private static final long PATIENCE_MILLIS = 5_000;

  private final Workspace workspace;
  private final OptionsReader reader;
  private final FoundRuns runs;
  private final CheckLimits limits = CheckLimits.ofThisMachine();
  private final Map<Integer, RunningCheck> checks = new LinkedHashMap<>();
  private Thread worker = new Thread("gyre-no-check");
  private int next = 1;

  public Checks(Workspace workspace, OptionsReader reader, FoundRuns runs) {
    this.workspace = workspace;
    this.reader = reader;
    this.runs = runs;
  }

  /**
   * Starts a check.
   *
   * @param words options as on the command line
   * @throws IllegalArgumentException if they are none
   * @throws ConflictException if another one runs
   */
  public synchronized RunningCheck start(String model, String words) {
    if (worker.isAlive()) {
      throw new ConflictException("a check is running; cancel it first");
    }
    CheckOptions options = limits.within(reader.read(words));
    ModelVersion version = workspace.version(model);
    RunningCheck check = new RunningCheck(next++);
    checks.put(check.number(), check);
    if (checks.size() > KEPT) {
      checks.remove(checks.keySet().iterator().next());
    }
    worker = new Thread(() -> run(version, options, check), "gyre-check");
    worker.setDaemon(true);
    worker.start();
    return check;
  }

  private void run(ModelVersion version, CheckOptions options, RunningCheck check) {
    try {
      CheckRequest request =
          CheckRequest.of(version.source().file())
              .withDefinitions(version.source().definitions())
              .withIncludes(version.source().includes())
              .withOptions(options);
      check.finish(result(version, options, Checker.check(request, check)));
    } catch (RuntimeException | IOException | StackOverflowError | OutOfMemoryError e) {
      // The page must hear of it; the server goes on.
      check.finish(ErrorJson.of("internal fault, please report: " + e));
    }
  }

  /** The report without its traces, which are asked for by the numbers of the runs. */
  private String result(ModelVersion version, CheckOptions options, CheckReport report)
      throws IOException {
    List<Integer> numbers = new ArrayList<>();
    // Under abstract time a run need not be one of the model.
    if (report.plan().filter(CheckPlan::isTimeAbstract).isEmpty()) {
      for (FoundViolation violation : report.violations()) {
        numbers.add(runs.add(version.id(), options.meaning().channels(), violation));
      }
    }
    StringWriter json = new StringWriter();
    VerifyJson.write(report, () -> true, json);
    return "{\"runs\":" + numbers + ",\"report\":" + json + "}";
  }

  /**
   * @throws UnknownThingException if there is none of this number any more
   */
  public synchronized RunningCheck check(int number) {
    RunningCheck check = checks.get(number);
    if (check == null) {
      throw new UnknownThingException("there is no check " + number + " any more");
    }
    return check;
  }

  /** Stops what runs and waits a little for its end. */
  @Override
  public void close() {
    Thread last;
    synchronized (this) {
      checks.values().forEach(RunningCheck::cancel);
      last = worker;
    }
    try {
      last.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

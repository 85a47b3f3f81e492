package dev.gyre.engine.run;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Shortening;
import dev.gyre.engine.report.Trail;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.system.CancelledException;
import dev.gyre.system.InternalFault;
import dev.gyre.system.ModelTooLargeException;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks for a shorter run to each violation that a check has found. The answer stands whatever
 * becomes of that: what was found first is kept where there is no time or memory for more.
 */
final class ShorterRuns {
  private final CheckReport found;
  private final CheckOptions options;
  private final Interim interim;
  private final List<FoundViolation> violations = new ArrayList<>();
  private final List<Shortening> outcomes = new ArrayList<>();

  ShorterRuns(CheckReport found, CheckOptions options, Interim interim) {
    this.found = found;
    this.options = options;
    this.interim = interim;
  }

  CheckReport report() {
    if (found.plan().filter(CheckPlan::isTimeAbstract).isPresent()) {
      return stopped("with abstract time a run need not be one of the model");
    }
    for (FoundViolation violation : found.violations()) {
      CheckReport before = stopped("");
      interim.set(reason -> withReason(before, reason));
      try {
        shorten(violation);
      } catch (CancelledException e) {
        return stopped(EndReason.ofCancellation(options));
      } catch (OutOfMemoryError e) {
        return stopped(EndReason.ofHeap());
      } catch (ModelTooLargeException e) {
        return stopped(e.getMessage());
      } catch (InternalFault e) {
        // The run that was found first is confirmed, and stands.
        return stopped("what was found is not confirmed: " + e.getMessage());
      }
    }
    return found.withShorterRuns(violations, outcomes);
  }

  private void shorten(FoundViolation violation) {
    ProcessSystem system = found.model().system().orElseThrow();
    Trail trail = Trail.of(found.model(), options.meaning().channels(), violation);
    long memory = options.limits().memoryBytes().orElse(TrailShortening.halfOfHeap());
    TrailShortening.Result result = new TrailShortening(trail, system, memory).run();
    outcomes.add(result.shortening());
    boolean isShorter = result.shortening().after() < result.shortening().before();
    violations.add(isShorter ? result.violation() : violation);
  }

  /** What is known by now; the runs that were not looked at are as they were. */
  private CheckReport stopped(String reason) {
    List<FoundViolation> all = new ArrayList<>(violations);
    List<Shortening> said = new ArrayList<>(outcomes);
    found.violations().stream()
        .skip(violations.size())
        .forEach(
            violation -> {
              all.add(violation);
              said.add(Shortening.none(violation, reason));
            });
    return found.withShorterRuns(all, said);
  }

  private static CheckReport withReason(CheckReport report, String reason) {
    return report.withShorterRuns(
        report.violations(),
        report.shortenings().stream()
            .map(
                s ->
                    s.outcome() == Shortening.Outcome.OPEN && s.detail().isEmpty()
                        ? new Shortening(s.property(), s.before(), s.after(), s.outcome(), reason)
                        : s)
            .toList());
  }
}

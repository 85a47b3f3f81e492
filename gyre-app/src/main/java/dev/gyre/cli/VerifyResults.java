package dev.gyre.cli;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.suite.Call;
import dev.gyre.suite.CaseResult;
import dev.gyre.suite.Expectation;
import dev.gyre.suite.Place;
import dev.gyre.suite.TestCase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The reports of {@code gyre verify} as cases: every property of every model should hold. */
final class VerifyResults {
  private VerifyResults() {}

  /**
   * @param words the options of the call, as they were typed
   */
  static List<CaseResult> of(List<CheckReport> reports, List<String> words) {
    List<CaseResult> results = new ArrayList<>();
    for (CheckReport report : reports) {
      String model = report.model().file().name();
      TestCase asked =
          new TestCase(
              model,
              model,
              Path.of(model),
              TestCase.Question.VERIFY,
              words,
              new Call(CheckOptions.none(), Map.of(), List.of()),
              Expectation.HOLDS,
              new Place(model, 0));
      results.addAll(CaseResult.of(report, asked));
    }
    return results;
  }
}

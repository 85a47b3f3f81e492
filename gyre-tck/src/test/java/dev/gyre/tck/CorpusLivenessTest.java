package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.plan.CheckOptions;
import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Real models with their labels, claims and formulas, checked as {@code gyre verify} does it: the
 * verdict is Spin's, and every run that is reported was confirmed.
 *
 * <p>{@code -Dgyre.liveness.rows=1} takes every row of the table, {@code 3} every third one.
 */
class CorpusLivenessTest {
  private static final int STRIDE = Integer.getInteger("gyre.liveness.rows", 3);

  @Test
  void theVerdictIsThatOfSpin() throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    List<String> disagreements = new ArrayList<>();
    int compared = 0;
    int violated = 0;
    int finite = 0;
    List<SharedCorpus.ExpectedLiveness> rows = corpus.liveness();
    for (int i = 0; i < rows.size(); i += STRIDE) {
      SharedCorpus.ExpectedLiveness row = rows.get(i);
      CheckReport report = check(corpus, row);
      boolean ours = report.verdict() == Verdict.VIOLATED;
      boolean theirs = row.violated();
      compared++;
      violated += ours ? 1 : 0;
      if (ours && !theirs && isLostForGood(report)) {
        // Spin's claim for a formula like [] p has an assertion in it, and in the table assertions
        // do not count.
        finite++;
        theirs =
            SpinOracle.require()
                .withClaim(corpus.file(row.model()), row.property().orElseThrow())
                .violated();
      }
      if (report.verdict() == Verdict.ERROR
          || report.verdict() == Verdict.UNDECIDED
          || ours != theirs) {
        disagreements.add(row + ": " + report.verdict() + " " + report.reason());
      }
    }
    System.out.printf(
        "%d rows, %d violated, %d of them by a finite run that Spin asserts%n",
        compared, violated, finite);
    assertThat(disagreements).isEmpty();
    assertThat(violated).isBetween(compared / 4, compared - compared / 5);
  }

  private static boolean isLostForGood(CheckReport report) {
    return report.violations().stream()
        .map(FoundViolation::kind)
        .allMatch(kind -> kind == ViolationKind.CLAIM_COMPLETED);
  }

  private static CheckReport check(SharedCorpus corpus, SharedCorpus.ExpectedLiveness row)
      throws IOException {
    Fairness fairness =
        row.fairness() == SharedCorpus.Fairness.WEAK ? Fairness.WEAK : Fairness.NONE;
    Check asked = row.kind() == SharedCorpus.CycleKind.PROGRESS ? Check.PROGRESS : Check.ACCEPTANCE;
    CheckOptions wishes = CheckOptions.none().withFairness(fairness);
    wishes =
        row.property().isPresent()
            ? wishes.withProperties(List.of(row.property().get()))
            : wishes.withChecks(Set.of(asked));
    return Checker.check(CheckRequest.of(corpus.file(row.model())).withOptions(wishes));
  }
}

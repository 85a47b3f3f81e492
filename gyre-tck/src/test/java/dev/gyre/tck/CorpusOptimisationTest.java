package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Real models with all passes on: the verdict of Spin, never more states than its plain space, and
 * every violation replayed on the model as it was written.
 */
class CorpusOptimisationTest {
  /** {@code -Dgyre.passes.corpus.max=N} asks for larger models. */
  private static final long MAX_STATES = Long.getLong("gyre.passes.corpus.max", 20_000);

  /** The table was made without claims. */
  private static final CheckOptions SAFETY =
      CheckOptions.none()
          .withProperties(List.of(Property.SAFETY))
          .withPartialOrder(PartialOrder.OFF)
          .withSymmetry(SymmetryOption.OFF);

  @Test
  void theVerdictIsTheSameAndTheSpaceNoLarger() throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    List<String> disagreements = new ArrayList<>();
    int compared = 0;
    int smaller = 0;
    long plain = 0;
    long optimised = 0;
    for (SharedCorpus.ExpectedModel row : corpus.expected()) {
      if (row.plain().isEmpty() || row.plain().get().states() > MAX_STATES) {
        continue;
      }
      SharedCorpus.Plain spin = row.plain().get();
      CheckReport report =
          Checker.check(
              CheckRequest.of(corpus.file(row.model()))
                  .withOptions(SAFETY)
                  .withPersistence(Persistence.ALL));
      long states = report.statistics().states();
      boolean violated = report.verdict() == Verdict.VIOLATED;
      if (violated != spin.violated() || states > spin.states()) {
        disagreements.add(row.model() + ": " + states + " " + report.verdict() + ", " + spin);
      }
      compared++;
      smaller += states < spin.states() ? 1 : 0;
      plain += spin.states();
      optimised += states;
    }
    System.out.printf(
        "%d models, %d of them smaller, states %d plain, %d optimised%n",
        compared, smaller, plain, optimised);
    assertThat(disagreements).isEmpty();
    assertThat(smaller).as("models that became smaller").isGreaterThan(compared / 4);
  }
}

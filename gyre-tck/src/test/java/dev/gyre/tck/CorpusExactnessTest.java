package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Gyre's plain state space is Spin's: the same states, transitions and verdict on real models. All
 * violations are replayed on the way; one that cannot be replayed is an internal fault.
 */
class CorpusExactnessTest {
  /** Larger models take long; {@code -Dgyre.corpus.max=N} asks for more, bench/exact for all. */
  private static final long MAX_STATES = Long.getLong("gyre.corpus.max", 20_000);

  @ParameterizedTest
  @EnumSource(SearchOrder.class)
  void everyCountedModelAgreesWithSpin(SearchOrder order) throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    List<String> disagreements = new ArrayList<>();
    int compared = 0;
    for (SharedCorpus.ExpectedModel row : corpus.expected()) {
      if (row.plain().isPresent() && row.plain().get().states() <= MAX_STATES) {
        compared++;
        SharedCorpus.Plain spin = row.plain().get();
        String wanted = figures(spin.states(), spin.transitions(), spin.violated());
        String found = gyre(corpus, row, order);
        if (!found.equals(wanted)) {
          disagreements.add(row.model() + ": Spin " + wanted + ", Gyre " + found);
        }
      }
    }
    assertThat(compared).as("models compared").isGreaterThan(100);
    assertThat(disagreements).isEmpty();
  }

  private static String gyre(SharedCorpus corpus, SharedCorpus.ExpectedModel row, SearchOrder order)
      throws IOException {
    // The table was made without claims (-DNOCLAIM).
    CheckOptions plain =
        CheckOptions.none()
            .withSearch(order)
            .withOptimisations(Optimisations.PLAIN)
            .withProperties(List.of(Property.SAFETY));
    CheckReport report =
        Checker.check(
            CheckRequest.of(corpus.file(row.model()))
                .withOptions(plain)
                .withPersistence(Persistence.ALL));
    return figures(
        report.statistics().states(),
        report.statistics().transitions(),
        report.verdict() == Verdict.VIOLATED);
  }

  private static String figures(long states, long transitions, boolean violated) {
    return states + " states, " + transitions + " transitions" + (violated ? ", violated" : "");
  }
}

package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counterexamples, converted by the command to all formats. */
class TraceFormatsTest {
  private static final int EVERY = 5;

  @TempDir private Path folder;

  /** A sample for each build; {@code -Dgyre.traces=all} takes all of them. */
  static List<VerdictModel> models() {
    List<VerdictModel> all =
        VerdictModel.all().stream()
            .filter(m -> m.runs().stream().anyMatch(r -> r.verdicts().equals(Set.of("violated"))))
            .toList();
    if ("all".equals(System.getProperty("gyre.traces"))) {
      return all;
    }
    List<VerdictModel> sample = new ArrayList<>();
    for (int i = 0; i < all.size(); i += EVERY) {
      sample.add(all.get(i));
    }
    return sample;
  }

  @ParameterizedTest
  @MethodSource("models")
  void allFormatsTellTheSameRun(VerdictModel model) throws IOException {
    VerdictModel.Run run =
        model.runs().stream()
            .filter(r -> r.verdicts().equals(Set.of("violated")))
            .findFirst()
            .orElseThrow();
    Path trail = folder.resolve("trail.json");
    VerifyRun found = VerifyRun.of(model.file(), run.arguments() + " --trail " + trail);
    if (Files.exists(trail)) {
      assertThat(ConvertedTrail.of(trail, folder).bytes()).hasSize(8);
    } else {
      // A run under abstract time need not be one of the model, and is not saved.
      assertThat(found.err()).contains("no trail");
    }
  }

  /** All of them: {@code bench/traces}. */
  @Test
  void counterexamplesOfTheCorpusAreConverted() throws IOException {
    List<TracedQuestion> asked = new ArrayList<>(TracedQuestion.examples());
    Optional<SharedCorpus> corpus = SharedCorpus.locate();
    corpus.ifPresent(found -> asked.addAll(TracedQuestion.liveness(found)));
    TraceTable table = new TraceTable(folder, "--timeout 5s");
    for (int i = 0; i < asked.size(); i += EVERY) {
      table.ask(asked.get(i));
    }
    assertThat(table.failures()).isEmpty();
    assertThat(table.trails()).isPositive();
  }
}

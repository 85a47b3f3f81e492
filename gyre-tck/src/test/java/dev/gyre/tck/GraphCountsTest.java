package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plain state graphs against the plain state spaces of {@code gyre verify} and of Spin: as many
 * states, and as many steps as transitions but one, because both count the arrival at the initial
 * state.
 */
class GraphCountsTest {
  /** Larger ones would take the better part of a build. */
  private static final long MOST_STATES = 20_000;

  private static final int EVERY = 5;

  @TempDir private Path folder;

  static List<Path> examples() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root().resolve("examples"))) {
      return files.filter(f -> f.toString().endsWith(".pml")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void examplesHaveTheGraphOfThePlainSearch(Path model) throws IOException {
    VerifyRun run =
        VerifyRun.of(model, "--plain --keep-going --property safety --format json --timeout 60s");
    JsonNode safety = new ObjectMapper().readTree(run.out()).required("properties").get(0);
    long states = safety.required("states").asLong();
    if (safety.required("guarantee").asText().equals("exhaustive") && states <= MOST_STATES) {
      String figures = states + " states, " + safety.required("transitions") + " transitions";
      assertThat(figures(model)).as(run.command()).isEqualTo(figures);
    } else {
      // Too large to be written here; the beginning must be there, and as many as asked for.
      AldebaranReader.Read first = graph(model, "--max-states", "100");
      assertThat(first.states()).isEqualTo(100);
      assertThat(first.reachable()).isEqualTo(100);
    }
  }

  @Test
  void modelsOfTheCorpusHaveTheGraphOfSpin() throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    List<SharedCorpus.ExpectedModel> small =
        corpus.expected().stream()
            .filter(row -> row.plain().filter(p -> p.states() <= MOST_STATES).isPresent())
            .toList();
    for (int i = 0; i < small.size(); i += EVERY) {
      SharedCorpus.ExpectedModel row = small.get(i);
      SharedCorpus.Plain spin = row.plain().orElseThrow();
      assertThat(figures(corpus.file(row.model())))
          .as(row.model())
          .isEqualTo(spin.states() + " states, " + spin.transitions() + " transitions");
    }
  }

  private String figures(Path model) throws IOException {
    AldebaranReader.Read graph = graph(model);
    return graph.states() + " states, " + (graph.steps().size() + 1) + " transitions";
  }

  private AldebaranReader.Read graph(Path model, String... options) throws IOException {
    Path out = folder.resolve("graph.aut");
    List<String> words = new ArrayList<>(List.of("graph", "--plain", "--format", "aut"));
    words.addAll(List.of(options));
    words.addAll(List.of(model.toString(), "-o", out.toString()));
    VerifyRun run = VerifyRun.of(words);
    assertThat(run.status()).as(run.toString()).isZero();
    return AldebaranReader.read(out);
  }
}

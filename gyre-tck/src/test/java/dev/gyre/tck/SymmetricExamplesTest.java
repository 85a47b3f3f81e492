package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The examples with index types: Gyre and, on the plain version, Spin find the number of states
 * that stands here, and no error.
 */
class SymmetricExamplesTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int MAX_STATES = 2_000_000;

  private static Map<String, String> definitions(String words) {
    return Arrays.stream(words.split(" "))
        .map(word -> word.split("="))
        .collect(Collectors.toMap(w -> w[0], w -> w[1]));
  }

  @ParameterizedTest
  @CsvSource({
    "lock.pml, N=3, 144",
    "peterson.pml, N=2, 140",
    "peterson.pml, N=3, 3406",
    "database_manager.pml, N=2, 10",
    "database_manager.pml, N=4, 114",
    "database_manager.pml, N=7, 5112",
    "initialization.pml, N=2, 553",
    "base_station.pml, N=2 M=2, 7411",
    "base_station2.pml, NS=1 NR=2 M=2, 14998",
  })
  void spinFindsTheSameStates(String example, String words, long states) throws IOException {
    SpinOracle spin = SpinOracle.require();
    Path path = Repository.root().resolve("examples/symmetry").resolve(example);
    FileSourceLoader loader = new FileSourceLoader();
    SourceFile file = loader.read(path);
    PromelaFrontEnd frontEnd = new PromelaFrontEnd(loader, definitions(words));
    StateSpace ours =
        StateSpace.of(
                Systems.INTERPRETED.of(frontEnd.check(file).system().orElseThrow()),
                MAX_STATES,
                LIMIT)
            .orElseThrow();
    assertThat(ours.violations()).isEmpty();
    assertThat(ours.states()).isEqualTo(states);
    String plain = PromelaPrinter.print(frontEnd.plain(file).model().orElseThrow());
    SpinOracle.PanRun theirs = spin.plain(plain, LIMIT).orElseThrow();
    assertThat(theirs.states()).as(theirs.output()).isEqualTo(states);
    assertThat(theirs.transitions()).isEqualTo(ours.transitions());
    assertThat(theirs.errors()).isZero();
  }
}

package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The oracles themselves: a judge that misreads its own figures would pass every test. */
class OracleTest {
  private static final String COUNTER =
      """
      byte n;
      active proctype P() { do :: n < 3 -> n++ :: else -> break od }
      """;

  @Test
  void spinTellsAModelFromNonsense() {
    SpinOracle spin = SpinOracle.require();
    assertThat(spin.accepts(COUNTER).answer()).isEqualTo(SpinOracle.Answer.ACCEPTED);
    SpinOracle.Opinion nonsense = spin.accepts("active proctype P() { n = ; }");
    assertThat(nonsense.answer()).isEqualTo(SpinOracle.Answer.REJECTED);
    assertThat(nonsense.output()).contains("Error");
  }

  @Test
  void panCountsTheStatesTheCorpusTableRecords() {
    SpinOracle spin = SpinOracle.require();
    SharedCorpus corpus = SharedCorpus.require();
    SharedCorpus.ExpectedModel row =
        corpus.expected().stream()
            .filter(model -> model.model().equals("beem/adding.1.pm"))
            .findFirst()
            .orElseThrow();
    SharedCorpus.Plain expected = row.plain().orElseThrow();
    SpinOracle.PanRun run =
        spin.plain(corpus.file(row.model()), Duration.ofMinutes(1)).orElseThrow();
    assertThat(run.states()).isEqualTo(expected.states());
    assertThat(run.transitions()).isEqualTo(expected.transitions());
    assertThat(run.depth()).isEqualTo(expected.depth());
    assertThat(run.errors() > 0).isEqualTo(expected.violated());
  }

  @Test
  void everyRowOfTheCorpusTablesNamesAFile() {
    SharedCorpus corpus = SharedCorpus.require();
    assertThat(corpus.expected())
        .isNotEmpty()
        .allSatisfy(row -> assertThat(corpus.file(row.model())).isRegularFile());
    assertThat(corpus.liveness())
        .isNotEmpty()
        .allSatisfy(row -> assertThat(corpus.file(row.model())).isRegularFile());
  }
}

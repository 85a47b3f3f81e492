package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Real models: Gyre accepts what Spin accepts, and refuses the rest with a reason and a place. */
class CorpusAcceptanceTest {
  @Test
  void everyModelOfTheCorpusGetsTheAnswerSpinGives() {
    SharedCorpus corpus = SharedCorpus.require();
    List<String> disagreements = new ArrayList<>();
    for (SharedCorpus.ExpectedModel row : corpus.expected()) {
      FrontEndRun run = FrontEndRun.of(corpus.file(row.model()));
      if (run.isAccepted() != row.accepted()) {
        disagreements.add(
            row.model() + (run.isAccepted() ? " is accepted" : " is refused:\n" + run.text()));
      }
      run.malformed().ifPresent(why -> disagreements.add(row.model() + ": " + why));
    }
    assertThat(disagreements).isEmpty();
  }
}

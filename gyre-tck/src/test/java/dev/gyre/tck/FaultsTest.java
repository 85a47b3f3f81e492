package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Models of the shared corpus on which Gyre once was wrong, through the command. */
class FaultsTest {
  /** Some of them once had no end. */
  private static final Duration LIMIT = Duration.ofSeconds(60);

  static List<SharedCorpus.Fault> faults() {
    return SharedCorpus.require().faults().stream()
        .filter(fault -> !fault.expected().startsWith("to be decided"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("faults")
  void theAnswerIsRightNow(SharedCorpus.Fault fault) {
    for (String name : fault.files()) {
      Path model = SharedCorpus.require().file("faults/" + name);
      VerifyRun run =
          assertTimeoutPreemptively(LIMIT, () -> VerifyRun.of(model, fault.arguments()));
      assertThat(fault.rightAnswers()).as(run.toString()).contains(run.verdict());
      assertThat(run.hasBreach()).as(run.toString()).isFalse();
    }
  }
}

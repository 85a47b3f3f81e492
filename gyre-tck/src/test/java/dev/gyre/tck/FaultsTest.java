package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Models of the shared corpus on which Gyre once was wrong, through the command. */
class FaultsTest {
  /** Some of them once had no end. */
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private static final Set<String> VERDICTS = Set.of("holds", "violated", "undecided", "refused");

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
      assertThat(rightAnswers(fault.expected())).as(run.toString()).contains(run.verdict());
      assertThat(run.hasBreach()).as(run.toString()).isFalse();
    }
  }

  /**
   * The table speaks in words: "violated or refused", "accepted", "a verdict". Where it asks for
   * nothing but an end in time, the proof that a d_step has none is as good.
   */
  private static Set<String> rightAnswers(String expected) {
    String words = expected.replace("undecided after", "violated or undecided after");
    Set<String> named =
        Arrays.stream(words.split("\\W+")).filter(VERDICTS::contains).collect(Collectors.toSet());
    return named.isEmpty()
        ? Stream.of("holds", "violated", "undecided").collect(Collectors.toSet())
        : named;
  }
}

package dev.gyre.tck.resume;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.VerifyRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A check that is stopped by its time limit again and again and taken up each time, against the
 * same check in one go, through the command.
 */
class ResumedCheckTest {
  private static final int UNDECIDED = 3;

  /** By then a search gets on a little, even on a busy machine; on a fast one it may be done. */
  private static final int FIRST_MILLIS = 64;

  /** The time limit doubles each time. */
  private static final int MOST_INTERRUPTIONS = 20;

  @TempDir private Path folder;

  static Stream<LongQuestion> questions() {
    return LongQuestion.all().stream();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void theAnswerIsThatOfACheckInOneGo(LongQuestion question) throws IOException {
    Path model = Files.writeString(folder.resolve("model.pml"), question.text(question.small()));
    List<String> call = new ArrayList<>(List.of("verify", "--format", "json"));
    call.addAll(question.options());
    call.add(model.toString());
    VerifyRun whole = VerifyRun.of(call);
    assertThat(whole.status()).as(whole.toString()).isIn(0, 1, UNDECIDED);

    int interruptions = 0;
    for (int first = FIRST_MILLIS; first > 0 && interruptions == 0; first /= 2) {
      Path checkpoints = folder.resolve("checkpoints" + first);
      interruptions = interruptionsBeforeTheAnswer(call, checkpoints, first, question, whole);
    }
    assertThat(interruptions).isPositive();
  }

  private static int interruptionsBeforeTheAnswer(
      List<String> call, Path checkpoints, int firstMillis, LongQuestion question, VerifyRun whole)
      throws IOException {
    VerifyRun part = begin(call, checkpoints, firstMillis);
    int interruptions = 0;
    for (int millis = firstMillis; isUnfinished(part, checkpoints); millis *= 2) {
      interruptions++;
      assertThat(interruptions).as(part.toString()).isLessThan(MOST_INTERRUPTIONS);
      part =
          isEmpty(checkpoints)
              ? begin(call, checkpoints, millis)
              : VerifyRun.of(List.of("resume", checkpoints.toString(), "--timeout", millis + "ms"));
    }
    assertThat(part.err()).doesNotContain("begun anew").doesNotContain("damaged");
    assertThat(part.status()).as(part.toString()).isEqualTo(whole.status());
    assertThat(Figures.of(part.out()).as(question.compared()))
        .as("after %d interruptions", interruptions)
        .isEqualTo(Figures.of(whole.out()).as(question.compared()));
    return interruptions;
  }

  private static VerifyRun begin(List<String> call, Path checkpoints, int millis) {
    List<String> words = new ArrayList<>(call);
    words.addAll(List.of("--checkpoint", checkpoints + ",0s", "--timeout", millis + "ms"));
    return VerifyRun.of(words);
  }

  /** There is something to go on with, or the time was too short for even that. */
  private static boolean isUnfinished(VerifyRun run, Path checkpoints) throws IOException {
    return !isEmpty(checkpoints) || run.out().contains("the time limit was reached");
  }

  private static boolean isEmpty(Path checkpoints) throws IOException {
    try (Stream<Path> files = Files.list(checkpoints)) {
      return files.noneMatch(file -> file.toString().endsWith(".gyre"));
    }
  }
}

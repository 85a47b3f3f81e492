package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hostile models through the command, with the options a user would give. */
class VerdictModelsTest {
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final Pattern STATES = Pattern.compile("\"states\"\\s*:\\s*(\\d+)");

  static List<VerdictModel> models() {
    return VerdictModel.all();
  }

  static List<VerdictModel> judgedBySpin() {
    return models().stream().filter(model -> model.spin().isPresent()).toList();
  }

  static List<VerdictModel> counted() {
    return models().stream().filter(model -> model.states().isPresent()).toList();
  }

  @ParameterizedTest
  @MethodSource("models")
  void theCommandAnswersWhatTheHeaderSays(VerdictModel model) {
    for (VerdictModel.Run run : model.runs()) {
      VerifyRun answer = VerifyRun.of(model.file(), run.arguments());
      assertThat(run.verdicts()).as(answer.toString()).contains(answer.verdict());
      assertThat(answer.hasBreach()).as(answer.toString()).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("models")
  void withoutReductionsTheAnswerIsTheSame(VerdictModel model) {
    if (!model.isPlainTheSame()) {
      return;
    }
    for (VerdictModel.Run run : model.runs()) {
      VerifyRun answer = VerifyRun.of(model.file(), run.plainArguments());
      assertThat(run.verdicts()).as(answer.toString()).contains(answer.verdict());
    }
  }

  /** A header that is wrong would make Gyre wrong. */
  @ParameterizedTest
  @MethodSource("judgedBySpin")
  void spinSaysTheSame(VerdictModel model) throws IOException {
    String text = Files.readString(model.file());
    SpinOracle.PanRun run = SpinOracle.require().plain(text, LIMIT).orElseThrow();
    assertThat(run.errors() > 0 ? "violated" : "holds")
        .as(run.output())
        .isEqualTo(model.spin().orElseThrow());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("counted")
  void thePlainStatesAreCounted(VerdictModel model) {
    VerifyRun answer = VerifyRun.of(model.file(), "--plain --keep-going --format json");
    Matcher states = STATES.matcher(answer.out());
    assertThat(states.find()).as(answer.toString()).isTrue();
    assertThat(Long.valueOf(states.group(1))).isEqualTo(model.states().orElseThrow());
  }
}

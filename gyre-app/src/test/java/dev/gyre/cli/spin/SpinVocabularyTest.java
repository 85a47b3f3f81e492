package dev.gyre.cli.spin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Options of Spin have one source: gyre-spin reads none that gyre could not explain. */
class SpinVocabularyTest {
  /** Every letter, alone and with a number, and the words. */
  static Stream<String> words() {
    Stream<String> letters =
        IntStream.concat(IntStream.rangeClosed('a', 'z'), IntStream.rangeClosed('A', 'Z'))
            .mapToObj(c -> "-" + (char) c);
    Stream<String> words = Stream.of("-run", "-search", "-replay", "-pp", "-nonsense", "-zz");
    return Stream.concat(letters.flatMap(word -> Stream.of(word, word + "1", word + "30")), words);
  }

  private static boolean isRead(String word) {
    try {
      SpinOptions.parse(List.of(word, "argument"));
      return true;
    } catch (RefusedCall e) {
      return false;
    }
  }

  @ParameterizedTest
  @MethodSource("words")
  void whatIsReadIsExplained(String word) {
    boolean isPreprocessing = word.startsWith("-D") || word.startsWith("-U");
    if (isRead(word) && !isPreprocessing) {
      assertThat(SpinVocabulary.advice(word)).as(word).isPresent();
    }
  }

  @ParameterizedTest
  @MethodSource("words")
  void whatTheTableCallsReadIsRead(String word) {
    SpinVocabulary.find(word)
        .filter(entry -> entry.use() == SpinVocabulary.Use.READ)
        .ifPresent(
            entry ->
                assertThatCode(() -> SpinOptions.parse(List.of(word, "argument")))
                    .as(word)
                    .doesNotThrowAnyException());
  }

  @Test
  void whatHasNoCounterpartIsRefusedWithTheReason() {
    assertThatThrownBy(() -> SpinOptions.parse(List.of("-i", "m.pml")))
        .isInstanceOf(RefusedCall.class)
        .hasMessage("-i is not available: gyre simulate --interactive does that");
    assertThatThrownBy(() -> SpinOptions.parse(List.of("-zz", "m.pml")))
        .hasMessageContaining("none of the options of spin");
    assertThat(SpinVocabulary.advice("-zz")).isEmpty();
  }
}

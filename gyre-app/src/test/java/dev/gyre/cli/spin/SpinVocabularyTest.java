package dev.gyre.cli.spin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Options of Spin have one source: gyre-spin reads none that gyre could not explain. */
class SpinVocabularyTest {
  /** Every letter, alone and with a number, and words. Behind -run all is for pan. */
  static Stream<String> words() {
    Stream<String> letters =
        IntStream.concat(IntStream.rangeClosed('a', 'z'), IntStream.rangeClosed('A', 'Z'))
            .mapToObj(c -> "-" + (char) c);
    Stream<String> words =
        Stream.of(
            "-search",
            "-replay",
            "-pp",
            "-nonsense",
            "-zz",
            "-bfs",
            "-bit",
            "-biterate2,3",
            "-collapse",
            "-hc",
            "-link",
            "-ltl",
            "-noclaim",
            "-noreduce",
            "-p_rotate1",
            "-rhash",
            "-safety",
            "-swarm",
            "-t_reverse",
            "-tsuffix",
            "-DN=4",
            "-UN",
            "-E-DN",
            "-Pcpp",
            "-hash",
            "-RS1",
            "-o6",
            "-S2",
            "-bcs");
    return Stream.concat(letters.flatMap(word -> Stream.of(word, word + "1", word + "30")), words);
  }

  private interface Call {
    Object parse(List<String> words) throws RefusedCall;
  }

  private static final Call PAN = words -> PanOptions.parse(words, PanOptions.Start.RUN);

  /** What becomes of a word if there is a name behind it, as some want one. */
  private static Treatment.Use seen(Call call, String word) {
    try {
      call.parse(List.of(word, "argument"));
      return Treatment.Use.READ;
    } catch (RefusedCall e) {
      // An operand is one too many for most options of pan.
      return e.getMessage().contains("saw option argument")
          ? Treatment.Use.READ
          : Treatment.Use.REFUSED;
    }
  }

  private static void assertSeen(Treatment treatment, Call call, String word) {
    boolean isAccepted =
        treatment.use() == Treatment.Use.READ || treatment.use() == Treatment.Use.IGNORED;
    assertThat(seen(call, word) == Treatment.Use.READ).as(word).isEqualTo(isAccepted);
  }

  @ParameterizedTest
  @MethodSource("words")
  void whatTheTableSaysIsWhatHappens(String word) {
    assertSeen(SpinVocabulary.ofSpin(word), SpinOptions::parse, word);
    assertSeen(SpinVocabulary.ofPan(word), PAN, word);
  }

  @ParameterizedTest
  @MethodSource("words")
  void whatIsCarriedOutAndWhatIsRefusedIsExplained(String word) {
    SpinVocabulary.find(word)
        .filter(entry -> !entry.form().toString().contains("."))
        .ifPresent(entry -> assertThat(entry.advice()).as(word).isNotEmpty());
    for (Treatment treatment : List.of(SpinVocabulary.ofSpin(word), SpinVocabulary.ofPan(word))) {
      assertThat(treatment.use() == Treatment.Use.REFUSED)
          .as(word)
          .isEqualTo(!treatment.reason().isEmpty());
    }
  }

  @Test
  void whatHasNoCounterpartIsRefusedWithTheReason() {
    assertThatThrownBy(() -> SpinOptions.parse(List.of("-i", "m.pml")))
        .isInstanceOf(RefusedCall.class)
        .hasMessage("-i is not available: gyre simulate --interactive does that");
    assertThatThrownBy(() -> SpinOptions.parse(List.of("-zz", "m.pml")))
        .hasMessageContaining("none of the options of spin");
    assertThatThrownBy(() -> PAN.parse(List.of("-J")))
        .isInstanceOf(RefusedCall.class)
        .hasMessage("-J: the order of nested unless cannot be reversed");
    assertThatThrownBy(() -> PAN.parse(List.of("-DBCS")))
        .hasMessage("-DBCS: bounded context switching is not available");
    assertThat(SpinVocabulary.advice("-zz")).isEmpty();
  }
}

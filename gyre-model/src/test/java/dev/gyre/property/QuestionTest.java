package dev.gyre.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class QuestionTest {
  private static List<Fairness> matching(Property property, Predicate<Question> question) {
    return Arrays.stream(Fairness.values())
        .filter(fairness -> question.test(new Question(property, fairness)))
        .toList();
  }

  @Test
  void fairnessMattersToInfiniteRunsOnly() {
    assertThat(matching(Property.safety(), Question::asksWhoCouldMove)).isEmpty();
    assertThat(matching(Property.safety(), Question::asksForEveryStep)).isEmpty();
    for (Property property :
        List.of(
            Property.acceptance(),
            Property.progress(),
            Property.zeno(),
            Property.ltl("p"),
            Property.never("n", Property.Cycles.NONE))) {
      assertThat(matching(property, Question::asksWhoCouldMove))
          .containsExactly(Fairness.WEAK, Fairness.STRONG);
      assertThat(matching(property, Question::asksForEveryStep)).containsExactly(Fairness.GLOBAL);
      assertThat(matching(property, Question::isSafety)).isEmpty();
    }
  }

  @Test
  void onlyClaimsAndFormulasWatchTheSystem() {
    assertThat(Arrays.stream(Property.Kind.values()).filter(Property.Kind::isClaim))
        .containsExactly(Property.Kind.NEVER, Property.Kind.LTL);
  }

  @Test
  void theFirstObstacleIsTheAnswerAndNoFurtherOneIsAskedFor() {
    Applicability not = Applicability.not("first");
    assertThat(not.and(() -> fail("asked although it does not apply"))).isEqualTo(not);
    assertThat(Applicability.applies().and(() -> not).obstacle()).contains("first");
    assertThat(Applicability.applies().and(Applicability::applies).isSound()).isTrue();
  }

  @Test
  void aConditionIsAnObstacleOnlyIfItIsThere() {
    assertThat(Applicability.unless(true, "so").obstacle()).contains("so");
    assertThat(Applicability.unless(false, "so").isSound()).isTrue();
    assertThat(Applicability.unless(Optional.of("so")).isSound()).isFalse();
    assertThat(Applicability.unless(Optional.empty()).isSound()).isTrue();
  }

  @Test
  void propertiesAreNamedAsPeopleSpeakOfThem() {
    assertThat(Property.never("n", Property.Cycles.NONE).inWords()).isEqualTo("never claim n");
    assertThat(Property.ltl("p").renamed("q").inWords()).isEqualTo("ltl q");
    assertThat(Property.progress().inWords()).isEqualTo("progress");
  }
}

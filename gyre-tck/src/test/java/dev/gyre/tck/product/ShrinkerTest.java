package dev.gyre.tck.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A finding becomes as small as it can be. */
class ShrinkerTest {
  private static final String MODEL =
      """
      byte unused = 3;
      active proctype Other() { byte i; do :: i < 2 -> i++ :: else -> break od }
      active proctype Main() {
        unused++;
        if :: unused > 2 -> atomic { skip; assert(unused == 7) } :: else -> unused = 9 fi
      }
      """;

  @Test
  void piecesOfATextAreLeftOut() {
    assertThat(TextPieces.blocks("a { b } c", 0)).contains("c");
    assertThat(TextPieces.blocks("a { b } c", 1)).contains("a c");
    assertThat(TextPieces.blocks("a { b } c", 2)).contains("a b c");
    assertThat(TextPieces.blocks("a { b } c", 3)).isEmpty();
    assertThat(TextPieces.words("a b c", 3)).contains("b c");
    assertThat(TextPieces.simplerWords("x = 7", 4)).contains("x = 0");
  }

  @Test
  void aFindingIsShrunkToWhatMatters() {
    Disagreement wrong = new Disagreement(Disagreement.Sort.WRONG_HOLDS, "safety", "wrong");
    Question question = new Question(MODEL, Ask.everything().keepGoing(), Settings.plain());
    try (Judge judge = new Judge()) {
      Finding small =
          Shrinker.shrink(
              q -> hasAssertion(judge.ask(q)) ? Optional.of(wrong) : Optional.empty(),
              new Finding("test 1", question, wrong));
      assertThat(small.question().model().replaceAll("\\s+", " ").strip())
          .isEqualTo("active proctype Main() { assert(0 ) }");
      assertThat(small.question().settings().arguments())
          .isEqualTo(List.of("--por off", "--symmetry off", "--threads 1"));
    }
  }

  private static boolean hasAssertion(Answer answer) {
    return answer.kinds().values().stream()
        .anyMatch(found -> found.stream().anyMatch(kind -> kind.startsWith("assertion")));
  }

  @Test
  void whatIsNotWrongStaysAsItIs() {
    Disagreement wrong = new Disagreement(Disagreement.Sort.WRONG_HOLDS, "safety", "wrong");
    Finding finding =
        new Finding("test 1", new Question(MODEL, Ask.everything(), Settings.plain()), wrong);
    assertThat(Shrinker.shrink(q -> Optional.empty(), finding)).isEqualTo(finding);
  }
}

package dev.gyre.tck.bound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.bound.BoundReport;
import dev.gyre.bound.ChannelBound;
import dev.gyre.property.Verdict;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The examples of the paper and the traps on the way to an implementation. A line begins with what
 * is to be said of each channel: a bound, {@code B} for bounded without a number, {@code ?} for
 * unknown, {@code -} for a rendez-vous.
 */
class BoundTrapsTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        // figure 1 of the paper: the loops of Right need each other
        "1 1 ~ mtype = { a, b }; chan c = [K] of { mtype }; chan d = [K] of { mtype };"
            + " active proctype L() { do :: d?b -> c!a od }"
            + " active proctype R() { byte x; do :: (x == 0) -> d!b; x = 1 :: (x == 1) -> c?a; x = 0 od }",
        // figure 8: the paper has 5, exactly it is 3
        "3 ~ chan c = [K] of { byte }; active proctype P() { int x = 6; int y = -1;"
            + " do :: (x > 2 - y || y < 1) -> c!1; x = x - 2; y = y + 1 :: else -> break od }",
        // figures 4 and 6: a loop that resets the counter
        "? ~ chan c = [K] of { byte }; active proctype P() { byte i;"
            + " do :: (i < 4) -> c!1; i++ :: i = 0 od }",
        // off by one: i <= 4 from 0 is five times; the reset takes four only
        "? ~ chan c = [K] of { byte }; active proctype P() { byte i;"
            + " do :: i <= 4 -> c!1; i++ :: i == 5 -> c?_; c?_; c?_; c?_; i = 0 od }",
        "5 ~ chan c = [K] of { byte }; active proctype P() { byte i;"
            + " do :: i <= 4 -> c!1; i++ :: i == 5 -> c?_; c?_; c?_; c?_; c?_; i = 0 od }",
        "5 ~ chan c = [K] of { byte }; active proctype P() { byte i; do :: i <= 4 -> c!1; i++ od }",
        // a byte that wraps around is small again
        "? ~ chan c = [K] of { byte }; active proctype P() { unsigned i : 2;"
            + " do :: i >= 0 -> c!1; i++ od }",
        "? ~ chan c = [K] of { byte }; active proctype P() { byte i; do :: i < 200 -> c!1; i = i + 128 od }",
        "2 ~ chan c = [K] of { byte }; active proctype P() { byte i; do :: i < 150 -> c!1; i = i + 100 od }",
        // a global that somebody else resets, and one that nobody else writes
        "? ~ chan c = [K] of { byte }; byte g; active proctype P() { do :: g < 3 -> c!1; g++ od }"
            + " active proctype Q() { do :: g = 0 od }",
        "3 ~ chan c = [K] of { byte }; byte g; active proctype P() { do :: g < 3 -> c!1; g++ od }"
            + " active proctype Q() { do :: g == 2 -> skip od }",
        "? ~ chan c = [K] of { byte }; byte g; active [2] proctype P() { do :: g < 3 -> c!1; g++ od }",
        // run in a loop: without end, and three times
        "? ~ chan c = [K] of { byte }; proctype S() { c!1 } init { do :: run S() od }",
        "3 ~ chan c = [K] of { byte }; proctype S() { c!1 }"
            + " init { byte i; do :: i < 3 -> run S(); i++ :: else -> break od }",
        "? ~ chan c = [K] of { byte }; proctype S() { c!1; run S() } init { run S() }",
        // a sum over all processes of a kind
        "6 ~ chan c = [K] of { byte };"
            + " active [3] proctype P() { byte i; do :: i < 2 -> c!1; i++ :: else -> break od }",
        // loops in different components do not recur together, but one process each may be in one
        "B B ~ chan a = [K] of { bit }; chan b = [K] of { bit }; active proctype P() {"
            + " do :: a?_ -> b!1; b!1 :: break od; do :: b?_ -> a!1; a!1 od }",
        "? ? ~ chan a = [K] of { bit }; chan b = [K] of { bit }; active [2] proctype P() {"
            + " do :: a?_ -> b!1; b!1 :: break od; do :: b?_ -> a!1; a!1 od }",
        // joined by a third loop that costs nothing: the same as one loop
        "? ? ~ chan a = [K] of { bit }; chan b = [K] of { bit }; active proctype P() {"
            + " A: if :: a?_ -> b!1; b!1; goto A :: goto B fi;"
            + " B: if :: b?_ -> a!1; a!1; goto B :: goto A fi }",
        // what was pumped up before can be passed on later: d is not bounded by structure
        "? ? ~ chan a = [K] of { bit }; chan b = [K] of { bit }; active proctype P() {"
            + " do :: a!1 :: break od; do :: a?_ -> b!1 od }",
        // kinds of message: only b may be sent again, and there is none
        "0 ~ mtype = { a, b }; chan c = [K] of { mtype };"
            + " active proctype P() { do :: c?b -> c!a; c!a od }",
        "? ~ mtype = { a, b }; chan c = [K] of { mtype };"
            + " active proctype P() { mtype m; c!a; do :: c?m -> c!a; c!a od }",
        // a bit in a message is stored as a byte, so 2 stays 2
        "1 ~ chan c = [K] of { bit }; active proctype P() { c!2; do :: c?0 -> c!2; c!2 od }",
        // random receive takes, copy and poll do not
        "1 ~ chan c = [K] of { byte }; active proctype P() { c!7; do :: c??7 -> c!!7 od }",
        "? ~ chan c = [K] of { byte }; active proctype P() { c!7; do :: c?<7> -> c!7 od }",
        "? ~ chan c = [K] of { byte }; active proctype P() { c!7; do :: c?[7] -> c!7 od }",
        // timeout, else beside a send, a question about the channel: always possible
        "? ~ chan c = [K] of { byte }; active proctype P() { do :: timeout -> c!1 od }",
        "? ~ chan c = [K] of { byte };"
            + " active proctype P() { do :: c?_ -> break :: else -> c!1 od }",
        "? ~ chan c = [K] of { byte }; active proctype P() { do :: len(c) < 2 -> c!1 od }",
        // a rendez-vous brings any value
        "- ? ~ chan r = [0] of { byte }; chan c = [K] of { byte };"
            + " active proctype P() { byte i; do :: i < 2 -> c!1; i++ :: r?i od }"
            + " active proctype Q() { do :: r!0 od }",
        // atomic, d_step, unless
        "2 ~ chan c = [K] of { byte }; active proctype P() { byte i;"
            + " do :: d_step { i < 2 -> i++ }; c!1 :: else -> break od }",
        "2 ~ chan c = [K] of { byte }; active proctype P() { byte i;"
            + " { do :: atomic { i < 2 -> c!1; i++ } od } unless { i == 2 } }",
        "? ~ chan c = [K] of { byte }; active proctype P() { byte i;"
            + " R: { do :: i < 2 -> c!1; i++ od } unless { i == 2 -> i = 0; goto R } }",
        // elements of an array by constant, by parameter, by what may be anything
        "1 0 ~ chan c[2] = [K] of { byte }; active proctype P() { c[0]!1; c[0]?_; c[0]!1 }",
        "1 1 ~ chan c[2] = [K] of { byte }; proctype S(chan x) { x!1 }"
            + " init { run S(c[0]); run S(c[1]) }",
        "2 2 ~ chan c[2] = [K] of { byte };"
            + " byte g; active proctype G() { g = 1 } active [2] proctype P() { c[g]!1 }",
        // a channel sent through a channel, and its type in a structure
        "1 2 ~ chan s = [K] of { chan }; chan c = [K] of { byte };"
            + " active proctype P() { s!c } active proctype Q() { chan x; s?x; x!1; x!1 }",
        "1 ~ typedef T { chan x; byte i }; chan c = [K] of { byte };"
            + " active proctype P() { T t; t.x = c; do :: t.i < 1 -> t.x!1; t.i++ od }",
        // the bound of a conditional value
        "1 ~ chan c = [K] of { byte }; active proctype P() { byte i;"
            + " do :: (i == 0 -> 1 : 0) -> c!1; i = 1 od }",
      })
  void theAnswerIs(String expected, String model) {
    String text = "#ifndef K\n#define K 2\n#endif\n" + model;
    BoundReport report = RandomBoundsTest.report(text);
    assertThat(report.refusal()).isEmpty();
    assertThat(report.channels().stream().map(BoundTrapsTest::word).toList())
        .as(model)
        .containsExactly(expected.split(" "));
    searchAgrees(text, report);
  }

  private static String word(ChannelBound found) {
    return switch (found.verdict()) {
      case RENDEZVOUS -> "-";
      case UNKNOWN -> "?";
      case BOUNDED -> found.bound().map(Object::toString).orElse("B");
    };
  }

  /** With more room than the bound. */
  private static void searchAgrees(String text, BoundReport report) {
    List<ChannelBound> claims =
        report.channels().stream()
            .filter(c -> c.verdict() == ChannelBound.Verdict.BOUNDED && c.bound().isPresent())
            .toList();
    if (!claims.isEmpty()) {
      String roomy = "#define K 8\n" + text;
      assertThat(FillOracle.always(roomy, FillOracle.claim(claims), LIMIT))
          .as(text)
          .isEqualTo(Verdict.HOLDS);
    }
  }

  /** What would make every answer wrong is refused, with its line. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "chan s = [2] of { chan };\nproctype P() { chan own = [2] of { byte }; s!own }\n"
            + "init { run P(); run P() }",
      })
  void refused(String model) {
    BoundReport report = RandomBoundsTest.report(model);
    assertThat(report.refusal()).isPresent();
    assertThat(report.refusal().get().place().line()).isEqualTo(2);
    assertThat(report.channels())
        .isNotEmpty()
        .allMatch(c -> c.verdict() == ChannelBound.Verdict.UNKNOWN);
  }
}

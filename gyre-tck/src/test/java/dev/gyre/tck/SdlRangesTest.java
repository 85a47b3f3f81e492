package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every value that is stored is one of the type of its place, and every result is a number. */
class SdlRangesTest {
  private static final String TYPES =
      """
      T DEFINITIONS ::= BEGIN
        Digit ::= INTEGER (0 .. 9)
        High ::= INTEGER (5 .. 9)
        Wide ::= INTEGER (-10 .. 300)
        WidePair ::= SEQUENCE { a Wide OPTIONAL, b BOOLEAN }
        DigitPair ::= SEQUENCE { a Digit OPTIONAL, b BOOLEAN }
        WidePick ::= CHOICE { a Wide, b BOOLEAN }
        DigitPick ::= CHOICE { a Digit, b BOOLEAN }
        WideList ::= SEQUENCE (SIZE (0 .. 4)) OF Wide
        DigitList ::= SEQUENCE (SIZE (0 .. 4)) OF Digit
        HighList ::= SEQUENCE (SIZE (0 .. 4)) OF High
        Level ::= REAL (0.0 .. 10.0)
        LowLevel ::= Level (0.0 .. 5.0)
        OpenLevel ::= REAL (0.0 ..< 10.0)
        LevelPair ::= SEQUENCE { a Level, b BOOLEAN }
        LowPair ::= SEQUENCE { a LowLevel, b BOOLEAN }
      END
      """;

  private static final String DECLARATIONS =
      """
      dcl i Digit := 4, wp WidePair := { a 300, b true }, dp DigitPair := { b false },
        wk WidePick := a : 300, dk DigitPick := a : 1, wl WideList := { 7, 300 },
        dl DigitList := { 1 }, hl HighList := { 6 }, kl HighList, yes boolean := true,
        most integer := 2147483647, least integer := -2147483647, n integer,
        r Level := 2.5, low LowLevel, open OpenLevel, any real, lr LevelPair, sr LowPair;
      """;

  private static CheckReport check(String actions) {
    CheckReport report = report(actions);
    assertThat(report.diagnostics()).as(actions).noneMatch(found -> found.isError());
    return report;
  }

  private static CheckReport report(String actions) {
    String process =
        "process p; %s start; task least := least - 1; %s nextstate w; state w; endprocess p;"
            .formatted(DECLARATIONS, actions);
    return Checker.check(
        CheckRequest.of(new SourceFile("p.pr", process))
            .withIncludes(
                (name, from) ->
                    name.equals("dataview-uniq.asn")
                        ? Optional.of(new SourceFile(name, TYPES))
                        : Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "i := if yes then 12 else 3 fi",
        "dp := wp",
        "dp := { a 12, b true }",
        "dp := if yes then { a 12, b true } else { a 5, b true } fi",
        "dk := wk",
        "dk := if yes then a : 12 else a : 3 fi",
        "dl := wl",
        "dl := dl // { 12 }",
        "dl := dl // wl",
        "dl := dl // if yes then { 12 } else { 3 } fi",
        "dl := { 1, 2, 3 } // { 4, 5 }",
        "n := most + 1",
        "n := least - 1",
        "n := most * 2",
        "n := (-1) * least",
        "n := least * (-1)",
        "n := - least",
        "n := abs(least)",
        "n := least / (-1)",
        "n := (most + 1) mod 7",
        "yes := most + 1 > 0",
      })
  void whatDoesNotFitIsAViolation(String assignment) {
    CheckReport report = check("task " + assignment + ";");
    assertThat(report.violations())
        .extracting("kind")
        .as(assignment)
        .containsExactly(ViolationKind.VALUE_RANGE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dp := if yes then { a 2, b true } else { a 12, b true } fi",
        "wp := dp",
        "wp := { b true }; task dp := wp",
        "wk := b : true; task dk := wk",
        "wl := { 7 }; task dl := wl",
        "dl := hl; task kl := dl",
        "dl := dl // hl",
        "n := most - 1 + 1",
        "n := least + 1 - 1",
        "n := least * 1",
        "n := 65536 * (-32768)",
        "n := - most",
        "n := least / 2",
        "n := (- i) mod most",
      })
  void whatFitsIsNone(String assignment) {
    assertThat(check("task " + assignment + ";").verdict()).as(assignment).isEqualTo(Verdict.HOLDS);
  }

  /** What a list does not use is the same whatever it was converted from. */
  @Test
  void equalListsAreStoredAlike() {
    String wrong =
        "task dl := hl; task kl := dl; decision kl = hl; (true): %s else: %s enddecision;";
    assertThat(check(wrong.formatted("", "task i := 12;")).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check(wrong.formatted("task i := 12;", "")).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  // ---- reals, which are not kept

  @ParameterizedTest
  @ValueSource(
      strings = {
        "r := r + 1.0",
        "r := 10.5",
        "r := any",
        "low := r",
        "low := 5.5",
        "open := 10.0",
        "open := r",
        "r := if yes then 3.0 else any fi",
        "sr := lr",
        "sr := { a 7.0, b true }",
        "lr.a := -0.5",
        "r := float(n)",
        "r := low * 2.5",
      })
  void aRealThatMayBeOutsideOfItsRangeIsRefused(String assignment) {
    CheckReport report = report("task " + assignment + ";");
    assertThat(report.verdict()).as(assignment).isEqualTo(Verdict.ERROR);
    assertThat(report.diagnostics())
        .extracting("message")
        .anyMatch(message -> message.toString().startsWith("a real that may be outside"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "r := 10.0",
        "r := low",
        "low := 5.0",
        "low := low",
        "r := low * 2.0",
        "r := if yes then 3.0 else low fi",
        "lr := sr",
        "lr := { a 7.0, b true }",
        "lr.a := low",
        "r := float(i)",
        "any := any * any + r",
      })
  void aRealThatIsInItsRangeIsNot(String assignment) {
    assertThat(check("task " + assignment + ";").verdict()).as(assignment).isEqualTo(Verdict.HOLDS);
  }
}

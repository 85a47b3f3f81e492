package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Values of OpenGEODE and what comes from outside. A process alone computes something; if a
 * condition does not hold, a variable leaves its range, which is a violation.
 */
class SdlValuesTest {
  private static final String TYPES =
      """
      T DEFINITIONS ::= BEGIN
        Zero ::= INTEGER (0 .. 0)
        Digit ::= INTEGER (0 .. 9)
        Wide ::= INTEGER (-10 .. 300)
        Byte ::= INTEGER (0 .. 255)
        Level ::= ENUMERATED { low(2), mid(5), high(7) }
        Colour ::= ENUMERATED { red, blue }
        Pick ::= CHOICE { red Digit, blue BOOLEAN }
        Flags ::= SEQUENCE (SIZE (3)) OF BOOLEAN
        Digits ::= SEQUENCE (SIZE (0 .. 4)) OF Digit
        Few ::= SEQUENCE (SIZE (0 .. 2)) OF INTEGER (0 .. 2)
        Pair ::= SEQUENCE { a Digit OPTIONAL, b BOOLEAN }
        primes Digits ::= { 2, 3, 5, 7 }
      END
      """;

  private static final String DECLARATIONS =
      """
      dcl bad Zero := 0, i Digit := 4, k Byte := 12, w Wide := 0, l Level, c Colour := blue,
        p Pick := red : 3, q Pick := blue : true, f Flags := { true, false, true }, g Flags,
        s Digits := { 1, 2, 3 }, r Digits, o Pair := { b true }, t T_UInt8 := 200, z Boolean,
        u Few, v Few;
      """;

  private static CheckReport check(String process) {
    Map<String, String> files = Map.of("dataview-uniq.asn", TYPES);
    return Checker.check(
        CheckRequest.of(new SourceFile("p.pr", process))
            .withIncludes(
                (name, from) ->
                    Optional.ofNullable(files.get(name)).map(text -> new SourceFile(name, text))));
  }

  private static String requires(String condition, String value) {
    return "decision (%s) = %s; (true): else: task bad := 1; enddecision;"
        .formatted(condition, value);
  }

  private static Verdict verdict(String actions) {
    String text =
        "process p; %s start; %s nextstate w; state w; endstate; endprocess p;"
            .formatted(DECLARATIONS, actions);
    CheckReport report = check(text);
    assertThat(report.diagnostics()).as(text).noneMatch(found -> found.isError());
    return report.verdict();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          l := val(5, Level)                        | l = mid
          l := val(i + 3, Level)                    | num(l) = 7
          p := if to_enum(present(q), Colour) = blue then red : 9 else red : 1 fi | p.red = 9
          z := to_selector(c, Pick) = present(q)    | z
          i := power(2, 3)                          | i = 8
          k := shift_left(k, 2)                     | k = 48
          k := shift_right(k, 2)                    | k = 3
          k := k and 10                             | k = 8
          k := k or '21'H                           | k = 45
          k := k xor 5                              | k = 9
          g := not f                                | g = { false, true, false }
          g := f and { true, true, false }          | g = { true, false, false }
          g := f xor { true, true, false }          | g = { false, true, true }
          r := s(0, 1)                              | r = { 1, 2 }
          r := s(i - 3, 2)                          | r = { 2, 3 }
          r := s(i - 3, i - 4)                      | length(r) = 0
          r := s(1, 2) // { 9 }                     | r = { 2, 3, 9 }
          r := mkstring(i) // s                     | r = { 4, 1, 2, 3 }
          i := primes(i - 1)                        | i = 7
          i := fix(3.0)                             | i = 3
          z := i in { 3, 4 }                        | z
          z := 3 in s                               | z
          z := 4 in s                               | not z
          z := exist(o.a)                           | not z
          o.a := 7                                  | exist(o.a) and then o.a = 7
          t := t + 55                               | t = 255
          """)
  void valuesAreWhatTheyShouldBe(String assignment, String condition) {
    String task = "task " + assignment + "; ";
    assertThat(verdict(task + requires(condition, "true"))).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(task + requires(condition, "false"))).isEqualTo(Verdict.VIOLATED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          l := val(i, Level)
          r := s(1, i)
          r := s(i - 1, i - 3)
          i := primes(i)
          t := t + 56
          """)
  void valuesThatAreNotThereAreViolations(String assignment) {
    assertThat(verdict("task " + assignment + ";")).isEqualTo(Verdict.VIOLATED);
  }

  // ---- from outside

  private static Verdict taking(String variables, String actions) {
    String text =
        "process p; %s start; nextstate w; state w; input s(%s); %s nextstate w; endprocess p;"
            .formatted(DECLARATIONS, variables, actions);
    return check(text).verdict();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          w | w = 300            | true
          w | w = -10             | true
          w | w = 247              | true
          w | w > 300 or w < -10| false
          p | p = red : 9          | true
          p | p = blue : true      | true
          u | u = { 2, 0 }         | true
          u | length(u) = 2        | true
          u | length(u) > 2        | false
          o | exist(o.a) and then o.a = 9 | true
          o | o = { b false }      | true
          """)
  void theEnvironmentSendsEachValue(String variable, String condition, boolean comes) {
    Verdict expected = comes ? Verdict.VIOLATED : Verdict.HOLDS;
    assertThat(taking(variable, requires(condition, "false"))).isEqualTo(expected);
  }

  /** Equal values are stored in the same way, whatever was there before. */
  @Test
  void whatAValueDoesNotUseDoesNotCount() {
    String copy =
        "decision present(p); (blue): task q := blue : p.blue; (red): task q := red : p.red;";
    assertThat(taking("p", copy + " enddecision; " + requires("p = q", "true")))
        .isEqualTo(Verdict.HOLDS);
    String list = "task v := {}; task for x in u: task v := v // { x }; endfor;";
    assertThat(taking("u", list + requires("u = v", "true"))).isEqualTo(Verdict.HOLDS);
  }

  /** A signal has the sort of the first variable that keeps it; others may be narrower. */
  @Test
  void aVariableThatIsTooNarrowForWhatComesIsAViolation() {
    String text =
        """
        process p;
          %s
          start; nextstate v;
          state v; input s(k); nextstate w;
          state w; input s(%s); nextstate v;
        endprocess p;
        """;
    assertThat(check(text.formatted(DECLARATIONS, "i")).verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(check(text.formatted(DECLARATIONS, "t")).verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void aProcedureThatNobodyDeclaresMayChangeWhatItIsGiven() {
    CheckReport report =
        check(
            "process p; %s start; call f(c, i); %s stop; endprocess p;"
                .formatted(DECLARATIONS, requires("i = 9", "false")));
    assertThat(report.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(report.diagnostics())
        .extracting("message")
        .anyMatch(message -> message.toString().contains("nothing declares the procedure f"));
  }
}

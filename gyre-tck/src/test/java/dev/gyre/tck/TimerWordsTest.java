package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The words for timers are not reserved; and where they are used wrongly, that is said. */
class TimerWordsTest {

  /** Models of plain Promela, which Spin takes as well. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        byte timer, set, reset, expire, on, delay, udelay;
        active proctype P() {
          timer = set + reset
          on = timer
          (on == 0)
          set++
          delay = (expire -> udelay : on)
          (timer == 0) -> skip
        }
        """,
        """
        chan c = [2] of { byte, byte };
        byte on = 1, expire = 2, t;
        active proctype P() {
          c!on(t); c!expire(3); c?on(t); c?eval(expire), t;
          assert(on == 1 && t == 3)
        }
        """,
        """
        #define timer short
        #define set(t, v) t = v
        #define reset(t) t = -1
        #define expire(t) (t == 0)
        #define delay(t, v) set(t, v); expire(t)
        timer t = -1;
        active proctype Timers() { end: do :: timeout -> if :: t > 0 -> t-- :: else fi od }
        active proctype P() { delay(t, 3); set(t, 4); reset(t) }
        """,
        """
        byte x;
        inline set(a, b) { a = b }
        inline reset(a) { a = 0 }
        inline delay(a, b) { a = a + b; a > 0 }
        active proctype P() { set(x, 3); delay(x, 1); assert(x == 4); reset(x) }
        """,
        """
        typedef timer { byte value }
        active proctype set() { timer t; t.value = 1 }
        active proctype on() { skip; udelay: skip; delay: goto expire; expire: skip }
        """,
        """
        mtype = { set, reset, on, expire };
        chan c = [1] of { mtype, byte };
        byte x;
        active proctype P() { c!set(1); c?set(x); c!on, 2; c?on, x; assert(x == 2) }
        """
      })
  void theWordsAreFree(String model) {
    SpinOracle.Opinion opinion = SpinOracle.require().accepts(model);
    assertThat(opinion.answer()).as(opinion.output()).isEqualTo(SpinOracle.Answer.ACCEPTED);
    FrontEndRun run = FrontEndRun.of(model);
    assertThat(run.errors()).as(run.text()).isEmpty();
    CheckReport report =
        Checker.check(
            CheckRequest.of(new SourceFile("words.pml", model)).withOptions(CheckOptions.none()));
    assertThat(report.verdict()).as("%s", report).isEqualTo(Verdict.HOLDS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "set(t, -1)                  | -1             | bad-range       | cannot be set to -1",
        "set(t, 32768)               | 32768          | bad-range       | 32767",
        "set(x, 1)                   | x              | not-a-timer     | no timer, but of type byte",
        "expire(x)                   | x              | not-a-timer     | no timer",
        "expire(Q[1]:own)            | Q              | not-a-timer     | timer of another process",
        "set(Q:own, 1)               | Q              | not-a-timer     | timer of another process",
        "t = 3                       | t              | timer-written   | only 'set' and 'reset'",
        "t++                         | t              | timer-written   | only 'set' and 'reset'",
        "c?t                         | t              | timer-written   | only 'set' and 'reset'",
        "delay(t, 3, 2)              | delay(t, 3, 2) | bad-range       | 3 to 2",
        "delay(t, x, 2)              | x              | not-constant    | must be numbers",
        "delay(t, 32768)             | 32768          | bad-range       | 32767",
        "reset(x)                    | x              | not-a-timer     | no timer",
        "on(Q:own)                   | Q              | not-a-timer     | timer of another process",
        "set(t)                      | )              | syntax          | between the timer and the time",
        "timer u = 3; skip           | u              | bad-initializer | off at the start"
      })
  void mistakesAreNamed(String statement, String place, String slug, String message) {
    FrontEndRun run =
        FrontEndRun.of(
            "timer t; byte x; chan c = [1] of { byte };\n"
                + "proctype Q() { timer own; delay(own, 1) }\n"
                + "active proctype P() { "
                + statement
                + " }\n");
    assertThat(run.errors()).as(run.text()).isNotEmpty();
    assertThat(run.errors().get(0).code().slug()).isEqualTo(slug);
    assertThat(run.text()).contains(message);
    SourceSpan span = run.errors().get(0).span();
    assertThat(span.text()).isEqualTo(place);
    assertThat(span.line()).isEqualTo(3);
  }

  @Test
  void aTimerCannotTravel() {
    assertThat(FrontEndRun.of("proctype P(timer t) { skip } init { skip }").slugs())
        .contains("bad-parameter");
    assertThat(FrontEndRun.of("typedef T { timer t } chan c = [1] of { T }; init { skip }").slugs())
        .contains("type-mismatch");
    assertThat(FrontEndRun.of("timer t; never { do :: set(t, 1) od } init { skip }").slugs())
        .contains("claim-side-effect");
  }
}

package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.SdlOptions;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What observers and formulas see of a system, where it was overlooked once. */
class SdlObserversTest {
  /** Only x sends a, and q stops when it has taken b. */
  private static final String CLOSED =
      """
      system s;
        syntype small = integer constants 0:9 endsyntype;
        signal a, b, n(small);
        block c;
          signalroute r1 from p to q with a;
          signalroute r2 from x to q with a, b, n;
          process p (1, 1); start; nextstate w; state w; endprocess;
          process x (1, 1);
            start; output a; output n(7); output b; nextstate w; state w; endprocess;
          process q (1, 1);
            dcl v small;
            start; nextstate w;
            state w; input a; nextstate w; input n(v); nextstate w; input b; stop;
          endprocess;
        endblock;
      endsystem;
      """;

  /** The environment sends a and b at any time. */
  private static final String OPEN =
      """
      system s;
        signal a, b;
        channel e from env to c with a, b; endchannel;
        block c;
          signalroute r from env to q with a, b;
          connect e and r;
          process q (1, 1);
            start; nextstate w;
            state w; input a; nextstate v;
            state v; input b; nextstate w;
          endprocess;
        endblock;
      endsystem;
      """;

  private static CheckReport check(String model, List<String> formulas, String observer) {
    SourceFile file = new SourceFile("o.pr", observer);
    SdlOptions sdl =
        observer.isEmpty() ? SdlOptions.NONE : SdlOptions.NONE.withProperties(List.of("o.pr"));
    CheckOptions options =
        CheckOptions.none().withFormulas(formulas).withFairness(Fairness.WEAK).withSdl(sdl);
    return Checker.check(
        CheckRequest.of(new SourceFile("s.sdl", model))
            .withIncludes((name, from) -> Optional.of(file).filter(f -> f.name().equals(name)))
            .withOptions(options));
  }

  private static String observer(String declarations, String behaviour) {
    String process =
        "errorstates bad; start; nextstate w; %s state bad; endstate;".formatted(behaviour);
    return "system o; %s block o; process o; %s endprocess; endblock; endsystem;"
        .formatted(declarations, process);
  }

  private static boolean comesToItsErrorState(String model, String declarations, String behaviour) {
    CheckReport report = check(model, List.of(), observer(declarations, behaviour));
    assertThat(report.diagnostics()).noneMatch(Diagnostic::isError);
    return report.violations().stream()
        .anyMatch(
            v -> v.message().contains("error state") || v.kind().slug().equals("error-state"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          input a from p to q           | false
          input a from x to q           | true
          input a from env to q         | false
          input a to q                  | true
          unhandled input a from x to q | false
          output a from p to q          | false
          output a from x to q          | true
          """)
  void whoSendsASignalCounts(String event, boolean seen) {
    String behaviour = "state w; provided " + event + "; nextstate bad; endstate;";
    assertThat(comesToItsErrorState(CLOSED, "", behaviour)).isEqualTo(seen);
  }

  @Test
  void oneSignalMayHaveANameForEachSender() {
    String names =
        "signal ap renames input a from p to q; signal ax renames input a from x to q;"
            + " signal any renames input a to q;";
    String first = "state w; input ap; nextstate bad; input any; nextstate v; state v; endstate;";
    assertThat(comesToItsErrorState(CLOSED, names, first)).isFalse();
    String second = "state w; input ax; nextstate bad; input any; nextstate v; state v; endstate;";
    assertThat(comesToItsErrorState(CLOSED, names, second)).isTrue();
  }

  @Test
  void aTransitionThatStopsIsSeen() {
    String input = "state w; provided input b to q; nextstate bad; endstate;";
    assertThat(comesToItsErrorState(CLOSED, "", input)).isTrue();
    String before = "state w; provided input n to q; nextstate v; endstate;";
    String after = "state v; provided input b to q; nextstate u; endstate;";
    String gone = "state u; provided true; nextstate bad; endstate;";
    assertThat(comesToItsErrorState(CLOSED, "", before + after + gone)).isTrue();
  }

  @Test
  void aParameterThatDoesNotFitIsAViolation() {
    String names = "syntype tiny = integer constants 0:%d endsyntype; dcl k tiny;";
    for (int most : List.of(3, 9)) {
      String process =
          "process o; "
              + names.formatted(most)
              + " start; nextstate w; state w; provided input n(k) to q; nextstate w; endprocess;";
      CheckReport report = check(CLOSED, List.of(), process);
      assertThat(report.diagnostics()).noneMatch(Diagnostic::isError);
      boolean isTooLarge =
          report.violations().stream().anyMatch(v -> v.kind().slug().equals("value-range"));
      assertThat(isTooLarge).isEqualTo(most < 7);
    }
  }

  // ---- from outside

  @Test
  void whatIsDiscardedFromOutsideIsSeen() {
    assertThat(check(OPEN, List.of("[] !discarded(b)"), "").verdict()).isEqualTo(Verdict.VIOLATED);
    String event = "state w; provided unhandled input b from env to q; nextstate bad; endstate;";
    assertThat(comesToItsErrorState(OPEN, "", event)).isTrue();
    String other = "state w; provided unhandled input b from q to q; nextstate bad; endstate;";
    assertThat(comesToItsErrorState(OPEN, "", other)).isFalse();
  }

  @Test
  void anObserverThatSendsOnWhatComesFromOutsideGoesOn() {
    String names = "signal sent renames output a from env to q;";
    String twice =
        "state w; input sent; output sent; nextstate v;"
            + " state v; input sent; output sent; nextstate bad; endstate;";
    assertThat(comesToItsErrorState(OPEN, names, twice)).isTrue();
    String kept = observer(names, "state w; input sent; nextstate w; endstate;");
    CheckReport report = check(OPEN, List.of("[] !received(a)"), kept);
    assertThat(report.verdict()).isEqualTo(Verdict.HOLDS);
  }

  // ---- what is refused

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          state w; input i; provided true; nextstate bad;  | an enabling condition in an observer
          state w; save i;                                 | SAVE in an observer
          state w; input none; nextstate bad;              | input none in an observer
          state w; priority input i; nextstate bad;        | priority input in an observer
          state w; input i; stop;                          | STOP in an observer
          state w; provided sender = null; nextstate bad;  | SENDER of somebody who watches
          state w; input i; output i; nextstate w;         | here it has not taken i
          state w; input t; output t; nextstate w;         |
          state w; input i; output t; nextstate w;         | here it has not taken t
          state w; input t; output u; nextstate w;         | here it has not taken u
          """)
  void whatAnObserverCannotDoIsRefused(String behaviour, String message) {
    String names =
        "signal i renames input a to q; signal t renames output a to q;"
            + " signal u renames output b to q;";
    CheckReport report = check(CLOSED, List.of(), observer(names, behaviour));
    if (message == null) {
      assertThat(report.diagnostics()).noneMatch(Diagnostic::isError);
    } else {
      assertThat(report.verdict()).isEqualTo(Verdict.ERROR);
      assertThat(report.diagnostics())
          .extracting(Diagnostic::message)
          .anyMatch(text -> text.contains(message));
    }
  }

  @Test
  void aFormulaThatAsksWhoItIsIsRefused() {
    assertThat(check(CLOSED, List.of("[] (q.v = 0 || self = null)"), "").verdict())
        .isEqualTo(Verdict.ERROR);
  }
}

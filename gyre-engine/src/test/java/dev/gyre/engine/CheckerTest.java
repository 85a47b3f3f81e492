package dev.gyre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.Statistics;
import dev.gyre.engine.report.Unreached;
import dev.gyre.engine.trace.Trace;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CheckerTest {
  private static CheckRequest request(String text) {
    return CheckRequest.of(new SourceFile("model.pml", text));
  }

  private static Stream<Arguments> violations() {
    return Stream.of(
        Arguments.of("assertion", "byte x; active proctype P() { x = 1; assert(x == 2) }"),
        Arguments.of("assertion", "byte x; active proctype P() { d_step { x = 1; assert(!x) } }"),
        Arguments.of("invalid-end-state", "byte x; active proctype P() { x == 1 }"),
        Arguments.of(
            "invalid-index", "byte a[2]; byte i = 2; active proctype P() { skip; a[i] = 1 }"),
        Arguments.of(
            "invalid-index", "byte a[2]; byte i = 2; active proctype P() { skip; a[i] == 0 }"),
        Arguments.of("division-by-zero", "byte n; byte x; active proctype P() { skip; x = 4 / n }"),
        Arguments.of(
            "bad-channel", "chan c, d = [1] of { byte }; active proctype P() { skip; c!1 }"),
        Arguments.of(
            "bad-channel",
            """
            chan c;
            proctype Q() { chan mine = [1] of { byte }; c = mine }
            init { run Q(); (_nr_pr == 1) -> c!1 }
            """),
        Arguments.of("too-many-processes", "proctype Q() { false } init { do :: run Q() od }"),
        Arguments.of("blocked-d-step", "byte x; active proctype P() { d_step { skip; x == 1 } }"),
        Arguments.of("non-determinism", "active D_proctype P() { if :: skip :: skip fi }"),
        Arguments.of(
            "trace",
            """
            chan q = [2] of { byte };
            active proctype P() { q!2; q!1 }
            active proctype R() { q?_; q?_ }
            trace { q!1; q!2 }
            """),
        Arguments.of(
            "polled-rendezvous",
            "chan r = [0] of { byte }; active proctype P() { skip; if :: r?[1] :: else fi }"));
  }

  @ParameterizedTest
  @MethodSource("violations")
  void everyKindOfViolationIsFoundAndReplayed(String kind, String model) {
    for (SearchOrder order : SearchOrder.values()) {
      CheckReport report = Checker.check(request(model).withSearch(order));
      assertThat(report.diagnostics().stream().filter(d -> d.isError())).isEmpty();
      assertThat(report.verdict()).as(order + " " + model).isEqualTo(Verdict.VIOLATED);
      assertThat(report.violations()).hasSize(1);
      assertThat(report.violations().get(0).kind().slug()).isEqualTo(kind);
      assertThat(report.violations().get(0).line()).isPositive();
    }
  }

  @Test
  void aModelThatHoldsIsSearchedToTheEnd() {
    CheckRequest request = request("byte x; active [2] proctype P() { x = x + 1; assert(x > 0) }");
    CheckReport report = Checker.check(request);
    assertThat(report.holds()).isTrue();
    assertThat(report.guarantee()).isEqualTo(Guarantee.EXHAUSTIVE);
    assertThat(report.reason()).isEmpty();
    assertThat(report.unreached()).isEmpty();
    assertThat(report.statistics().states()).isEqualTo(6);
    CheckOptions all = CheckOptions.none().withSymmetry(SymmetryOption.OFF);
    assertThat(Checker.check(request.withOptions(all)).statistics().states()).isEqualTo(13);
  }

  @Test
  void bothOrdersCountTheSame() {
    String model =
        """
        chan q = [2] of { byte };
        active [2] proctype P() { byte i; do :: i < 3 -> atomic { q!i; i++ } :: i > 1 -> break od }
        active proctype R() { byte v; end: do :: q?v od }
        """;
    CheckRequest all =
        request(model)
            .withOptions(CheckOptions.none().withPartialOrder(PartialOrder.OFF))
            .withPersistence(Persistence.ALL);
    Statistics deep = Checker.check(all.withSearch(SearchOrder.DFS)).statistics();
    Statistics wide = Checker.check(all.withSearch(SearchOrder.BFS)).statistics();
    assertThat(wide.states()).isEqualTo(deep.states()).isGreaterThan(100);
    assertThat(wide.transitions()).isEqualTo(deep.transitions());
    assertThat(wide.depth()).isLessThanOrEqualTo(deep.depth());
  }

  @Test
  void aShortenedTraceIsShorter() {
    String model =
        "byte n; active proctype P() { do :: n < 20 -> n++ :: assert(n != 3 && n != 15) od }";
    int shortened = steps(request(model).withPersistence(Persistence.FIRST_SHORTENED));
    int wide = steps(request(model).withSearch(SearchOrder.BFS));
    assertThat(wide).isEqualTo(7);
    assertThat(shortened).isEqualTo(wide);
  }

  private static int steps(CheckRequest request) {
    return Checker.check(request).violations().get(0).trace().steps().size();
  }

  @Test
  void aStepTellsWhoDidWhatAndWhatChanged() {
    String model =
        """
        mtype = { red, green };
        chan q = [1] of { mtype, byte };
        chan r = [0] of { bool };
        active proctype A() { bool ok; q!green,7; r?ok; assert(!ok) }
        active proctype B() { mtype m; q?m,_; r!true }
        """;
    CheckRequest request = request(model).withSearch(SearchOrder.BFS);
    Trace trace = Checker.check(request).violations().get(0).trace();
    assertThat(trace.steps()).hasSize(4);
    Trace.Step send = trace.steps().get(0);
    assertThat(send.actor().name()).isEqualTo("A:0");
    assertThat(send.actor().line()).isEqualTo(4);
    assertThat(send.changes())
        .containsExactly(new Trace.Change(Optional.empty(), "q", "[]", "[green,7]"));
    Trace.Step receive = trace.steps().get(1);
    assertThat(receive.changes()).contains(new Trace.Change(Optional.of("B:1"), "m", "0", "green"));
    Trace.Step meeting = trace.steps().get(2);
    assertThat(meeting.actor().name()).isEqualTo("B:1");
    assertThat(meeting.partner().orElseThrow().name()).isEqualTo("A:0");
    assertThat(meeting.messages()).hasSize(1);
    assertThat(meeting.messages().get(0).content()).isEqualTo("true");
    assertThat(meeting.changes())
        .containsExactly(new Trace.Change(Optional.of("A:0"), "ok", "false", "true"));
  }

  @Test
  void structuresAndNewProcessesAreNamedAsTheAuthorWouldNameThem() {
    String model =
        """
        typedef Node { byte ack[2]; bool up };
        Node node[3];
        proctype Q(byte who) { node[who].ack[1] = 5; node[2].up = true; assert(false) }
        init { run Q(2) }
        """;
    Trace trace = Checker.check(request(model)).violations().get(0).trace();
    List<String> changed =
        trace.steps().stream().flatMap(s -> s.changes().stream()).map(Trace.Change::name).toList();
    assertThat(changed).contains("Q:1", "Q:1.who", "node[2].ack[1]", "node[2].up");
  }

  @Test
  void unreachedStatementsNameTheGuardThatNeverOpened() {
    String model =
        """
        byte x;
        active proctype P() { if :: x > 3 -> x = 7 :: else fi }
        proctype Never() { skip }
        """;
    List<Unreached> unreached = Checker.check(request(model)).unreached();
    assertThat(unreached)
        .extracting(u -> u.process() + " " + u.text() + " " + u.cause())
        .contains("P x > 3 NEVER_EXECUTABLE", "P x = 7 NEVER_REACHED");
    assertThat(unreached)
        .filteredOn(u -> u.process().equals("Never"))
        .isNotEmpty()
        .allMatch(u -> u.cause() == Unreached.Cause.NEVER_STARTED);
  }

  private static final String LARGE =
      "byte a, b, c; active proctype P() { do :: a++ :: b++ :: c++ :: a + b + c < 0 od }";

  @Test
  void limitsLeaveTheVerdictOpen() {
    Limits shallow = new Limits(OptionalLong.of(3), Optional.empty(), OptionalLong.empty());
    Limits brief =
        new Limits(OptionalLong.empty(), Optional.of(Duration.ofMillis(50)), OptionalLong.empty());
    Limits narrow = new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.of(6L << 20));
    for (Limits limits : List.of(shallow, brief, narrow)) {
      CheckReport report = Checker.check(request(LARGE).withLimits(limits));
      assertThat(report.verdict()).isEqualTo(Verdict.UNDECIDED);
      assertThat(report.guarantee()).isEqualTo(Guarantee.BOUNDED);
      assertThat(report.reason()).isPresent();
    }
  }

  @Test
  void lossyChannelsNeverBlockTheSender() {
    String model = "chan q = [1] of { byte }; active proctype P() { q!1; q!2 }";
    assertThat(Checker.check(request(model)).verdict()).isEqualTo(Verdict.VIOLATED);
    CheckRequest lossy = request(model).withChannels(Channels.LOSSY);
    assertThat(Checker.check(lossy).holds()).isTrue();
  }

  @Test
  void whatIsNotCheckedIsSaid() {
    CheckReport report =
        Checker.check(
            request("byte x; active proctype P() { x = 1 } ltl p { <> (x == 2) }")
                .withOptions(CheckOptions.none().withProperties(List.of(Property.SAFETY))));
    assertThat(report.plan().orElseThrow().unchecked())
        .containsExactly("ltl p (only what was named is checked)");
  }

  @Test
  void aWrongModelIsAnErrorWithDiagnostics() {
    CheckReport report = Checker.check(request("active proctype P() { y = 1 }"));
    assertThat(report.verdict()).isEqualTo(Verdict.ERROR);
    assertThat(report.diagnostics()).isNotEmpty();
    assertThat(report.plan()).isEmpty();
  }
}

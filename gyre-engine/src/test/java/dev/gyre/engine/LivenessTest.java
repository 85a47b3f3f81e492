package dev.gyre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.StoreSetup;
import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Formulas, claims and labels, from the request to the report. */
class LivenessTest {
  /** P works for ever; Q may be left out by an unfair scheduler. */
  private static final String TWO =
      """
      byte x; bool q;
      active proctype P() { do :: x = 1 - x od }
      active proctype Q() { q = true }
      """;

  private static CheckReport check(String model, CheckOptions wishes) {
    return Checker.check(CheckRequest.of(new SourceFile("m.pml", model)).withOptions(wishes));
  }

  private static Verdict verdict(String model, String formula, Fairness fairness) {
    CheckOptions wishes = CheckOptions.none().withFormulas(List.of(formula)).withFairness(fairness);
    CheckReport report = check(model, wishes);
    assertThat(report.diagnostics()).isEmpty();
    assertThat(report.properties()).hasSize(1);
    return report.verdict();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[] (x < 2); holds; holds",
        "[] (x < 1); violated; violated",
        "<> q; violated; holds",
        "[]<> (x == 1); holds; holds",
        "<>[] (x == 1); violated; violated",
        "[]<> (x == 1) -> <> q; violated; holds",
        "q V (x < 2); holds; holds",
        "!q U (x == 1); violated; violated",
        "!q W (x == 1); violated; violated",
        "X (x == 1 || q); holds; holds",
        "X (x == 1); violated; violated",
        "<> (_last == 1); violated; holds",
        "[] (q -> [] q); holds; holds",
        "true; holds; holds",
        "false; violated; violated",
      })
  void formulasGetTheirVerdicts(String formula, String plain, String fair) {
    assertThat(verdict(TWO, formula, Fairness.NONE).word()).isEqualTo(plain);
    assertThat(verdict(TWO, formula, Fairness.WEAK).word()).isEqualTo(fair);
  }

  @Test
  void everythingIsCheckedAndTheFirstFiguresAreThoseOfSafety() {
    String model =
        TWO
            + """
            active proctype R() { progress: skip; do :: accept: skip od }
            never n { do :: true :: q -> break od }
            ltl a { [] (x < 2) }
            ltl b { <> q }
            """;
    CheckReport report = check(model, CheckOptions.none());
    assertThat(report.properties())
        .extracting(p -> p.property().name() + " " + p.verdict().word())
        .containsExactly(
            "safety holds",
            "n violated",
            "a holds",
            "b violated",
            "acceptance violated",
            "progress violated");
    assertThat(report.verdict()).isEqualTo(Verdict.VIOLATED);
    CheckReport alone = check(model, CheckOptions.none().withProperties(List.of(Property.SAFETY)));
    assertThat(report.statistics().states()).isEqualTo(alone.statistics().states());
    assertThat(report.statistics().transitions()).isEqualTo(alone.statistics().transitions());
    assertThat(report.violations())
        .extracting(found -> found.kind().slug())
        .containsExactly(
            "claim-completed", "acceptance-cycle", "acceptance-cycle", "non-progress-cycle");
  }

  @Test
  void aFiniteRunIsEnoughWhereTheFormulaIsLostForGood() {
    CheckReport report = check(TWO, CheckOptions.none().withFormulas(List.of("[] (x == 0)")));
    FoundViolation found = report.violations().get(0);
    assertThat(found.kind().slug()).isEqualTo("claim-completed");
    assertThat(found.message()).isEqualTo("a finite run violates ltl_0, whatever follows");
    assertThat(found.trace().cycleStart()).isEmpty();
    Evidence.Proposition values = found.evidence().propositions().get(0);
    assertThat(values.text()).isEqualTo("x == 0");
    // Before each step, and at last where the formula is lost.
    assertThat(values.values()).hasSize(found.trace().transitions().size() + 1);
    assertThat(values.values().get(0)).isTrue();
    assertThat(values.values().get(values.values().size() - 1)).isFalse();
  }

  @Test
  void aCycleTellsWhoIsLeftOut() {
    CheckReport report = check(TWO, CheckOptions.none().withFormulas(List.of("<> q")));
    FoundViolation found = report.violations().get(0);
    assertThat(found.kind().slug()).isEqualTo("acceptance-cycle");
    int start = found.trace().cycleStart().orElseThrow();
    Evidence.Cycle cycle = found.evidence().cycle().orElseThrow();
    assertThat(cycle.participants())
        .extracting(Evidence.Participant::name)
        .containsExactly("P:0", "Q:1");
    assertThat(cycle.participants().get(0).moves()).startsWith(start).hasSize(2);
    assertThat(cycle.participants().get(1).moves()).isEmpty();
    assertThat(cycle.participants().get(1).cannotMove()).isEmpty();
    assertThat(found.evidence().propositions().get(0).values()).doesNotContain(true);
    assertThat(found.trace().steps()).allMatch(step -> step.claim().isEmpty());
  }

  @Test
  void whoeverIsBlockedNowAndThenMayBeLeftOutByAWeaklyFairRun() {
    String model =
        """
        byte x; bool q;
        active proctype P() { do :: x = 1 - x od }
        active proctype Q() { x == 1 -> q = true }
        """;
    CheckOptions asked = CheckOptions.none().withFormulas(List.of("<> q"));
    CheckReport weak = check(model, asked.withFairness(Fairness.WEAK));
    Evidence.Participant q =
        weak.violations().get(0).evidence().cycle().orElseThrow().participants().get(1);
    assertThat(q.canMove()).isNotEmpty();
    assertThat(q.cannotMove()).isNotEmpty();
    assertThat(q.moves()).isEmpty();
    assertThat(check(model, asked.withFairness(Fairness.STRONG)).holds()).isTrue();
    assertThat(check(model, asked.withFairness(Fairness.GLOBAL)).holds()).isTrue();
  }

  @Test
  void aRunThatEndsStaysInItsLastState() {
    String model = "byte x; init { x = 1; x = 2 }";
    assertThat(verdict(model, "<>[] (x == 2)", Fairness.NONE)).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(model, "[]<> (x == 1)", Fairness.NONE)).isEqualTo(Verdict.VIOLATED);
    CheckReport progress = check(model, CheckOptions.none().withChecks(Set.of(Check.PROGRESS)));
    assertThat(progress.holds()).isTrue();
  }

  @Test
  void aConditionThatCannotBeComputedIsAViolation() {
    String model = "byte a[2], i; init { i = 1; i = 2; i = 0 }";
    CheckReport report =
        check(model, CheckOptions.none().withFormulas(List.of("[]<> (a[i] == 0)")));
    assertThat(report.violations())
        .singleElement()
        .extracting(found -> found.kind().slug())
        .isEqualTo("invalid-index");
  }

  @Test
  void whatAFormulaMeansInVainIsAWarning() {
    CheckReport vain =
        check(
            TWO,
            CheckOptions.none()
                .withFormulas(List.of("[] (x == 7 && !q -> <> q)", "[] (q -> [] q)")));
    assertThat(vain.holds()).isTrue();
    assertThat(vain.properties().get(0).warnings())
        .containsExactly("it holds because 'x == 7' && !'q' is false in every reachable state");
    assertThat(vain.properties().get(1).warnings()).isEmpty();
  }

  @Test
  void aClaimThatStopsInEveryRunIsAWarning() {
    CheckReport report =
        check(
            TWO + "never stops { x == 0; x == 1; x == 3 } never watches { do :: x < 2 od }",
            CheckOptions.none().withProperties(List.of("stops", "watches")));
    assertThat(report.holds()).isTrue();
    assertThat(report.properties().get(0).warnings())
        .singleElement()
        .asString()
        .startsWith("the claim stops watching in every run, after finitely many moves");
    assertThat(report.properties().get(1).warnings()).isEmpty();
  }

  @Test
  void aWrongFormulaIsAnError() {
    for (String wrong : List.of("[] (x ->", "[] nothing", "x == <> q", "")) {
      CheckReport report = check(TWO, CheckOptions.none().withFormulas(List.of(wrong)));
      assertThat(report.verdict()).as(wrong).isEqualTo(Verdict.ERROR);
      assertThat(report.diagnostics()).as(wrong).isNotEmpty();
    }
  }

  @Test
  void aLossyStoreFindsInfiniteRunsAndDecidesNothingElse() {
    CheckOptions lossy = CheckOptions.none().withStore(new StoreSetup.Bitstate(2, 4096));
    CheckReport report = check(TWO, lossy.withFormulas(List.of("[]<> (x == 1)", "<> q")));
    assertThat(report.properties())
        .extracting(p -> p.verdict().word())
        .containsExactly("undecided", "violated");
    assertThat(report.plan().orElseThrow().notes()).isEmpty();
    assertThat(report.properties().get(0).reason().orElseThrow())
        .startsWith("nothing was found, but the store is lossy");
    assertThat(report.properties().get(0).uncertainty()).isPresent();
  }

  @Test
  void underStrongFairnessTheStoreIsExact() {
    CheckOptions lossy = CheckOptions.none().withStore(new StoreSetup.Bitstate(2, 4096));
    CheckReport report =
        check(
            TWO,
            lossy.withFormulas(List.of("[]<> (x == 1)", "<> q")).withFairness(Fairness.STRONG));
    assertThat(report.properties().get(0).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(report.plan().orElseThrow().notes())
        .singleElement()
        .asString()
        .contains("strong fairness is about whole components of an exact store");
  }

  @Test
  void severalThreadsDecideTheSame() {
    List<String> formulas = List.of("[]<> (x == 1)", "<> q", "[] (q -> <> !q)", "<>[] q");
    CheckOptions one = CheckOptions.none().withFormulas(formulas);
    for (int threads = 2; threads <= 4; threads++) {
      assertThat(check(TWO, one.withThreads(threads)).properties())
          .extracting(PropertyReport::verdict)
          .isEqualTo(check(TWO, one).properties().stream().map(PropertyReport::verdict).toList());
    }
  }

  @Test
  void allFindsTheFiniteAndTheInfiniteRun() {
    String model =
        TWO
            + "never n { do :: true :: q -> goto done :: !q -> goto accept od;"
            + " accept: do :: !q od; done: skip }";
    CheckRequest request =
        CheckRequest.of(new SourceFile("m.pml", model))
            .withOptions(CheckOptions.none().withProperties(List.of("n")));
    assertThat(Checker.check(request).violations()).hasSize(1);
    assertThat(Checker.check(request.withPersistence(Persistence.ALL)).violations())
        .extracting(found -> found.kind().slug())
        .containsExactly("claim-completed", "acceptance-cycle");
  }

  /** What a formula reads of the past is part of the state only where that formula is checked. */
  @Test
  void formulasDoNotWeighOnEachOther() {
    String labelled = TWO.replace("do :: x = 1 - x", "do :: progress: x = 1 - x");
    String formulas = "ltl a { []<> (x == 1) } never n { do :: true od }";
    CheckOptions wishes = CheckOptions.none().withProperties(List.of("a", "n", "progress"));
    List<Long> alone = states(check(labelled + formulas, wishes));
    CheckReport beside = check(labelled + formulas + " ltl b { <> (_last == 1) }", wishes);
    assertThat(states(beside)).isEqualTo(alone);
    CheckReport reading =
        check(
            labelled + "ltl a { []<> (x == 1 || _last == 5) }",
            wishes.withProperties(List.of("a")));
    assertThat(states(reading).get(0)).isGreaterThan(alone.get(0));
  }

  private static List<Long> states(CheckReport report) {
    return report.properties().stream().map(p -> p.statistics().states()).toList();
  }

  @Test
  void whatIsTooLargeIsUndecided() {
    String large =
        IntStream.range(0, 14)
            .mapToObj(i -> "[]<> (x == " + i + ")")
            .collect(Collectors.joining(" && "));
    CheckReport formula = check(TWO, CheckOptions.none().withFormulas(List.of("!(" + large + ")")));
    assertThat(formula.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(formula.reason().orElseThrow()).startsWith("the formula is too large");
    String crowd = "active [70] proctype P() { do :: accept: skip od }";
    CheckOptions fair =
        CheckOptions.none().withChecks(Set.of(Check.ACCEPTANCE)).withFairness(Fairness.WEAK);
    CheckReport processes = check(crowd, fair);
    assertThat(processes.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(processes.reason()).isPresent();
    assertThat(check(crowd, fair.withFairness(Fairness.NONE)).verdict())
        .isEqualTo(Verdict.VIOLATED);
  }
}

package dev.gyre.tck.product;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.property.Fairness;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Formulas, accept labels and progress labels under each kind of fairness: the product, by default
 * and in other ways, before a judge that shares no code with it ({@link FairRuns}). {@code
 * bench/soak fair} asks more.
 */
class FairRunsTest {
  private static final int QUESTIONS = 120;
  private static final long SEED = 1;
  private static final int MAX_STATES = 1500;
  private static final int MAX_NODES = 12_000;

  /** The judge himself, by hand: which of the four kinds of fairness leave a bad run. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      textBlock =
          """
          # somebody else may be neglected for ever
          bit p; active proctype A() { do :: skip od } active proctype B() { p = 1 } @ NONE
          # he can move again and again, but never for long
          bit x, p; active proctype A() { do :: x = 1 - x od } active proctype B() { x -> p = 1 } @ NONE WEAK
          # both move, and one always decides in the same way
          bit p; active proctype A() { do :: skip :: p = 1 od } @ NONE WEAK STRONG
          # nobody has to do it
          bit p; active proctype A() { do :: skip od } @ NONE WEAK STRONG GLOBAL
          # the one who waits for a partner can move, too
          chan c = [0] of { bit }; bit p; active proctype A() { do :: skip od } \
          active proctype B() { c!1 } active proctype C() { c?_; p = 1 } @ NONE
          # a run that ends stays where it is
          bit p; active proctype A() { if :: skip :: p = 1 fi } @ NONE WEAK STRONG GLOBAL
          # what moves inside an atomic sequence moves
          bit x, p; active proctype A() { do :: atomic { x = 1; x = 0 } od } \
          active proctype B() { atomic { x -> p = 1 } } @ NONE WEAK STRONG GLOBAL
          # each that is created ends; the one who waits for that is able now and then
          bit p; proctype W() { skip } active proctype A() { do :: _nr_pr == 2 -> run W() od } \
          active proctype B() { _nr_pr == 3 -> p = 1 } @ NONE WEAK
          # a clause keeps him from moving every other moment
          bit x, p; active proctype A() { do :: x = 1 - x od } \
          active proctype B() provided (x) { p = 1 } @ NONE WEAK
          """)
  void theDefinitionsAreApplied(String model, String violated) {
    StateGraph graph = StateGraph.of(model, List.of("p == 1"), MAX_STATES).orElseThrow();
    Temporal eventually = Temporal.eventually(new Temporal.Proposition(0));
    List<Fairness> found = new ArrayList<>();
    for (Fairness fairness : Fairness.values()) {
      if (FairRuns.violate(graph, eventually, fairness, MAX_NODES).orElseThrow()) {
        found.add(fairness);
      }
    }
    assertThat(found).isEqualTo(Stream.of(violated.split(" ")).map(Fairness::valueOf).toList());
    try (Judge judge = new Judge()) {
      for (Fairness fairness : Fairness.values()) {
        Ask ask = Ask.formula("<> (p == 1)").under(fairness);
        Answer answer = judge.ask(new Question(model, ask, Settings.defaults()));
        assertThat(answer.isViolated()).as("%s", fairness).isEqualTo(found.contains(fairness));
        assertThat(answer.isDecided()).isTrue();
      }
    }
  }

  static List<ModelSource> sources() {
    return FairComparison.sources();
  }

  @ParameterizedTest
  @MethodSource("sources")
  void everyVerdictIsThatOfTheDefinitions(ModelSource source) {
    try (Judge judge = new Judge()) {
      FairComparison comparison = new FairComparison(source, judge);
      comparison.ask(QUESTIONS, SEED);
      System.out.println(comparison.totals());
      assertThat(comparison.wrong()).as(String.join("\n", comparison.wrong())).isEmpty();
      for (Fairness fairness : Fairness.values()) {
        assertThat(comparison.held(fairness)).isGreaterThan(QUESTIONS / 50);
        assertThat(comparison.violated(fairness)).isGreaterThan(QUESTIONS / 50);
      }
      assertThat(comparison.undecided()).isLessThan(QUESTIONS);
    }
  }

  /** The comparison can fail: a condition of each kind of fairness is forgotten in turn. */
  @ParameterizedTest
  @CsvSource({
    "emptiness.TrackedProcesses, isAnyNeglected, false",
    "emptiness.TrackedProcesses, hasStuck, false",
    "emptiness.StreettDecomposition, isNowhere, true",
    "emptiness.GlobalFairness, isClosed, true",
  })
  void aPlantedMistakeIsNoticed(String owner, String method, String value) throws Exception {
    PlantedMistake mistake = PlantedMistake.parse(String.join(" ", "cycles", owner, method, value));
    ForgetfulLoader.require(mistake);
    Class<?> forgetful =
        new ForgetfulLoader(PlantedMistake.unwatched(List.of(mistake)))
            .loadClass(FairComparison.class.getName());
    Method wrongAmong = forgetful.getDeclaredMethod("wrongAmong", int.class);
    wrongAmong.setAccessible(true);
    assertThat((String[]) wrongAmong.invoke(null, QUESTIONS)).isNotEmpty();
  }
}

package dev.gyre.tck.product;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Location;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Formulas, accept labels and progress labels under each kind of fairness: the product, by default
 * and in other ways, before a judge that shares no code with it ({@link FairRuns}).
 *
 * <p>{@code -Dgyre.fair.questions=100000} asks more of each source, {@code -Dgyre.fair.seed} begins
 * elsewhere.
 */
class FairRunsTest {
  private static final int QUESTIONS = Integer.getInteger("gyre.fair.questions", 120);
  private static final long SEED = Long.getLong("gyre.fair.seed", 1);
  private static final int MAX_STATES = 1500;
  private static final int MAX_NODES = 12_000;
  private static final int MAX_PROMISES = 5;

  private final Map<Fairness, Integer> held = new EnumMap<>(Fairness.class);
  private final Map<Fairness, Integer> violated = new EnumMap<>(Fairness.class);
  private final List<String> wrong = new ArrayList<>();
  private int undecided;

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
    List<ModelSource> sources = new ArrayList<>(Sources.all());
    sources.add(new EndlessModels());
    return sources;
  }

  @ParameterizedTest
  @MethodSource("sources")
  void everyVerdictIsThatOfTheDefinitions(ModelSource source) {
    long seed = SEED;
    try (Judge judge = new Judge()) {
      for (; asked() < QUESTIONS; seed++) {
        compare(source, seed, judge);
      }
    }
    System.out.printf(
        "%s, seeds %d to %d: hold %s, violated %s, %d undecided%n",
        source.name(), SEED, seed - 1, held, violated, undecided);
    assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    for (Fairness fairness : Fairness.values()) {
      assertThat(held.get(fairness)).isGreaterThan(QUESTIONS / 50);
      assertThat(violated.get(fairness)).isGreaterThan(QUESTIONS / 50);
    }
    assertThat(undecided).isLessThan(QUESTIONS);
  }

  private int asked() {
    return held.values().stream().mapToInt(n -> n).sum()
        + violated.values().stream().mapToInt(n -> n).sum();
  }

  private void compare(ModelSource source, long seed, Judge judge) {
    String text = source.model(seed);
    Optional<ModelFacts> facts = ModelFacts.of(text);
    if (facts.isEmpty()) {
      return;
    }
    Dice dice = new Dice(seed);
    TemporalMaker maker = new TemporalMaker(facts.get(), dice);
    TemporalMaker.Written formula = maker.formula();
    if (formula.meaning().promises().size() > MAX_PROMISES) {
      return;
    }
    Optional<StateGraph> graph = StateGraph.of(text, maker.propositions(), MAX_STATES);
    if (graph.isEmpty()) {
      return;
    }
    String origin = source.name() + " " + seed;
    for (Fairness fairness : Fairness.values()) {
      Settings way = dice.oneIn(2) ? Settings.defaults() : Settings.random(dice);
      FairRuns.violate(graph.get(), formula.meaning(), fairness, MAX_NODES)
          .ifPresent(
              isViolated ->
                  settle(
                      new Question(text, Ask.formula(formula.text()).under(fairness), way),
                      isViolated,
                      judge,
                      origin));
      if (facts.get().marks().contains(Location.Mark.ACCEPT)) {
        boolean isViolated = FairRuns.accept(graph.get(), fairness);
        settle(
            new Question(text, Ask.property("acceptance").under(fairness), way),
            isViolated,
            judge,
            origin);
      }
      if (facts.get().marks().contains(Location.Mark.PROGRESS)) {
        boolean isViolated = FairRuns.starve(graph.get(), fairness);
        settle(
            new Question(text, Ask.property("progress").under(fairness), way),
            isViolated,
            judge,
            origin);
      }
    }
  }

  private void settle(Question question, boolean isViolated, Judge judge, String origin) {
    Answer answer = judge.ask(question);
    if (answer.fault().isEmpty() && !answer.isDecided()) {
      undecided++;
      return;
    }
    Verdict expected = isViolated ? Verdict.VIOLATED : Verdict.HOLDS;
    (isViolated ? violated : held).merge(question.ask().fairness(), 1, Integer::sum);
    boolean isSame = answer.verdicts().values().stream().allMatch(v -> v == expected);
    if (answer.fault().isPresent() || !isSame) {
      wrong.add(
          "// %s: %s, by the definitions %s%n// %s%n%s"
              .formatted(
                  origin,
                  answer.inWords(),
                  expected,
                  question.command("model.pml"),
                  question.model()));
    }
  }
}

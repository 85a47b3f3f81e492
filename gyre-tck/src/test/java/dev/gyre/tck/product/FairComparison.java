package dev.gyre.tck.product;

import dev.gyre.ir.Location;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Formulas, accept labels and progress labels under each kind of fairness: what the product says,
 * by default and in other ways, beside what the definitions say ({@link FairRuns}, which shares no
 * code with it).
 *
 * <p>{@code FairComparison QUESTIONS [SEED]}, which is {@code bench/soak fair}, asks so many of
 * each source; exit status 1 if any answer is wrong.
 */
final class FairComparison {
  /** Larger graphs than these take the judge too long. */
  private static final int MAX_STATES = 1500;

  private static final int MAX_NODES = 12_000;
  private static final int MAX_PROMISES = 5;

  private final ModelSource source;
  private final Judge judge;
  private final Map<Fairness, Integer> held = new EnumMap<>(Fairness.class);
  private final Map<Fairness, Integer> violated = new EnumMap<>(Fairness.class);
  private final List<String> wrong = new ArrayList<>();
  private int undecided;

  FairComparison(ModelSource source, Judge judge) {
    this.source = source;
    this.judge = judge;
  }

  public static void main(String[] arguments) {
    int questions = Integer.parseInt(arguments[0]);
    long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
    boolean isRight = true;
    for (ModelSource source : sources()) {
      try (Judge judge = new Judge()) {
        FairComparison comparison = new FairComparison(source, judge);
        comparison.ask(questions, seed);
        System.out.println(comparison.totals());
        comparison.wrong.forEach(System.out::println);
        isRight &= comparison.wrong.isEmpty();
      }
    }
    System.exit(isRight ? 0 : 1);
  }

  static List<ModelSource> sources() {
    List<ModelSource> sources = new ArrayList<>(Sources.all());
    sources.add(new EndlessModels());
    return sources;
  }

  /**
   * What is wrong among so many questions about endless models. Called by name in a loader of its
   * own, so it speaks in strings only.
   */
  static String[] wrongAmong(int questions) {
    try (Judge judge = new Judge()) {
      FairComparison comparison = new FairComparison(new EndlessModels(), judge);
      comparison.ask(questions, 1);
      return comparison.wrong.toArray(String[]::new);
    }
  }

  /** Asks about the programs of this seed and the next ones until so many questions are asked. */
  void ask(int questions, long seed) {
    for (long next = seed; asked() < questions; next++) {
      compare(next);
    }
  }

  List<String> wrong() {
    return wrong;
  }

  int undecided() {
    return undecided;
  }

  /** How many answers say under a kind of fairness that the property holds. */
  int held(Fairness fairness) {
    return held.getOrDefault(fairness, 0);
  }

  int violated(Fairness fairness) {
    return violated.getOrDefault(fairness, 0);
  }

  String totals() {
    return String.format(
        "%s: %d questions, hold %s, violated %s, %d undecided; %d wrong",
        source.name(), asked(), held, violated, undecided, wrong.size());
  }

  private int asked() {
    return held.values().stream().mapToInt(n -> n).sum()
        + violated.values().stream().mapToInt(n -> n).sum();
  }

  private void compare(long seed) {
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
                      origin));
      if (facts.get().marks().contains(Location.Mark.ACCEPT)) {
        boolean isViolated = FairRuns.accept(graph.get(), fairness);
        settle(
            new Question(text, Ask.property("acceptance").under(fairness), way),
            isViolated,
            origin);
      }
      if (facts.get().marks().contains(Location.Mark.PROGRESS)) {
        boolean isViolated = FairRuns.starve(graph.get(), fairness);
        settle(
            new Question(text, Ask.property("progress").under(fairness), way), isViolated, origin);
      }
    }
  }

  private void settle(Question question, boolean isViolated, String origin) {
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

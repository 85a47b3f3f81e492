package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.analysis.Stuttering;
import dev.gyre.por.Method;
import dev.gyre.por.dependence.AccessObstacle;
import dev.gyre.por.dependence.Visibility;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Fairness;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.gen.EndlessGenerator;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Formulas without X and labels, on random models, with and without partial order reduction: the
 * same answer for each kind of fairness, and every lasso confirmed on the whole system.
 *
 * <p>{@code -Dgyre.por.runs.models=20000} compares more models, {@code -Dgyre.por.runs.seed}
 * others.
 */
class ReducedRunsTest {
  private static final int MODELS = Integer.getInteger("gyre.por.runs.models", 600);
  private static final long SEED = Long.getLong("gyre.por.runs.seed", 1);
  private static final int MAX_STATES = 600;
  private static final Duration LIMIT = Duration.ofMillis(60);

  private static final List<Method> METHODS =
      List.of(Method.STUBBORN, Method.AMPLE, Method.STUBBORN, Method.CLUSTER, Method.STUBBORN);

  private final RandomModels models = new RandomModels();
  private final Map<Fairness, Integer> asked = new EnumMap<>(Fairness.class);
  private final Map<Fairness, Integer> violated = new EnumMap<>(Fairness.class);
  private final Map<Fairness, Integer> smaller = new EnumMap<>(Fairness.class);

  @Test
  void noAnswerChanges() {
    int compared = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      compared += seed % 2 == 0 ? endless(seed) : rich(seed);
      if (compared % 1000 == 999) {
        System.out.println(compared + " models, up to seed " + seed);
      }
    }
    System.out.printf(
        "%d models, seeds %d to %d; asked %s, violated %s, smaller %s%n",
        compared, SEED, seed - 1, asked, violated, smaller);
    for (Fairness fairness : asked.keySet()) {
      int questions = asked.get(fairness);
      assertThat(violated.get(fairness)).isBetween(questions / 10, questions * 9 / 10);
      assertThat(smaller.getOrDefault(fairness, 0))
          .as("%s", fairness)
          .isGreaterThan(questions / 50);
    }
  }

  /** Models that run for ever, with a formula and with labels. */
  private int endless(long seed) {
    EndlessGenerator generator = new EndlessGenerator();
    String text = generator.generateWithFormula(seed, EndlessGenerator.Restraint.NONE);
    Optional<ProcessSystem> model = small(text);
    model.ifPresent(
        system -> {
          formula(system, seed, text);
          ask(ReducedRuns.ofLabels(system, Location.Mark.ACCEPT), seed, text);
          ask(ReducedRuns.ofLabels(system, Location.Mark.PROGRESS), seed, text);
        });
    return model.isPresent() ? 1 : 0;
  }

  /** Models with every kind of statement; most of them end. */
  private int rich(long seed) {
    String text = models.model(seed).text();
    Optional<String> formula = small(text).flatMap(s -> ReducedRuns.formula(s, seed));
    if (formula.isEmpty()) {
      return 0;
    }
    String withFormula = text + "\nltl f { " + formula.get() + " }\n";
    Optional<ProcessSystem> model = small(withFormula);
    model.ifPresent(system -> formula(system, seed, withFormula));
    return model.isPresent() ? 1 : 0;
  }

  private static Optional<ProcessSystem> small(String text) {
    return new PromelaFrontEnd()
        .check(new SourceFile("m.pml", text))
        .system()
        .filter(s -> AccessObstacle.of(s).isEmpty())
        .filter(s -> StateSpace.explore(Systems.INTERPRETED.of(s), MAX_STATES, LIMIT).isPresent());
  }

  private void formula(ProcessSystem system, long seed, String text) {
    LtlFormula formula = system.properties().get(0).formula();
    if (Stuttering.obstacle(formula).isEmpty() && Visibility.obstacle(formula).isEmpty()) {
      FormulaQuestion question = FormulaQuestion.of(system, system.properties().get(0).name());
      ask(ReducedRuns.ofFormula(question), seed, text);
    }
  }

  private void ask(ReducedRuns runs, long seed, String text) {
    for (Fairness fairness : new Fairness[] {Fairness.NONE, Fairness.WEAK, Fairness.STRONG}) {
      if (fairness != Fairness.NONE && text.contains("timeout")) {
        continue;
      }
      // Stubborn sets are what is used; the others are asked now and then.
      Method method = METHODS.get((int) (seed % METHODS.size()));
      ReducedRuns.Answers answers = runs.compare(method, fairness);
      assertThat(answers.difference())
          .as("%s, %s, seed %d%n%s", fairness, method, seed, text)
          .isEmpty();
      asked.merge(fairness, 1, Integer::sum);
      violated.merge(fairness, answers.isViolated() ? 1 : 0, Integer::sum);
      boolean isSmaller = answers.reducedStates() < answers.wholeStates();
      smaller.merge(fairness, isSmaller ? 1 : 0, Integer::sum);
    }
  }
}

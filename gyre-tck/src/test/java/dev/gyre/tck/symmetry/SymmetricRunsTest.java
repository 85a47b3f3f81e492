package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.gen.SymmetricGenerator;
import dev.gyre.tck.gen.SymmetricGenerator.Ends;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/**
 * Formulas and labels on random symmetric programs, with and without symmetry reduction: the same
 * verdict for each kind of fairness, by every strategy, with partial order reduction and without.
 * The engine replays every run that it finds.
 *
 * <p>{@code -Dgyre.symmetry.runs.models=10000} compares more programs, {@code
 * -Dgyre.symmetry.runs.seed} others.
 */
class SymmetricRunsTest {
  private static final int MODELS = Integer.getInteger("gyre.symmetry.runs.models", 9);
  private static final long SEED = Long.getLong("gyre.symmetry.runs.seed", 1);
  private static final Duration LIMIT = Duration.ofSeconds(3);
  private static final Duration SMALL = Duration.ofMillis(500);
  private static final long MOST_STATES = 5000;

  private static final List<SymmetryOption> STRATEGIES =
      List.of(
          SymmetryOption.REFINE,
          SymmetryOption.FULL,
          SymmetryOption.SORTED,
          SymmetryOption.REFINE,
          SymmetryOption.SEGMENTED,
          SymmetryOption.PC_SORTED,
          SymmetryOption.PC_SEGMENTED);

  private final Map<Fairness, Integer> held = new EnumMap<>(Fairness.class);
  private final Map<Fairness, Integer> violated = new EnumMap<>(Fairness.class);
  private final Map<Fairness, Integer> smaller = new EnumMap<>(Fairness.class);
  private int models;

  @Test
  void noVerdictChangesWhereSymmetryIsFound() {
    compareAll(SymmetricRunGenerator::generate, List.of("same", "named", "acceptance", "progress"));
  }

  /** Scalarsets and rings. */
  @Test
  void noVerdictChangesWhereSymmetryIsDeclared() {
    SymmetricGenerator generator = new SymmetricGenerator();
    compareAll(
        seed ->
            generator.generate(seed, seed % 3 == 0 ? Ends.ALLOWED : Ends.NONE)
                + "ltl same { "
                + generator.formula(seed)
                + " }\n",
        List.of("same"));
  }

  private void compareAll(LongFunction<String> generator, List<String> properties) {
    long seed = SEED;
    for (; models < MODELS; seed++) {
      String text = generator.apply(seed);
      if (!isSmall(text, properties)) {
        continue;
      }
      for (Fairness fairness : Fairness.values()) {
        compare(seed, text, CheckOptions.none().withFairness(fairness).withProperties(properties));
      }
      models++;
    }
    System.out.printf(
        "%d programs, seeds %d to %d; hold %s, violated %s, smaller %s%n",
        models, SEED, seed - 1, held, violated, smaller);
    for (Fairness fairness : Fairness.values()) {
      int both = held.getOrDefault(fairness, 0) + violated.getOrDefault(fairness, 0);
      assertThat(held.getOrDefault(fairness, 0)).isGreaterThan(both / 10);
      assertThat(violated.getOrDefault(fairness, 0)).isGreaterThan(both / 10);
      assertThat(smaller.getOrDefault(fairness, 0)).isGreaterThan(both / 5);
    }
  }

  private static boolean isSmall(String text, List<String> properties) {
    CheckReport report =
        check(text, CheckOptions.none().withThreads(1).withProperties(properties), SMALL);
    return report.properties().stream().allMatch(p -> p.verdict() != Verdict.UNDECIDED)
        && report.properties().stream().allMatch(p -> p.statistics().states() < MOST_STATES);
  }

  private void compare(long seed, String text, CheckOptions asked) {
    Optimisations passes = seed % 3 == 0 ? Optimisations.PLAIN : Optimisations.DEFAULT;
    CheckOptions base =
        asked.withThreads(1).withOptimisations(passes).withPartialOrder(PartialOrder.OFF);
    CheckReport off = check(text, base.withSymmetry(SymmetryOption.OFF));
    SymmetryOption strategy = STRATEGIES.get((int) (seed % STRATEGIES.size()));
    CheckOptions reduced = base.withSymmetry(strategy);
    CheckReport on = check(text, reduced);
    compare(seed, text, off, on, reduced);
    CheckOptions twice = reduced.withPartialOrder(PartialOrder.ON);
    compare(seed, text, off, check(text, twice), twice);
    if (seed % 4 == 0) {
      CheckOptions two = base.withSymmetry(SymmetryOption.REFINE).withThreads(2);
      compare(seed, text, off, check(text, two), two);
    }
    for (int i = 0; i < off.properties().size(); i++) {
      PropertyReport whole = off.properties().get(i);
      if (whole.verdict() == Verdict.HOLDS || whole.verdict() == Verdict.VIOLATED) {
        boolean isViolated = whole.verdict() == Verdict.VIOLATED;
        (isViolated ? violated : held).merge(asked.questions().fairness(), 1, Integer::sum);
        long states = on.properties().get(i).statistics().states();
        boolean isSmaller = states < whole.statistics().states();
        smaller.merge(asked.questions().fairness(), isSmaller ? 1 : 0, Integer::sum);
      }
    }
  }

  private static void compare(
      long seed, String text, CheckReport off, CheckReport on, CheckOptions wishes) {
    assertThat(on.properties().size())
        .as("%s, seed %d%n%s%n%s", wishes, seed, on.reason(), text)
        .isEqualTo(off.properties().size());
    for (int i = 0; i < off.properties().size(); i++) {
      PropertyReport whole = off.properties().get(i);
      PropertyReport reduced = on.properties().get(i);
      boolean areDecided =
          whole.verdict() != Verdict.UNDECIDED && reduced.verdict() != Verdict.UNDECIDED;
      if (areDecided) {
        assertThat(reduced.verdict())
            .as("%s, %s, seed %d%n%s", whole.property().name(), wishes, seed, text)
            .isEqualTo(whole.verdict());
      }
    }
  }

  private static CheckReport check(String text, CheckOptions wishes) {
    return check(text, wishes, LIMIT);
  }

  private static CheckReport check(String text, CheckOptions wishes, Duration limit) {
    CheckRequest request =
        CheckRequest.of(new SourceFile("model.pml", text))
            .withOptions(wishes)
            .withLimits(new Limits(OptionalLong.empty(), Optional.of(limit), OptionalLong.empty()));
    try {
      return Checker.check(request);
    } catch (RuntimeException e) {
      throw new AssertionError(wishes + "\n" + text, e);
    }
  }
}

package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.Lasso;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.emptiness.ParallelEmptinessSearch;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.source.SourceFile;
import dev.gyre.system.TransitionSystem;
import dev.gyre.tck.gen.EndlessGenerator;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;

/**
 * The search for cycles against the definitions, on random models: with accept labels in a claim,
 * acceptance sets on its edges, accept labels in processes, and progress labels; for each kind of
 * fairness. Every lasso is confirmed by {@link LassoCheck}, and where there is none, the search has
 * met all states, whatever the fairness.
 *
 * <p>{@code -Dgyre.liveness.models=100000} compares more models, {@code -Dgyre.liveness.seed}
 * others.
 */
class RandomLivenessTest {
  private static final int MODELS = Integer.getInteger("gyre.liveness.models", 1000);
  private static final long SEED = Long.getLong("gyre.liveness.seed", 1);
  private static final int MAX_STATES = 100;
  private static final int SETS = 3;

  private final Map<String, Integer> violated = new TreeMap<>();
  private final Map<String, Integer> asked = new TreeMap<>();
  private int refused;

  /** One question, in terms of the search and in terms of the oracle. */
  private record Case(
      String name,
      LivenessOracle oracle,
      int sets,
      ToLongFunction<LivenessOracle.Arc> marks,
      BiFunction<TransitionSystem, Fairness, CycleQuestion> question) {}

  @Test
  void everyAnswerFollowsFromTheDefinitions() {
    int compared = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      String text = new EndlessGenerator().generate(seed, EndlessGenerator.Restraint.NONE);
      ProcessSystem model =
          new PromelaFrontEnd().check(new SourceFile("m.pml", text)).system().orElseThrow();
      TransitionSystem reference = Systems.INTERPRETED.of(model);
      List<Case> cases = cases(reference, model, seed);
      TransitionSystem searched = seed % 4 == 0 ? Systems.FAST.of(model) : reference;
      for (Case one : cases) {
        compare(one, searched, reference, "seed " + seed + "\n" + text);
      }
      compared += cases.isEmpty() ? 0 : 1;
    }
    System.out.printf(
        "%d models, seeds %d to %d; asked %s, violated %s; %d lassos refused%n",
        compared, SEED, seed - 1, asked, violated, refused);
    asked.forEach(
        (name, count) ->
            assertThat(violated.getOrDefault(name, 0))
                .as(name)
                .isBetween(count / 50, count - count / 50));
    assertThat(asked).hasSize(16);
    // Each kind of fairness makes a difference, or there would be nothing to compare.
    assertThat(violated(Fairness.WEAK)).isLessThan(violated(Fairness.NONE) - MODELS / 50);
    assertThat(violated(Fairness.STRONG)).isLessThan(violated(Fairness.WEAK));
    assertThat(violated(Fairness.GLOBAL)).isLessThan(violated(Fairness.STRONG) - MODELS / 50);
    assertThat(refused).isGreaterThan(MODELS / 10);
  }

  private int violated(Fairness fairness) {
    return violated.entrySet().stream()
        .filter(entry -> entry.getKey().endsWith(fairness.name()))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  private static List<Case> cases(TransitionSystem system, ProcessSystem model, long seed) {
    ProcessAutomaton claim =
        model.automata().stream()
            .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER)
            .findFirst()
            .orElseThrow();
    List<Case> cases = new ArrayList<>();
    LivenessOracle.of(system, Optional.of(claim), MAX_STATES)
        .ifPresent(product -> addClaimCases(product, claim, seed, cases));
    LivenessOracle.of(system, Optional.empty(), MAX_STATES)
        .ifPresent(alone -> addLabelCases(alone, cases));
    return cases;
  }

  private static void addClaimCases(
      LivenessOracle product, ProcessAutomaton claim, long seed, List<Case> cases) {
    cases.add(
        new Case(
            "claim",
            product,
            1,
            arc -> product.isClaimAccepting(arc.from()) ? 1 : 0,
            (s, f) -> CycleQuestion.ofClaim(s, claim, f)));
    boolean plain =
        claim.locations().stream()
            .flatMap(location -> location.edges().stream())
            .allMatch(edge -> edge.control() == Edge.Control.RELEASE);
    if (plain) {
      cases.add(
          new Case(
              "edges",
              product,
              SETS,
              arc -> marks(arc.claimEdge(), seed),
              (s, f) -> CycleQuestion.ofClaimEdges(s, claim, SETS, e -> marks(e, seed), f)));
    }
  }

  /** Each edge is in about a half of the sets. */
  private static long marks(int edge, long seed) {
    return new SplittableRandom(seed * 1000 + edge).nextInt(1 << SETS);
  }

  private static void addLabelCases(LivenessOracle alone, List<Case> cases) {
    cases.add(
        new Case(
            "accept",
            alone,
            1,
            arc -> alone.isLabelled(arc.from(), Location.Mark.ACCEPT) ? 1 : 0,
            CycleQuestion::ofAcceptLabels));
    cases.add(
        new Case(
            "progress",
            alone,
            0,
            arc -> alone.isLabelled(arc.from(), Location.Mark.PROGRESS) ? -1 : 0,
            CycleQuestion::ofProgressLabels));
  }

  private void compare(
      Case one, TransitionSystem searched, TransitionSystem reference, String where) {
    Map<Fairness, Boolean> answers = new EnumMap<>(Fairness.class);
    for (Fairness fairness : Fairness.values()) {
      answers.put(fairness, one.oracle().hasCycle(one.sets(), one.marks(), fairness));
    }
    for (Fairness fairness : Fairness.values()) {
      String name = one.name() + " " + fairness;
      boolean expected = answers.get(fairness);
      asked.merge(name, 1, Integer::sum);
      violated.merge(name, expected ? 1 : 0, Integer::sum);
      LivenessOutcome outcome =
          new EmptinessSearch(
                  one.question().apply(searched, fairness),
                  SearchLimits.none(),
                  SearchObserver.NONE)
              .run();
      assertThat(outcome.lasso().isPresent()).as("%s, %s", name, where).isEqualTo(expected);
      LassoCheck check = new LassoCheck(one.question().apply(reference, fairness));
      compareTogether(one, searched, fairness, outcome, check, name + ", " + where);
      if (fairness == Fairness.NONE && where.hashCode() % 16 == 0) {
        compareOnDisk(one, searched, outcome, check, "on disk, " + name + ", " + where);
      }
      if (expected) {
        Lasso lasso = outcome.lasso().orElseThrow();
        assertThat(check.complaint(lasso)).as("%s, %s, %s", name, where, lasso).isEmpty();
        if (fairness == Fairness.NONE) {
          refuse(one, answers, lasso, reference, where);
        }
      } else {
        assertThat(outcome.end()).isEqualTo(SearchOutcome.End.COMPLETE);
        assertThat(outcome.states()).as("%s, %s", name, where).isEqualTo(one.oracle().states());
      }
    }
  }

  /** With states in files the same is said. */
  private static void compareOnDisk(
      Case one,
      TransitionSystem searched,
      LivenessOutcome expected,
      LassoCheck check,
      String where) {
    LivenessOutcome outcome = OnDisk.search(one.question().apply(searched, Fairness.NONE), 2);
    assertThat(outcome.end()).as("%s", where).isEqualTo(expected.end());
    if (outcome.lasso().isPresent()) {
      assertThat(check.complaint(outcome.lasso().get())).as("%s", where).isEmpty();
    } else {
      assertThat(outcome.states()).as("%s", where).isEqualTo(expected.states());
    }
  }

  /** Several workers must say what one says. */
  private static void compareTogether(
      Case one,
      TransitionSystem searched,
      Fairness fairness,
      LivenessOutcome expected,
      LassoCheck check,
      String where) {
    if (fairness == Fairness.STRONG || fairness == Fairness.GLOBAL) {
      return;
    }
    int workers = 1 + Math.floorMod(where.hashCode(), 8);
    LivenessOutcome outcome =
        new ParallelEmptinessSearch(
                one.question().apply(searched, fairness),
                SearchLimits.none(),
                SearchObserver.NONE,
                workers)
            .run();
    assertThat(outcome.end()).as("%d workers, %s", workers, where).isEqualTo(expected.end());
    if (outcome.lasso().isPresent()) {
      assertThat(check.complaint(outcome.lasso().get())).as("%s", where).isEmpty();
    } else {
      assertThat(outcome.states()).as("%s", where).isEqualTo(expected.states());
    }
  }

  /** A lasso that was found without fairness must not pass where no fair one exists. */
  private void refuse(
      Case one,
      Map<Fairness, Boolean> answers,
      Lasso lasso,
      TransitionSystem reference,
      String where) {
    for (Fairness fairness : Fairness.values()) {
      if (!answers.get(fairness)) {
        LassoCheck check = new LassoCheck(one.question().apply(reference, fairness));
        assertThat(check.complaint(lasso))
            .as("%s %s, %s", one.name(), fairness, where)
            .contains("the cycle is not fair");
        refused++;
      }
    }
  }
}

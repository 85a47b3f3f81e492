package dev.gyre.emptiness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.MarkedGraph.Arrow;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Random graphs with random marks, and the definitions of fairness applied to all sets of states.
 */
class RandomGraphTest {
  private static final int GRAPHS = 4_000;
  private static final int MAX_STATES = 5;
  private static final int PROCESSES = 3;

  @Test
  void everyAnswerFollowsFromTheDefinitions() {
    Map<Fairness, Integer> bad = new EnumMap<>(Fairness.class);
    for (long seed = 0; seed < GRAPHS; seed++) {
      Random random = new Random(seed);
      int sets = random.nextInt(3);
      List<Arrow> arrows = arrows(random, sets);
      for (Fairness fairness : Fairness.values()) {
        boolean expected = hasCycle(arrows, sets, fairness);
        bad.merge(fairness, expected ? 1 : 0, Integer::sum);
        MarkedGraph graph = new MarkedGraph(arrows, Set.of());
        CycleQuestion question =
            new CycleQuestion(graph, Optional.empty(), new Acceptance.NoProgress(), fairness);
        LivenessOutcome outcome =
            new EmptinessSearch(
                    question, graph.marks(sets), SearchLimits.none(), SearchObserver.NONE)
                .run();
        assertThat(outcome.lasso().isPresent())
            .as("seed %d, %s, %d sets, %s", seed, fairness, sets, arrows)
            .isEqualTo(expected);
        if (expected) {
          Lasso lasso = outcome.lasso().orElseThrow();
          List<Arrow> cycle =
              lasso.path().subList(lasso.cycleStart(), lasso.path().size()).stream()
                  .map(graph::arrow)
                  .toList();
          assertThat(isBad(cycle, arrows, sets, fairness)).as("%s in %s", cycle, arrows).isTrue();
        }
      }
    }
    assertThat(bad.get(Fairness.NONE)).isBetween(GRAPHS / 4, GRAPHS * 3 / 4);
    assertThat(bad.get(Fairness.WEAK)).isLessThan(bad.get(Fairness.NONE) - GRAPHS / 50);
    assertThat(bad.get(Fairness.STRONG)).isLessThan(bad.get(Fairness.WEAK) - GRAPHS / 50);
    assertThat(bad.get(Fairness.GLOBAL)).isBetween(GRAPHS / 50, bad.get(Fairness.STRONG) - 50);
  }

  private static List<Arrow> arrows(Random random, int sets) {
    int states = 1 + random.nextInt(MAX_STATES);
    List<Arrow> arrows = new ArrayList<>();
    for (int i = random.nextInt(3 * states); i >= 0; i--) {
      long marks = random.nextInt(1 << sets);
      arrows.add(
          new Arrow(
              random.nextInt(states),
              random.nextInt(states),
              random.nextInt(PROCESSES),
              random.nextInt(8) == 0 ? marks | AcceptanceMarks.CUT : marks));
    }
    return arrows;
  }

  // ---- by definition

  /** Some set of states, all of its steps or all that some processes take: a fair cycle. */
  private static boolean hasCycle(List<Arrow> arrows, int sets, Fairness fairness) {
    Set<Integer> reachable = reach(0, arrows);
    for (int subset = 1; subset < 1 << MAX_STATES; subset++) {
      int chosen = subset;
      Predicate<Integer> isIn = state -> (chosen >> state & 1) != 0;
      List<Arrow> inside =
          arrows.stream()
              .filter(a -> isIn.test(a.from()) && isIn.test(a.to()) && a.marks() >= 0)
              .toList();
      boolean connected =
          !inside.isEmpty()
              && reachable.contains(inside.get(0).from())
              && Integer.bitCount(subset) == states(inside).size()
              && states(inside).stream()
                  .allMatch(state -> reach(state, inside).containsAll(states(inside)));
      if (connected && isBad(inside, arrows, sets, fairness)) {
        return true;
      }
    }
    return false;
  }

  /** Whether to take exactly these steps for ever is accepted and fair. */
  private static boolean isBad(List<Arrow> cycle, List<Arrow> arrows, int sets, Fairness fairness) {
    long marks = cycle.stream().mapToLong(Arrow::marks).reduce(0, (a, b) -> a | b);
    long goal = (1L << sets) - 1;
    if (marks < 0 || (marks & goal) != goal) {
      return false;
    }
    List<Arrow> possible = arrows.stream().filter(a -> states(cycle).contains(a.from())).toList();
    return switch (fairness) {
      case NONE -> true;
      case GLOBAL ->
          possible.stream()
              .allMatch(
                  p -> cycle.stream().anyMatch(c -> c.from() == p.from() && c.to() == p.to()));
      case WEAK, STRONG -> isFairToAll(cycle, possible, fairness);
    };
  }

  private static boolean isFairToAll(List<Arrow> cycle, List<Arrow> possible, Fairness fairness) {
    for (int process = 0; process < PROCESSES; process++) {
      int who = process;
      Set<Integer> enabledIn =
          possible.stream()
              .filter(a -> a.process() == who)
              .map(Arrow::from)
              .collect(Collectors.toSet());
      boolean mustMove =
          fairness == Fairness.STRONG ? !enabledIn.isEmpty() : enabledIn.containsAll(states(cycle));
      if (mustMove && cycle.stream().noneMatch(a -> a.process() == who)) {
        return false;
      }
    }
    return true;
  }

  private static Set<Integer> states(List<Arrow> arrows) {
    Set<Integer> states = new HashSet<>();
    arrows.forEach(arrow -> states.add(arrow.from()));
    arrows.forEach(arrow -> states.add(arrow.to()));
    return states;
  }

  private static Set<Integer> reach(int from, List<Arrow> arrows) {
    Set<Integer> reached = new HashSet<>(Set.of(from));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Arrow arrow : arrows) {
        grows |= reached.contains(arrow.from()) && reached.add(arrow.to());
      }
    }
    return reached;
  }
}

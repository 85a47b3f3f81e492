package dev.gyre.emptiness;

import static dev.gyre.emptiness.MarkedGraph.arrow;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.emptiness.MarkedGraph.Arrow;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.store.FlaggedStates;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A search with little memory against one with much. */
class NestedSearchTest {
  private static final int GRAPHS = Integer.getInteger("gyre.liveness.graphs", 600);
  private static final int PROCESSES = 3;

  private static CycleQuestion question(MarkedGraph graph, Fairness fairness) {
    return new CycleQuestion(graph, Optional.empty(), new Acceptance.NoProgress(), fairness);
  }

  private static LivenessOutcome exact(MarkedGraph graph, int sets, Fairness fairness) {
    return new EmptinessSearch(
            question(graph, fairness), graph.marks(sets), SearchLimits.none(), SearchObserver.NONE)
        .run();
  }

  private static LivenessOutcome nested(
      MarkedGraph graph, int sets, Fairness fairness, FlaggedStates store) {
    return new NestedSearch(
            question(graph, fairness),
            graph.marks(sets),
            store,
            SearchLimits.none(),
            SearchObserver.NONE)
        .run();
  }

  private static List<Arrow> arrows(Random random, int sets) {
    int states = 1 + random.nextInt(random.nextInt(4) == 0 ? 60 : 10);
    int reach = 1 + random.nextInt(Math.min(states, 5));
    List<Arrow> arrows = new ArrayList<>();
    for (int state = 0; state < states; state++) {
      for (int i = random.nextInt(4); i >= 0; i--) {
        int target = state + 1 - random.nextInt(reach + 1);
        long marks = random.nextInt(3) == 0 && sets > 0 ? 1L << random.nextInt(sets) : 0;
        arrows.add(
            new Arrow(state, Math.max(0, target) % states, random.nextInt(PROCESSES), marks));
      }
    }
    return arrows;
  }

  private static void assertIsLasso(MarkedGraph graph, int sets, Lasso lasso) {
    int state = 0;
    int cycleState = -1;
    long marks = 0;
    for (int i = 0; i < lasso.path().size(); i++) {
      cycleState = i == lasso.cycleStart() ? state : cycleState;
      Arrow arrow = graph.arrow(lasso.path().get(i));
      assertThat(arrow.from()).isEqualTo(state);
      state = arrow.to();
      marks |= i >= lasso.cycleStart() ? arrow.marks() : 0;
    }
    assertThat(state).isEqualTo(cycleState);
    assertThat(marks & ~(-1L << sets)).isEqualTo(~(-1L << sets));
  }

  @Test
  void withRoomEnoughTheAnswersAreThoseOfAnExactSearch() {
    int bad = 0;
    for (long seed = 0; seed < GRAPHS; seed++) {
      Random random = new Random(seed);
      int sets = random.nextInt(4);
      Fairness fairness = random.nextBoolean() ? Fairness.NONE : Fairness.WEAK;
      MarkedGraph graph = new MarkedGraph(arrows(random, sets), Set.of());
      FlaggedStates store =
          random.nextBoolean()
              ? FlaggedStates.bitstate(1 << 15, 3, seed)
              : FlaggedStates.compact(1 << 15, 32, seed);
      LivenessOutcome expected = exact(graph, sets, fairness);
      LivenessOutcome outcome = nested(graph, sets, fairness, store);
      String where = "seed " + seed + ", " + fairness + ", " + sets + " sets";
      assertThat(outcome.end()).as(where).isEqualTo(expected.end());
      bad += outcome.lasso().isPresent() ? 1 : 0;
      outcome.lasso().ifPresent(lasso -> assertIsLasso(graph, sets, lasso));
      if (outcome.lasso().isEmpty()) {
        assertThat(outcome.states()).as(where).isEqualTo(expected.states());
      }
    }
    assertThat(bad).isBetween(GRAPHS / 10, GRAPHS * 9 / 10);
  }

  @Test
  void withTooLittleRoomSomethingMayBeMissedButNothingIsInvented() {
    int missed = 0;
    int found = 0;
    for (long seed = 0; seed < 200; seed++) {
      // A long way with a cycle at its end.
      List<Arrow> arrows = new ArrayList<>();
      for (int i = 0; i < 300; i++) {
        arrows.add(arrow(i, i + 1, 0));
      }
      if (seed % 2 == 0) {
        arrows.add(arrow(300, 299, 1));
      }
      MarkedGraph graph = new MarkedGraph(arrows, Set.of());
      LivenessOutcome outcome =
          nested(graph, 1, Fairness.NONE, FlaggedStates.bitstate(1024, 1, seed));
      if (seed % 2 == 0) {
        found += outcome.lasso().isPresent() ? 1 : 0;
        missed += outcome.lasso().isPresent() ? 0 : 1;
      } else {
        assertThat(outcome.lasso()).isEmpty();
      }
    }
    assertThat(missed).isPositive();
    assertThat(found + missed).isEqualTo(100);
  }

  @Test
  void twoRoundsAreOneCycleIfTheyShareAState() {
    MarkedGraph graph =
        MarkedGraph.of(
            arrow(0, 1, 1), arrow(1, 0, 0), arrow(0, 2, 2), arrow(2, 0, 0), arrow(2, 3, 0));
    FlaggedStates store = FlaggedStates.compact(1 << 12, 32, 1);
    LivenessOutcome outcome = nested(graph, 2, Fairness.NONE, store);
    assertThat(outcome.end()).isEqualTo(SearchOutcome.End.VIOLATION);
    assertIsLasso(graph, 2, outcome.lasso().orElseThrow());
  }

  @Test
  void whatItCannotDoIsRefused() {
    MarkedGraph graph = MarkedGraph.of(arrow(0, 1, AcceptanceMarks.CUT));
    FlaggedStates store = FlaggedStates.compact(1 << 12, 32, 1);
    assertThatThrownBy(() -> nested(graph, 0, Fairness.NONE, store))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> nested(graph, 0, Fairness.GLOBAL, store))
        .isInstanceOf(IllegalArgumentException.class);
  }
}

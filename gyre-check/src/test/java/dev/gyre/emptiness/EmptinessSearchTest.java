package dev.gyre.emptiness;

import static dev.gyre.emptiness.MarkedGraph.arrow;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Cycles on graphs that can be followed by hand. */
class EmptinessSearchTest {
  private static LivenessOutcome search(
      MarkedGraph graph, int sets, Fairness fairness, SearchLimits limits) {
    CycleQuestion question =
        new CycleQuestion(graph, Optional.empty(), new Acceptance.NoProgress(), fairness);
    return new EmptinessSearch(question, graph.marks(sets), limits, SearchObserver.NONE).run();
  }

  private static LivenessOutcome search(MarkedGraph graph, int sets, Fairness fairness) {
    LivenessOutcome outcome = search(graph, sets, fairness, SearchLimits.none());
    outcome.lasso().ifPresent(lasso -> assertIsLasso(graph, sets, lasso));
    return outcome;
  }

  private static void assertIsLasso(MarkedGraph graph, int sets, Lasso lasso) {
    int state = 0;
    int cycleState = -1;
    long marks = 0;
    for (int i = 0; i < lasso.path().size(); i++) {
      cycleState = i == lasso.cycleStart() ? state : cycleState;
      MarkedGraph.Arrow arrow = graph.arrow(lasso.path().get(i));
      assertThat(arrow.from()).isEqualTo(state);
      state = arrow.to();
      marks |= i >= lasso.cycleStart() ? arrow.marks() : 0;
    }
    assertThat(state).isEqualTo(cycleState);
    long goal = ~(-1L << sets);
    assertThat(marks & goal).isEqualTo(goal);
    assertThat(marks).isNotNegative();
  }

  private static List<Integer> edges(LivenessOutcome outcome) {
    return outcome.lasso().orElseThrow().path().stream().map(Transitions::edge).toList();
  }

  @Test
  void marksOnDifferentCyclesOfOneComponentAreEnough() {
    MarkedGraph graph =
        MarkedGraph.of(
            arrow(0, 1, 0),
            arrow(1, 2, 1),
            arrow(2, 1, 0),
            arrow(1, 3, 0),
            arrow(3, 4, 2),
            arrow(4, 1, 0));
    LivenessOutcome outcome = search(graph, 2, Fairness.NONE);
    assertThat(outcome.end()).isEqualTo(SearchOutcome.End.VIOLATION);
    assertThat(edges(outcome)).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(outcome.lasso().orElseThrow().cycleStart()).isEqualTo(1);
  }

  @Test
  void marksOfDifferentComponentsAreNot() {
    MarkedGraph graph =
        MarkedGraph.of(
            arrow(0, 1, 3), arrow(1, 1, 1), arrow(1, 2, 3), arrow(2, 3, 2), arrow(3, 2, 0));
    LivenessOutcome outcome = search(graph, 2, Fairness.NONE);
    assertThat(outcome.end()).isEqualTo(SearchOutcome.End.COMPLETE);
    assertThat(outcome.lasso()).isEmpty();
    assertThat(outcome.states()).isEqualTo(4);
    assertThat(outcome.transitions()).isEqualTo(6);
    assertThat(outcome.depth()).isEqualTo(3);
  }

  @Test
  void withoutSetsEveryCycleIsBadAndADeadEndIsNone() {
    assertThat(search(MarkedGraph.of(arrow(0, 1, 0), arrow(1, 2, 0)), 0, Fairness.NONE).lasso())
        .isEmpty();
    MarkedGraph loop = MarkedGraph.of(arrow(0, 1, 0), arrow(1, 1, 0));
    for (Fairness fairness : Fairness.values()) {
      assertThat(edges(search(loop, 0, fairness))).containsExactly(0, 1);
    }
  }

  @Test
  void theSearchEndsBeforeItHasSeenAll() {
    List<MarkedGraph.Arrow> arrows = new ArrayList<>(List.of(arrow(0, 1, 1), arrow(1, 0, 0)));
    for (int i = 1; i < 100; i++) {
      arrows.add(arrow(i, i + 1, 0));
    }
    LivenessOutcome outcome = search(new MarkedGraph(arrows, Set.of()), 1, Fairness.NONE);
    assertThat(outcome.states()).isEqualTo(3);
    assertThat(edges(outcome)).containsExactly(0, 1);
  }

  @Test
  void stepsThatAreCutAreOnNoCycleButAreFollowed() {
    long cut = AcceptanceMarks.CUT;
    MarkedGraph noCycle =
        MarkedGraph.of(arrow(0, 1, 0), arrow(1, 2, cut), arrow(2, 0, 0), arrow(2, 3, 0));
    LivenessOutcome none = search(noCycle, 0, Fairness.NONE);
    assertThat(none.lasso()).isEmpty();
    assertThat(none.states()).isEqualTo(4);
    assertThat(none.transitions()).isEqualTo(5);
    MarkedGraph behind =
        MarkedGraph.of(
            arrow(0, 1, 0), arrow(1, 2, cut), arrow(2, 0, cut), arrow(2, 3, 0), arrow(3, 2, 0));
    assertThat(edges(search(behind, 0, Fairness.NONE))).containsExactly(0, 1, 3, 4);
  }

  @Test
  void statesInsideAnAtomicSequenceAreNotStoredAndTheWholeSequenceIsInTheLasso() {
    MarkedGraph graph =
        new MarkedGraph(
            List.of(arrow(0, 1, 1), arrow(1, 2, 0), arrow(1, 3, 0), arrow(2, 4, 0), arrow(4, 0, 2)),
            Set.of(1, 2));
    LivenessOutcome outcome = search(graph, 2, Fairness.NONE);
    assertThat(outcome.states()).isEqualTo(3);
    assertThat(edges(outcome)).containsExactly(0, 1, 3, 4);
    assertThat(outcome.lasso().orElseThrow().cycleStart()).isZero();
  }

  /** Process 0 goes round for ever; process 1 can always stop it. */
  private static final MarkedGraph IGNORED =
      MarkedGraph.of(arrow(0, 1, 0, 1), arrow(1, 0, 0, 0), arrow(0, 2, 1, 0), arrow(1, 2, 1, 0));

  @Test
  void weakFairnessRulesOutARunThatIgnoresSomebodyWhoCanAlwaysMove() {
    assertThat(search(IGNORED, 1, Fairness.NONE).lasso()).isPresent();
    LivenessOutcome fair = search(IGNORED, 1, Fairness.WEAK);
    assertThat(fair.lasso()).isEmpty();
    assertThat(search(IGNORED, 1, Fairness.STRONG).lasso()).isEmpty();
    assertThat(search(IGNORED, 1, Fairness.GLOBAL).lasso()).isEmpty();
    assertThat(fair.states()).isEqualTo(3);
    assertThat(fair.transitions()).isEqualTo(5);
  }

  /** The same, but process 1 can move only now and then. */
  private static final MarkedGraph NOW_AND_THEN =
      MarkedGraph.of(arrow(0, 1, 0, 1), arrow(1, 0, 0, 0), arrow(0, 2, 1, 0));

  @Test
  void strongFairnessRulesOutARunThatIgnoresSomebodyWhoCanMoveNowAndThen() {
    assertThat(search(NOW_AND_THEN, 1, Fairness.WEAK).lasso()).isPresent();
    assertThat(search(NOW_AND_THEN, 1, Fairness.STRONG).lasso()).isEmpty();
    assertThat(search(NOW_AND_THEN, 1, Fairness.GLOBAL).lasso()).isEmpty();
  }

  @Test
  void strongFairnessFindsTheCycleThatAvoidsTheTemptation() {
    // From 0 process 1 can leave, but 1 and 2 are a cycle without 0.
    MarkedGraph graph =
        MarkedGraph.of(
            arrow(0, 1, 0, 0),
            arrow(1, 0, 0, 0),
            arrow(1, 2, 0, 1),
            arrow(2, 1, 0, 0),
            arrow(0, 3, 1, 0));
    assertThat(edges(search(graph, 1, Fairness.STRONG))).containsExactly(0, 2, 3);
    assertThat(search(graph, 1, Fairness.GLOBAL).lasso()).isEmpty();
  }

  @Test
  void strongFairnessMakesEverybodyMoveInTheCycle() {
    MarkedGraph graph =
        MarkedGraph.of(arrow(0, 1, 0, 1), arrow(1, 0, 0, 0), arrow(1, 2, 1, 0), arrow(2, 0, 0, 0));
    LivenessOutcome outcome = search(graph, 1, Fairness.STRONG);
    assertThat(edges(outcome)).containsExactly(0, 2, 3);
  }

  @Test
  void globalFairnessTakesEveryStepOfAClosedComponent() {
    // One process that may choose for ever the same way, but must not.
    MarkedGraph graph =
        MarkedGraph.of(arrow(0, 1, 0, 1), arrow(1, 0, 0, 0), arrow(1, 2, 0, 0), arrow(2, 1, 0, 0));
    LivenessOutcome outcome = search(graph, 1, Fairness.GLOBAL);
    assertThat(Set.copyOf(edges(outcome))).containsExactlyInAnyOrder(0, 1, 2, 3);
    assertThat(outcome.lasso().orElseThrow().extent()).isEqualTo(Lasso.Extent.WHOLE);
  }

  @Test
  void processesWithoutABitAreRefusedAndNotForgotten() {
    MarkedGraph graph = MarkedGraph.of(arrow(0, 1, 62, 1), arrow(1, 0, 0, 0));
    assertThat(search(graph, 1, Fairness.STRONG).lasso()).isPresent();
    assertThatThrownBy(() -> search(graph, 1, Fairness.WEAK))
        .isInstanceOf(ModelTooLargeException.class)
        .hasMessageContaining("process 62");
    assertThat(search(graph, 0, Fairness.WEAK).lasso()).isPresent();
  }

  @Test
  void limitsAreAdmitted() {
    SearchLimits limits = new SearchLimits(2, Long.MAX_VALUE, Long.MAX_VALUE);
    MarkedGraph graph =
        MarkedGraph.of(arrow(0, 1, 0), arrow(1, 2, 0), arrow(2, 3, 0), arrow(3, 2, 0));
    LivenessOutcome outcome = search(graph, 0, Fairness.NONE, limits);
    assertThat(outcome.end()).isEqualTo(SearchOutcome.End.DEPTH_LIMIT);
    assertThat(outcome.lasso()).isEmpty();
  }
}

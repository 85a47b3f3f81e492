package dev.gyre.emptiness;

import static dev.gyre.emptiness.MarkedGraph.arrow;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.emptiness.MarkedGraph.Arrow;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.StateAudit;
import dev.gyre.system.ModelTooLargeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Several workers against one, which other tests compare with the definitions. */
class ParallelEmptinessSearchTest {
  private static final int GRAPHS = Integer.getInteger("gyre.liveness.graphs", 300);
  private static final int MOST_WORKERS = 8;
  private static final int PROCESSES = 3;

  private static CycleQuestion question(MarkedGraph graph, Fairness fairness) {
    return new CycleQuestion(graph, Optional.empty(), new Acceptance.NoProgress(), fairness);
  }

  private static LivenessOutcome alone(MarkedGraph graph, int sets, Fairness fairness) {
    return alone(graph, sets, fairness, SearchLimits.none());
  }

  private static LivenessOutcome alone(
      MarkedGraph graph, int sets, Fairness fairness, SearchLimits limits) {
    return new EmptinessSearch(
            question(graph, fairness), graph.marks(sets), limits, SearchObserver.NONE)
        .run();
  }

  private static LivenessOutcome together(
      MarkedGraph graph, int sets, Fairness fairness, int workers, SearchLimits limits) {
    return new ParallelEmptinessSearch(
            question(graph, fairness), graph.marks(sets), limits, SearchObserver.NONE, workers)
        .run();
  }

  private static LivenessOutcome together(
      MarkedGraph graph, int sets, Fairness fairness, int workers) {
    return together(graph, sets, fairness, workers, SearchLimits.none());
  }

  /** Many components, some of them large, in a row with steps back inside each. */
  private static List<Arrow> arrows(Random random, int sets) {
    int states = 1 + random.nextInt(random.nextInt(4) == 0 ? 400 : 30);
    int reach = 1 + random.nextInt(Math.min(states, 5));
    List<Arrow> arrows = new ArrayList<>();
    for (int state = 0; state < states; state++) {
      for (int i = random.nextInt(4); i >= 0; i--) {
        int target = state + 1 - random.nextInt(reach + 1);
        long marks = random.nextInt(3) == 0 && sets > 0 ? 1L << random.nextInt(sets) : 0;
        arrows.add(
            new Arrow(
                state,
                random.nextInt(40) == 0 ? random.nextInt(states) : Math.max(0, target) % states,
                random.nextInt(PROCESSES),
                random.nextInt(20) == 0 ? marks | AcceptanceMarks.CUT : marks));
      }
    }
    return arrows;
  }

  @Test
  void anyNumberOfWorkersComesToTheSameAnswer() {
    int bad = 0;
    int asked = 0;
    for (long seed = 0; seed < GRAPHS; seed++) {
      Random random = new Random(seed);
      int sets = random.nextInt(4);
      MarkedGraph graph = new MarkedGraph(arrows(random, sets), Set.of());
      for (Fairness fairness : Fairness.values()) {
        LivenessOutcome expected = alone(graph, sets, fairness);
        int workers = 1 + random.nextInt(MOST_WORKERS);
        LivenessOutcome outcome = together(graph, sets, fairness, workers);
        String where = "seed " + seed + ", " + fairness + ", " + workers + " workers";
        assertThat(outcome.lasso().isPresent()).as(where).isEqualTo(expected.lasso().isPresent());
        assertThat(outcome.end()).as(where).isEqualTo(expected.end());
        asked++;
        if (outcome.lasso().isPresent()) {
          bad++;
          assertIsLasso(graph, sets, outcome.lasso().get());
        } else {
          assertThat(outcome.states()).as(where).isEqualTo(expected.states());
          assertThat(outcome.transitions()).isGreaterThanOrEqualTo(expected.transitions());
        }
      }
    }
    System.out.printf("%d questions, %d bad runs%n", asked, bad);
    assertThat(bad).isBetween(asked / 10, asked * 9 / 10);
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
    long goal = ~(-1L << sets);
    assertThat(marks & goal).isEqualTo(goal);
    assertThat(marks).isNotNegative();
  }

  /** Which worker comes to the state that shows a mistake is a matter of chance. */
  @Test
  void theStatesOfAllWorkersAreAudited() {
    int states = 2_000;
    int workers = 4;
    List<Arrow> arrows = new ArrayList<>();
    for (int state = 1; state < states; state++) {
      arrows.add(arrow((state - 1) / 2, state, 0, 0));
    }
    MarkedGraph graph = new MarkedGraph(arrows, Set.of());
    Set<List<Integer>> seen = ConcurrentHashMap.newKeySet();
    AtomicInteger audits = new AtomicInteger();
    SearchObserver watching =
        new SearchObserver() {
          @Override
          public void progress(Progress progress) {
            // Nobody listens.
          }

          @Override
          public boolean isCancelled() {
            return false;
          }

          @Override
          public StateAudit newAudit() {
            audits.incrementAndGet();
            return (words, from, length) -> {
              seen.add(Arrays.stream(words, from, from + length).boxed().toList());
              return 1;
            };
          }
        };
    new ParallelEmptinessSearch(
            question(graph, Fairness.NONE), graph.marks(1), SearchLimits.none(), watching, workers)
        .run();
    assertThat(audits).hasValueGreaterThanOrEqualTo(workers);
    assertThat(seen).hasSize(states);
  }

  @Test
  void oneWorkerTakesEveryStepOnce() {
    MarkedGraph graph =
        MarkedGraph.of(
            arrow(0, 1, 3), arrow(1, 1, 1), arrow(1, 2, 3), arrow(2, 3, 2), arrow(3, 2, 0));
    LivenessOutcome outcome = together(graph, 2, Fairness.NONE, 1);
    assertThat(outcome.lasso()).isEmpty();
    assertThat(outcome.states()).isEqualTo(4);
    assertThat(outcome.transitions()).isEqualTo(6);
    assertThat(outcome.depth()).isEqualTo(3);
  }

  @Test
  void marksThatSeveralWorkersBringTogetherAreEnough() {
    // One large ring with a mark at either side; no worker needs to see both.
    List<Arrow> ring = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      ring.add(arrow(i, (i + 1) % 500, i == 100 ? 1 : i == 400 ? 2 : 0));
      ring.add(arrow(i, (i + 250) % 500, 0));
    }
    for (int workers = 1; workers <= MOST_WORKERS; workers++) {
      LivenessOutcome outcome =
          together(new MarkedGraph(ring, Set.of()), 2, Fairness.NONE, workers);
      assertThat(outcome.end()).isEqualTo(SearchOutcome.End.VIOLATION);
    }
  }

  /** With several, a component could look complete to one worker and grow by what another sees. */
  @Test
  void aSearchWithADepthLimitIsThatOfOneWorker() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      Random random = new Random(seed);
      int sets = random.nextInt(4);
      MarkedGraph graph = new MarkedGraph(arrows(random, sets), Set.of());
      SearchLimits limits = new SearchLimits(1 + random.nextInt(6), Long.MAX_VALUE, Long.MAX_VALUE);
      LivenessOutcome expected = alone(graph, sets, Fairness.NONE, limits);
      assertThat(together(graph, sets, Fairness.NONE, 3, limits))
          .as("seed " + seed)
          .isEqualTo(expected);
    }
  }

  @Test
  void limitsAreAdmittedAndFaultsOfAWorkerAreReported() {
    MarkedGraph graph =
        MarkedGraph.of(arrow(0, 1, 0), arrow(1, 2, 0), arrow(2, 3, 0), arrow(3, 2, 0));
    SearchLimits limits = new SearchLimits(2, Long.MAX_VALUE, Long.MAX_VALUE);
    assertThat(together(graph, 0, Fairness.NONE, 3, limits).end())
        .isEqualTo(SearchOutcome.End.DEPTH_LIMIT);
    MarkedGraph many = MarkedGraph.of(arrow(0, 1, 62, 1), arrow(1, 0, 0, 0));
    assertThatThrownBy(() -> together(many, 1, Fairness.WEAK, 3))
        .isInstanceOf(ModelTooLargeException.class);
    assertThatThrownBy(() -> together(many, 1, Fairness.NONE, 65))
        .isInstanceOf(IllegalArgumentException.class);
  }
}

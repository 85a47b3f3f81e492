package dev.gyre.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.property.Check;
import dev.gyre.store.TableStore;
import dev.gyre.store.TreeStore;
import dev.gyre.system.Transitions;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Depth first and breadth first on graphs whose figures can be counted by hand. */
class SearchesTest {
  /** A long way and a short way to the same place, which is a dead end. */
  private static final TinySystem DIAMOND =
      new TinySystem(
          new int[][] {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {0, 4}, {4, 5}},
          Set.of(),
          Set.of(),
          Set.of());

  /** 1, 2 and 3 lie inside an atomic sequence with two ways through it. */
  private static final TinySystem ATOMIC =
      new TinySystem(
          new int[][] {{0, 1}, {1, 2}, {1, 3}, {2, 4}, {3, 4}, {4, 0}},
          Set.of(1, 2, 3),
          Set.of(),
          Set.of());

  private static SearchOptions options(SearchOptions.AfterViolation after, SearchLimits limits) {
    return new SearchOptions(Check.safety(), after, limits, 1);
  }

  private static final SearchOptions ALL =
      options(SearchOptions.AfterViolation.GO_ON, SearchLimits.none());

  private static SearchOutcome depthFirst(TinySystem system, SearchOptions options) {
    return new DepthFirstSearch(system, new TableStore(), options, SearchObserver.NONE).run();
  }

  private static SearchOutcome breadthFirst(TinySystem system, SearchOptions options) {
    return new BreadthFirstSearch(system, new TreeStore(), options, SearchObserver.NONE).run();
  }

  private static List<Integer> path(SearchOutcome outcome) {
    return outcome.violations().get(0).path().stream().map(Transitions::edge).toList();
  }

  @Test
  void bothVisitEveryStateOnce() {
    for (SearchOutcome outcome : List.of(depthFirst(DIAMOND, ALL), breadthFirst(DIAMOND, ALL))) {
      assertThat(outcome.states()).isEqualTo(6);
      assertThat(outcome.transitions()).isEqualTo(7);
      assertThat(outcome.end()).isEqualTo(SearchOutcome.End.COMPLETE);
      assertThat(outcome.violationCount()).isEqualTo(1);
      assertThat(outcome.takenEdges().cardinality()).isEqualTo(5);
    }
    // State 4 is claimed from the start, so the long way ends at state 3.
    assertThat(depthFirst(DIAMOND, ALL).depth()).isEqualTo(3);
    assertThat(breadthFirst(DIAMOND, ALL).depth()).isEqualTo(3);
  }

  /** The short way starts one step later than the long one. */
  private static final TinySystem LATE_SHORTCUT =
      new TinySystem(
          new int[][] {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {0, 6}, {6, 4}, {4, 5}},
          Set.of(),
          Set.of(),
          Set.of());

  @Test
  void breadthFirstFindsTheShortWay() {
    SearchOptions first = SearchOptions.defaults();
    assertThat(path(depthFirst(LATE_SHORTCUT, first))).containsExactly(1, 2, 3, 4, 5);
    assertThat(path(breadthFirst(LATE_SHORTCUT, first))).containsExactly(6, 4, 5);
  }

  @Test
  void anAtomicSequenceWithoutEndIsLeft() {
    TinySystem circle =
        new TinySystem(
            new int[][] {{0, 1}, {1, 2}, {2, 1}, {0, 3}}, Set.of(1, 2), Set.of(), Set.of(3));
    for (SearchOutcome outcome : List.of(depthFirst(circle, ALL), breadthFirst(circle, ALL))) {
      assertThat(outcome.states()).isEqualTo(2);
      assertThat(outcome.transitions()).isEqualTo(2);
      assertThat(outcome.end()).isEqualTo(SearchOutcome.End.COMPLETE);
    }
  }

  @Test
  void statesInsideAnAtomicSequenceAreWalkedButNotStored() {
    for (SearchOutcome outcome : List.of(depthFirst(ATOMIC, ALL), breadthFirst(ATOMIC, ALL))) {
      assertThat(outcome.states()).isEqualTo(2);
      // The start, two ways to state 4, and back to the start.
      assertThat(outcome.transitions()).isEqualTo(4);
      assertThat(outcome.violations()).isEmpty();
    }
  }

  @Test
  void anAtomicSequenceWithCountlessWaysIsWalkedStateByState() {
    int layers = 40;
    int[][] edges = new int[4 * layers + 1][];
    for (int i = 0; i < layers; i++) {
      edges[4 * i] = new int[] {3 * i, 3 * i + 1};
      edges[4 * i + 1] = new int[] {3 * i, 3 * i + 2};
      edges[4 * i + 2] = new int[] {3 * i + 1, 3 * i + 3};
      edges[4 * i + 3] = new int[] {3 * i + 2, 3 * i + 3};
    }
    edges[4 * layers] = new int[] {3 * layers, 3 * layers + 1};
    Set<Integer> inside = IntStream.rangeClosed(1, 3 * layers).boxed().collect(Collectors.toSet());
    TinySystem system = new TinySystem(edges, inside, Set.of(), Set.of());
    for (SearchOutcome outcome : List.of(depthFirst(system, ALL), breadthFirst(system, ALL))) {
      assertThat(outcome.states()).isEqualTo(2);
      assertThat(outcome.end()).isEqualTo(SearchOutcome.End.COMPLETE);
      assertThat(outcome.violationCount()).isEqualTo(1);
    }
  }

  @Test
  void aFaultInsideAnAtomicSequenceComesWithItsWholePath() {
    TinySystem system =
        new TinySystem(
            new int[][] {{0, 6}, {6, 1}, {1, 2}, {1, 3}, {3, 4}, {4, 5}},
            Set.of(1, 2, 3),
            Set.of(4),
            Set.of(5, 2));
    assertThat(path(depthFirst(system, ALL))).containsExactly(6, 1, 3, 4);
    assertThat(path(breadthFirst(system, ALL))).containsExactly(6, 1, 3, 4);
  }

  @Test
  void aSequenceThatBlocksIsAnOrdinaryState() {
    TinySystem system =
        new TinySystem(new int[][] {{0, 1}, {1, 2}}, Set.of(1, 2), Set.of(), Set.of());
    for (SearchOutcome outcome : List.of(depthFirst(system, ALL), breadthFirst(system, ALL))) {
      assertThat(outcome.states()).isEqualTo(2);
      assertThat(outcome.violationCount()).isEqualTo(1);
      assertThat(path(outcome)).containsExactly(1, 2);
    }
  }

  @Test
  void theInitialStateMayBeTheEnd() {
    TinySystem system = new TinySystem(new int[][] {}, Set.of(), Set.of(), Set.of());
    for (SearchOutcome outcome : List.of(depthFirst(system, ALL), breadthFirst(system, ALL))) {
      assertThat(outcome.states()).isEqualTo(1);
      assertThat(outcome.transitions()).isEqualTo(1);
      assertThat(path(outcome)).isEmpty();
    }
  }

  @Test
  void aDepthLimitIsAdmitted() {
    SearchLimits limits = new SearchLimits(2, Long.MAX_VALUE, Long.MAX_VALUE);
    SearchOptions shallow = options(SearchOptions.AfterViolation.GO_ON, limits);
    for (SearchOutcome outcome :
        List.of(depthFirst(DIAMOND, shallow), breadthFirst(DIAMOND, shallow))) {
      assertThat(outcome.end()).isEqualTo(SearchOutcome.End.DEPTH_LIMIT);
      assertThat(outcome.violations()).isEmpty();
    }
  }

  @Test
  void anObserverCanStopASearch() {
    int[][] chain = new int[20_000][];
    for (int i = 0; i < chain.length; i++) {
      chain[i] = new int[] {i, i + 1};
    }
    TinySystem system = new TinySystem(chain, Set.of(), Set.of(), Set.of());
    SearchObserver impatient =
        new SearchObserver() {
          @Override
          public void progress(Progress progress) {
            assertThat(progress.states()).isPositive();
          }

          @Override
          public boolean isCancelled() {
            return true;
          }
        };
    SearchOutcome outcome = new DepthFirstSearch(system, new TreeStore(), ALL, impatient).run();
    assertThat(outcome.end()).isEqualTo(SearchOutcome.End.CANCELLED);
    assertThat(outcome.states()).isBetween(1000L, 2000L);
  }
}

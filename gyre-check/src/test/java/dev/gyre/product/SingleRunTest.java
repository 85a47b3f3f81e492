package dev.gyre.product;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A single run does what the system did in it, and nothing else. */
class SingleRunTest {
  /** State 2 leads back to 1, and state 1 to a dead end as well. */
  private static final WatchedGraph GRAPH =
      new WatchedGraph(
          new int[][] {{0, 1}, {1, 2}, {1, 0}, {2, 1}},
          Set.of(),
          Map.of(),
          new int[][] {{0, 0}},
          List.of(Set.of()));

  private static List<Long> path(int... states) {
    return Arrays.stream(states).mapToObj(state -> Transitions.of(0, state)).toList();
  }

  /** The positions that come after each other, from the start on. */
  private static List<Integer> positions(SingleRun run, int count) {
    Stepper stepper = run.newStepper();
    int[] start = run.initialState();
    stepper.load(start, 0, start.length);
    return IntStream.range(0, count)
        .mapToObj(
            i -> {
              assertThat(stepper.enabled()).isEqualTo(1);
              assertThat(stepper.fire(stepper.transition(0))).isTrue();
              stepper.proceed();
              return stepper.words()[0];
            })
        .toList();
  }

  @Test
  void aRunWithACycleGoesBackToItsStart() {
    SingleRun run = new SingleRun(GRAPH, path(1, 2, 1), 1);
    assertThat(run.isClosed()).isTrue();
    assertThat(positions(run, 5)).containsExactly(1, 2, 1, 2, 1);
  }

  @Test
  void aCycleThatEndsElsewhereIsNotClosed() {
    assertThat(new SingleRun(GRAPH, path(1, 2), 1).isClosed()).isFalse();
    assertThat(new SingleRun(GRAPH, path(1, 0), 0).isClosed()).isTrue();
  }

  @Test
  void atTheEndOfARunTheSystemCouldGoOnAndTheRunDoesNot() {
    SingleRun run = new SingleRun(GRAPH, path(1, 2), 2);
    assertThat(positions(run, 2)).containsExactly(1, 2);
    Stepper stepper = run.newStepper();
    stepper.load(new int[] {2}, 0, 1);
    assertThat(stepper.enabled()).isEqualTo(1);
    assertThat(stepper.fire(stepper.transition(0))).isFalse();
  }

  @Test
  void whatIsNoRunOfTheSystemIsRefused() {
    assertThatThrownBy(() -> new SingleRun(GRAPH, path(1, 1), 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("transition 1 has no outcome");
  }
}

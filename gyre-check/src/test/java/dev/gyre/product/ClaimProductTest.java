package dev.gyre.product;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Location;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A system and a claim take their steps together, the claim first. */
class ClaimProductTest {
  /** A claim that stays at 0 as long as it likes and goes to 1 in state 1, to stay there. */
  private static final int[][] MOVES = {{0, 0}, {0, 1}, {1, 1}};

  private static final Set<Integer> EVERYWHERE = Set.of(0, 1, 2);
  private static final List<Set<Integer>> OPEN = List.of(EVERYWHERE, Set.of(1), EVERYWHERE);
  private static final int[][] ROUND = {{0, 1}, {1, 2}, {2, 0}};

  private static ClaimProduct product(
      int[][] arrows, Set<Integer> inside, Map<Integer, Location.Mark> marks) {
    WatchedGraph graph = new WatchedGraph(arrows, inside, marks, MOVES, OPEN);
    return new ClaimProduct(graph, graph.claim());
  }

  /** All states, in the order in which they are found. */
  private static List<List<Integer>> states(ClaimProduct product) {
    Stepper stepper = product.newStepper();
    List<List<Integer>> found = new ArrayList<>(List.of(list(product.initialState(), 2)));
    for (int i = 0; i < found.size(); i++) {
      int[] words = found.get(i).stream().mapToInt(Integer::intValue).toArray();
      stepper.load(words, 0, words.length);
      int count = stepper.enabled();
      for (int t = 0; t < count; t++) {
        assertThat(stepper.fire(stepper.transition(t))).isTrue();
        List<Integer> next = list(stepper.words(), stepper.length());
        if (!found.contains(next)) {
          found.add(next);
        }
      }
    }
    return found;
  }

  private static List<Integer> list(int[] words, int length) {
    return Arrays.stream(words, 0, length).boxed().toList();
  }

  @Test
  void aStateIsOneOfTheSystemAndALocationOfTheClaim() {
    assertThat(states(product(ROUND, Set.of(), Map.of())))
        .containsExactly(
            List.of(0, 0),
            List.of(1, 0),
            List.of(2, 0),
            List.of(2, 1),
            List.of(0, 1),
            List.of(1, 1));
  }

  @Test
  void theClaimMovesFirstAndSeesTheStateBeforeTheStep() {
    Stepper stepper = product(ROUND, Set.of(), Map.of()).newStepper();
    stepper.load(new int[] {1, 0}, 0, 2);
    assertThat(stepper.enabled()).isEqualTo(2);
    long step = Transitions.of(0, 2);
    assertThat(stepper.transition(0)).isEqualTo(Transitions.withChoice(step, 0));
    assertThat(stepper.transition(1)).isEqualTo(Transitions.withChoice(step, 1));
  }

  @Test
  void whereTheSystemIsDoneTheClaimGoesOnAlone() {
    ClaimProduct product = product(new int[][] {{0, 1}}, Set.of(), Map.of());
    assertThat(states(product)).containsExactly(List.of(0, 0), List.of(1, 0), List.of(1, 1));
    Stepper stepper = product.newStepper();
    stepper.load(new int[] {1, 0}, 0, 2);
    assertThat(stepper.enabled()).isEqualTo(2);
    assertThat(stepper.transition(1))
        .isEqualTo(Transitions.of(Transitions.OBSERVER, WatchedGraph.FIRST_CLAIM_EDGE + 1));
  }

  @Test
  void insideAnAtomicSequenceTheClaimRests() {
    Stepper stepper = product(ROUND, Set.of(1), Map.of()).newStepper();
    stepper.load(new int[] {0, 0}, 0, 2);
    stepper.enabled();
    stepper.fire(stepper.transition(0));
    assertThat(stepper.controller()).isEqualTo(0);
    stepper.proceed();
    assertThat(stepper.enabledIn(0)).isEqualTo(1);
    assertThat(stepper.transition(0)).isEqualTo(Transitions.of(0, 2));
    stepper.fire(stepper.transition(0));
    assertThat(list(stepper.words(), stepper.length())).containsExactly(2, 0);
  }

  @Test
  void aClaimThatCanReachItsEndIsReportedAndNotFollowed() {
    Stepper stepper = product(ROUND, Set.of(), Map.of(1, Location.Mark.END)).newStepper();
    stepper.load(new int[] {1, 0}, 0, 2);
    assertThat(stepper.enabled()).isEqualTo(1);
    assertThat(Transitions.choice(stepper.transition(0))).isEqualTo(0);
    assertThat(stepper.faults())
        .extracting(Fault::kind)
        .containsExactly(Fault.Kind.CLAIM_COMPLETED);
  }
}

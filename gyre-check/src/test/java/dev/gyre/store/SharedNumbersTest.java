package dev.gyre.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SharedNumbersTest {
  private static final int STATES = 100_000;
  private static final int THREADS = 4;

  private static int[] state(int index) {
    return new Random(index).ints(3 + index % 7, 0, 50).toArray();
  }

  @Test
  void threadsAgreeOnTheNumbersWhileTheTablesGrow() throws Exception {
    SharedNumbers shared = new SharedNumbers();
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    List<Future<int[]>> results = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int own = t;
      results.add(pool.submit(() -> number(shared, own)));
    }
    int[] first = results.get(0).get();
    for (Future<int[]> result : results) {
      assertThat(result.get()).isEqualTo(first);
    }
    pool.shutdown();
    Map<List<Integer>, Integer> distinct = new HashMap<>();
    SharedNumbers.Session session = shared.newSession();
    session.enter();
    for (int i = 0; i < STATES; i++) {
      assertThat(first[i]).isBetween(0, shared.bound() - 1);
      session.load(first[i]);
      assertThat(Arrays.copyOf(session.words(), session.length())).isEqualTo(state(i));
      distinct.put(Arrays.stream(state(i)).boxed().toList(), first[i]);
    }
    session.leave();
    assertThat(shared.size()).isEqualTo(distinct.size()).isGreaterThan(STATES / 2);
    assertThat(distinct.values()).doesNotHaveDuplicates();
  }

  /** Each thread begins somewhere else. */
  private static int[] number(SharedNumbers shared, int thread) {
    SharedNumbers.Session session = shared.newSession();
    session.enter();
    int[] numbers = new int[STATES];
    for (int i = 0; i < STATES; i++) {
      int index = (i + thread * 997) % STATES;
      int[] state = state(index);
      session.offer(state, state.length);
      session.settle();
      numbers[index] = (int) session.settled(0);
    }
    session.leave();
    return numbers;
  }

  /** A session may be made while others make the tables grow. */
  @Test
  void aNewSessionLeavesTheTablesAlone() {
    NodeTable nodes = new NodeTable(new GrowthGate(() -> {}));
    new TreeCoder(nodes, new TreeShapes(new StateSample())).report();
    assertThat(nodes.size()).isZero();
  }

  @Test
  void whatWasNeverMetIsUnknownAndStaysSo() {
    SharedNumbers.Session session = new SharedNumbers().newSession();
    session.enter();
    int[] state = {1, 2, 3};
    for (int i = 0; i < 2; i++) {
      session.offer(state, 3);
      session.settleKnown();
      assertThat(session.settled(0)).isEqualTo(NumberedStates.UNKNOWN);
    }
    session.offer(state, 3);
    session.settle();
    assertThat(session.settled(0)).isZero();
    session.offer(state, 3);
    session.settleKnown();
    assertThat(session.settled(0)).isZero();
    session.leave();
  }
}

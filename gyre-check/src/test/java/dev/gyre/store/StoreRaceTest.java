package dev.gyre.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Phaser;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Races for the same slots, over and over: several threads start at the same moment, offer the same
 * states, and exactly one of them may be told that a state is new. Tables grow on the way.
 */
class StoreRaceTest {
  private static final int ROUNDS = 3000;
  private static final int STATES = 8;

  static Stream<Supplier<StateStore>> stores() {
    StateSample small = new StateSample();
    IntStream.range(0, 64).forEach(i -> small.add(new int[] {i * 0x3FF, i & 1, -i}, 3));
    return Stream.of(TableStore::new, TreeStore::new, () -> new TreeStore(small));
  }

  /** A state of a round; some have words in common, so that nodes are raced for as well. */
  private static int[] state(int round, int index) {
    return new int[] {round * 7919, index & 3, round ^ (index >> 2)};
  }

  @ParameterizedTest
  @MethodSource("stores")
  void exactlyOneThreadOwnsAState(Supplier<StateStore> create) throws InterruptedException {
    for (int threads = 2; threads <= 4; threads++) {
      race(create.get(), threads);
    }
  }

  private static void race(StateStore store, int threads) throws InterruptedException {
    boolean[][][] isMine = new boolean[threads][ROUNDS][STATES];
    Phaser start = new Phaser(threads);
    List<Thread> running = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int me = t;
      running.add(new Thread(() -> offerAll(store, start, me, isMine[me])));
    }
    running.forEach(Thread::start);
    for (Thread thread : running) {
      thread.join();
    }
    int[] wins = new int[threads];
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < STATES; i++) {
        int r = round;
        int s = i;
        IntPredicate owns = t -> isMine[t][r][s];
        assertThat(IntStream.range(0, threads).filter(owns))
            .as("round %d state %d", r, s)
            .hasSize(1);
        wins[IntStream.range(0, threads).filter(owns).findFirst().orElseThrow()]++;
      }
    }
    assertThat(store.size()).isEqualTo((long) ROUNDS * STATES);
    // Otherwise this was no race.
    assertThat(wins).doesNotContain(0);
  }

  private static void offerAll(StateStore store, Phaser start, int me, boolean[][] isMine) {
    StoreSession session = store.newSession();
    for (int round = 0; round < ROUNDS; round++) {
      start.arriveAndAwaitAdvance();
      session.enter();
      for (int i = 0; i < STATES; i++) {
        int[] state = state(round, (i + me) % STATES);
        session.offer(state, state.length);
      }
      session.settle();
      for (int i = 0; i < STATES; i++) {
        isMine[round][(i + me) % STATES] = session.settled(i) >= 0;
      }
      session.leave();
    }
  }
}

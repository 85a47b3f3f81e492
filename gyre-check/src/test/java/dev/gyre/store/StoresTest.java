package dev.gyre.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for every exact store. */
class StoresTest {
  enum Kind {
    TABLE,
    TREE,
    SQUEEZED;

    StateStore create() {
      return switch (this) {
        case TABLE -> new TableStore();
        case TREE -> new TreeStore();
        case SQUEEZED -> new TreeStore(sample());
      };
    }
  }

  /** Of some lengths, and of these only some bits; so many states do not fit. */
  private static StateSample sample() {
    Random random = new Random(7);
    StateSample sample = new StateSample();
    for (int length : new int[] {1, 2, 3, 5, 8, 16, 31, 40, 100}) {
      int[] bits = random.ints(length, -16, 16).map(i -> i < 0 ? 0 : i).toArray();
      for (int i = 0; i < 100; i++) {
        int[] state = random.ints(length).toArray();
        for (int word = 0; word < length; word++) {
          state[word] = (state[word] & bits[word]) | (word % 9 == 5 ? 0x50 : 0);
        }
        sample.add(state, length);
      }
    }
    return sample;
  }

  private static long add(StoreSession session, int... words) {
    session.offer(words, words.length);
    assertThat(session.settle()).isEqualTo(1);
    return session.settled(0);
  }

  private static int[] current(StoreSession session) {
    return Arrays.copyOfRange(session.words(), session.start(), session.start() + session.length());
  }

  @ParameterizedTest
  @EnumSource
  void aStateIsNewOnlyOnce(Kind kind) {
    StateStore store = kind.create();
    StoreSession session = store.newSession();
    session.enter();
    assertThat(add(session, 1, 2, 3)).isNotNegative();
    assertThat(add(session, 1, 2, 3)).isNegative();
    assertThat(add(session, 1, 2)).isNotNegative();
    assertThat(add(session, 1, 2, 0)).isNotNegative();
    assertThat(add(session, 0)).isNotNegative();
    assertThat(add(session, 0)).isNegative();
    session.leave();
    assertThat(store.size()).isEqualTo(4);
  }

  /** The parts of a tree have numbers; a number must never pass for a word. */
  @ParameterizedTest
  @EnumSource
  void statesOfDifferentLengthAreDifferent(Kind kind) {
    StateStore store = kind.create();
    StoreSession session = store.newSession();
    session.enter();
    int expected = 0;
    for (int length = 1; length <= 40; length++) {
      for (int last = 0; last < 50; last++) {
        int[] words = new int[length];
        words[length - 1] = last;
        assertThat(add(session, words)).isNotNegative();
        expected++;
      }
    }
    session.leave();
    assertThat(store.size()).isEqualTo(expected);
  }

  @ParameterizedTest
  @EnumSource
  void aStoreAgreesWithAMapOnRandomWalks(Kind kind) {
    for (int length : new int[] {1, 2, 3, 4, 5, 7, 8, 9, 16, 31, 33, 100}) {
      walk(kind.create(), length);
    }
  }

  /** Offers several neighbours of a known state at a time, as a search does. */
  private static void walk(StateStore store, int length) {
    Random random = new Random(length);
    Map<List<Integer>, Long> expected = new HashMap<>();
    List<Long> handles = new ArrayList<>();
    StoreSession session = store.newSession();
    session.enter();
    int[] initial = new int[length];
    handles.add(add(session, initial));
    expected.put(boxed(initial), handles.get(0));
    long newest = -1;
    for (int round = 0; round < 3000; round++) {
      // Half of the time as a depth-first search does: on with the first state that was new.
      long handle = newest >= 0 ? newest : handles.get(random.nextInt(handles.size()));
      newest = -1;
      session.load(handle);
      int[] state = current(session);
      assertThat(expected).containsEntry(boxed(state), handle);
      List<int[]> offers = new ArrayList<>();
      for (int i = random.nextInt(6); i >= 0; i--) {
        int[] next = state.clone();
        for (int changes = random.nextInt(4); changes > 0; changes--) {
          next[random.nextInt(length)] = random.nextInt(8) - (random.nextInt(50) == 0 ? 4 : 0);
        }
        offers.add(next);
        session.offer(next, length);
      }
      assertThat(session.settle()).isEqualTo(offers.size());
      for (int i = 0; i < offers.size(); i++) {
        boolean isNew = !expected.containsKey(boxed(offers.get(i)));
        assertThat(session.settled(i) >= 0).isEqualTo(isNew);
        if (isNew) {
          handles.add(session.settled(i));
          newest = newest < 0 && random.nextBoolean() ? session.settled(i) : newest;
          expected.put(boxed(offers.get(i)), session.settled(i));
        }
      }
    }
    session.leave();
    assertThat(store.size()).isEqualTo(expected.size());
  }

  private static List<Integer> boxed(int[] words) {
    return Arrays.stream(words).boxed().toList();
  }

  @ParameterizedTest
  @EnumSource
  void aStoreGrowsWhileManyAddTheSame(Kind kind) throws InterruptedException {
    StateStore store = kind.create();
    int perThread = 60_000;
    long[] fresh = new long[4];
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < fresh.length; t++) {
      int me = t;
      Thread thread =
          new Thread(
              () -> {
                StoreSession session = store.newSession();
                session.enter();
                // Each pair of neighbours has half of its states in common.
                for (int i = 0; i < perThread; i++) {
                  int number = me * (perThread / 2) + i;
                  session.offer(new int[] {number & 0xFF, number >> 8, 7, number % 13, 5}, 5);
                  if (i % 3 == 0) {
                    fresh[me] += settle(session);
                  }
                }
                fresh[me] += settle(session);
                session.leave();
              });
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    long expected = (fresh.length + 1L) * (perThread / 2);
    assertThat(store.size()).isEqualTo(expected);
    assertThat(Arrays.stream(fresh).sum()).isEqualTo(expected);
  }

  private static long settle(StoreSession session) {
    int offers = session.settle();
    long fresh = 0;
    for (int i = 0; i < offers; i++) {
      fresh += session.settled(i) >= 0 ? 1 : 0;
    }
    return fresh;
  }

  /** Few bits of a long state vary, and all of a short one: the longer has the smaller tree. */
  @ParameterizedTest
  @EnumSource
  void aShortStateMayHaveMoreParts(Kind kind) {
    StateStore store = kind == Kind.SQUEEZED ? new TreeStore(longStates()) : kind.create();
    StoreSession session = store.newSession();
    session.enter();
    int[] tall = new int[1700];
    long first = add(session, tall);
    int[] small = new int[205];
    session.load(first);
    long second = add(session, small);
    for (int word = 0; word < small.length; word++) {
      int[] other = small.clone();
      other[word] = -1 - word;
      session.load(second);
      session.load(add(session, other));
      assertThat(current(session)).isEqualTo(other);
      tall[3] = 1 + word % 7;
      add(session, tall);
    }
    session.leave();
    assertThat(store.size()).isEqualTo(1 + 7 + 1 + 205);
  }

  private static StateSample longStates() {
    StateSample sample = new StateSample();
    int[] words = new int[1700];
    for (int value = 0; value < 8; value++) {
      words[3] = value;
      sample.add(words, words.length);
    }
    return sample;
  }
}

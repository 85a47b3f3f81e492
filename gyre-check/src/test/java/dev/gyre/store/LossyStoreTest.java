package dev.gyre.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole stores with lossy keys: states go in, and come out again as they were. */
class LossyStoreTest {
  private static final int SIDE = 20;
  private static final int STATES = SIDE * SIDE * SIDE;
  private static final int RUNS = 30;

  /** A point of a grid, in a state with more words than change. */
  private static int[] state(int number) {
    int[] words = new int[9];
    words[2] = number % SIDE;
    words[4] = number / SIDE % SIDE;
    words[8] = number / SIDE / SIDE;
    words[5] = 77;
    return words;
  }

  private static int fill(TreeStore store) {
    StoreSession session = store.newSession();
    session.enter();
    int stored = 0;
    for (int i = 0; i < STATES; i++) {
      session.offer(state(i), 9);
      session.settle();
      stored += session.settled(0) >= 0 ? 1 : 0;
    }
    session.leave();
    assertThat(store.size()).isEqualTo(stored);
    return stored;
  }

  private static void compare(LongFunction<TreeStore> create) {
    double measured = 0;
    double predicted = 0;
    for (int seed = 0; seed < RUNS; seed++) {
      TreeStore store = create.apply(seed);
      measured += STATES - fill(store);
      predicted += store.omissions().expected();
    }
    assertThat(predicted).isGreaterThan(100);
    assertThat(Math.abs(measured - predicted))
        .as("measured %s, predicted %s", measured, predicted)
        .isLessThanOrEqualTo(4 * Math.sqrt(predicted) + predicted / 100);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void bitstateOmitsStatesOfAGridAsPredicted(int bitsPerState) {
    compare(seed -> TreeStore.bitstate(new StateSample(), 12_000, bitsPerState, seed));
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 10, 12})
  void compactOmitsStatesOfAGridAsPredicted(int bits) {
    compare(
        seed ->
            TreeStore.compact(new StateSample(), STATES / (64 / bits) * 8 * 21 / 20, bits, seed));
  }

  @Test
  void anAcceptedStateCanBeLoaded() {
    TreeStore store = TreeStore.bitstate(new StateSample(), 1 << 20, 4, 1);
    StoreSession session = store.newSession();
    session.enter();
    List<Long> handles = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < STATES; i++) {
      session.offer(state(i), 9);
      session.settle();
      if (session.settled(0) >= 0) {
        handles.add(session.settled(0));
        numbers.add(i);
      }
    }
    assertThat(handles).hasSizeGreaterThan(STATES - 10);
    for (int i = 0; i < handles.size(); i += 7) {
      session.load(handles.get(i));
      int[] expected = state(numbers.get(i));
      for (int w = 0; w < 9; w++) {
        assertThat(session.words()[session.start() + w]).isEqualTo(expected[w]);
      }
    }
    session.leave();
    assertThat(store.memoryBytes() - store.partsBytes()).isEqualTo(1 << 20);
  }

  @Test
  void anotherSeedOmitsOtherStates() {
    TreeStore first = TreeStore.bitstate(new StateSample(), 4000, 2, 1);
    TreeStore second = TreeStore.bitstate(new StateSample(), 4000, 2, 2);
    assertThat(fill(first)).isNotEqualTo(fill(second));
  }

  @Test
  void impossibleSizesAreRefused() {
    assertThatThrownBy(() -> TreeStore.bitstate(new StateSample(), 1 << 20, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> TreeStore.compact(new StateSample(), 1 << 20, 3, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> TreeStore.compact(new StateSample(), 1000, 8, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}

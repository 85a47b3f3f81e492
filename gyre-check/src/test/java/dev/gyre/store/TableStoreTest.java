package dev.gyre.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableStoreTest {
  @Test
  void aStateIsNewOnlyOnce() {
    TableStore store = new TableStore(TableStore.Parents.DROPPED);
    long first = store.add(new int[] {1, 2, 3}, 3, StateStore.NO_PARENT);
    assertThat(first).isGreaterThanOrEqualTo(0);
    assertThat(store.add(new int[] {1, 2, 3, 9}, 3, StateStore.NO_PARENT)).isEqualTo(~first);
    assertThat(store.add(new int[] {1, 2}, 2, StateStore.NO_PARENT)).isGreaterThan(first);
    assertThat(store.size()).isEqualTo(2);
  }

  @Test
  void statesAreWalkedInTheOrderTheyCameIn() {
    for (TableStore.Parents parents : TableStore.Parents.values()) {
      TableStore store = new TableStore(parents);
      List<Long> handles = new ArrayList<>();
      // Enough for several chunks, with lengths that leave gaps at their ends.
      for (int i = 0; i < 30_000; i++) {
        int[] words = new int[1 + i % 200];
        words[0] = i;
        long parent = handles.isEmpty() ? StateStore.NO_PARENT : handles.get(i / 2);
        handles.add(store.add(words, words.length, parent));
      }
      List<Long> walked = new ArrayList<>();
      for (long h = handles.get(0); h != OrderedStore.NONE; h = store.next(h)) {
        walked.add(h);
      }
      assertThat(walked).isEqualTo(handles);
    }
  }

  @Test
  void parentsAreKept() {
    TableStore store = new TableStore(TableStore.Parents.KEPT);
    long root = store.add(new int[] {1}, 1, StateStore.NO_PARENT);
    long child = store.add(new int[] {2}, 1, root);
    assertThat(store.parent(root)).isEqualTo(StateStore.NO_PARENT);
    assertThat(store.parent(child)).isEqualTo(root);
    int[] words = new int[1];
    store.read(child, words);
    assertThat(words).containsExactly(2);
  }
}

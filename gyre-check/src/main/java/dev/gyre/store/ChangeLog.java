package dev.gyre.store;

import java.util.Arrays;

/**
 * What sets each successor of a state apart from it: the elements of its tree that differ, and
 * their values there. A successor that is expanded next need not be looked up again; it is the
 * state at hand with these changes.
 */
final class ChangeLog {
  /** The element, its value before and its value after, one change behind the other. */
  private int[] changes = new int[3 * 64];

  private int size;

  /** Where the changes of each successor start; negative if there is no list. */
  private int[] starts = new int[16];

  private int count;

  void clear() {
    size = 0;
    count = 0;
  }

  /** Starts the list of the next successor, with room for so many changes. */
  void open(int room) {
    if (size + 3 * room > changes.length) {
      changes = Arrays.copyOf(changes, (size + 3 * room) * 2);
    }
    start(size);
  }

  /** The next successor has no list. */
  void skip() {
    start(-1);
  }

  private void start(int start) {
    if (count + 1 >= starts.length) {
      starts = Arrays.copyOf(starts, starts.length * 2);
    }
    starts[count++] = start;
  }

  /** Sets an element and notes it. */
  void change(int element, int value, int[] tree) {
    int at = size;
    changes[at] = element;
    changes[at + 1] = tree[element];
    changes[at + 2] = value;
    tree[element] = value;
    size = at + 3;
  }

  /** Takes the changes of the last list back. */
  void undo(int[] tree) {
    int start = starts[count - 1];
    for (int at = size - 3; at >= start; at -= 3) {
      tree[changes[at]] = changes[at + 1];
    }
  }

  /** Forgets the last list. */
  void drop() {
    size = starts[--count];
  }

  boolean has(int index) {
    return index < count && starts[index] >= 0;
  }

  /** Applies the changes of a list to the tree that they were noted for. */
  void redo(int index, int[] tree) {
    int end = size;
    for (int later = count - 1; later > index; later--) {
      if (starts[later] >= 0) {
        end = starts[later];
      }
    }
    for (int at = starts[index]; at < end; at += 3) {
      tree[changes[at]] = changes[at + 2];
    }
  }
}

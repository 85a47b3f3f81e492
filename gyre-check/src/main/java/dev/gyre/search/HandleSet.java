package dev.gyre.search;

import java.util.Arrays;

/** A set of handles: open addressing, linear probing, no object for an element. */
final class HandleSet {
  private static final long FREE = -1;

  private long[] slots = new long[1 << 10];
  private int size;

  HandleSet() {
    Arrays.fill(slots, FREE);
  }

  void add(long handle) {
    if (size >= slots.length / 2) {
      grow();
    }
    int slot = find(handle);
    if (slots[slot] == FREE) {
      slots[slot] = handle;
      size++;
    }
  }

  boolean contains(long handle) {
    return slots[find(handle)] != FREE;
  }

  /** Removes a handle; those behind it move up, so that each is found from its home on. */
  void remove(long handle) {
    int hole = find(handle);
    if (slots[hole] == FREE) {
      return;
    }
    size--;
    int mask = slots.length - 1;
    for (int at = (hole + 1) & mask; slots[at] != FREE; at = (at + 1) & mask) {
      int home = home(slots[at]);
      boolean mayMove = ((at - home) & mask) >= ((at - hole) & mask);
      if (mayMove) {
        slots[hole] = slots[at];
        hole = at;
      }
    }
    slots[hole] = FREE;
  }

  void clear() {
    if (size > 0) {
      Arrays.fill(slots, FREE);
      size = 0;
    }
  }

  long memoryBytes() {
    return slots.length * (long) Long.BYTES;
  }

  private int home(long handle) {
    return (int) ((handle * 0x9E3779B97F4A7C15L) >>> 33) & (slots.length - 1);
  }

  private int find(long handle) {
    int mask = slots.length - 1;
    int slot = home(handle);
    while (slots[slot] != FREE && slots[slot] != handle) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    long[] old = slots;
    slots = new long[old.length * 2];
    Arrays.fill(slots, FREE);
    for (long handle : old) {
      if (handle != FREE) {
        slots[find(handle)] = handle;
      }
    }
  }
}

package dev.gyre.lts.graph;

import java.util.Arrays;

/** Numbers for keys, by open addressing; keys are not negative. */
public final class LongIntMap {
  /** What {@link #get} says of a key that is not there. */
  public static final int NONE = -1;

  private long[] keys = filled(64);
  private int[] values = new int[64];
  private int size;

  private static long[] filled(int capacity) {
    long[] keys = new long[capacity];
    Arrays.fill(keys, NONE);
    return keys;
  }

  public int get(long key) {
    int place = place(key);
    return keys[place] == key ? values[place] : NONE;
  }

  public void put(long key, int value) {
    int place = place(key);
    if (keys[place] != key) {
      size++;
    }
    keys[place] = key;
    values[place] = value;
    if (size * 2L > keys.length) {
      grow();
    }
  }

  public int size() {
    return size;
  }

  private int place(long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    int mask = keys.length - 1;
    int place = (int) (mixed >>> 32) & mask;
    while (keys[place] != key && keys[place] != NONE) {
      place = (place + 1) & mask;
    }
    return place;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = filled(oldKeys.length * 2);
    values = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != NONE) {
        int place = place(oldKeys[i]);
        keys[place] = oldKeys[i];
        values[place] = oldValues[i];
      }
    }
  }
}

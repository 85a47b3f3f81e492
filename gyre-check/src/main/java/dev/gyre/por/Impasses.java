package dev.gyre.por;

/**
 * Remembers some situations in which nothing can be left out: where all processes stood, and what
 * could be done. Variables make many states of one situation. A situation is compared in full, so
 * an answer is exact; a new one takes the place of an old one. For one worker.
 */
final class Impasses {
  private static final int ENTRIES = 1 << 10;
  private static final int WIDTH = 32;

  /** Entry by entry: how many processes and transitions, the transitions, the stances. */
  private final long[] table = new long[ENTRIES * WIDTH];

  /** Where the situation belongs that was asked for last, or -1. */
  private int place;

  /** Whether it is known that nothing can be left out; no means only that it is not known. */
  boolean isKnown(Population population, long[] transitions, int count) {
    int processes = population.count();
    place = -1;
    if (count + processes >= WIDTH) {
      return false;
    }
    long hash = count;
    for (int i = 0; i < count; i++) {
      hash = (hash ^ transitions[i]) * 0x9E3779B97F4A7C15L;
    }
    for (int p = 0; p < processes; p++) {
      hash = (hash ^ population.stance(p).number()) * 0x9E3779B97F4A7C15L;
    }
    place = (int) (hash >>> 54) * WIDTH;
    if (table[place] != size(count, processes)) {
      return false;
    }
    int at = place + 1;
    for (int i = 0; i < count; i++) {
      if (table[at++] != transitions[i]) {
        return false;
      }
    }
    for (int p = 0; p < processes; p++) {
      if (table[at++] != population.stance(p).number()) {
        return false;
      }
    }
    return true;
  }

  /** Keeps the situation that was asked for last. */
  void add(Population population, long[] transitions, int count) {
    if (place < 0) {
      return;
    }
    table[place] = size(count, population.count());
    System.arraycopy(transitions, 0, table, place + 1, count);
    int at = place + 1 + count;
    for (int p = 0; p < population.count(); p++) {
      table[at++] = population.stance(p).number();
    }
  }

  /** Never 0. */
  private static long size(int count, int processes) {
    return (long) count << Integer.SIZE | processes;
  }
}

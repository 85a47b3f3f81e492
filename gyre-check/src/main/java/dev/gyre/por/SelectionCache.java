package dev.gyre.por;

/**
 * Remembers some situations and the steps that were chosen in them: where all processes stood, what
 * could be done, and which condition kept each other edge from being taken. Nothing else decides,
 * and variables make many states of one situation. A situation is compared in full, so an answer is
 * exact; a new one takes the place of an old one. Where situations hardly ever come back, it is
 * asked only now and then. For one worker.
 */
final class SelectionCache {
  private static final int ENTRIES = 1 << 10;
  private static final int WIDTH = 32;

  /** How many words of an entry come before transitions and stances. */
  private static final int HEAD = 3;

  private static final int SAMPLE = 1 << 10;
  private static final int PAUSE = 1 << 14;

  /** Entry by entry: the sizes, what was chosen, the conditions, the transitions, the stances. */
  private final long[] table = new long[ENTRIES * WIDTH];

  /** Where the situation belongs that was asked for last, or -1; and its conditions. */
  private int place;

  private long conditions;
  private int asked;
  private int found;
  private int pause;

  /**
   * Looks up what was chosen: a bit for each transition, or 0 if that is not known.
   *
   * @param conditions those that fail, see {@link EnabledEdges#failing}
   */
  long find(ProcessTable population, long[] transitions, int count, long conditions) {
    int processes = population.count();
    place = -1;
    if (conditions < 0 || count + processes + HEAD > WIDTH) {
      return 0;
    }
    this.conditions = conditions;
    long hash = conditions + count;
    for (int i = 0; i < count; i++) {
      hash = (hash ^ transitions[i]) * 0x9E3779B97F4A7C15L;
    }
    for (int p = 0; p < processes; p++) {
      hash = (hash ^ population.number(p)) * 0x9E3779B97F4A7C15L;
    }
    place = (int) (hash >>> 54) * WIDTH;
    if (!isHere(population, transitions, count)) {
      return 0;
    }
    found++;
    return table[place + 1];
  }

  private boolean isHere(ProcessTable population, long[] transitions, int count) {
    int processes = population.count();
    if (table[place] != size(count, processes) || table[place + 2] != conditions) {
      return false;
    }
    int at = place + HEAD;
    for (int i = 0; i < count; i++) {
      if (table[at++] != transitions[i]) {
        return false;
      }
    }
    for (int p = 0; p < processes; p++) {
      if (table[at++] != population.number(p)) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is worth asking. What is chosen does not depend on that. */
  boolean isWorthAsking() {
    place = -1;
    if (pause > 0) {
      pause--;
      return false;
    }
    if (++asked == SAMPLE) {
      pause = found < SAMPLE / 2 ? PAUSE : 0;
      asked = 0;
      found = 0;
    }
    return true;
  }

  /**
   * Keeps what was chosen in the situation that was asked for last.
   *
   * @param transitions in the order in which they were asked for
   * @param chosen a bit for each of them
   */
  void add(ProcessTable population, long[] transitions, int count, long chosen) {
    if (place < 0) {
      return;
    }
    table[place] = size(count, population.count());
    table[place + 1] = chosen;
    table[place + 2] = conditions;
    System.arraycopy(transitions, 0, table, place + HEAD, count);
    int at = place + HEAD + count;
    for (int p = 0; p < population.count(); p++) {
      table[at++] = population.number(p);
    }
  }

  /** Never 0. */
  private static long size(int count, int processes) {
    return (long) count << Integer.SIZE | processes;
  }
}

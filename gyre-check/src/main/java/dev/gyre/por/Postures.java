package dev.gyre.por;

import java.util.Arrays;

/**
 * Where processes stand together with what they can do there, numbered, and which of them disturb
 * each other: what one can do right now disturbs what the other can. Looked up in most states,
 * computed once. For one worker.
 */
final class Postures {
  static final byte UNKNOWN = 0;
  static final byte DISTURBS = 1;
  private static final byte HARMLESS = 2;

  private final Kinds kinds;
  private final LeadingEdges leadingEdges;

  /** By stance: the masks of edges that could be taken there, and the numbers for them. */
  private long[][] masks = new long[64][];

  private int[][] numbers = new int[64][];

  private Stance[] stances = new Stance[64];
  private long[] enabled = new long[64];
  private Demand[] demands = new Demand[64];
  private byte[][] rows = new byte[64][];
  private int count;

  Postures(Kinds kinds, LeadingEdges leadingEdges) {
    this.kinds = kinds;
    this.leadingEdges = leadingEdges;
  }

  /**
   * From 0.
   *
   * @param able the edges that can be taken
   */
  int number(Stance stance, long able) {
    int place = stance.number();
    if (place < masks.length && masks[place] != null) {
      long[] known = masks[place];
      for (int i = 0; i < known.length; i++) {
        if (known[i] == able) {
          return numbers[place][i];
        }
      }
    }
    return add(stance, able);
  }

  private int add(Stance stance, long able) {
    int place = stance.number();
    if (place >= masks.length) {
      masks = Arrays.copyOf(masks, Math.max(place + 1, masks.length * 2));
      numbers = Arrays.copyOf(numbers, masks.length);
    }
    int before = masks[place] == null ? 0 : masks[place].length;
    masks[place] = before == 0 ? new long[1] : Arrays.copyOf(masks[place], before + 1);
    numbers[place] = before == 0 ? new int[1] : Arrays.copyOf(numbers[place], before + 1);
    masks[place][before] = able;
    numbers[place][before] = count;
    if (count == stances.length) {
      stances = Arrays.copyOf(stances, count * 2);
      enabled = Arrays.copyOf(enabled, count * 2);
      demands = Arrays.copyOf(demands, count * 2);
      rows = Arrays.copyOf(rows, count * 2);
    }
    stances[count] = stance;
    enabled[count] = able;
    demands[count] = kinds.together(stance, able);
    rows[count] = new byte[0];
    return count++;
  }

  /** For each posture, as far as the row goes, what is known: whether it disturbs this one. */
  byte[] row(int posture) {
    return rows[posture];
  }

  /** Whether what is possible in one posture disturbs what is possible in another. */
  byte find(int posture, int other) {
    byte[] row = rows[posture];
    if (other >= row.length) {
      row = Arrays.copyOf(row, Math.max(count, row.length * 2));
      rows[posture] = row;
    }
    long disturbing = leadingEdges.of(demands[posture], stances[other]) & enabled[other];
    row[other] = disturbing != 0 ? DISTURBS : HARMLESS;
    return row[other];
  }
}

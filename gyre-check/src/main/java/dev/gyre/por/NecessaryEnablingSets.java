package dev.gyre.por;

import dev.gyre.por.dependence.LocationFootprint;
import java.util.Arrays;

/**
 * For each demand and each place where a process can stand: the edges by which the process sets out
 * for something of the demand. Looked up in most states, computed once. For one worker.
 */
final class NecessaryEnablingSets {
  /** Not computed yet. Where the true answer is this, all edges are given, which is sound. */
  static final long UNKNOWN = -2;

  private static final long[] NOTHING = {};

  private long[][] rows = new long[64][];

  /** By the number of the stance, as far as it goes: what {@link #of} answers, or UNKNOWN. */
  long[] row(AccessSetId demand) {
    int number = demand.number();
    return number < rows.length && rows[number] != null ? rows[number] : NOTHING;
  }

  /** One bit for each edge; all bits if the edges are not told apart. */
  long of(AccessSetId demand, ProcessPoint stance) {
    int number = demand.number();
    if (number >= rows.length) {
      rows = Arrays.copyOf(rows, Math.max(number + 1, rows.length * 2));
    }
    long[] row = rows[number];
    if (row == null || stance.number() >= row.length) {
      row = grown(row, stance.number() + 1);
      rows[number] = row;
    }
    long edges = row[stance.number()];
    if (edges == UNKNOWN) {
      edges = compute(demand.accesses(), stance.spot());
      row[stance.number()] = edges;
    }
    return edges;
  }

  private static long[] grown(long[] row, int atLeast) {
    int before = row == null ? 0 : row.length;
    long[] grown = row == null ? new long[atLeast + 64] : Arrays.copyOf(row, atLeast * 3 / 2);
    Arrays.fill(grown, before, grown.length, UNKNOWN);
    return grown;
  }

  private static long compute(long[] wanted, LocationFootprint spot) {
    if (!AmpleConditions.meet(wanted, spot.future())) {
      return 0;
    }
    if (spot.isCrowded()) {
      return -1;
    }
    long leading = 0;
    for (int edge = 0; edge < spot.edgeCount(); edge++) {
      leading |= AmpleConditions.meet(wanted, spot.through(edge)) ? 1L << edge : 0;
    }
    return leading == UNKNOWN ? -1 : leading;
  }
}

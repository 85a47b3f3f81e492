package dev.gyre.runs;

import java.util.Optional;

/**
 * Says of most records that are not in a run that they are not: a Bloom filter in which all bits of
 * a record lie in one cache line (Putze, Sanders and Singler, Cache-, Hash- and Space-Efficient
 * Bloom Filters, 2007). With eight bits for each record about one other record in thirty may seem
 * to be there, with sixteen one in three hundred; each costs a look into a block.
 */
final class RunFilter {
  static final int FEWEST_BITS = 8;
  private static final int MOST_BITS = 16;

  private static final int LINE_WORDS = 8;
  private static final int LINE_BITS = LINE_WORDS * Long.SIZE;
  private static final int PROBES = 5;
  private static final int PROBE_BITS = 9;
  private static final int CHUNK_BITS = 17;
  private static final int CHUNK_LINES = 1 << (CHUNK_BITS - 3);

  private final long[][] chunks;
  private final long lines;

  /** Written only so that the loads that fetch memory ahead are not optimised away. */
  @SuppressWarnings("UnusedVariable")
  private long touched;

  /**
   * @param records how many are to be added
   * @param bits for each of them
   */
  RunFilter(long records, int bits) {
    this.lines = lines(records, bits);
    int count = Math.toIntExact((lines + CHUNK_LINES - 1) / CHUNK_LINES);
    this.chunks = new long[count][];
    for (int i = 0; i < count; i++) {
      long inside = Math.min(CHUNK_LINES, lines - (long) i * CHUNK_LINES);
      chunks[i] = new long[(int) inside * LINE_WORDS];
    }
  }

  /** A filter that leaves half of the room, or else uses more; empty if there is too little. */
  static Optional<RunFilter> within(long bytes, long records) {
    for (int bits = MOST_BITS; bits > FEWEST_BITS; bits -= 4) {
      if (lines(records, bits) * LINE_BITS / Byte.SIZE <= bytes / 2) {
        return Optional.of(new RunFilter(records, bits));
      }
    }
    boolean hasRoom = lines(records, FEWEST_BITS) * LINE_BITS / Byte.SIZE <= bytes;
    return hasRoom ? Optional.of(new RunFilter(records, FEWEST_BITS)) : Optional.empty();
  }

  private static long lines(long records, int bits) {
    return records * bits / LINE_BITS + 1;
  }

  /** Adds many at a time, so that memory delivers one line while the next one is asked for. */
  void addAll(long[] hashes, int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      long line = line(hashes[i]);
      sum += chunks[(int) (line / CHUNK_LINES)][(int) (line % CHUNK_LINES) * LINE_WORDS];
    }
    touched = sum;
    for (int i = 0; i < count; i++) {
      add(hashes[i]);
    }
  }

  void add(long hash) {
    long line = line(hash);
    long[] chunk = chunks[(int) (line / CHUNK_LINES)];
    int start = (int) (line % CHUNK_LINES) * LINE_WORDS;
    long bits = hash;
    for (int i = 0; i < PROBES; i++) {
      int bit = (int) bits & (LINE_BITS - 1);
      chunk[start + (bit >>> 6)] |= 1L << bit;
      bits >>>= PROBE_BITS;
    }
  }

  /** False if the record with this hash was certainly not added. */
  boolean mayContain(long hash) {
    long line = line(hash);
    long[] chunk = chunks[(int) (line / CHUNK_LINES)];
    int start = (int) (line % CHUNK_LINES) * LINE_WORDS;
    long bits = hash;
    for (int i = 0; i < PROBES; i++) {
      int bit = (int) bits & (LINE_BITS - 1);
      if ((chunk[start + (bit >>> 6)] & 1L << bit) == 0) {
        return false;
      }
      bits >>>= PROBE_BITS;
    }
    return true;
  }

  /** The upper half decides, the lower bits are the probes. */
  private long line(long hash) {
    return Math.multiplyHigh((hash * 0x9E3779B97F4A7C15L) >>> 1, lines << 1);
  }

  long memoryBytes() {
    return lines * LINE_BITS / Byte.SIZE;
  }
}

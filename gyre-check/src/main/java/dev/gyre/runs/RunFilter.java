package dev.gyre.runs;

/**
 * Says of most records that are not in a run that they are not: a Bloom filter in which all bits of
 * a record lie in one cache line (Putze, Sanders and Singler, Cache-, Hash- and Space-Efficient
 * Bloom Filters, 2007). With eight bits for each record about one other record in thirty may seem
 * to be there.
 */
final class RunFilter {
  static final int BITS_PER_RECORD = 8;

  private static final int LINE_WORDS = 8;
  private static final int LINE_BITS = LINE_WORDS * Long.SIZE;
  private static final int PROBES = 5;
  private static final int PROBE_BITS = 9;
  private static final int CHUNK_BITS = 17;
  private static final int CHUNK_LINES = 1 << (CHUNK_BITS - 3);

  private final long[][] chunks;
  private final long lines;

  /**
   * @param records how many are to be added
   */
  RunFilter(long records) {
    this.lines = Math.max(1, records * BITS_PER_RECORD / LINE_BITS + 1);
    int count = Math.toIntExact((lines + CHUNK_LINES - 1) / CHUNK_LINES);
    this.chunks = new long[count][];
    for (int i = 0; i < count; i++) {
      long inside = Math.min(CHUNK_LINES, lines - (long) i * CHUNK_LINES);
      chunks[i] = new long[(int) inside * LINE_WORDS];
    }
  }

  static long memoryBytes(long records) {
    return records * BITS_PER_RECORD / Byte.SIZE + LINE_BITS / Byte.SIZE;
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

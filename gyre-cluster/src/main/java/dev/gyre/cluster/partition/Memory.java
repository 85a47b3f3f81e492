package dev.gyre.cluster.partition;

/**
 * How the memory of a partition is divided.
 *
 * @param bytes all of it
 */
public record Memory(long bytes) {
  private static final int WORD = Long.BYTES;

  /** The table of the states that came last; growing takes half as much again for a moment. */
  long recentBytes() {
    return bytes / 10 * 3;
  }

  /** States that may be new, or are on their way. */
  long candidateWords() {
    return bytes / 5 / WORD;
  }

  long filterBytes() {
    return bytes / 4;
  }

  /** States that were sent here are sorted in portions. */
  long sortedWords() {
    return bytes / 10 / WORD;
  }

  /** Runs that are merged stay in memory up to so many words. */
  long smallRunWords() {
    return Math.min(1 << 18, bytes / 64 / WORD);
  }

  /** New states with fewer words wait until there are enough of them for a file. */
  long smallPartWords() {
    return Math.min(1 << 15, bytes / 512 / WORD);
  }

  /** What all levels may take that are not in files. */
  long levelBytes() {
    return Math.min(16 << 20, bytes / 32);
  }

  int chunkWords(int buffers) {
    long even = candidateWords() / (4L * buffers);
    return (int) Math.max(1 << 9, Math.min(1 << 20, even));
  }
}

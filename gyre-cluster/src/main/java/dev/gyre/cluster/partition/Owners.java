package dev.gyre.cluster.partition;

/**
 * Says to which partition a state belongs: by a hash of a few of its words. Words that seldom
 * change keep a state and its successors together; what is lost in balance is won in exchange.
 */
public final class Owners {
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private final int[] words;
  private final int partitions;

  /**
   * @param words which words count; all of them if empty
   */
  public Owners(int[] words, int partitions) {
    this.words = words.clone();
    this.partitions = partitions;
  }

  /** The number of the partition of a state. */
  public int of(int[] state, int length) {
    long hash = length;
    if (words.length == 0) {
      for (int i = 0; i < length; i++) {
        hash = mixed(hash, state[i]);
      }
    } else {
      for (int word : words) {
        hash = mixed(hash, word < length ? state[word] : 0);
      }
    }
    return (int) Math.multiplyHigh((hash * FACTOR) >>> 1, (long) partitions << 1);
  }

  private static long mixed(long hash, int word) {
    long mixed = (hash ^ word) * FACTOR;
    return mixed ^ mixed >>> 32;
  }
}

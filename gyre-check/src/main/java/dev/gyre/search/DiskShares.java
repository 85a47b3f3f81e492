package dev.gyre.search;

/**
 * How the memory of a search on disk is divided.
 *
 * @param memoryBytes all of it
 * @param sets how many large sets of states there are at a time, each with filters and with small
 *     runs in memory
 */
public record DiskShares(long memoryBytes, int sets) {
  private static final int WORD = Long.BYTES;

  /** The table of recent states, which grows by half as much again for a moment. */
  public long recentBytes() {
    return memoryBytes / 10 * 3;
  }

  /** States that were arrived at and are not looked up yet, all workers together. */
  public long candidateWords() {
    return memoryBytes / 5 / WORD;
  }

  /** States that are brought here from memory are sorted while they still take room there. */
  long sortedWords() {
    return memoryBytes / 10 / WORD;
  }

  /** While runs of a set are merged there are filters for the old and for the new ones. */
  public long filterBytes() {
    return memoryBytes / 4 / sets;
  }

  /** A part of a level with fewer words stays in memory, */
  public long smallPartWords() {
    return Math.min(1 << 15, memoryBytes / 512 / WORD);
  }

  /** and so do runs that are merged, up to so many words. */
  public long smallRunWords() {
    return Math.min((1 << 18) / sets, memoryBytes / 64 / sets / WORD);
  }

  /** Narrow levels are written together. */
  public long levelBytes() {
    return Math.min(16 << 20, memoryBytes / 32 / sets);
  }

  /** Each worker has several chunks, for each purpose, before there is no room for more. */
  public int chunkWords(int workers) {
    long even = candidateWords() / (8L * sets * workers);
    return (int) Math.max((1 << 10) / sets, Math.min(1 << 20, even));
  }
}

package dev.gyre.search;

import dev.gyre.runs.DiskUse;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.runs.StateCodec;

/**
 * What a {@link DiskSearch} works with.
 *
 * @param directory where the states go
 * @param use what they take there
 * @param codec makes records of them
 * @param memoryBytes how much memory it may take
 */
public record DiskSettings(
    LevelDirectory directory, DiskUse use, StateCodec codec, long memoryBytes) {
  private static final int WORD = Long.BYTES;

  /** Growing takes half as much again for a moment. */
  long recentBytes() {
    return memoryBytes / 10 * 3;
  }

  long candidateWords() {
    return memoryBytes / 5 / WORD;
  }

  /** States that are brought here from memory are sorted while they still take room there. */
  long sortedWords() {
    return memoryBytes / 10 / WORD;
  }

  /** While runs are merged there are filters for the old and for the new ones. */
  long filterBytes() {
    return memoryBytes / 4;
  }

  /** A part of a level with fewer words stays in memory, */
  long smallPartWords() {
    return Math.min(1 << 15, memoryBytes / 512 / WORD);
  }

  /** and so do runs that are merged, up to so many words. */
  long smallRunWords() {
    return Math.min(1 << 18, memoryBytes / 64 / WORD);
  }

  /** Narrow levels are written together. */
  long levelBytes() {
    return Math.min(16 << 20, memoryBytes / 32);
  }

  /** Each worker has several chunks before there is no room for more. */
  int chunkWords(int workers) {
    long even = candidateWords() / (8L * workers);
    return (int) Math.max(1 << 10, Math.min(1 << 20, even));
  }
}

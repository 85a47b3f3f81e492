package dev.gyre.emptiness;

import dev.gyre.search.DiskSettings;

/**
 * How the memory of a search on disk is divided. There are two large sets of states at a time, each
 * with filters, and up to six that keep what is small in memory.
 */
record DiskBudget(long memoryBytes) {
  private static final int WORD = Long.BYTES;

  static DiskBudget of(DiskSettings settings) {
    return new DiskBudget(settings.memoryBytes());
  }

  /** The table of recent states, which grows by half as much again for a moment. */
  long recentBytes() {
    return memoryBytes / 10 * 3;
  }

  /** States that were arrived at and are not looked up yet, all workers together. */
  long arrivalWords() {
    return memoryBytes / 5 / WORD;
  }

  /** While runs of a set are merged there are filters for the old and for the new ones. */
  long filterBytes() {
    return memoryBytes / 8;
  }

  /** A part of a level with fewer words stays in memory, */
  long smallPartWords() {
    return Math.min(1 << 15, memoryBytes / 512 / WORD);
  }

  /** and so do runs that are merged, up to so many words. */
  long smallRunWords() {
    return Math.min(1 << 17, memoryBytes / 128 / WORD);
  }

  /** Narrow levels are written together. */
  long levelBytes() {
    return Math.min(16 << 20, memoryBytes / 64);
  }

  /** Each worker has several chunks, for two purposes, before there is no room for more. */
  int chunkWords(int workers) {
    long even = arrivalWords() / (16L * workers);
    return (int) Math.max(1 << 8, Math.min(1 << 20, even));
  }
}

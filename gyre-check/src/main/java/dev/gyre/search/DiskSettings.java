package dev.gyre.search;

import dev.gyre.runs.DiskUse;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.runs.StateCodec;

/**
 * What a search on disk works with.
 *
 * @param directory where the states go
 * @param use what they take there
 * @param codec makes records of them
 * @param memoryBytes how much memory it may take
 */
public record DiskSettings(
    LevelDirectory directory, DiskUse use, StateCodec codec, long memoryBytes) {

  /**
   * How the memory is divided.
   *
   * @param sets how many large sets of states there are at a time
   */
  public DiskShares shares(int sets) {
    return new DiskShares(memoryBytes, sets);
  }
}

package dev.gyre.cluster;

import dev.gyre.runs.LevelDirectory;

/**
 * Makes directories that several machines see; found by {@link java.util.ServiceLoader}. What it
 * makes must be good for {@link LevelDirectory}: a file that was closed is complete for everybody,
 * {@link LevelDirectory#commit} makes a file of exactly that name or none, and {@link
 * LevelDirectory#open} also opens what was committed. No name is ever used twice, so nothing has to
 * be replaced.
 */
public interface DirectoryProvider {
  /** Whether a name of a directory, such as {@code hdfs://host/path}, is meant for this one. */
  boolean accepts(String directory);

  /**
   * Opens a directory, which is made if there is none.
   *
   * @throws ClusterException if it cannot be used, with what is wrong and what to do
   */
  LevelDirectory open(String directory);
}

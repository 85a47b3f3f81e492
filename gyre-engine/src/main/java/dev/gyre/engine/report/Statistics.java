package dev.gyre.engine.report;

import java.util.Optional;

/**
 * The figures of a check.
 *
 * @param states how many states were stored
 * @param transitions how often a state was arrived at, new or old; Spin's stored plus matched
 * @param depth the longest path that was followed, in steps
 * @param memoryBytes what states and stack took
 * @param violations how many violations were met, shown or not
 * @param reducedStates in how many states of a search for safety partial order reduction left out
 *     steps
 * @param stepsLeftOut how many steps that were
 * @param disk what a search on disk wrote
 * @param seconds from the request to the report
 */
public record Statistics(
    long states,
    long transitions,
    long depth,
    long memoryBytes,
    long violations,
    int threads,
    long reducedStates,
    long stepsLeftOut,
    Optional<Disk> disk,
    double seconds) {

  /**
   * What a search on disk wrote.
   *
   * @param peakBytes how many bytes there were at most
   * @param writtenBytes how many were written
   * @param runs in how many files
   * @param merges how often large ones were merged
   * @param statesBefore how many states had been found in memory when that was used up and the
   *     search went on on disk; 0 if it began there
   */
  public record Disk(
      long peakBytes, long writtenBytes, long runs, long merges, long statesBefore) {}

  /** Of a search in memory. */
  public Statistics(
      long states,
      long transitions,
      long depth,
      long memoryBytes,
      long violations,
      int threads,
      long reducedStates,
      long stepsLeftOut,
      double seconds) {
    this(
        states,
        transitions,
        depth,
        memoryBytes,
        violations,
        threads,
        reducedStates,
        stepsLeftOut,
        Optional.empty(),
        seconds);
  }

  /** Memory for one state, or 0 if there is none. */
  public double bytesPerState() {
    return states == 0 ? 0 : (double) memoryBytes / states;
  }

  /** What one state took on disk, at most, or 0 if there is none. */
  public double diskBytesPerState() {
    return states == 0 ? 0 : (double) disk.map(Disk::peakBytes).orElse(0L) / states;
  }

  public Statistics withSeconds(double all) {
    return new Statistics(
        states,
        transitions,
        depth,
        memoryBytes,
        violations,
        threads,
        reducedStates,
        stepsLeftOut,
        disk,
        all);
  }

  /** These figures, with the time and the violations of an earlier search for the same. */
  public Statistics after(Statistics earlier) {
    return new Statistics(
        states,
        transitions,
        depth,
        memoryBytes,
        violations + earlier.violations,
        threads,
        reducedStates,
        stepsLeftOut,
        disk,
        seconds + earlier.seconds);
  }

  public static Statistics none(double seconds) {
    return new Statistics(0, 0, 0, 0, 0, 1, 0, 0, seconds);
  }
}

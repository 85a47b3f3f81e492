package dev.gyre.engine;

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
    double seconds) {

  /** The figures of a search for infinite runs. */
  static Statistics of(CycleCheck.Result found, int threads, double seconds) {
    return new Statistics(
        found.outcome().states(),
        found.outcome().transitions(),
        found.outcome().depth(),
        found.outcome().memoryBytes(),
        found.violation().isPresent() ? 1 : 0,
        threads,
        0,
        0,
        seconds);
  }

  /** Memory for one state, or 0 if there is none. */
  public double bytesPerState() {
    return states == 0 ? 0 : (double) memoryBytes / states;
  }

  Statistics withSeconds(double all) {
    return new Statistics(
        states,
        transitions,
        depth,
        memoryBytes,
        violations,
        threads,
        reducedStates,
        stepsLeftOut,
        all);
  }

  /** These figures, with the time and the violations of an earlier search for the same. */
  Statistics after(Statistics earlier) {
    return new Statistics(
        states,
        transitions,
        depth,
        memoryBytes,
        violations + earlier.violations,
        threads,
        reducedStates,
        stepsLeftOut,
        seconds + earlier.seconds);
  }

  static Statistics none(double seconds) {
    return new Statistics(0, 0, 0, 0, 0, 1, 0, 0, seconds);
  }
}

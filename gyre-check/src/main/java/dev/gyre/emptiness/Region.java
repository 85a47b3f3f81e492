package dev.gyre.emptiness;

import dev.gyre.runs.RunSet;
import java.util.List;

/**
 * The states that are in all of some sets and in none of others.
 *
 * @param within if there are none, every state is in them
 */
record Region(List<StateSet> within, List<StateSet> without) {
  Region {
    within = List.copyOf(within);
    without = List.copyOf(without);
  }

  static Region everywhere() {
    return new Region(List.of(), List.of());
  }

  static Region of(StateSet within) {
    return new Region(List.of(within), List.of());
  }

  /** The same without the states of one more set. */
  static Region between(StateSet within, StateSet without) {
    return new Region(List.of(within), List.of(without));
  }

  /** Looks states up, in order; to be closed before a set is changed. */
  Probe newProbe() {
    return new Probe(
        within.stream().map(StateSet::newProbe).toList(),
        without.stream().map(StateSet::newProbe).toList());
  }

  /** Looks states up. */
  static final class Probe implements AutoCloseable {
    private final List<RunSet.Probe> within;
    private final List<RunSet.Probe> without;

    private Probe(List<RunSet.Probe> within, List<RunSet.Probe> without) {
      this.within = within;
      this.without = without;
    }

    boolean contains(long[] data, int at, int length) {
      for (RunSet.Probe probe : within) {
        if (!probe.contains(data, at, length)) {
          return false;
        }
      }
      for (RunSet.Probe probe : without) {
        if (probe.contains(data, at, length)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public void close() {
      within.forEach(RunSet.Probe::close);
      without.forEach(RunSet.Probe::close);
    }
  }
}

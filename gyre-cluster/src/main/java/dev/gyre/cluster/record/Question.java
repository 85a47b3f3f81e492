package dev.gyre.cluster.record;

import dev.gyre.runs.RunReference;
import java.util.List;
import java.util.Optional;

/**
 * Something that a machine is asked outside of rounds.
 *
 * @param way if present, which of some states leads to another one; if not, whether the machine is
 *     good for the search
 */
public record Question(Optional<Way> way) {
  /**
   * Which of some states leads to another one.
   *
   * @param wanted the other one
   * @param among the states
   */
  @SuppressWarnings("ArrayRecordComponent") // bytes and states are handed on, never compared
  public record Way(int[] wanted, List<RunReference> among) {}

  /**
   * What it says.
   *
   * @param trouble why it is not good for the search, and what to do
   * @param found a state that leads there
   */
  @SuppressWarnings("ArrayRecordComponent") // bytes and states are handed on, never compared
  public record Answer(Optional<String> trouble, Optional<int[]> found) {}
}

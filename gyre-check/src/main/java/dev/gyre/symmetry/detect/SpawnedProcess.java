package dev.gyre.symmetry.detect;

import java.util.List;
import java.util.Optional;

/**
 * A process that was created.
 *
 * @param number its number, if no process ends before
 */
record SpawnedProcess(int automaton, int number, List<Argument> arguments) {
  SpawnedProcess {
    arguments = List.copyOf(arguments);
  }

  /**
   * What it was given.
   *
   * @param value the number, if it is known
   * @param channel the channel, if it is one of a global array of channels
   */
  record Argument(Optional<Integer> value, Optional<ChannelElement> channel) {}

  /** A channel that a global variable created. */
  record ChannelElement(int variable, int position) {}
}

package dev.gyre.search;

import dev.gyre.store.StateStore;
import java.util.List;

/**
 * Takes over a search in memory, while that stands still: every state of its store is either
 * expanded with all steps that are to be taken there, or waits.
 */
interface SearchReceiver {
  /** What was found and counted. */
  void figures(SearchRun run);

  /**
   * Of a search depth first.
   *
   * @param stacks on one of which each state is that waits, once
   */
  void stacks(StateStore store, List<PathStack.Job> stacks);

  /**
   * Of a search breadth first.
   *
   * @param log all states by their distance from the initial one
   * @param level the one that is being expanded
   * @param cursor the first state of it that waits
   * @param end behind its last state; what follows waits, too, one step farther away
   */
  void levels(StateStore store, LevelLog log, int level, long cursor, long end);
}

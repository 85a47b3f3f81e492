package dev.gyre.search;

/**
 * Looks at some of the states that a search expands, to see whether what the search leaves out may
 * be left out. For one worker.
 */
public interface StateAudit {
  /**
   * Looks at the state in {@code words[start .. start+length)}, or leaves it alone.
   *
   * @return after how many more states to call again, at least 1
   */
  int look(int[] words, int start, int length);

  /** Looks at nothing. */
  StateAudit NONE = (words, start, length) -> Integer.MAX_VALUE;
}

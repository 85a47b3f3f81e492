package dev.gyre.search;

/**
 * Chooses the steps of a state that are taken, when not all have to be: partial order reduction as
 * a search sees it. For one worker.
 */
public interface TransitionSelection {
  /**
   * Chooses among the transitions of a state and puts those that are to be taken in front.
   *
   * @param transitions all that is enabled, up to {@code count}; their order may be changed
   * @return how many are to be taken
   */
  int first(int[] words, int start, int length, long[] transitions, int count);

  /**
   * What was chosen so far for the same state was not enough: puts more behind it.
   *
   * @return how many are to be taken now, those before included; always more than before
   */
  int more();
}

package dev.gyre.search;

import dev.gyre.checkpoint.SearchJournal;

/** Hears from a search about once in a few thousand states, and may stop it. */
public interface SearchObserver {
  /** Called now and then, on the thread of the search. */
  void progress(Progress progress);

  /** Whether the search should end; asked as often as {@link #progress} is called. */
  boolean isCancelled();

  /** Who looks at the states that one worker expands; asked once by each. */
  default StateAudit newAudit() {
    return StateAudit.NONE;
  }

  /** Who keeps what the search has found out, so that it can be taken up again. */
  default SearchJournal journal() {
    return SearchJournal.NONE;
  }

  /**
   * A violation was found and is kept, whether the search goes on or not. Called by the worker that
   * found it; no two at the same time.
   */
  default void found(Violation violation) {
    // It is in the outcome, too.
  }

  /**
   * How far a search is.
   *
   * @param stepsInside how many steps were made inside the atomic sequence that is being walked
   *     through, whose states are not stored; 0 if there is none or a short one
   * @param diskBytes how much of the states is on disk
   * @param outlook what is still to come
   */
  record Progress(
      long states,
      long transitions,
      long depth,
      long memoryBytes,
      long stepsInside,
      long diskBytes,
      Outlook outlook) {
    /** Of a search that does not know what is still to come. */
    public Progress(
        long states,
        long transitions,
        long depth,
        long memoryBytes,
        long stepsInside,
        long diskBytes) {
      this(states, transitions, depth, memoryBytes, stepsInside, diskBytes, Outlook.NONE);
    }
  }

  /**
   * What is still to come.
   *
   * @param level how many states the level has that is being expanded
   * @param left how many states were left when it began, by a guess; each may be {@link #UNKNOWN}
   */
  record Outlook(long level, long left) {
    public static final long UNKNOWN = -1;

    /** Nothing is known. */
    public static final Outlook NONE = new Outlook(UNKNOWN, UNKNOWN);
  }

  /** Hears nothing and stops nothing. */
  SearchObserver NONE =
      new SearchObserver() {
        @Override
        public void progress(Progress progress) {
          // Nobody listens.
        }

        @Override
        public boolean isCancelled() {
          return false;
        }
      };
}

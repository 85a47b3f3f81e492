package dev.gyre.search;

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

  /** How far a search is. */
  record Progress(long states, long transitions, long depth, long memoryBytes) {}

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

package dev.gyre.checkpoint;

/**
 * Where a search leaves now and then what it has found out, and finds it again.
 *
 * <p>A search asks {@link #isDue} as often as it looks at its limits, brings all its workers to a
 * point where nothing is half done, and calls {@link #keep} there. A search that is to stop early
 * does the same first, whether it is time or not.
 */
public interface SearchJournal {
  /** Whether anything is kept at all. */
  boolean isOn();

  /** Whether it is time to write again. */
  boolean isDue();

  /** Why a search is written down. */
  enum Occasion {
    /** It goes on, and this is in case that the machine does not. */
    GOES_ON,
    /** It ends here, at a limit. */
    ENDS,
    /** It ends here because there is no more memory for it. */
    FULL
  }

  /** Whether the search is to be brought to rest on such an occasion. */
  default boolean wants(Occasion occasion) {
    return isOn();
  }

  /**
   * Writes a search down. What goes wrong is told to whoever made the journal; the search goes on.
   */
  void keep(ResumableSearch search, Occasion occasion);

  /** Brings a search that has not begun to where it was; false if nothing is known of it. */
  boolean restore(ResumableSearch search);

  /** Keeps nothing. */
  SearchJournal NONE =
      new SearchJournal() {
        @Override
        public boolean isOn() {
          return false;
        }

        @Override
        public boolean isDue() {
          return false;
        }

        @Override
        public void keep(ResumableSearch search, Occasion occasion) {
          // Nobody wants to know.
        }

        @Override
        public boolean restore(ResumableSearch search) {
          return false;
        }
      };
}

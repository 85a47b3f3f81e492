package dev.gyre.engine.run;

import dev.gyre.engine.resume.CheckJournal;
import dev.gyre.search.SearchObserver;

/** Hears how far a check is, and may stop it. Progress is told on the threads of the check. */
public interface CheckObserver {
  void progress(Progress progress);

  /** Whether the check should end now, with what it has. Asked on any thread, again and again. */
  boolean isCancelled();

  /** Something happened that whoever waits should know at once. */
  default void remark(String text) {
    // It is in the report, too.
  }

  /** Who keeps what is found out, so that the check can be taken up again. */
  default CheckJournal journal() {
    return CheckJournal.NONE;
  }

  /**
   * How far a search is.
   *
   * @param property the name of the property it is for; empty if it is for none
   * @param stepsInside how many steps were made inside the atomic sequence that is being walked
   *     through, whose states are not stored; 0 if there is none or a short one
   * @param diskBytes how much of the states is on disk
   * @param outlook what is still to come
   */
  record Progress(
      String property,
      long states,
      long transitions,
      long depth,
      long memoryBytes,
      long stepsInside,
      long diskBytes,
      SearchObserver.Outlook outlook) {
    /** Of something that does not know what is still to come. */
    public Progress(
        String property,
        long states,
        long transitions,
        long depth,
        long memoryBytes,
        long stepsInside,
        long diskBytes) {
      this(
          property,
          states,
          transitions,
          depth,
          memoryBytes,
          stepsInside,
          diskBytes,
          SearchObserver.Outlook.NONE);
    }

    /** How many states the level has that is being expanded; negative if there are no levels. */
    public long levelStates() {
      return outlook.level();
    }

    /** How many states were left when the level began, by a guess; negative if there is none. */
    public long estimatedLeft() {
      return outlook.left();
    }

    /** The same for a property. */
    Progress of(String name) {
      return new Progress(
          name, states, transitions, depth, memoryBytes, stepsInside, diskBytes, outlook);
    }
  }

  /** Hears of the searches for one property, and says which it is. */
  static CheckObserver named(String property, CheckObserver observer) {
    return new CheckObserver() {
      @Override
      public void progress(Progress progress) {
        observer.progress(progress.of(property));
      }

      @Override
      public void remark(String text) {
        observer.remark(text);
      }

      @Override
      public boolean isCancelled() {
        return observer.isCancelled();
      }

      @Override
      public CheckJournal journal() {
        return observer.journal();
      }
    };
  }

  /** Hears of a check that is kept in a journal. */
  static CheckObserver keeping(CheckJournal journal, CheckObserver observer) {
    return new CheckObserver() {
      @Override
      public void progress(Progress progress) {
        observer.progress(progress);
      }

      @Override
      public void remark(String text) {
        observer.remark(text);
      }

      @Override
      public boolean isCancelled() {
        return observer.isCancelled();
      }

      @Override
      public CheckJournal journal() {
        return journal;
      }
    };
  }

  /** Hears nothing and stops nothing. */
  CheckObserver NONE =
      new CheckObserver() {
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

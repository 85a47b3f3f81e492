package dev.gyre.engine.run;

/** Hears how far a check is, and may stop it. Progress is told on the threads of the check. */
public interface CheckObserver {
  void progress(Progress progress);

  /** Whether the check should end now, with what it has. Asked on any thread, again and again. */
  boolean isCancelled();

  /** How far a search is. */
  record Progress(long states, long transitions, long depth, long memoryBytes) {}

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

package dev.gyre.engine.run;

import dev.gyre.checkpoint.SearchJournal;
import dev.gyre.plan.Assurance;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.StateAudit;
import dev.gyre.search.Violation;
import java.util.function.Consumer;

/** Passes on what a search says about its progress to whoever watches the check. */
final class ProgressForwarding {
  private ProgressForwarding() {}

  static SearchObserver of(CheckObserver observer) {
    return of(observer, new Monitor(Assurance.DEFAULT));
  }

  /**
   * @param monitor watches the reductions of the search
   */
  static SearchObserver of(CheckObserver observer, Monitor monitor) {
    return of(observer, monitor, violation -> {}, SearchJournal.NONE);
  }

  /**
   * @param monitor watches the reductions of the search
   * @param found told of each violation that the search keeps
   * @param journal keeps the search
   */
  static SearchObserver of(
      CheckObserver observer, Monitor monitor, Consumer<Violation> found, SearchJournal journal) {
    return new SearchObserver() {
      @Override
      public StateAudit newAudit() {
        return monitor.newAudit();
      }

      @Override
      public void found(Violation violation) {
        found.accept(violation);
      }

      @Override
      public SearchJournal journal() {
        return journal;
      }

      @Override
      public void progress(Progress p) {
        observer.progress(
            new CheckObserver.Progress(
                "",
                p.states(),
                p.transitions(),
                p.depth(),
                p.memoryBytes(),
                p.stepsInside(),
                p.diskBytes(),
                p.outlook()));
      }

      @Override
      public boolean isCancelled() {
        return observer.isCancelled();
      }
    };
  }
}

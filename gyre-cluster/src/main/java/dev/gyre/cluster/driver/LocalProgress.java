package dev.gyre.cluster.driver;

import dev.gyre.cluster.partition.LocalLevels;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.StateAudit;

/** Tells how far the whole search is, when a part of it tells how far that part is. */
final class LocalProgress implements SearchObserver {
  private final SearchObserver observer;
  private volatile Progress base = new Progress(0, 0, 0, 0, 0, 0);

  LocalProgress(SearchObserver observer) {
    this.observer = observer;
  }

  /** A level is about to be expanded. */
  void at(LocalLevels levels) {
    long level = levels.level(levels.last()).size();
    base =
        new Progress(
            levels.states(),
            levels.counts().arrivals(),
            levels.last(),
            levels.memoryBytes(),
            0,
            0,
            new Outlook(level, Outlook.UNKNOWN));
  }

  @Override
  public void progress(Progress part) {
    Progress whole = base;
    observer.progress(
        new Progress(
            whole.states(),
            whole.transitions() + part.transitions(),
            whole.depth(),
            whole.memoryBytes(),
            part.stepsInside(),
            0,
            whole.outlook()));
  }

  @Override
  public boolean isCancelled() {
    return observer.isCancelled();
  }

  @Override
  public StateAudit newAudit() {
    return observer.newAudit();
  }
}

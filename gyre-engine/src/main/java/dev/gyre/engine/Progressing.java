package dev.gyre.engine;

import dev.gyre.search.SearchObserver;

/** Passes on what a search says about its progress to whoever watches the check. */
final class Progressing {
  private Progressing() {}

  static SearchObserver of(CheckObserver observer) {
    return new SearchObserver() {
      @Override
      public void progress(Progress p) {
        observer.progress(
            new CheckObserver.Progress(p.states(), p.transitions(), p.depth(), p.memoryBytes()));
      }

      @Override
      public boolean isCancelled() {
        return observer.isCancelled();
      }
    };
  }
}

package dev.gyre.search;

import java.util.Optional;

/** What all workers of a search on disk do at present; changed while they wait for each other. */
final class DiskPhase {
  /** Looks up the candidates that all workers collected; present while they do. */
  private volatile Optional<CandidateLookup> lookup = Optional.empty();

  private volatile boolean isLast;

  void expand() {
    lookup = Optional.empty();
  }

  void lookUp(CandidateLookup candidates) {
    lookup = Optional.of(candidates);
  }

  /** There is nothing left to do. */
  void end() {
    isLast = true;
  }

  /** What is looked up; states are expanded if it is empty. */
  Optional<CandidateLookup> lookup() {
    return lookup;
  }

  boolean isOver() {
    return isLast;
  }
}

package dev.gyre.search;

import dev.gyre.checkpoint.ResumableSearch;

/** A search in memory whose work another one can take over while its workers stand still. */
interface MovableSearch extends ResumableSearch {
  /**
   * A search that can be moved.
   *
   * @throws IllegalArgumentException if it cannot
   */
  static MovableSearch of(ResumableSearch search) {
    if (search instanceof MovableSearch movable) {
      return movable;
    }
    throw new IllegalArgumentException("this search cannot be moved: " + search.form());
  }

  /** Tells all that was found and what is still to be done; nothing changes here. */
  void moveTo(SearchReceiver receiver);
}

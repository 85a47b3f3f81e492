package dev.gyre.search;

import dev.gyre.store.StoreSession;

/**
 * Decides whether the steps taken from a state were enough, or whether what was left out could be
 * put off for ever. The conditions all have the same form (Bosnacki and Holzmann, SPIN 2005):
 * states are ordered by a number, and some step taken leads to a state with a smaller one. So from
 * every state a way through the reduced space leads to a state where everything is taken.
 *
 * <p>A step to a new state always suffices.
 */
interface Proviso {
  /**
   * @param session has just settled the states that the steps led to
   * @param arrivals how many that are
   */
  boolean isMet(StoreSession session, int arrivals);

  /** Deadlocks are found whatever is put off. */
  Proviso NONE = (session, arrivals) -> true;

  /**
   * Some step leads to a state that this worker was the first to see. The order is that in which
   * states enter the store, backwards; it is the same for all workers.
   */
  Proviso NEW_STATE =
      (session, arrivals) -> {
        for (int i = 0; i < arrivals; i++) {
          if (session.settled(i) >= 0) {
            return true;
          }
        }
        return false;
      };
}

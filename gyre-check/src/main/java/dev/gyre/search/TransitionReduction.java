package dev.gyre.search;

/** A way to leave out steps, for all workers of a search. */
public interface TransitionReduction {
  /** A selection for one worker. */
  TransitionSelection newSelection();

  /** What a search must preserve. */
  Preserved preserved();

  /** What can be seen of a reduced space. */
  enum Preserved {
    /** The states where nobody can move. */
    DEADLOCKS,
    /** Also every step that can be taken at all, and what goes wrong in it. */
    STEPS
  }
}

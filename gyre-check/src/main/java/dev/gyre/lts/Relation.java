package dev.gyre.lts;

import dev.gyre.lts.bisim.Silence;
import dev.gyre.lts.formula.Moves;

/** When two states count as the same. */
public enum Relation {
  /** Each step of one is matched by a step of the other; the silent one is like others. */
  STRONG(Silence.VISIBLE, Moves.SINGLE),
  /** Silent steps that change nothing may be there or not. */
  BRANCHING(Silence.IGNORED, Moves.AFTER_SILENCE),
  /** The same, but not whether they go on for ever. */
  DIVERGENCE_BRANCHING(Silence.DIVERGENCE_COUNTS, Moves.AFTER_SILENCE_OR_NEVER),
  /** The same for Kripke structures: the same formulas of CTL* without next hold. */
  STUTTER(Silence.DIVERGENCE_COUNTS, Moves.AFTER_SILENCE_OR_NEVER),
  /** The same sequences of visible steps. */
  TRACE(Silence.IGNORED, Moves.AFTER_SILENCE);

  private final Silence silence;
  private final Moves moves;

  Relation(Silence silence, Moves moves) {
    this.silence = silence;
    this.moves = moves;
  }

  /** What silent steps are for it; for traces, for the branching bisimilarity inside. */
  public Silence silence() {
    return silence;
  }

  /** What formulas that tell states apart speak of. */
  public Moves moves() {
    return moves;
  }
}

package dev.gyre.plan;

import dev.gyre.symmetry.Strategy;
import java.util.Optional;

/**
 * Which states stand for others that differ only in names.
 *
 * @param strategy how they are chosen; empty if every state stands for itself
 * @param fixed what the property tells from the rest of what is interchangeable, in words
 * @param reason why
 */
public record SymmetryPlan(
    Optional<Strategy> strategy, StartingValues starts, Optional<String> fixed, String reason) {
  /** With which values the variables begin that nobody reads before they are written. */
  public enum StartingValues {
    /** With such that make more processes interchangeable. */
    PREPARED,
    /** With those that were written: every single state counts. */
    AS_WRITTEN
  }

  static SymmetryPlan off(String reason) {
    return new SymmetryPlan(Optional.empty(), StartingValues.AS_WRITTEN, Optional.empty(), reason);
  }

  Reduction reduction() {
    return new Reduction(
        ReductionKind.SYMMETRY,
        strategy.isPresent() ? Reduction.State.ON : Reduction.State.OFF,
        reason);
  }
}

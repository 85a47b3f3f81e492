package dev.gyre.plan;

import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.PreservedRuns;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Which passes are made over the model before it is searched for a property.
 *
 * @param made those that are
 * @param reasons why each is made or not
 * @param preserved what merged steps must keep
 * @param claims what becomes of the claims and formulas that the search does not ask for
 */
public record PassPlan(
    Set<Optimisation> made,
    Map<Optimisation, String> reasons,
    PreservedRuns preserved,
    Claims claims) {
  /** What becomes of claims and formulas that a search for safety does not ask for. */
  public enum Claims {
    /** What they read is kept apart, as Spin does. */
    KEPT,
    /** They are left out, and what only they read need not be kept apart. */
    LEFT_OUT
  }

  public PassPlan {
    made = Set.copyOf(made);
    reasons = Map.copyOf(reasons);
  }

  /** The model stays as it was written. */
  static PassPlan none(String reason) {
    Map<Optimisation, String> reasons = new EnumMap<>(Optimisation.class);
    EnumSet.allOf(Optimisation.class).forEach(pass -> reasons.put(pass, reason));
    return new PassPlan(Set.of(), reasons, PreservedRuns.RUNS, Claims.KEPT);
  }

  Reduction reduction(Optimisation pass) {
    return new Reduction(
        ReductionKind.of(pass),
        made.contains(pass) ? Reduction.State.ON : Reduction.State.OFF,
        reasons.get(pass));
  }
}

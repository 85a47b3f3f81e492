package dev.gyre.plan;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.analysis.Stuttering;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.PreservedRuns;
import dev.gyre.ir.pass.StatementMerging;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.system.Features;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What keeps passes from being made over a model, for each kind of property. A pass that is not
 * refused here leaves the answer as it is:
 *
 * <ul>
 *   <li>Forgetting dead variables: no claim can tell, whatever it looks like.
 *   <li>Merging steps: a merged run is a run of the original in which steps that the claim cannot
 *       see come early. A formula without <i>next</i> cannot tell the two apart [Lamport1983]. Weak
 *       and strong fairness ask who could move, for which merging has a mode of its own ({@link
 *       PreservedRuns#FAIR_RUNS}). In a claim that somebody wrote the number of steps may count.
 *   <li>Leaving out write-only variables is for safety alone: a run that repeats itself without
 *       them need not do so with them.
 * </ul>
 *
 * <p>Under global fairness nothing is done: single states and the order of steps count there. Nor
 * is it for infinite runs of a model with timers, where a value that nobody will read still lets
 * time pass.
 *
 * @param timers whether the model has any
 * @param merging why its statements must never be merged
 * @param fairMerging why they must not be merged under weak and strong fairness
 * @param formulas for the names of formulas that can tell merged runs from others, how they do it
 */
public record PassObstacles(
    TimeFacts.Timers timers,
    Optional<String> merging,
    Optional<String> fairMerging,
    Map<String, String> formulas) {
  public PassObstacles {
    formulas = Map.copyOf(formulas);
  }

  /** A model without timers and formulas. */
  static PassObstacles ofMerging(Optional<String> merging) {
    return new PassObstacles(TimeFacts.Timers.NONE, merging, merging, Map.of());
  }

  public static PassObstacles of(ProcessSystem system) {
    Map<String, String> formulas = new HashMap<>();
    for (LtlProperty property : system.properties()) {
      ofFormula(property.formula()).ifPresent(why -> formulas.put(property.name(), why));
    }
    return new PassObstacles(
        Features.of(system).hasTimers() ? TimeFacts.Timers.SOME : TimeFacts.Timers.NONE,
        StatementMerging.obstacle(system, PreservedRuns.RUNS),
        StatementMerging.obstacle(system, PreservedRuns.FAIR_RUNS),
        formulas);
  }

  private static Optional<String> ofFormula(LtlFormula formula) {
    return Stuttering.obstacle(formula)
        .or(
            () ->
                Stuttering.asksForSteps(formula)
                    ? Optional.of("it asks who can move, or who did")
                    : Optional.empty());
  }

  /** Why a pass must not be made when a property is checked; empty if it may. */
  public Optional<String> of(Optimisation pass, Property property, Fairness fairness) {
    if (property.kind() == Property.Kind.SAFETY) {
      return pass == Optimisation.STATEMENT_MERGING ? merging : Optional.empty();
    }
    Optional<String> ofRuns = ofGlobalFairness(fairness).or(this::ofTime);
    return switch (pass) {
      case WRITE_ONLY_VARIABLES -> ofRuns.or(PassObstacles::ofRepetition);
      case DEAD_VARIABLES -> ofRuns;
      case STATEMENT_MERGING -> ofRuns.or(() -> ofMerging(property, fairness));
    };
  }

  /** Single states count there, and every step from them, also between merged steps. */
  private static Optional<String> ofGlobalFairness(Fairness fairness) {
    return fairness == Fairness.GLOBAL
        ? Optional.of("global fairness is about every single step")
        : Optional.empty();
  }

  /**
   * A run with a timer that nobody reads lets time pass, one without it does not; a formula can
   * tell by {@code np_}.
   */
  private Optional<String> ofTime() {
    return timers == TimeFacts.Timers.SOME
        ? Optional.of("time passes in the model")
        : Optional.empty();
  }

  /** A counter that nobody reads keeps a run from ever coming back. */
  private static Optional<String> ofRepetition() {
    return Optional.of("a run need not repeat itself when they are written");
  }

  private Optional<String> ofMerging(Property property, Fairness fairness) {
    if (property.kind() == Property.Kind.NEVER) {
      return Optional.of("a never claim may count steps");
    }
    return merging
        .or(() -> fairness == Fairness.NONE ? Optional.empty() : fairMerging)
        .or(() -> ofFormula(property));
  }

  private Optional<String> ofFormula(Property property) {
    return property.kind() == Property.Kind.LTL
        ? Optional.ofNullable(formulas.get(property.name()))
        : Optional.empty();
  }
}

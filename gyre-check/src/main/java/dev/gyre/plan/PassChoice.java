package dev.gyre.plan;

import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.PreservedRuns;
import dev.gyre.property.Applicability;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Question;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Decides which passes are made over a model before it is searched for a property. */
final class PassChoice {
  private final Optimisations wanted;
  private final ModelFacts model;

  PassChoice(Optimisations wanted, ModelFacts model) {
    this.wanted = wanted;
    this.model = model;
  }

  /**
   * @param promises what becomes of {@code xr} and {@code xs} in the search for this property
   * @param order which orders of steps are left out
   */
  PassPlan of(Question question, ExclusiveUseWatch promises, OrderPlan order) {
    Set<Optimisation> made = EnumSet.noneOf(Optimisation.class);
    Map<Optimisation, String> reasons = new EnumMap<>(Optimisation.class);
    for (Optimisation pass : Optimisation.values()) {
      Applicability applicability =
          asked(pass)
              .and(() -> pass.applicability(model.searched(), question))
              .and(() -> watched(pass, promises, order));
      if (applicability.isSound()) {
        made.add(pass);
      }
      reasons.put(pass, applicability.obstacle().orElseGet(() -> "default; " + effect(pass)));
    }
    return new PassPlan(made, reasons, PreservedRuns.of(question), claims(question, order));
  }

  /**
   * Steps that a claim could notice would have to be kept for nobody. Where all orders of steps are
   * asked for, the states are those of Spin.
   */
  private PassPlan.Claims claims(Question question, OrderPlan order) {
    return question.isSafety() && order.use().isPresent() && model.hasClaims()
        ? PassPlan.Claims.LEFT_OUT
        : PassPlan.Claims.KEPT;
  }

  private Applicability asked(Optimisation pass) {
    boolean isKept =
        wanted == Optimisations.ALL_SCENARIOS && pass == Optimisation.WRITE_ONLY_VARIABLES;
    return Applicability.unless(wanted == Optimisations.PLAIN || isKept, "asked for");
  }

  /** Where all orders of steps are looked at, broken promises are found where Spin finds them. */
  private static Applicability watched(
      Optimisation pass, ExclusiveUseWatch promises, OrderPlan order) {
    if (promises != ExclusiveUseWatch.WATCHED) {
      return Applicability.applies();
    }
    return order.use().isEmpty()
        ? Applicability.not("xr and xs are watched statement by statement")
        : pass.applicabilityToWatchedChannels();
  }

  private static String effect(Optimisation pass) {
    return switch (pass) {
      case WRITE_ONLY_VARIABLES -> "variables that decide nothing are not written";
      case STATEMENT_MERGING -> "steps that no other process can notice join the one before";
      case DEAD_VARIABLES -> "values that nobody will read are forgotten";
    };
  }
}

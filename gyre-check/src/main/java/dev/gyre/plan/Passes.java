package dev.gyre.plan;

import dev.gyre.ir.pass.Optimisation;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Decides which passes are made over a model before it is searched, and says why. */
final class Passes {
  private Passes() {}

  static Set<Optimisation> chosen(Optimisations wanted, ModelFacts traits) {
    Set<Optimisation> chosen = EnumSet.noneOf(Optimisation.class);
    for (Optimisation optimisation : Optimisation.values()) {
      if (decision(optimisation, wanted, traits).state() == Reduction.State.ON) {
        chosen.add(optimisation);
      }
    }
    return chosen;
  }

  static List<Reduction> explained(
      CheckOptions wishes, ModelFacts traits, List<Property> properties) {
    List<Reduction> reductions = new ArrayList<>();
    for (Optimisation optimisation : Optimisation.values()) {
      Reduction decision = decision(optimisation, wishes.optimisations(), traits);
      reductions.add(
          decision.state() == Reduction.State.ON
              ? decision.except(refusals(optimisation, wishes, traits, properties), properties)
              : decision);
    }
    return reductions;
  }

  /** Why a pass is not made for some properties, by their names. */
  private static Map<String, String> refusals(
      Optimisation pass, CheckOptions wishes, ModelFacts traits, List<Property> properties) {
    Map<String, String> refused = new HashMap<>();
    for (Property property : properties) {
      traits
          .passes()
          .of(pass, property, wishes.fairness())
          .ifPresent(why -> refused.put(property.name(), why));
    }
    return refused;
  }

  private static Reduction decision(
      Optimisation optimisation, Optimisations wanted, ModelFacts traits) {
    boolean keepsVariables =
        wanted == Optimisations.ALL_SCENARIOS && optimisation == Optimisation.WRITE_ONLY_VARIABLES;
    if (wanted == Optimisations.PLAIN || keepsVariables) {
      return new Reduction(optimisation.words(), Reduction.State.OFF, "asked for");
    }
    if (optimisation == Optimisation.STATEMENT_MERGING && traits.passes().merging().isPresent()) {
      return new Reduction(
          optimisation.words(), Reduction.State.OFF, traits.passes().merging().get());
    }
    return new Reduction(optimisation.words(), Reduction.State.ON, reason(optimisation));
  }

  private static String reason(Optimisation optimisation) {
    return switch (optimisation) {
      case WRITE_ONLY_VARIABLES -> "default; variables that decide nothing are not written";
      case STATEMENT_MERGING ->
          "default; steps that no other process can notice join the one before";
      case DEAD_VARIABLES -> "default; values that nobody will read are forgotten";
    };
  }
}

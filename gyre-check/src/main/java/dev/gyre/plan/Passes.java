package dev.gyre.plan;

import dev.gyre.ir.pass.Optimisation;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
              ? withExceptions(decision, optimisation, wishes, traits, properties)
              : decision);
    }
    return reductions;
  }

  /** The same decision with the properties for which the pass is not made; off if that is all. */
  private static Reduction withExceptions(
      Reduction decision,
      Optimisation optimisation,
      CheckOptions wishes,
      ModelFacts traits,
      List<Property> properties) {
    Map<String, List<String>> exceptions = new LinkedHashMap<>();
    int refused = 0;
    for (Property property : properties) {
      Optional<String> why = traits.passes().of(optimisation, property, wishes.fairness());
      if (why.isPresent()) {
        exceptions.computeIfAbsent(why.get(), w -> new ArrayList<>()).add(property.name());
        refused++;
      }
    }
    if (refused == properties.size() && exceptions.size() == 1) {
      return new Reduction(
          decision.name(), Reduction.State.OFF, exceptions.keySet().iterator().next());
    }
    StringBuilder reason = new StringBuilder(decision.reason());
    exceptions.forEach(
        (why, names) ->
            reason.append("; not for ").append(String.join(", ", names)).append(": ").append(why));
    Reduction.State state = refused == properties.size() ? Reduction.State.OFF : Reduction.State.ON;
    return new Reduction(decision.name(), state, reason.toString());
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

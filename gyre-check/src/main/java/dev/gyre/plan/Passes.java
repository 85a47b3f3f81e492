package dev.gyre.plan;

import dev.gyre.ir.pass.Optimisation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Decides which passes are made over a model before it is searched, and says why. */
final class Passes {
  private Passes() {}

  static Set<Optimisation> chosen(Optimisations wanted, ModelTraits traits) {
    Set<Optimisation> chosen = EnumSet.noneOf(Optimisation.class);
    for (Optimisation optimisation : Optimisation.values()) {
      if (decision(optimisation, wanted, traits).state() == Reduction.State.ON) {
        chosen.add(optimisation);
      }
    }
    return chosen;
  }

  static List<Reduction> explained(Optimisations wanted, ModelTraits traits) {
    List<Reduction> reductions = new ArrayList<>();
    for (Optimisation optimisation : Optimisation.values()) {
      reductions.add(decision(optimisation, wanted, traits));
    }
    return reductions;
  }

  private static Reduction decision(
      Optimisation optimisation, Optimisations wanted, ModelTraits traits) {
    boolean keepsVariables =
        wanted == Optimisations.ALL_SCENARIOS && optimisation == Optimisation.WRITE_ONLY_VARIABLES;
    if (wanted == Optimisations.PLAIN || keepsVariables) {
      return new Reduction(optimisation.words(), Reduction.State.OFF, "asked for");
    }
    if (optimisation == Optimisation.STATEMENT_MERGING && traits.mergingObstacle().isPresent()) {
      return new Reduction(
          optimisation.words(), Reduction.State.OFF, traits.mergingObstacle().get());
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

package dev.gyre.plan;

import dev.gyre.plan.SymmetryPlan.StartingValues;
import dev.gyre.property.Applicability;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import dev.gyre.symmetry.Strategy;
import dev.gyre.symmetry.stabiliser.SymmetryApplicability;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides whether and how one state stands for all that differ only in names. */
final class SymmetryChoice {
  private final CheckOptions.Reductions options;
  private final ModelFacts model;
  private final SymmetryApplicability symmetric;

  SymmetryChoice(CheckOptions.Reductions options, ModelFacts model) {
    this.options = options;
    this.model = model;
    this.symmetric = new SymmetryApplicability(model.symmetry().system());
  }

  /**
   * @param cycles how infinite runs are looked for
   */
  SymmetryPlan of(Question question, CycleSearch cycles) {
    Applicability applicability =
        found()
            .and(() -> symmetric.toQuestion(question))
            .and(() -> cycles.applicabilityOfSymmetry(question.property()));
    if (!applicability.isSound()) {
      return SymmetryPlan.off(applicability.obstacle().orElseThrow());
    }
    StartingValues starts =
        question.asksForEveryStep() ? StartingValues.AS_WRITTEN : StartingValues.PREPARED;
    return new SymmetryPlan(
        Optional.of(strategy()), starts, symmetric.fixed(question.property()), reason());
  }

  private Applicability found() {
    return Applicability.unless(!options.wantsSymmetry(), "asked for")
        .and(
            () ->
                Applicability.unless(
                    model.symmetry().found().isEmpty(),
                    "nothing interchangeable was found" + spoiled()));
  }

  private String spoiled() {
    return model.symmetry().spoiled().stream()
        .map(reason -> "; not interchangeable: " + reason)
        .reduce("", String::concat);
  }

  private String who() {
    return options.symmetry() == SymmetryOption.AUTO ? "default; " : "asked for; ";
  }

  private String reason() {
    String found = String.join(", ", model.symmetry().found());
    return who() + found + "; " + words(strategy()) + spoiled();
  }

  private Strategy strategy() {
    return switch (options.symmetry()) {
      case FULL -> Strategy.FULL;
      case SORTED -> Strategy.SORTED;
      case SEGMENTED -> Strategy.SEGMENTED;
      case PC_SORTED -> Strategy.PC_SORTED;
      case PC_SEGMENTED -> Strategy.PC_SEGMENTED;
      case REFINE, AUTO -> Strategy.REFINE;
      case OFF -> throw new IllegalArgumentException("no reduction has no strategy");
    };
  }

  private static String words(Strategy strategy) {
    return switch (strategy) {
      case REFINE -> "canonical, by partition refinement";
      case FULL -> "canonical, by all rearrangements";
      case SORTED -> "sorted by an array, not canonical";
      case SEGMENTED -> "canonical, by all rearrangements that sort an array";
      case PC_SORTED -> "sorted by locations, not canonical";
      case PC_SEGMENTED -> "canonical, by all rearrangements that sort the locations";
    };
  }

  /** What a user should know who asked for it; the default needs no excuse. */
  List<String> notes(List<PropertyPlan> plans) {
    List<String> notes = new ArrayList<>();
    if (options.symmetry() == SymmetryOption.AUTO || options.symmetry() == SymmetryOption.OFF) {
      return notes;
    }
    model.symmetry().spoiled().forEach(reason -> notes.add("not interchangeable: " + reason));
    if (model.symmetry().found().isEmpty()) {
      return notes;
    }
    for (PropertyPlan plan : plans) {
      Property property = plan.property();
      if (plan.symmetry().strategy().isEmpty()) {
        notes.add(
            "all states are looked at for "
                + property.inWords()
                + ", because "
                + plan.symmetry().reason());
      } else {
        plan.symmetry()
            .fixed()
            .ifPresent(
                what -> notes.add("not interchangeable for " + property.inWords() + ": " + what));
      }
    }
    return notes;
  }
}

package dev.gyre.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides whether and how one state stands for all that differ only in names. */
final class SymmetryChoice {
  private static final String NAME = "symmetry";

  private final Optional<Symmetry> strategy;
  private final Reduction line;
  private final SymmetryFindings findings;

  private SymmetryChoice(
      Optional<Symmetry> strategy,
      Reduction.State state,
      String reason,
      SymmetryFindings findings) {
    this.strategy = strategy;
    this.line = new Reduction(NAME, state, reason);
    this.findings = findings;
  }

  /** How representatives are chosen, or empty if every state stands for itself. */
  Optional<Symmetry> strategy() {
    return strategy;
  }

  /** The same for the plan, with the reason. */
  Reduction line() {
    return line;
  }

  static SymmetryChoice of(Wishes wishes, SymmetryFindings findings) {
    Symmetry wanted = wishes.symmetry();
    if (wanted == Symmetry.OFF) {
      return off("not asked for; --symmetry auto looks for interchangeable processes", findings);
    }
    if (findings.found().isEmpty()) {
      return off("nothing interchangeable was found", findings);
    }
    Symmetry chosen = wanted == Symmetry.AUTO ? Symmetry.REFINE : wanted;
    return new SymmetryChoice(
        Optional.of(chosen),
        Reduction.State.ON,
        "asked for; " + String.join(", ", findings.found()) + "; " + words(chosen),
        findings);
  }

  private static SymmetryChoice off(String reason, SymmetryFindings findings) {
    return new SymmetryChoice(Optional.empty(), Reduction.State.OFF, reason, findings);
  }

  private static String words(Symmetry strategy) {
    return switch (strategy) {
      case AUTO, REFINE -> "canonical, by partition refinement";
      case FULL -> "canonical, by all rearrangements";
      case SORTED -> "sorted by an array, not canonical";
      case SEGMENTED -> "canonical, by all rearrangements that sort an array";
      case PC_SORTED -> "sorted by locations, not canonical";
      case PC_SEGMENTED -> "canonical, by all rearrangements that sort the locations";
      case OFF -> "off";
    };
  }

  /** What a user should know who asked for it. */
  List<String> notes(List<PlannedProperty> properties) {
    List<String> notes = new ArrayList<>();
    findings.spoiled().forEach(reason -> notes.add("not interchangeable: " + reason));
    List<String> others =
        properties.stream()
            .filter(p -> p.kind() != PlannedProperty.Kind.SAFETY)
            .map(PlannedProperty::inWords)
            .toList();
    if (strategy.isPresent() && !others.isEmpty()) {
      notes.add(
          "symmetry reduction is for safety only so far; all states are looked at for "
              + String.join(", ", others));
    }
    return notes;
  }
}

package dev.gyre.plan;

import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Decides whether and how one state stands for all that differ only in names. */
final class SymmetryChoice {
  private static final String NAME = "symmetry";

  private final Symmetry wanted;
  private final Optional<Symmetry> strategy;
  private final String reason;
  private final SymmetryFindings findings;
  private final Map<String, String> allStates = new TreeMap<>();

  private SymmetryChoice(
      Symmetry wanted, Optional<Symmetry> strategy, String reason, SymmetryFindings findings) {
    this.wanted = wanted;
    this.strategy = strategy;
    this.reason = reason;
    this.findings = findings;
  }

  /** How representatives are chosen, or empty if every state stands for itself. */
  Optional<Symmetry> strategy() {
    return strategy;
  }

  /**
   * The same for the plan, with the reason, and with what needs no note because nobody asked; off
   * if every state stands for itself for all properties.
   */
  Reduction line(List<Property> properties) {
    if (properties.stream().allMatch(property -> allStates.containsKey(property.name()))) {
      return new Reduction(NAME, Reduction.State.OFF, String.join("; ", remarks(properties)));
    }
    List<String> parts = new ArrayList<>(List.of(reason));
    if (wanted == Symmetry.AUTO) {
      parts.addAll(remarks(properties));
    }
    Reduction.State state = strategy.isPresent() ? Reduction.State.ON : Reduction.State.OFF;
    return new Reduction(NAME, state, String.join("; ", parts));
  }

  static SymmetryChoice of(CheckOptions wishes, SymmetryFindings findings) {
    Symmetry wanted = wishes.symmetry();
    if (!wishes.wantsSymmetry()) {
      return new SymmetryChoice(wanted, Optional.empty(), "asked for", findings);
    }
    if (findings.found().isEmpty()) {
      return new SymmetryChoice(
          wanted, Optional.empty(), "nothing interchangeable was found", findings);
    }
    Symmetry chosen = wanted == Symmetry.AUTO ? Symmetry.REFINE : wanted;
    String who = wanted == Symmetry.AUTO ? "default; " : "asked for; ";
    return new SymmetryChoice(
        wanted,
        Optional.of(chosen),
        who + String.join(", ", findings.found()) + "; " + words(chosen),
        findings);
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

  /**
   * Decides for which properties every state stands for itself nevertheless.
   *
   * @param cycles how infinite runs are looked for
   */
  SymmetryChoice decide(List<Property> properties, CycleSearch cycles) {
    if (strategy.isPresent()) {
      for (Property property : properties) {
        obstacle(property, cycles).ifPresent(why -> allStates.put(property.name(), why));
      }
    }
    return this;
  }

  private Optional<String> obstacle(Property property, CycleSearch cycles) {
    if (property.kind() == Property.Kind.SAFETY) {
      return Optional.empty();
    }
    SymmetryFindings.Runs runs = findings.runs();
    if (runs.obstacle().isPresent()) {
      return runs.obstacle();
    }
    String own =
        property.kind().isClaim()
            ? runs.properties().get(property.name())
            : runs.labels().get(property.kind());
    if (own != null) {
      return Optional.of(own);
    }
    if (cycles.fairness() == Fairness.GLOBAL && runs.ends() == SymmetryFindings.Ends.LEFT_OUT) {
      return Optional.of("processes may end, and global fairness is about every step");
    }
    boolean isNested =
        cycles.forProperty(property.kind()).algorithm() == CycleSearch.Algorithm.NESTED;
    return isNested && property.cycles() == Property.Cycles.LOOKED_FOR
        ? Optional.of("a lossy store is searched without")
        : Optional.empty();
  }

  /** The properties for which every state stands for itself nevertheless, with the reasons. */
  Map<String, String> allStates() {
    return allStates;
  }

  /**
   * The properties for which no order of steps can be left out because states stand for others,
   * with the reasons. What is put off is chosen by numbers of processes and channels such that no
   * state comes back before it is taken; going round a ring, a state comes back under other
   * numbers.
   */
  Map<String, String> allOrders(List<Property> properties) {
    Map<String, String> all = new TreeMap<>();
    if (strategy.isPresent() && findings.runs().shapes() == SymmetryFindings.Shapes.RINGS) {
      properties.stream()
          .filter(p -> p.kind() != Property.Kind.SAFETY)
          .filter(p -> !allStates.containsKey(p.name()))
          .forEach(p -> all.put(p.name(), "a ring is turned while it is searched"));
    }
    return all;
  }

  /** What a user should know who asked for it; the default needs no excuse. */
  List<String> notes(List<Property> properties) {
    return wanted == Symmetry.AUTO ? List.of() : remarks(properties);
  }

  private List<String> remarks(List<Property> properties) {
    List<String> notes = new ArrayList<>();
    findings.spoiled().forEach(reason -> notes.add("not interchangeable: " + reason));
    for (Property property : properties) {
      String why = allStates.get(property.name());
      String narrowed = findings.runs().narrowed().get(property.name());
      if (why != null) {
        notes.add("all states are looked at for " + property.inWords() + ", because " + why);
      } else if (strategy.isPresent() && property.kind().isClaim() && narrowed != null) {
        notes.add("not interchangeable for " + property.inWords() + ": " + narrowed);
      }
    }
    return notes;
  }
}

package dev.gyre.engine;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.plan.SymmetryFindings;
import dev.gyre.property.Property;
import dev.gyre.symmetry.stabiliser.PropertyConditions;
import dev.gyre.symmetry.stabiliser.RunsWithoutTermination;
import dev.gyre.symmetry.stabiliser.Stabiliser;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is left of the symmetry of a model when a property looks at it. */
final class PropertySymmetry {
  private PropertySymmetry() {}

  /**
   * @param system a model with its symmetry
   */
  static SymmetryFindings.Runs findings(ProcessSystem system) {
    if (system.symmetry().isEmpty()) {
      return SymmetryFindings.Runs.NONE;
    }
    boolean haveEnds = RunsWithoutTermination.haveEnds(system);
    Optional<String> obstacle =
        haveEnds
            ? RunsWithoutTermination.obstacle(system).map(why -> "processes may end, and " + why)
            : Optional.empty();
    Map<String, String> unfit = new HashMap<>();
    Map<String, String> narrowed = new HashMap<>();
    for (LtlProperty property : system.properties()) {
      note(property.name(), of(system, property), system, unfit, narrowed);
      if (property.events().isPresent()) {
        unfit.put(property.name(), "an event may tell which process does a step");
      }
      if (haveEnds) {
        RunsWithoutTermination.obstacle(system, property.formula())
            .ifPresent(why -> unfit.put(property.name(), "processes may end, and " + why));
      }
    }
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.kind() == ProcessAutomaton.Kind.NEVER) {
        note(automaton.name(), of(system, automaton), system, unfit, narrowed);
        if (haveEnds) {
          unfit.put(automaton.name(), "processes may end, and a never claim may count steps");
        }
      }
    }
    boolean hasRings =
        system.symmetry().types().stream()
            .anyMatch(type -> type.group() != SymmetricType.Group.FULL);
    return new SymmetryFindings.Runs(
        obstacle,
        unfit,
        haveEnds ? labels(system) : Map.of(),
        narrowed,
        haveEnds ? SymmetryFindings.Ends.LEFT_OUT : SymmetryFindings.Ends.KEPT,
        hasRings ? SymmetryFindings.Shapes.RINGS : SymmetryFindings.Shapes.SETS);
  }

  private static void note(
      String name,
      Symmetry left,
      ProcessSystem system,
      Map<String, String> unfit,
      Map<String, String> narrowed) {
    if (left.isEmpty()) {
      unfit.put(name, "it can tell all that is interchangeable apart");
    } else if (!left.equals(system.symmetry())) {
      narrowed.put(name, String.join(", ", Stabiliser.fixed(left)));
    }
  }

  private static Map<Property.Kind, String> labels(ProcessSystem system) {
    Map<Property.Kind, String> found = new EnumMap<>(Property.Kind.class);
    RunsWithoutTermination.obstacle(system, Location.Mark.ACCEPT)
        .ifPresent(why -> found.put(Property.Kind.ACCEPTANCE, "processes end, and " + why));
    RunsWithoutTermination.obstacle(system, Location.Mark.PROGRESS)
        .ifPresent(why -> found.put(Property.Kind.PROGRESS, "processes end, and " + why));
    return found;
  }

  /** The symmetry that a formula leaves, if it is {@link #condensed}. */
  static Symmetry of(ProcessSystem system, LtlProperty property) {
    return of(system, PropertyConditions.of(condensed(system, property).formula()));
  }

  /** The symmetry that a never claim leaves. */
  static Symmetry of(ProcessSystem system, ProcessAutomaton claim) {
    return PropertyConditions.of(claim).map(all -> of(system, all)).orElse(Symmetry.none());
  }

  /** The symmetry that some conditions leave. */
  static Symmetry of(ProcessSystem system, List<Expr> conditions) {
    return Stabiliser.of(system, conditions);
  }

  /** A formula in the form in which it tells fewest things apart. */
  static LtlProperty condensed(ProcessSystem system, LtlProperty property) {
    LtlFormula formula = PropertyConditions.condensed(property.formula(), system);
    return new LtlProperty(property.name(), formula, property.events(), property.span());
  }
}

package dev.gyre.plan;

import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.analysis.Stuttering;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a model asks to be checked.
 *
 * @param claims its never claims
 * @param formulas its temporal properties, and those given with the call
 * @param labels what the labels in its processes ask for
 * @param passes what keeps it from being made smaller before it is searched
 * @param orders what keeps orders of steps from being left out
 * @param time what it has to do with time
 */
public record ModelFacts(
    List<Claim> claims,
    List<Formula> formulas,
    List<Location.Mark> labels,
    PassObstacles passes,
    OrderObstacles orders,
    TimeFacts time) {
  /** A model without timers. */
  public ModelFacts(
      List<Claim> claims,
      List<Formula> formulas,
      List<Location.Mark> labels,
      Optional<String> mergingObstacle,
      OrderObstacles orders) {
    this(
        claims, formulas, labels, PassObstacles.ofMerging(mergingObstacle), orders, TimeFacts.NONE);
  }

  public ModelFacts {
    claims = List.copyOf(claims);
    formulas = List.copyOf(formulas);
    labels = List.copyOf(labels);
  }

  /** A never claim. */
  public record Claim(String name, List<Location.Mark> labels) {
    public Claim {
      labels = List.copyOf(labels);
    }

    boolean hasAcceptLabels() {
      return labels.contains(Location.Mark.ACCEPT);
    }
  }

  /** A temporal property. */
  public record Formula(String name, Origin origin, Next next) {
    /** Where it was written. */
    public enum Origin {
      MODEL,
      CALL
    }

    /** Whether it counts steps. */
    public enum Next {
      USED,
      /** With X or without it: each step is an event that it asks for, or is none. */
      EVENTS,
      NOT_USED
    }
  }

  /** Whether a formula was given with the call. */
  boolean isGiven(String formula) {
    return formulas.stream()
        .anyMatch(f -> f.name().equals(formula) && f.origin() == Formula.Origin.CALL);
  }

  /**
   * @param given how many of the system's properties, the last ones, came with the call
   */
  public static ModelFacts of(ProcessSystem system, int given) {
    List<Claim> claims =
        system.automata().stream()
            .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER)
            .map(ModelFacts::claim)
            .toList();
    List<Location.Mark> labels =
        system.automata().stream()
            .filter(a -> a.kind() != ProcessAutomaton.Kind.NEVER)
            .flatMap(a -> a.locations().stream())
            .flatMap(l -> l.marks().stream())
            .distinct()
            .sorted()
            .toList();
    return new ModelFacts(
        claims,
        formulas(system.properties(), given),
        labels,
        PassObstacles.of(system),
        OrderObstacles.of(system),
        TimeFacts.of(system));
  }

  /** The same model, of which no order of steps may be left out. */
  public ModelFacts withPartialOrderObstacle(String reason) {
    return new ModelFacts(claims, formulas, labels, passes, orders.withModel(reason), time);
  }

  private static List<Formula> formulas(List<LtlProperty> properties, int given) {
    List<Formula> formulas = new ArrayList<>();
    for (LtlProperty property : properties) {
      boolean isGiven = formulas.size() >= properties.size() - given;
      formulas.add(
          new Formula(
              property.name(),
              isGiven ? Formula.Origin.CALL : Formula.Origin.MODEL,
              next(property.formula())));
    }
    return formulas;
  }

  private static Formula.Next next(LtlFormula formula) {
    if (Stuttering.asksForEvents(formula)) {
      return Formula.Next.EVENTS;
    }
    return Stuttering.usesNext(formula) ? Formula.Next.USED : Formula.Next.NOT_USED;
  }

  private static Claim claim(ProcessAutomaton automaton) {
    return new Claim(
        automaton.name(),
        automaton.locations().stream().flatMap(l -> l.marks().stream()).distinct().toList());
  }
}

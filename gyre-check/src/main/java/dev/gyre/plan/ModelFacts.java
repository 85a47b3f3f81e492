package dev.gyre.plan;

import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.analysis.Features;
import dev.gyre.ir.analysis.Stuttering;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.symmetry.detect.UsableSymmetry;
import java.util.ArrayList;
import java.util.List;

/**
 * A model, as the plan sees it: what it asks to be checked, and the forms of it that reductions are
 * asked about.
 *
 * @param written the model with timers that count
 * @param searched what is searched: the same, or with timers that may expire at any moment
 * @param symmetry what is symmetric in that
 * @param promises what would become of {@code xr} and {@code xs}
 * @param given how many of its properties, the last ones, came with the call
 */
public record ModelFacts(
    ProcessSystem written,
    ProcessSystem searched,
    UsableSymmetry symmetry,
    ExclusiveUseWatch promises,
    int given) {

  /** A model that is searched as it was written, and of whose symmetry nothing is known. */
  public static ModelFacts of(ProcessSystem system, int given) {
    return new ModelFacts(
        system, system, UsableSymmetry.none(system), ExclusiveUseWatch.KEPT, given);
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

  /** Its never claims. */
  public List<Claim> claims() {
    return written.automata().stream()
        .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER)
        .map(a -> new Claim(a.name(), marks(a)))
        .toList();
  }

  /** What the labels in its processes ask for. */
  public List<Location.Mark> labels() {
    return written.automata().stream()
        .filter(a -> a.kind() != ProcessAutomaton.Kind.NEVER)
        .flatMap(a -> marks(a).stream())
        .distinct()
        .sorted()
        .toList();
  }

  private static List<Location.Mark> marks(ProcessAutomaton automaton) {
    return automaton.locations().stream().flatMap(l -> l.marks().stream()).distinct().toList();
  }

  /** Its temporal properties, and those given with the call. */
  public List<Formula> formulas() {
    List<Formula> formulas = new ArrayList<>();
    int own = written.properties().size() - given;
    for (LtlProperty property : written.properties()) {
      formulas.add(
          new Formula(
              property.name(),
              formulas.size() < own ? Formula.Origin.MODEL : Formula.Origin.CALL,
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

  /** Whether a formula was given with the call. */
  boolean isGiven(String formula) {
    return formulas().stream()
        .anyMatch(f -> f.name().equals(formula) && f.origin() == Formula.Origin.CALL);
  }

  boolean hasClaims() {
    return !claims().isEmpty() || !formulas().isEmpty();
  }

  boolean hasTimers() {
    return Features.hasTimers(written);
  }
}

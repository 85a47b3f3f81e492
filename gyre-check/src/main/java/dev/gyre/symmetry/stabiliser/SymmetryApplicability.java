package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.property.Applicability;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import java.util.List;
import java.util.Optional;

/**
 * Declares for which questions the symmetry of a model may be used, and what of it a property
 * leaves: the rearrangements that its conditions cannot notice [EmersonSistla1996].
 *
 * <p>Safety needs nothing here: assertions, errors and ends are part of what is symmetric. Where
 * processes of families end, their ends are left out of infinite runs, and nobody may notice
 * ({@link RunsWithoutTermination}).
 */
public final class SymmetryApplicability {
  private static final String ENDS = "processes may end, and ";

  private final ProcessSystem system;
  private final boolean haveEnds;

  /**
   * @param system a model with its symmetry
   */
  public SymmetryApplicability(ProcessSystem system) {
    this.system = system;
    this.haveEnds = RunsWithoutTermination.haveEnds(system);
  }

  public Applicability toQuestion(Question question) {
    if (question.isSafety()) {
      return Applicability.applies();
    }
    Property property = question.property();
    return ends(RunsWithoutTermination.obstacle(system))
        .and(() -> toProperty(property))
        .and(
            () ->
                Applicability.unless(
                    haveEnds && question.asksForEveryStep(),
                    "processes may end, and global fairness is about every step"));
  }

  private Applicability ends(Optional<String> obstacle) {
    return Applicability.unless(obstacle.filter(why -> haveEnds).map(why -> ENDS + why));
  }

  private Applicability toProperty(Property property) {
    return switch (property.kind()) {
      case NEVER ->
          ends(Optional.of("a never claim may count steps")).and(() -> leavesSome(property));
      case LTL -> toFormula(formula(property.name())).and(() -> leavesSome(property));
      case ACCEPTANCE -> ends(RunsWithoutTermination.obstacle(system, Location.Mark.ACCEPT));
      case PROGRESS -> ends(RunsWithoutTermination.obstacle(system, Location.Mark.PROGRESS));
      case SAFETY, ZENO -> Applicability.applies();
    };
  }

  private Applicability toFormula(LtlProperty property) {
    return ends(RunsWithoutTermination.obstacle(system, property.formula()))
        .and(
            () ->
                Applicability.unless(
                    property.events().isPresent(), "an event may tell which process does a step"));
  }

  private Applicability leavesSome(Property property) {
    return Applicability.unless(
        left(property).isEmpty(), "it can tell all that is interchangeable apart");
  }

  /** What a claim or a formula tells from the rest, in words; empty if that is nothing. */
  public Optional<String> fixed(Property property) {
    if (!property.kind().isClaim()) {
      return Optional.empty();
    }
    Symmetry left = left(property);
    return left.isEmpty() || left.equals(system.symmetry())
        ? Optional.empty()
        : Optional.of(String.join(", ", Stabiliser.fixed(left)));
  }

  private Symmetry left(Property property) {
    return property.kind() == Property.Kind.LTL
        ? leftBy(system, formula(property.name()))
        : leftBy(system, claim(property.name()));
  }

  private LtlProperty formula(String name) {
    return system.properties().stream()
        .filter(p -> p.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private ProcessAutomaton claim(String name) {
    return system.automata().stream()
        .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER && a.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The symmetry that a formula leaves, if it is {@link #condensed}. */
  public static Symmetry leftBy(ProcessSystem system, LtlProperty property) {
    return leftBy(system, PropertyConditions.of(condensed(system, property).formula()));
  }

  /** The symmetry that a never claim leaves. */
  public static Symmetry leftBy(ProcessSystem system, ProcessAutomaton claim) {
    return PropertyConditions.of(claim).map(all -> leftBy(system, all)).orElse(Symmetry.none());
  }

  /** The symmetry that some conditions leave. */
  public static Symmetry leftBy(ProcessSystem system, List<Expr> conditions) {
    return Stabiliser.of(system, conditions);
  }

  /** A formula in the form in which it tells fewest things apart. */
  public static LtlProperty condensed(ProcessSystem system, LtlProperty property) {
    LtlFormula formula = PropertyConditions.condensed(property.formula(), system);
    return new LtlProperty(property.name(), formula, property.events(), property.span());
  }
}

package dev.gyre.plan;

import dev.gyre.property.Property;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known about the symmetry of a model.
 *
 * @param found what is interchangeable, in words
 * @param spoiled what could have been, and why it is not
 * @param runs what that means for formulas, claims and labels
 */
public record SymmetryFindings(List<String> found, List<String> spoiled, Runs runs) {
  public SymmetryFindings {
    found = List.copyOf(found);
    spoiled = List.copyOf(spoiled);
  }

  /** Nobody has looked, or there is nothing. */
  public static SymmetryFindings none() {
    return new SymmetryFindings(List.of(), List.of(), Runs.NONE);
  }

  /**
   * What keeps states from standing for others when something else than safety is looked for.
   *
   * @param obstacle why none may at all, if there is a reason
   * @param properties why none may for a formula or a claim, by its name
   * @param labels why none may for a question about labels
   * @param narrowed what a formula or a claim tells from the rest, by its name
   * @param ends whether ends of processes are left out
   * @param shapes what sort of symmetry there is
   */
  public record Runs(
      Optional<String> obstacle,
      Map<String, String> properties,
      Map<Property.Kind, String> labels,
      Map<String, String> narrowed,
      Ends ends,
      Shapes shapes) {
    /** Nothing is in the way. */
    public static final Runs NONE =
        new Runs(Optional.empty(), Map.of(), Map.of(), Map.of(), Ends.KEPT, Shapes.SETS);

    public Runs {
      properties = Map.copyOf(properties);
      labels = Map.copyOf(labels);
      narrowed = Map.copyOf(narrowed);
    }
  }

  /** Whether processes that are interchangeable end. */
  public enum Ends {
    /** They do not, or when they do is kept. */
    KEPT,
    /** They do, and that is left out of the model that is searched. */
    LEFT_OUT
  }

  /** What sort of symmetry there is. */
  public enum Shapes {
    /** All elements of a type are alike. */
    SETS,
    /** Some types are rings. */
    RINGS
  }
}

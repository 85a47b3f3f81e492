package dev.gyre.plan;

import java.util.List;

/**
 * What is known about the symmetry of a model.
 *
 * @param found what is interchangeable, in words
 * @param spoiled what could have been, and why it is not
 */
public record SymmetryFindings(List<String> found, List<String> spoiled) {
  public SymmetryFindings {
    found = List.copyOf(found);
    spoiled = List.copyOf(spoiled);
  }

  /** Nobody has looked, or there is nothing. */
  public static SymmetryFindings none() {
    return new SymmetryFindings(List.of(), List.of());
  }
}

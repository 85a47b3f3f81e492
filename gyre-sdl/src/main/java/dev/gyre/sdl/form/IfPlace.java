package dev.gyre.sdl.form;

import java.util.List;

/**
 * A variable of the process, or a part of it.
 *
 * @param steps from the variable inwards
 * @param type of what is there
 */
public record IfPlace(IfVariable variable, List<Step> steps, IfType type) {
  public IfPlace {
    steps = List.copyOf(steps);
  }

  /** One step into a structured value. */
  public sealed interface Step {
    /** For a switch without a default. */
    Kind kind();
  }

  /** The kinds of step, one per record. */
  public enum Kind {
    ELEMENT,
    FIELD
  }

  /**
   * An element of an array or sequence.
   *
   * @param index 0 for the first one
   */
  public record Element(IfExpr index) implements Step {
    @Override
    public Kind kind() {
      return Kind.ELEMENT;
    }
  }

  /** A field of a record, or an alternative of a choice, by its number. */
  public record Field(int number) implements Step {
    @Override
    public Kind kind() {
      return Kind.FIELD;
    }
  }
}

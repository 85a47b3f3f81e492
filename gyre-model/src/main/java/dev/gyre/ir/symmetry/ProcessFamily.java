package dev.gyre.ir.symmetry;

import java.util.List;
import java.util.OptionalInt;

/**
 * Processes of one kind that are numbered by a symmetric type, at most one for each element at any
 * time. When an element takes the place of another, its process takes the place of the other's.
 *
 * @param automaton which automaton they run
 * @param type an index into {@link Symmetry#types}
 * @param identity how to tell which element a process belongs to
 */
public record ProcessFamily(int automaton, int type, Identity identity) {

  /** How to tell which element a process belongs to. */
  public sealed interface Identity {
    /** The index of the local variable that tells, if one does. */
    OptionalInt parameter();

    /** For each element the number of its process; empty if that is not known beforehand. */
    List<Integer> numbers();
  }

  /**
   * By a local variable that is set when the process is created and never changes. It must have an
   * {@link Range.Element} range over the type of the family.
   *
   * @param local the index of the variable among the locals
   */
  public record ByParameter(int local) implements Identity {
    @Override
    public OptionalInt parameter() {
      return OptionalInt.of(local);
    }

    @Override
    public List<Integer> numbers() {
      return List.of();
    }
  }

  /**
   * By its number, which is the same in all runs.
   *
   * @param numbers for each element the number of its process
   */
  public record ByNumber(List<Integer> numbers) implements Identity {
    public ByNumber {
      numbers = List.copyOf(numbers);
    }

    @Override
    public OptionalInt parameter() {
      return OptionalInt.empty();
    }
  }
}

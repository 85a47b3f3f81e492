package dev.gyre.symmetry.detect;

import dev.gyre.ir.Initial;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.Variable;
import java.util.OptionalInt;

/**
 * A starting value of a process that is created later, which nobody reads. It is part of the state
 * nevertheless, so it must be no element: {@link SymmetryBuilder} writes a number there that is
 * none. Where there is no such number, the starting value is as good as written.
 *
 * @param use the value, where it is an element
 */
record UnreadStart(Variable variable, ConstantUse use) {
  /** What a variable can start with that is none of some elements, if there is something. */
  static OptionalInt besideElements(Variable variable, int first, int size) {
    return stored(variable, first > 0 ? 0 : first + size);
  }

  /** What a variable can start with that is not the number of a process, if there is something. */
  static OptionalInt besideNumbers(Variable variable) {
    return stored(variable, ModelLimits.NO_PROCESS);
  }

  boolean isElementOf(int first, int size) {
    return besideElements(variable, first, size).isEmpty();
  }

  boolean isNumber() {
    return besideNumbers(variable).isEmpty();
  }

  private static OptionalInt stored(Variable variable, int value) {
    return !variable.isArray()
            && isConstant(variable.initial())
            && variable.type().truncate(value) == value
        ? OptionalInt.of(value)
        : OptionalInt.empty();
  }

  /** What is computed at the start may fail or create a process, so it stays. */
  private static boolean isConstant(Initial initial) {
    return initial.values().stream()
        .anyMatch(v -> v.expressions().stream().allMatch(e -> e.constant().isPresent()));
  }
}

package dev.gyre.tck.sdl;

import java.util.function.LongPredicate;

/**
 * What values a variable may have. All values are numbers: a literal is its position, a process
 * instance its number, and false is 0.
 *
 * @param first what a variable has before anything is assigned to it
 */
record ReferenceSort(String name, LongPredicate allows, long first) {

  static ReferenceSort between(String name, long low, long high) {
    return new ReferenceSort(
        name, value -> value >= low && value <= high, Math.max(low, Math.min(0, high)));
  }

  long checked(long value) {
    if (!allows.test(value)) {
      throw new ReferenceError(ReferenceError.Kind.RANGE);
    }
    return value;
  }
}

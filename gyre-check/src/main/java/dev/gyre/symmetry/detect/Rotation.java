package dev.gyre.symmetry.detect;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * What elements become when each is turned to another, equally far round the ring.
 *
 * @param first the number that stands for element 0 in the outcome
 * @param distance how far the ring is turned; 0 if each element stays what it is
 */
record Rotation(int first, int distance) {

  /**
   * How a function turns elements.
   *
   * @param start the number of element 0, to which the function is applied; the others follow
   * @return empty if it mixes them otherwise
   */
  static Optional<Rotation> of(IntFunction<OptionalInt> function, int start, int size) {
    int[] values = new int[size];
    int first = Integer.MAX_VALUE;
    for (int e = 0; e < size; e++) {
      OptionalInt value = function.apply(start + e);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values[e] = value.getAsInt();
      first = Math.min(first, values[e]);
    }
    int distance = values[0] - first;
    for (int e = 0; e < size; e++) {
      if (distance >= size || values[e] != first + (distance + e) % size) {
        return Optional.empty();
      }
    }
    return Optional.of(new Rotation(first, distance));
  }
}

package dev.gyre.ltl.automaton;

/**
 * A way from one state of an {@link Automaton} to another.
 *
 * @param label the letters it reads: the valuations that satisfy the cube
 * @param marks the acceptance sets it belongs to, a bit each
 */
public record Arc(Cube label, long marks, int target) {
  Arc withLabel(Cube other) {
    return new Arc(other, marks, target);
  }

  Arc withMarks(long other) {
    return new Arc(label, other, target);
  }

  Arc withTarget(int other) {
    return new Arc(label, marks, other);
  }
}

package dev.gyre.ltl.translate;

import dev.gyre.ltl.automaton.Cube;
import java.util.BitSet;

/**
 * One way to satisfy a formula: the letter at hand satisfies {@code label}, and the rest of the
 * word all formulas of {@code next}.
 *
 * @param next ids of formulas; must not be changed
 */
record Alternative(Cube label, BitSet next) {
  /** Whether this one can be used wherever the other can. */
  boolean isAtLeast(Alternative other) {
    return other.label.implies(label) && isSubset(next, other.next);
  }

  /** Both at once; the labels must meet. */
  Alternative and(Alternative other) {
    BitSet together = (BitSet) next.clone();
    together.or(other.next);
    return new Alternative(label.and(other.label), together);
  }

  static boolean isSubset(BitSet small, BitSet large) {
    BitSet rest = (BitSet) small.clone();
    rest.andNot(large);
    return rest.isEmpty();
  }
}

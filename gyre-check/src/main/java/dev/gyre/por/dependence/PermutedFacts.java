package dev.gyre.por.dependence;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import java.util.BitSet;

/**
 * Finds the process types whose {@link ProcessFacts} change when interchangeable elements change
 * places. A run of representatives follows a process through such changes: in one state it is known
 * to take from the channel with the smaller number, in the next from the one with the larger. What
 * is decided about a circle of it must not depend on that, or it goes around and is each time
 * another process, for which another edge was chosen.
 */
final class PermutedFacts {
  private PermutedFacts() {}

  /**
   * Whether a permutation may change what is known about a process of this type.
   *
   * @param known the locals that are taken for known
   */
  static boolean mayChange(ProcessSystem system, int automaton, BitSet known) {
    Symmetry symmetry = system.symmetry();
    return symmetry.families().stream().anyMatch(family -> family.automaton() == automaton)
        || known.stream().anyMatch(local -> !symmetry.local(automaton, local).value().isPlain());
  }

  /**
   * Whether a permutation may change what is in a global variable: it names elements, or elements
   * are its index. A starting value tells nothing then, even if nobody writes.
   */
  static boolean mayMove(ProcessSystem system, Variable global) {
    VariableSymmetry described = system.symmetry().global(global.index());
    return !described.value().isPlain() || !described.indices().stream().allMatch(Range::isPlain);
  }
}

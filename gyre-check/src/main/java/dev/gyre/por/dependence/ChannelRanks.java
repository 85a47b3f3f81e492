package dev.gyre.por.dependence;

import dev.gyre.ir.Initial;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import java.util.ArrayList;
import java.util.List;

/**
 * An order of channels that every permutation of a symmetric system keeps. A channel has its number
 * for a rank if it stays where it is. Channels that may change places have the same rank: a search
 * that keeps one of several symmetric states comes back to it when a message has gone from one such
 * channel to another, whichever has the larger number.
 *
 * <p>Invariant: a channel and its image under a permutation have the same rank.
 */
final class ChannelRanks {
  /** By number, from 1 on, for channels of global variables. */
  private final List<Integer> ranks = new ArrayList<>();

  private final boolean mayProcessesMove;

  ChannelRanks(ProcessSystem system) {
    Symmetry symmetry = system.symmetry();
    this.mayProcessesMove = !symmetry.isEmpty();
    for (Variable variable : system.globals()) {
      if (variable.initial() instanceof Initial.Channels) {
        boolean move = mayMove(variable, symmetry.global(variable.index()));
        int first = ranks.size() + 1;
        for (int i = 0; i < variable.size(); i++) {
          ranks.add(move ? first : first + i);
        }
      }
    }
  }

  /** Channels move with the elements of the array that creates them. */
  private static boolean mayMove(Variable variable, VariableSymmetry symmetry) {
    for (int d = 0; d < variable.dimensions().size(); d++) {
      if (!symmetry.index(d).isPlain()) {
        return true;
      }
    }
    return false;
  }

  /**
   * The rank of a channel. Those of processes move with them.
   *
   * @param number greater than 0
   */
  int of(int number) {
    if (number <= ranks.size()) {
      return ranks.get(number - 1);
    }
    return mayProcessesMove ? ranks.size() + 1 : number;
  }
}

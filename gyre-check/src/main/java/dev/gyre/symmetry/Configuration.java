package dev.gyre.symmetry;

import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.system.StateLayout;
import java.util.Arrays;

/**
 * Which processes a state has, where they are, and which elements they belong to: what decides
 * where everything else is and what can move.
 *
 * <p>An element can move if it has a process in every family of its type. The others stay: whoever
 * creates a process may name a fixed element that has none yet, and so do those that the question
 * at hand tells from the others. On a ring either all elements move or none does.
 */
final class Configuration {
  private final int[] automata;
  private final int[] bases;
  private final int[][] numbers;
  private final int[][] movable;
  private final int end;

  /**
   * @param automata for each process which automaton it runs
   * @param elements for each process the element it belongs to, or -1
   */
  Configuration(StateLayout layout, Symmetry symmetry, int[] automata, int[] elements) {
    this.automata = automata;
    this.bases = new int[automata.length];
    int base = layout.base();
    for (int pid = 0; pid < automata.length; pid++) {
      bases[pid] = base;
      base += layout.process(automata[pid]).words();
    }
    this.end = base;
    this.numbers = new int[symmetry.families().size()][];
    for (int f = 0; f < numbers.length; f++) {
      numbers[f] = members(symmetry, symmetry.families().get(f), elements);
    }
    this.movable = new int[symmetry.types().size()][];
    for (int t = 0; t < movable.length; t++) {
      movable[t] = movable(symmetry, t);
    }
  }

  private int[] members(Symmetry symmetry, ProcessFamily family, int[] elements) {
    int[] members = new int[symmetry.types().get(family.type()).size()];
    Arrays.fill(members, -1);
    for (int pid = 0; pid < automata.length; pid++) {
      if (automata[pid] == family.automaton() && elements[pid] >= 0) {
        if (members[elements[pid]] >= 0) {
          throw new IllegalStateException("an element has two processes of one family");
        }
        members[elements[pid]] = pid;
      }
    }
    return members;
  }

  private int[] movable(Symmetry symmetry, int type) {
    SymmetricType described = symmetry.types().get(type);
    int[] found = new int[described.size()];
    int count = 0;
    for (int element = 0; element < described.size(); element++) {
      if (!described.fixed().contains(element) && isComplete(symmetry, type, element)) {
        found[count++] = element;
      }
    }
    boolean isRing = described.group() != SymmetricType.Group.FULL;
    return isRing && count < described.size() ? new int[0] : Arrays.copyOf(found, count);
  }

  private boolean isComplete(Symmetry symmetry, int type, int element) {
    for (int f = 0; f < numbers.length; f++) {
      if (symmetry.families().get(f).type() == type && numbers[f][element] < 0) {
        return false;
      }
    }
    return true;
  }

  int processes() {
    return automata.length;
  }

  int automaton(int process) {
    return automata[process];
  }

  /** Where a process starts in the state. */
  int base(int process) {
    return bases[process];
  }

  /** Where the last process ends in the state. */
  int end() {
    return end;
  }

  /** For each element that can move the number of its process in a family. */
  int[] members(int family, int type) {
    return Arrays.stream(movable[type]).map(element -> numbers[family][element]).toArray();
  }

  /** The elements of a type that can move, in ascending order. */
  int[] movable(int type) {
    return movable[type];
  }
}

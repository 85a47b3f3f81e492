package dev.gyre.ltl.automaton;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds, component by component, the acceptance sets that matter, and numbers them anew, so that
 * the automaton needs only as many as its most demanding component.
 *
 * <p>Inside an accepting component a set is not needed if all cycles contain it, or if it contains
 * another one; in components that accept nothing no arc needs a mark. The language stays because an
 * accepted run stays in one component in the end.
 */
final class MarkReduction {
  private final Automaton automaton;
  private final Crossing crossing;
  private final Components components;
  private final List<List<List<Arc>>> inside = new ArrayList<>();

  private MarkReduction(Automaton automaton, Crossing crossing) {
    this.automaton = automaton;
    this.crossing = crossing;
    this.components = new Components(automaton);
    for (int c = 0; c < components.count(); c++) {
      List<List<Arc>> cut = new ArrayList<>();
      for (int s = 0; s < automaton.states(); s++) {
        cut.add(components.of(s) == c ? insideArcs(s) : List.of());
      }
      inside.add(cut);
    }
  }

  static Automaton reduce(Automaton automaton, Crossing crossing) {
    return new MarkReduction(automaton, crossing).result();
  }

  private List<Arc> insideArcs(int state) {
    return automaton.arcs(state).stream().filter(a -> components.isInside(state, a)).toList();
  }

  private Automaton result() {
    List<long[]> renumberings = new ArrayList<>();
    List<List<Integer>> needed = new ArrayList<>();
    int marks = 0;
    for (int c = 0; c < components.count(); c++) {
      needed.add(components.isAccepting(c) ? needed(c) : List.of());
      boolean rejects = !components.isAccepting(c) && hasArcs(c);
      marks = Math.max(marks, rejects ? 1 : needed.get(c).size());
    }
    for (int c = 0; c < components.count(); c++) {
      renumberings.add(renumbering(needed.get(c), marks));
    }
    long all = marks == Long.SIZE ? -1L : (1L << marks) - 1;
    List<List<Arc>> arcs = new ArrayList<>();
    for (int s = 0; s < automaton.states(); s++) {
      List<Arc> out = new ArrayList<>();
      for (Arc arc : automaton.arcs(s)) {
        out.add(arc.withMarks(newMarks(s, arc, renumberings, all)));
      }
      arcs.add(out);
    }
    return new Automaton(automaton.propositions(), marks, automaton.initial(), arcs);
  }

  private boolean hasArcs(int component) {
    return inside.get(component).stream().anyMatch(arcs -> !arcs.isEmpty());
  }

  private long newMarks(int state, Arc arc, List<long[]> renumberings, long all) {
    if (!components.isInside(state, arc)) {
      return crossing == Crossing.MARKED ? all : 0;
    }
    int component = components.of(state);
    if (!components.isAccepting(component)) {
      return 0;
    }
    long marks = all;
    long[] oldBit = renumberings.get(component);
    for (int i = 0; i < oldBit.length; i++) {
      if (oldBit[i] != 0 && (arc.marks() & oldBit[i]) == 0) {
        marks &= ~(1L << i);
      }
    }
    return marks;
  }

  /** The acceptance sets of a component that say something the others do not. */
  private List<Integer> needed(int component) {
    List<Integer> needed = new ArrayList<>();
    for (int m = 0; m < automaton.marks(); m++) {
      if (canAvoid(component, 1L << m)) {
        needed.add(m);
      }
    }
    for (int i = needed.size() - 1; i >= 0; i--) {
      int candidate = needed.remove(i);
      if (needed.stream().noneMatch(other -> contains(component, candidate, other))) {
        needed.add(i, candidate);
      }
    }
    return needed;
  }

  /** Whether some cycle of the component has no arc of the set. */
  private boolean canAvoid(int component, long mark) {
    List<List<Arc>> without = new ArrayList<>();
    for (List<Arc> arcs : inside.get(component)) {
      without.add(arcs.stream().filter(arc -> (arc.marks() & mark) == 0).toList());
    }
    Components rest = new Components(automaton.withArcs(without));
    for (int s = 0; s < automaton.states(); s++) {
      if (!rest.isTransient(s)) {
        return true;
      }
    }
    return false;
  }

  private boolean contains(int component, int large, int small) {
    long largeBit = 1L << large;
    long smallBit = 1L << small;
    return inside.get(component).stream()
        .flatMap(List::stream)
        .allMatch(arc -> (arc.marks() & smallBit) == 0 || (arc.marks() & largeBit) != 0);
  }

  /** For each new set the bit of the old one; sets keep their number where they can. */
  private static long[] renumbering(List<Integer> needed, int marks) {
    long[] oldBit = new long[marks];
    List<Integer> moved = new ArrayList<>();
    for (int m : needed) {
      if (m < marks) {
        oldBit[m] = 1L << m;
      } else {
        moved.add(m);
      }
    }
    int free = 0;
    for (int m : moved) {
      while (oldBit[free] != 0) {
        free++;
      }
      oldBit[free] = 1L << m;
    }
    return oldBit;
  }
}

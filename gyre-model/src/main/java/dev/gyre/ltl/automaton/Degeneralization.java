package dev.gyre.ltl.automaton;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Turns a generalised automaton into a Büchi automaton with accepting states, by counting: level
 * {@code i} of a state waits for acceptance set {@code i}, and having seen all of them is
 * accepting.
 *
 * <p>An arc with several marks climbs several levels at once (GiannakopoulouLerda2002,
 * GastinOddoux2001). As in BabiakEtAl2012 and DuretLutz2014, levels exist only inside accepting
 * components, whoever enters one starts where a copy exists anyway, and marks common to all arcs of
 * a state count when it is entered. A mark may so be counted twice, but infinitely many rounds
 * still need infinitely many marks. The order of the sets matters for the size; for a few sets all
 * orders are tried.
 */
public final class Degeneralization {
  /** With more sets than this there are too many orders to try. */
  private static final int MAX_PERMUTED = 4;

  /** Trying orders is for small automata; for others it takes long and gains little. */
  private static final int MAX_TRIED_ARCS = 400;

  private final Automaton automaton;
  private final Components components;
  private final int[] order;
  private final long[] common;

  private Degeneralization(Automaton automaton, int[] order) {
    this.automaton = automaton;
    this.components = new Components(automaton);
    this.order = order;
    this.common = new long[automaton.states()];
    for (int s = 0; s < common.length; s++) {
      int state = s;
      common[s] =
          automaton.arcs(s).stream()
              .filter(arc -> components.isInside(state, arc))
              .mapToLong(Arc::marks)
              .reduce(automaton.allMarks(), (a, b) -> a & b);
    }
  }

  /** A reduced Büchi automaton with the same language. */
  public static Automaton toBuchi(Automaton automaton) {
    Automaton best = null;
    for (int[] order : orders(automaton)) {
      Automaton candidate =
          AutomatonReduction.ofStates(new Degeneralization(automaton, order).build());
      if (best == null || size(candidate) < size(best)) {
        best = candidate;
      }
    }
    return best;
  }

  private static long size(Automaton automaton) {
    return ((long) automaton.states() << 32) + automaton.arcCount();
  }

  private static List<int[]> orders(Automaton automaton) {
    int[] plain = IntStream.range(0, automaton.marks()).toArray();
    boolean small = plain.length <= MAX_PERMUTED && automaton.arcCount() <= MAX_TRIED_ARCS;
    List<int[]> orders = new ArrayList<>();
    if (small) {
      permute(plain, 0, orders);
    } else {
      orders.add(plain);
    }
    return orders;
  }

  private static void permute(int[] order, int from, List<int[]> result) {
    if (from >= order.length - 1) {
      result.add(order.clone());
      return;
    }
    for (int i = from; i < order.length; i++) {
      swap(order, from, i);
      permute(order, from + 1, result);
      swap(order, from, i);
    }
  }

  private static void swap(int[] order, int i, int j) {
    int kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }

  // ---- one order

  private record Copy(int state, int level) {}

  /** Counts twice: the first time shows which copies lie on cycles and make good entries. */
  private Automaton build() {
    int[] entry = new int[automaton.states()];
    for (int s = 0; s < entry.length; s++) {
      entry[s] = climb(0, common[s]);
    }
    Counted first = count(entry);
    Components loops = new Components(first.automaton());
    int[] better = new int[entry.length];
    Arrays.fill(better, -1);
    first
        .copies()
        .forEach(
            (copy, number) -> {
              if (!loops.isTransient(number) && copy.level() > better[copy.state()]) {
                better[copy.state()] = copy.level();
              }
            });
    for (int s = 0; s < entry.length; s++) {
      entry[s] = better[s] >= 0 ? better[s] : entry[s];
    }
    return count(entry).automaton();
  }

  private record Counted(Automaton automaton, Map<Copy, Integer> copies) {}

  private Counted count(int[] entry) {
    Map<Copy, Integer> numbers = new HashMap<>();
    Deque<Copy> open = new ArrayDeque<>();
    List<List<Arc>> arcs = new ArrayList<>();
    int start = number(enter(automaton.initial(), entry), numbers, open, arcs);
    while (!open.isEmpty()) {
      Copy copy = open.remove();
      List<Arc> out = arcs.get(numbers.get(copy));
      long accepting = isAccepting(copy) ? 1 : 0;
      for (Arc arc : automaton.arcs(copy.state())) {
        Copy target = follow(copy, arc, entry);
        out.add(new Arc(arc.label(), accepting, number(target, numbers, open, arcs)));
      }
    }
    return new Counted(new Automaton(automaton.propositions(), 1, start, arcs), numbers);
  }

  private static int number(
      Copy copy, Map<Copy, Integer> numbers, Deque<Copy> open, List<List<Arc>> arcs) {
    Integer known = numbers.get(copy);
    if (known == null) {
      known = arcs.size();
      numbers.put(copy, known);
      open.add(copy);
      arcs.add(new ArrayList<>());
    }
    return known;
  }

  private boolean isAccepting(Copy copy) {
    return components.isAccepting(components.of(copy.state())) && copy.level() == order.length;
  }

  private Copy follow(Copy copy, Arc arc, int[] entry) {
    if (!components.isInside(copy.state(), arc)) {
      return enter(arc.target(), entry);
    }
    if (!components.isAccepting(components.of(arc.target()))) {
      return new Copy(arc.target(), 0);
    }
    int level = climb(copy.level() == order.length ? 0 : copy.level(), arc.marks());
    return new Copy(arc.target(), climb(level, common[arc.target()]));
  }

  private Copy enter(int state, int[] entry) {
    boolean counts = components.isAccepting(components.of(state));
    return new Copy(state, counts ? entry[state] : 0);
  }

  /** The level reached from {@code level} by seeing {@code marks}. */
  private int climb(int level, long marks) {
    int reached = level;
    while (reached < order.length && (marks & (1L << order[reached])) != 0) {
      reached++;
    }
    return reached;
  }
}

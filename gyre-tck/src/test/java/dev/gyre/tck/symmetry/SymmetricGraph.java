package dev.gyre.tck.symmetry;

import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.search.Successors;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The states of a small system, and their orbits, by brute force. */
final class SymmetricGraph {
  private final TransitionSystem system;
  private final Map<List<Integer>, int[]> states = new LinkedHashMap<>();

  private SymmetricGraph(TransitionSystem system) {
    this.system = system;
  }

  /** All states of a system; empty if there are more than {@code limit}. */
  static Optional<SymmetricGraph> of(TransitionSystem system, int limit) {
    SymmetricGraph graph = new SymmetricGraph(system);
    Deque<int[]> open = new ArrayDeque<>();
    open.add(system.initialState());
    graph.states.put(key(system.initialState()), system.initialState());
    while (!open.isEmpty()) {
      for (int[] next : graph.expansion(open.remove()).arrivals) {
        if (graph.states.putIfAbsent(key(next), next) == null) {
          open.add(next);
        }
      }
      if (graph.states.size() > limit) {
        return Optional.empty();
      }
    }
    return Optional.of(graph);
  }

  static List<Integer> key(int[] words) {
    return Arrays.stream(words).boxed().toList();
  }

  int size() {
    return states.size();
  }

  /** What follows a state, and what goes wrong on the way. */
  private static final class Expansion implements Successors.Visitor {
    private final List<int[]> arrivals = new ArrayList<>();
    private final Set<String> faults = new TreeSet<>();

    @Override
    public void taken(long transition) {
      // Only the outcome counts.
    }

    @Override
    public void faulty(List<Fault> found) {
      found.forEach(fault -> faults.add(fault.kind() + " " + fault.span()));
    }

    @Override
    public void arrived(int[] words, int length) {
      arrivals.add(Arrays.copyOf(words, length));
    }

    @Override
    public void goesAround() {}

    @Override
    public boolean isTooLong(int steps) {
      return false;
    }
  }

  private Expansion expansion(int[] state) {
    Expansion expansion = new Expansion();
    new Successors(system.newStepper(), expansion).expand(state, 0, state.length);
    return expansion;
  }

  /**
   * Looks for a state s and an exchange p of two elements such that the steps of p(s) are not those
   * of s with p carried out; empty if there is none.
   */
  Optional<String> asymmetry() {
    for (int[] state : states.values()) {
      Expansion plain = expansion(state);
      for (Exchange exchange : exchanges()) {
        int[] image = exchange.of(state);
        if (image == null) {
          continue;
        }
        Expansion moved = expansion(image);
        Set<List<Integer>> expected = new HashSet<>();
        plain.arrivals.forEach(arrival -> expected.add(key(exchange.of(arrival))));
        Set<List<Integer>> actual = new HashSet<>();
        moved.arrivals.forEach(arrival -> actual.add(key(arrival)));
        if (!expected.equals(actual) || !plain.faults.equals(moved.faults)) {
          return Optional.of(exchange + " of " + key(state) + " has other steps");
        }
      }
    }
    return Optional.empty();
  }

  /** Two elements change places, or on a ring each takes the place of the one before. */
  private final class Exchange {
    private final int type;
    private final List<Integer> elements;

    /**
     * @param elements each takes the place of the one behind it, the last that of the first
     */
    Exchange(int type, List<Integer> elements) {
      this.type = type;
      this.elements = elements;
    }

    /** The state after it; null if some of the elements cannot move. */
    int[] of(int[] state) {
      int[] image = state;
      for (int i = elements.size() - 1; i > 0 && image != null; i--) {
        image =
            ReferencePermutation.exchanged(
                system.layout(), image, type, elements.get(i), elements.get(i - 1));
      }
      return image;
    }

    @Override
    public String toString() {
      return "exchange of " + elements;
    }
  }

  /** Generators of the group. */
  private List<Exchange> exchanges() {
    List<Exchange> exchanges = new ArrayList<>();
    List<SymmetricType> types = system.layout().system().symmetry().types();
    for (int t = 0; t < types.size(); t++) {
      int size = types.get(t).size();
      if (types.get(t).group() == SymmetricType.Group.CYCLIC) {
        exchanges.add(new Exchange(t, IntStream.range(0, size).boxed().toList()));
        continue;
      }
      for (int i = 0; i < size; i++) {
        for (int j = 0; j < i; j++) {
          exchanges.add(new Exchange(t, List.of(i, j)));
        }
      }
    }
    return exchanges;
  }

  /** All states that exchanges lead to. */
  Set<List<Integer>> orbit(int[] state) {
    Set<List<Integer>> orbit = new HashSet<>();
    Deque<int[]> open = new ArrayDeque<>();
    open.add(state);
    orbit.add(key(state));
    while (!open.isEmpty()) {
      int[] next = open.remove();
      for (Exchange exchange : exchanges()) {
        int[] image = exchange.of(next);
        if (image != null && orbit.add(key(image))) {
          open.add(image);
        }
      }
    }
    return orbit;
  }

  /** For each state of the system its orbit. */
  List<Set<List<Integer>>> orbits() {
    List<Set<List<Integer>>> orbits = new ArrayList<>();
    Set<List<Integer>> seen = new HashSet<>();
    for (Map.Entry<List<Integer>, int[]> entry : states.entrySet()) {
      if (!seen.contains(entry.getKey())) {
        Set<List<Integer>> orbit = orbit(entry.getValue());
        seen.addAll(orbit);
        orbits.add(orbit);
      }
    }
    return orbits;
  }
}

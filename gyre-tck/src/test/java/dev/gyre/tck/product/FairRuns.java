package dev.gyre.tck.product;

import dev.gyre.ir.Location;
import dev.gyre.property.Fairness;
import dev.gyre.tck.product.StateGraph.Arc;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Decides by the textbook whether a state graph has a bad run that is fair. A formula is made a
 * graph of truth values of its subformulas, guessed and made consistent with the next state; bad
 * runs go round in its strongly connected components. Weak fairness is a generalised Büchi
 * condition, strong fairness a Streett condition for each process [EmersonLei1987], and a globally
 * fair run takes all steps of a component of the system that no step leaves. Shares no code with
 * the searches.
 */
final class FairRuns {
  /** A step from a node, and who moves. */
  private record Step(int to, BitSet movers) {}

  private record Node(int state, int kept) {}

  private final StateGraph graph;
  private final List<Node> nodes = new ArrayList<>();
  private final Map<Node, Integer> numbers = new HashMap<>();
  private final List<List<Step>> steps = new ArrayList<>();

  /** Of each acceptance set, the nodes in it. */
  private final List<BitSet> sets = new ArrayList<>();

  private FairRuns(StateGraph graph) {
    this.graph = graph;
  }

  /**
   * Whether some fair run violates a formula; nothing if it would take long to find out. A run that
   * ends stays in its last state.
   */
  static Optional<Boolean> violate(
      StateGraph graph, Temporal formula, Fairness fairness, int maxNodes) {
    FairRuns runs = new FairRuns(graph);
    return runs.addProduct(Temporal.not(formula), maxNodes)
        ? Optional.of(runs.isAnyFair(fairness))
        : Optional.empty();
  }

  /** Whether some infinite fair run comes to accept labels again and again. */
  static boolean accept(StateGraph graph, Fairness fairness) {
    FairRuns runs = new FairRuns(graph);
    runs.addStates(state -> true);
    BitSet accepting = new BitSet();
    for (int node = 0; node < runs.nodes.size(); node++) {
      accepting.set(node, graph.isAt(runs.nodes.get(node).state(), Location.Mark.ACCEPT));
    }
    runs.sets.add(accepting);
    return runs.isAnyFair(fairness);
  }

  /** Whether some infinite fair run comes to no progress label any more. */
  static boolean starve(StateGraph graph, Fairness fairness) {
    FairRuns runs = new FairRuns(graph);
    runs.addStates(state -> !graph.isAt(state, Location.Mark.PROGRESS));
    return runs.isAnyFair(fairness);
  }

  // ---- the graph in which bad runs go round

  /** All states of a kind, all of which can be reached. */
  private void addStates(IntPredicate isWanted) {
    for (int state = 0; state < graph.size(); state++) {
      if (isWanted.test(state)) {
        number(new Node(state, 0));
      }
    }
    for (int node = 0; node < nodes.size(); node++) {
      for (Arc arc : graph.arcs(nodes.get(node).state())) {
        Integer target = numbers.get(new Node(arc.to(), 0));
        if (target != null) {
          steps.get(node).add(new Step(target, arc.movers()));
        }
      }
    }
  }

  private int number(Node node) {
    Integer known = numbers.putIfAbsent(node, nodes.size());
    if (known == null) {
      nodes.add(node);
      steps.add(new ArrayList<>());
      return nodes.size() - 1;
    }
    return known;
  }

  private boolean addProduct(Temporal bad, int maxNodes) {
    List<Temporal.Promise> promises = List.copyOf(bad.promises());
    int guesses = 1 << promises.size();
    for (int kept = 0; kept < guesses; kept++) {
      Node start = new Node(0, kept);
      if (value(bad, start, promises)) {
        number(start);
      }
    }
    for (int node = 0; node < nodes.size(); node++) {
      if (nodes.size() > maxNodes) {
        return false;
      }
      for (Arc arc : follow(nodes.get(node).state())) {
        for (int kept = 0; kept < guesses; kept++) {
          Node next = new Node(arc.to(), kept);
          if (isConsistent(nodes.get(node), next, promises)) {
            steps.get(node).add(new Step(number(next), arc.movers()));
          }
        }
      }
    }
    for (Temporal.Promise promise : promises) {
      if (promise instanceof Temporal.Until until) {
        sets.add(fulfilling(until, promises));
      }
    }
    return true;
  }

  private Set<Arc> follow(int state) {
    return graph.isEnd(state) ? Set.of(new Arc(state, new BitSet())) : graph.arcs(state);
  }

  private boolean value(Temporal formula, Node node, List<Temporal.Promise> promises) {
    return formula.value(
        proposition -> graph.holds(node.state(), proposition),
        promise -> (node.kept() >> promises.indexOf(promise) & 1) != 0);
  }

  /** Whether what is promised in a node follows from it and from what is promised in the next. */
  private boolean isConsistent(Node node, Node next, List<Temporal.Promise> promises) {
    for (Temporal.Promise promise : promises) {
      boolean follows =
          promise.follows(f -> value(f, node, promises), f -> value(f, next, promises));
      if (follows != value(promise, node, promises)) {
        return false;
      }
    }
    return true;
  }

  /** Where an until is not promised, or its end has come. */
  private BitSet fulfilling(Temporal.Until until, List<Temporal.Promise> promises) {
    BitSet set = new BitSet();
    for (int node = 0; node < nodes.size(); node++) {
      Node at = nodes.get(node);
      set.set(node, !value(until, at, promises) || value(until.right(), at, promises));
    }
    return set;
  }

  // ---- fair runs

  private boolean isAnyFair(Fairness fairness) {
    BitSet all = new BitSet();
    all.set(0, nodes.size());
    Deque<BitSet> parts = new ArrayDeque<>(components(all));
    while (!parts.isEmpty()) {
      BitSet part = parts.remove();
      if (!hasStep(part) || !sets.stream().allMatch(part::intersects)) {
        continue;
      }
      boolean isFair =
          switch (fairness) {
            case NONE -> true;
            case WEAK -> neglected(part).isEmpty();
            case STRONG -> stuck(part).isEmpty();
            case GLOBAL -> takesAllSteps(part);
          };
      if (isFair) {
        return true;
      }
      if (fairness == Fairness.STRONG) {
        BitSet rest = (BitSet) part.clone();
        part.stream().filter(n -> able(n).intersects(stuck(part))).forEach(rest::clear);
        parts.addAll(components(rest));
      }
    }
    return false;
  }

  private BitSet able(int node) {
    return graph.enabled(nodes.get(node).state());
  }

  private boolean hasStep(BitSet part) {
    return part.stream().anyMatch(n -> steps.get(n).stream().anyMatch(s -> part.get(s.to())));
  }

  private BitSet moving(BitSet part) {
    BitSet moving = new BitSet();
    part.stream()
        .forEach(
            node ->
                steps.get(node).stream()
                    .filter(step -> part.get(step.to()))
                    .forEach(step -> moving.or(step.movers())));
    return moving;
  }

  /** Who can move everywhere in a part and never does. */
  private BitSet neglected(BitSet part) {
    BitSet always = (BitSet) able(part.nextSetBit(0)).clone();
    part.stream().forEach(node -> always.and(able(node)));
    always.andNot(moving(part));
    return always;
  }

  /** Who can move somewhere in a part and never does. */
  private BitSet stuck(BitSet part) {
    BitSet sometimes = new BitSet();
    part.stream().forEach(node -> sometimes.or(able(node)));
    sometimes.andNot(moving(part));
    return sometimes;
  }

  /** Whether all steps of the system from states of a part are taken in it. */
  private boolean takesAllSteps(BitSet part) {
    record Pair(int from, int to) {}
    Set<Pair> taken = new HashSet<>();
    Set<Pair> possible = new HashSet<>();
    part.stream()
        .forEach(
            node -> {
              int state = nodes.get(node).state();
              graph.arcs(state).forEach(arc -> possible.add(new Pair(state, arc.to())));
              steps.get(node).stream()
                  .filter(step -> part.get(step.to()))
                  .forEach(step -> taken.add(new Pair(state, nodes.get(step.to()).state())));
            });
    return taken.containsAll(possible);
  }

  // ---- components: once forwards, then backwards from those that were left last

  private List<BitSet> components(BitSet part) {
    List<List<Integer>> back = new ArrayList<>();
    nodes.forEach(node -> back.add(new ArrayList<>()));
    part.stream()
        .forEach(node -> targets(node, part).forEach(target -> back.get(target).add(node)));
    BitSet left = (BitSet) part.clone();
    List<Integer> order = new ArrayList<>();
    part.stream().forEach(node -> order.addAll(leave(node, left, n -> targets(n, part))));
    List<BitSet> components = new ArrayList<>();
    left.or(part);
    for (int i = order.size() - 1; i >= 0; i--) {
      BitSet component = new BitSet();
      leave(order.get(i), left, back::get).forEach(component::set);
      if (!component.isEmpty()) {
        components.add(component);
      }
    }
    return components;
  }

  private List<Integer> targets(int node, BitSet part) {
    return steps.get(node).stream().map(Step::to).filter(part::get).distinct().toList();
  }

  private interface Neighbours {
    List<Integer> of(int node);
  }

  /** What can be reached through nodes that are left, each behind what is reached from it. */
  private static List<Integer> leave(int start, BitSet left, Neighbours neighbours) {
    record Visit(int node, Deque<Integer> waiting) {}
    List<Integer> order = new ArrayList<>();
    Deque<Visit> path = new ArrayDeque<>();
    if (left.get(start)) {
      left.clear(start);
      path.push(new Visit(start, new ArrayDeque<>(neighbours.of(start))));
    }
    while (!path.isEmpty()) {
      Integer next = path.peek().waiting().poll();
      if (next == null) {
        order.add(path.pop().node());
      } else if (left.get(next)) {
        left.clear(next);
        path.push(new Visit(next, new ArrayDeque<>(neighbours.of(next))));
      }
    }
    return order;
  }
}

package dev.gyre.tck;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.property.Fairness;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;

/**
 * Answers questions about infinite runs by the definitions: the whole product as plain lists, who
 * reaches whom, and no cleverness. For small systems.
 */
final class LivenessOracle {
  /** A state that others can see: of the system, and of the claim if there is one. */
  record Node(IntBuffer system, int claim) {}

  /** A step; the edge is the first that the claim takes, or -1. */
  record Arc(int from, int to, Set<Integer> movers, int claimEdge) {}

  /** Somewhere inside a step. */
  private record Point(
      IntBuffer system, int claim, int controller, Set<Integer> movers, int claimEdge) {
    Point released() {
      return new Point(system, claim, Stepper.NOBODY, movers, claimEdge);
    }
  }

  private final TransitionSystem system;
  private final Stepper stepper;
  private final Optional<ProcessAutomaton> claim;
  private final List<Node> nodes = new ArrayList<>();
  private final List<Set<Integer>> enabled = new ArrayList<>();
  private final List<Arc> arcs = new ArrayList<>();

  private LivenessOracle(TransitionSystem system, Optional<ProcessAutomaton> claim) {
    this.system = system;
    this.stepper = system.newStepper();
    this.claim = claim;
  }

  /** The product, unless it has more states than wanted. */
  static Optional<LivenessOracle> of(
      TransitionSystem system, Optional<ProcessAutomaton> claim, int maxStates) {
    LivenessOracle oracle = new LivenessOracle(system, claim);
    return oracle.build(maxStates) ? Optional.of(oracle) : Optional.empty();
  }

  int states() {
    return nodes.size();
  }

  int steps() {
    return arcs.size();
  }

  // ---- the product

  private boolean build(int maxStates) {
    Map<Node, Integer> index = new HashMap<>();
    Node start =
        new Node(
            IntBuffer.wrap(system.initialState()), claim.map(ProcessAutomaton::initial).orElse(-1));
    nodes.add(start);
    index.put(start, 0);
    for (int i = 0; i < nodes.size(); i++) {
      if (nodes.size() > maxStates) {
        return false;
      }
      enabled.add(processesThatCanMove(nodes.get(i).system()));
      for (Point end : steps(nodes.get(i))) {
        Node target = new Node(end.system(), end.claim());
        Integer to = index.get(target);
        if (to == null) {
          to = nodes.size();
          index.put(target, to);
          nodes.add(target);
        }
        arcs.add(new Arc(i, to, end.movers(), end.claimEdge()));
      }
    }
    return true;
  }

  private void load(IntBuffer words) {
    stepper.load(words.array(), 0, words.array().length);
  }

  private List<Long> list(int controller) {
    int count = controller == Stepper.NOBODY ? stepper.enabled() : stepper.enabledIn(controller);
    List<Long> transitions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      transitions.add(stepper.transition(i));
    }
    return transitions;
  }

  private static Set<Integer> processes(long transition) {
    int process = Transitions.process(transition);
    int partner = Transitions.partner(transition);
    return partner < 0 ? Set.of(process) : Set.of(process, partner);
  }

  private Set<Integer> processesThatCanMove(IntBuffer words) {
    load(words);
    Set<Integer> all = new HashSet<>();
    list(Stepper.NOBODY).forEach(t -> all.addAll(processes(t)));
    return all;
  }

  /** Where the steps from a node end. */
  private Set<Point> steps(Node node) {
    Set<Point> ends = new HashSet<>();
    Set<Point> seen = new HashSet<>();
    Deque<Point> inside = new ArrayDeque<>(claimMoves(node, -1, ends));
    while (!inside.isEmpty()) {
      Point point = inside.remove();
      if (!seen.add(point)) {
        continue;
      }
      load(point.system());
      List<Long> moves = list(point.controller());
      if (moves.isEmpty()) {
        ends.add(point.released());
      }
      for (long move : moves) {
        fire(point, move, inside, ends);
      }
    }
    return ends;
  }

  private void fire(Point point, long move, Deque<Point> inside, Set<Point> ends) {
    load(point.system());
    if (!stepper.fire(move)) {
      return;
    }
    Set<Integer> movers = new HashSet<>(point.movers());
    movers.addAll(processes(move));
    IntBuffer after = IntBuffer.wrap(Arrays.copyOf(stepper.words(), stepper.length()));
    Point next = new Point(after, point.claim(), stepper.controller(), movers, point.claimEdge());
    if (next.controller() == Stepper.NOBODY) {
      ends.add(next);
    } else {
      inside.add(next);
    }
  }

  /** The claim moves; the result is the points from which the system moves. */
  private List<Point> claimMoves(Node node, int firstEdge, Set<Point> ends) {
    List<Point> ready = new ArrayList<>();
    if (claim.isEmpty()) {
      load(node.system());
      if (!list(Stepper.NOBODY).isEmpty()) {
        ready.add(new Point(node.system(), -1, Stepper.NOBODY, Set.of(), -1));
      }
      return ready;
    }
    for (Edge edge : openEdges(node)) {
      boolean completes = mark(edge.target(), Location.Mark.END);
      int first = firstEdge < 0 ? edge.id() : firstEdge;
      Node after = new Node(node.system(), edge.target());
      if (completes) {
        continue;
      }
      Point point = new Point(node.system(), edge.target(), Stepper.NOBODY, Set.of(), first);
      if (edge.control() == Edge.Control.KEEP) {
        if (openEdges(after).isEmpty()) {
          ends.add(point);
        } else {
          ready.addAll(claimMoves(after, first, ends));
        }
      } else if (processesThatCanMove(node.system()).isEmpty()) {
        ends.add(point);
      } else {
        ready.add(point);
      }
    }
    return ready;
  }

  private boolean mark(int location, Location.Mark mark) {
    return claim.orElseThrow().locations().get(location).marks().contains(mark);
  }

  private List<Edge> openEdges(Node node) {
    load(node.system());
    stepper.enabled();
    int count = stepper.observe(claim.orElseThrow().index(), node.claim());
    Set<Integer> open = new HashSet<>();
    for (int i = 0; i < count; i++) {
      open.add(stepper.observed(i));
    }
    return claim.orElseThrow().locations().get(node.claim()).edges().stream()
        .filter(edge -> open.contains(edge.id()))
        .toList();
  }

  // ---- what is asked

  boolean isClaimAccepting(int node) {
    return mark(nodes.get(node).claim(), Location.Mark.ACCEPT);
  }

  /** Whether some process is at such a label. */
  boolean isLabelled(int node, Location.Mark mark) {
    StateLayout layout = system.layout();
    int[] words = nodes.get(node).system().array();
    int base = layout.base();
    for (int p = 0; p < layout.processCount().get(words, 0, 0); p++) {
      int type = layout.process(0).type().get(words, base, 0);
      ProcessShape shape = layout.process(type);
      int location = shape.location().get(words, base, 0);
      if (layout.system().automata().get(type).locations().get(location).marks().contains(mark)) {
        return true;
      }
      base += shape.words();
    }
    return false;
  }

  /**
   * Whether there is a reachable cycle that takes arcs of all sets and is fair.
   *
   * @param sets how many acceptance sets there are
   * @param marks the sets of an arc, a bit each; negative if the arc must not be taken
   */
  boolean hasCycle(int sets, ToLongFunction<Arc> marks, Fairness fairness) {
    List<Arc> usable = arcs.stream().filter(arc -> marks.applyAsLong(arc) >= 0).toList();
    FairCycles cycles = new FairCycles(nodes, enabled, arcs, usable, marks, ~(-1L << sets));
    return switch (fairness) {
      case NONE -> cycles.hasAny();
      case WEAK -> cycles.hasWeak();
      case STRONG -> cycles.hasStrong();
      case GLOBAL -> cycles.hasGlobal(this::systemSteps);
    };
  }

  /** Where the system can go from a state, whatever the claim does. */
  private Set<IntBuffer> systemSteps(IntBuffer state) {
    LivenessOracle alone = new LivenessOracle(system, Optional.empty());
    Set<IntBuffer> targets = new HashSet<>();
    alone.steps(new Node(state, -1)).forEach(end -> targets.add(end.system()));
    return targets;
  }
}

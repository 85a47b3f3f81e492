package dev.gyre.tck;

import dev.gyre.tck.LivenessOracle.Arc;
import dev.gyre.tck.LivenessOracle.Node;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** The definitions of fairness, on a graph in which all nodes are reachable. */
final class FairCycles {
  private final List<Node> nodes;
  private final List<Set<Integer>> enabled;
  private final List<Arc> allArcs;
  private final List<Arc> usable;
  private final ToLongFunction<Arc> marks;
  private final long goal;

  FairCycles(
      List<Node> nodes,
      List<Set<Integer>> enabled,
      List<Arc> allArcs,
      List<Arc> usable,
      ToLongFunction<Arc> marks,
      long goal) {
    this.nodes = nodes;
    this.enabled = enabled;
    this.allArcs = allArcs;
    this.usable = usable;
    this.marks = marks;
    this.goal = goal;
  }

  boolean hasAny() {
    return components(usable).stream().anyMatch(this::isAccepted);
  }

  /** Everybody moves, or cannot at some point. */
  boolean hasWeak() {
    return components(usable).stream()
        .filter(this::isAccepted)
        .anyMatch(
            component ->
                everybody().stream()
                    .allMatch(
                        process ->
                            component.stream()
                                .anyMatch(
                                    arc ->
                                        arc.movers().contains(process)
                                            || !enabled.get(arc.from()).contains(process))));
  }

  /** For some set of processes that can never move on the cycle, all others do move. */
  boolean hasStrong() {
    // Without any accepted cycle there is nothing to try.
    List<Integer> everybody = hasAny() ? List.copyOf(everybody()) : List.of();
    for (int subset = 0; subset < 1 << everybody.size(); subset++) {
      Set<Integer> never = new HashSet<>();
      for (int i = 0; i < everybody.size(); i++) {
        if ((subset >> i & 1) != 0) {
          never.add(everybody.get(i));
        }
      }
      List<Arc> left =
          usable.stream()
              .filter(arc -> enabled.get(arc.from()).stream().noneMatch(never::contains))
              .toList();
      for (List<Arc> component : components(left)) {
        boolean fair =
            everybody.stream()
                .filter(process -> !never.contains(process))
                .allMatch(p -> component.stream().anyMatch(arc -> arc.movers().contains(p)));
        if (fair && isAccepted(component)) {
          return true;
        }
      }
    }
    return false;
  }

  /** All steps of a part of the system that no step leaves. */
  boolean hasGlobal(Function<IntBuffer, Set<IntBuffer>> systemSteps) {
    return components(usable).stream()
        .filter(this::isAccepted)
        .anyMatch(component -> takesAllOfABottom(component, systemSteps));
  }

  private boolean takesAllOfABottom(
      List<Arc> component, Function<IntBuffer, Set<IntBuffer>> systemSteps) {
    record Pair(IntBuffer from, IntBuffer to) {}
    Set<Pair> taken = new HashSet<>();
    component.forEach(
        arc -> taken.add(new Pair(nodes.get(arc.from()).system(), nodes.get(arc.to()).system())));
    Set<IntBuffer> reached = new HashSet<>();
    List<IntBuffer> waiting = new ArrayList<>(List.of(taken.iterator().next().from()));
    while (!waiting.isEmpty()) {
      IntBuffer state = waiting.remove(waiting.size() - 1);
      if (reached.add(state)) {
        for (IntBuffer next : systemSteps.apply(state)) {
          if (!taken.contains(new Pair(state, next))) {
            return false;
          }
          waiting.add(next);
        }
      }
    }
    return true;
  }

  private Set<Integer> everybody() {
    return allArcs.stream()
        .flatMap(arc -> enabled.get(arc.from()).stream())
        .collect(Collectors.toSet());
  }

  private boolean isAccepted(List<Arc> component) {
    long all = component.stream().mapToLong(marks).reduce(0, (a, b) -> a | b);
    return (all & goal) == goal;
  }

  /** The arcs of each strongly connected component that has any. */
  private List<List<Arc>> components(List<Arc> arcs) {
    BitSet[] reaches = new BitSet[nodes.size()];
    for (int i = 0; i < reaches.length; i++) {
      reaches[i] = new BitSet();
    }
    arcs.forEach(arc -> reaches[arc.from()].set(arc.to()));
    for (int via = 0; via < reaches.length; via++) {
      for (BitSet row : reaches) {
        if (row.get(via)) {
          row.or(reaches[via]);
        }
      }
    }
    List<List<Arc>> components = new ArrayList<>();
    BitSet done = new BitSet();
    for (int node = 0; node < reaches.length; node++) {
      if (!done.get(node) && reaches[node].get(node)) {
        BitSet members = new BitSet();
        for (int other = 0; other < reaches.length; other++) {
          members.set(other, reaches[node].get(other) && reaches[other].get(node));
        }
        done.or(members);
        components.add(
            arcs.stream().filter(a -> members.get(a.from()) && members.get(a.to())).toList());
      }
    }
    return components;
  }
}

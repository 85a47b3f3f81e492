package dev.gyre.promela.lower;

import dev.gyre.ir.Location;
import dev.gyre.system.Cancellation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The transitions of all nodes of a process. Three passes make it: choices inside choices are
 * flattened, the transitions of the first statements move up into the choice, and escapes are put
 * in front of what they interrupt. Marks of nodes that disappear move along to where control
 * arrives.
 *
 * <p>The passes and their order are those of Spin's verifier when it starts, because the order of
 * nested escapes and the places of marks depend on them.
 */
final class TransitionTable {
  private final ControlGraph graph;
  private final ControlFlow flow;

  /** For a choice or block, the numbers of the nodes where its options begin; null for a step. */
  private final List<List<Integer>> beginnings = new ArrayList<>();

  private final List<List<Transition>> transitions = new ArrayList<>();
  private final List<Set<Location.Mark>> marks = new ArrayList<>();

  TransitionTable(ControlGraph graph, ControlFlow flow) {
    this.graph = graph;
    this.flow = flow;
    for (int number = 0; number <= graph.nodes().size(); number++) {
      beginnings.add(null);
      transitions.add(List.of());
      marks.add(EnumSet.noneOf(Location.Mark.class));
    }
    graph.nodes().forEach(this::enter);
    flattenChoices();
    pullUp();
    addEscapes();
    restAtJoins();
  }

  List<Transition> from(int number) {
    return transitions.get(number);
  }

  Set<Location.Mark> marks(int number) {
    return marks.get(number);
  }

  private void enter(ControlNode node) {
    Cancellation.check();
    for (var label : node.labels) {
      marks.get(node.number).addAll(LabelMeaning.marks(label.label().text()));
    }
    switch (node.kind) {
      case IF, DO -> {
        List<Integer> starts = new ArrayList<>();
        for (ControlSequence option : node.options) {
          starts.add(flow.beginning(option).number);
        }
        beginnings.set(node.number, starts);
      }
      case ATOMIC, BLOCK -> beginnings.set(node.number, List.of(flow.beginning(node.body).number));
      case UNLESS -> {
        // Control never rests here; it arrives at the first statement of the main part.
      }
      case STOP -> {
        marks.get(node.number).add(Location.Mark.END);
        set(node, 0);
      }
      case JUMP -> set(node, flow.arrival(node.target.node, node).number);
      case STEP, ELSE, D_STEP, JOIN, LOOP_EXIT ->
          set(node, node.next == null ? 0 : flow.arrival(node.next, node).number);
    }
  }

  private void set(ControlNode node, int target) {
    List<Integer> escapes = new ArrayList<>();
    if (!node.is(ControlNode.Kind.JOIN)) {
      for (ControlSequence escape : node.escapes) {
        escapes.add(flow.arrival(escape.first, node).number);
      }
    }
    transitions.set(node.number, List.of(new Transition(node, target, escapes, 0)));
  }

  private void flattenChoices() {
    boolean changed = true;
    while (changed) {
      changed = false;
      Cancellation.check();
      for (int number = 1; number < beginnings.size(); number++) {
        List<Integer> starts = beginnings.get(number);
        if (starts == null || starts.stream().noneMatch(s -> beginnings.get(s) != null)) {
          continue;
        }
        Set<Integer> flat = new LinkedHashSet<>();
        for (int start : starts) {
          List<Integer> inner = beginnings.get(start);
          if (inner == null) {
            flat.add(start);
          } else {
            for (int nested : inner) {
              marks.get(nested).addAll(marks.get(start));
              flat.add(nested);
            }
          }
        }
        beginnings.set(number, List.copyOf(flat));
        changed = true;
      }
    }
  }

  private void pullUp() {
    for (int number = 1; number < beginnings.size(); number++) {
      List<Integer> starts = beginnings.get(number);
      if (starts == null) {
        continue;
      }
      List<Transition> pulled = new ArrayList<>();
      for (int start : starts) {
        for (Transition transition : transitions.get(start)) {
          pulled.add(transition);
          marks.get(transition.target()).addAll(marks.get(start));
        }
      }
      transitions.set(number, pulled);
    }
  }

  private void addEscapes() {
    for (int number = 1; number < transitions.size(); number++) {
      List<Transition> ordinary = transitions.get(number);
      if (ordinary.stream().allMatch(transition -> transition.escapes().isEmpty())) {
        continue;
      }
      Deque<Transition> all = new ArrayDeque<>(ordinary);
      Set<Integer> there = new HashSet<>();
      ordinary.forEach(transition -> there.add(transition.step().number));
      for (Transition transition : ordinary) {
        for (int k = transition.escapes().size() - 1; k >= 0; k--) {
          prepend(transition.escapes().get(k), all, there);
        }
      }
      transitions.set(number, List.copyOf(all));
    }
  }

  private void prepend(int escape, Deque<Transition> all, Set<Integer> there) {
    for (Transition transition : transitions.get(escape)) {
      if (there.add(transition.step().number)) {
        all.addFirst(transition.asEscapeOf(escape));
      }
    }
  }

  /** An end mark on a join counts for the place the join leads to. */
  private void restAtJoins() {
    for (ControlNode node : graph.nodes()) {
      if (node.is(ControlNode.Kind.JOIN)
          && marks.get(node.number).contains(Location.Mark.END)
          && transitions.get(node.number).size() == 1) {
        marks.get(transitions.get(node.number).get(0).target()).add(Location.Mark.END);
      }
    }
  }
}

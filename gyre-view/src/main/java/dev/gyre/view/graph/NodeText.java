package dev.gyre.view.graph;

import dev.gyre.engine.graph.GraphNode;
import dev.gyre.engine.trace.StateView;
import java.util.ArrayList;
import java.util.List;

/** A state in a few lines. */
final class NodeText {
  private NodeText() {}

  /** The number, the values, where the processes are, and what is wrong. */
  static List<String> lines(GraphNode node) {
    List<String> lines = new ArrayList<>();
    lines.add(Integer.toString(node.number()));
    for (StateView.Value value : node.values()) {
      String owner = value.owner().map(o -> o + ".").orElse("");
      lines.add(owner + value.name() + " = " + value.text());
    }
    node.positions().stream()
        .filter(position -> position.line() > 0)
        .forEach(position -> lines.add(position.process() + " line " + position.line()));
    if (node.is(GraphNode.Trait.DEADLOCK)) {
      lines.add("invalid end state");
    }
    lines.addAll(node.faults());
    return lines;
  }
}

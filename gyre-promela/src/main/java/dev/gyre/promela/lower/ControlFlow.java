package dev.gyre.promela.lower;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.Optional;

/**
 * Finds the node at which control really arrives. Jumps, joins and loop exits are passed through
 * without a step, so they are no locations, with one exception: inside an atomic sequence, the node
 * before the first one that is outside stays a location, because leaving is a step.
 */
final class ControlFlow {
  private final ControlGraph graph;
  private final Diagnostics diagnostics;

  ControlFlow(ControlGraph graph, Diagnostics diagnostics) {
    this.graph = graph;
    this.diagnostics = diagnostics;
  }

  /** Where a process stands after a step that leads to {@code node}, when {@code from} took it. */
  ControlNode arrival(ControlNode node, ControlNode from) {
    if (diagnostics.isHopeless()) {
      return node; // thousands of jumps in one circle would each go round it
    }
    Optional<ControlNode> arrival = arrival(node, from.atomic, 0);
    if (arrival.isEmpty()) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.ENDLESS_GOTO, node.span, "these jumps lead nowhere but in a circle")
              .withHint("put a statement between them"));
    }
    return arrival.orElse(node);
  }

  /** Nothing if jumps form a circle; {@code depth} is how many unless statements were entered. */
  private Optional<ControlNode> arrival(ControlNode start, boolean fromAtomic, int depth) {
    ControlNode node = start;
    // Every node is passed at most once, unless jumps form a circle.
    for (int passed = 0; passed <= graph.nodes().size(); passed++) {
      ControlNode next;
      switch (node.kind) {
        case JUMP -> next = node.target.node;
        case JOIN, LOOP_EXIT -> {
          if (node.next == null) {
            return Optional.of(node);
          }
          next = node.next;
        }
        case UNLESS -> {
          Optional<ControlNode> inside =
              depth > graph.nodes().size()
                  ? Optional.empty()
                  : arrival(node.options.get(0).first, fromAtomic, depth + 1);
          if (inside.isEmpty()) {
            return inside;
          }
          next = inside.get();
        }
        default -> {
          return Optional.of(node);
        }
      }
      if (fromAtomic && !next.atomic) {
        return Optional.of(node);
      }
      node = next;
    }
    return Optional.empty();
  }

  /** The node at which a sequence begins, seen from the choice or block that holds it. */
  ControlNode beginning(ControlSequence sequence) {
    ControlNode node = sequence.first;
    for (int passed = 0; passed <= graph.nodes().size(); passed++) {
      if (node.is(ControlNode.Kind.JOIN) && node.next != null) {
        node = node.next;
      } else if (node.is(ControlNode.Kind.UNLESS)) {
        node = node.options.get(0).first;
      } else {
        return node;
      }
    }
    return node;
  }
}

package dev.gyre.ir;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.stream.Stream;

/**
 * The inside of a {@code d_step}. At each node the first branch whose guard holds is taken; a node
 * where none holds is an error of the model.
 *
 * @param nodes the program, starting at node 0
 */
public record StepProgram(List<Node> nodes) {
  /** The target that leaves the program. */
  public static final int EXIT = -1;

  public StepProgram {
    nodes = List.copyOf(nodes);
  }

  /** The branches of all nodes. */
  public Stream<Branch> branches() {
    return nodes.stream().flatMap(node -> node.branches().stream());
  }

  /** A point of the program. */
  public record Node(List<Branch> branches, SourceSpan span) {
    public Node {
      branches = List.copyOf(branches);
    }
  }

  /**
   * One way to go on.
   *
   * @param target a node, or {@link #EXIT}
   */
  public record Branch(Guard guard, List<Effect> effects, int target, SourceSpan span) {
    public Branch {
      effects = List.copyOf(effects);
    }
  }
}

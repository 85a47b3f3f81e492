package dev.gyre.view.layout;

import java.util.List;
import java.util.Set;

/**
 * Boxes and arrows that have no place yet.
 *
 * @param title what stands above them; may be empty
 */
public record Drawing(String title, List<Node> nodes, List<Arc> arcs) {
  public Drawing {
    nodes = List.copyOf(nodes);
    arcs = List.copyOf(arcs);
  }

  /** What a box or an arrow stands for, which decides what it looks like. */
  public enum Style {
    INITIAL,
    END,
    ACCEPT,
    PROGRESS,
    ATOMIC,
    COLOURED,
    FAULT,
    DEADLOCK,
    PATH,
    OPEN
  }

  /**
   * A box.
   *
   * @param lines its text, the first line being its name
   * @param tip what is shown when one points at it
   */
  public record Node(List<String> lines, Set<Style> styles, String tip) {
    public Node {
      lines = List.copyOf(lines);
      styles = Set.copyOf(styles);
    }
  }

  /**
   * An arrow.
   *
   * @param from the place of a node in the list
   * @param lines its text; may be empty
   */
  public record Arc(int from, int to, List<String> lines, Set<Style> styles, String tip) {
    public Arc {
      lines = List.copyOf(lines);
      styles = Set.copyOf(styles);
    }
  }
}

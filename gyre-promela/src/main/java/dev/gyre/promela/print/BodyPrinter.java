package dev.gyre.promela.print;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The body of one automaton. No sequence begins with a label, which Spin does not take. Locations
 * that some edge reaches with control kept lie inside the atomic sequence at its end, all others
 * before it. The end of the process is what stands behind the loop around everything, which is left
 * by {@code break} only.
 */
final class BodyPrinter {
  private final ProcessAutomaton automaton;
  private final Labels labels;
  private final StatementPrinter statements;
  private final Set<Integer> inside = new HashSet<>();

  /** Locations inside that are also entered without control, from inside. */
  private final Set<Integer> released = new TreeSet<>();

  BodyPrinter(ProcessAutomaton automaton, Labels labels, StatementPrinter statements) {
    this.automaton = automaton;
    this.labels = labels;
    this.statements = statements;
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        if (edge.control() == Edge.Control.KEEP && edge.target() != Edge.NO_LOCATION) {
          inside.add(edge.target());
        }
      }
    }
  }

  /** Everything between the braces. */
  String print() {
    StringBuilder text = new StringBuilder();
    text.append("goto ").append(label(automaton.initial())).append(";\ndo\n:: false;\n");
    StringBuilder outside = new StringBuilder();
    StringBuilder kept = new StringBuilder();
    for (Location location : automaton.locations()) {
      if (!isEnd(location.index())) {
        (isInside(location.index()) ? kept : outside).append(location(location));
      }
    }
    for (int target : released) {
      outside.append("atomic {\n  false;\n").append(trampoline(target)).append(":\n  skip\n};\n");
      outside.append("goto ").append(label(target)).append(";\n");
    }
    if (kept.length() > 0) {
      outside
          .append("atomic {\n")
          .append(indented("false;\n" + kept + "false\n", 2))
          .append("};\n");
    }
    text.append(indented(outside + "false\n", 3));
    return text.append("od\n").toString();
  }

  private String label(int location) {
    return labels.of(automaton.index(), location);
  }

  private String trampoline(int location) {
    return "release_" + label(location);
  }

  private boolean isInside(int location) {
    return inside.contains(location);
  }

  /** Whether a process that has come here only waits until it may end. */
  private boolean isEnd(int location) {
    List<Edge> edges = automaton.locations().get(location).edges();
    return edges.size() == 1
        && edges.get(0).guard().kind() == Guard.Kind.ALWAYS
        && edges.get(0).effects().equals(List.of(new Effect.Terminate()))
        && location != automaton.initial();
  }

  private String location(Location location) {
    StringBuilder text = new StringBuilder();
    for (Location.Mark mark : new TreeSet<>(location.marks())) {
      String word =
          switch (mark) {
            case END -> "end_";
            case PROGRESS -> "progress_";
            case ACCEPT -> "accept_";
          };
      text.append(word).append(label(location.index())).append(":\n");
    }
    text.append(label(location.index())).append(":\n");
    return text.append(indented(choices(location) + ";\n", 2)).toString();
  }

  /** The ordinary edges, inside the escapes: those of the smallest number are the outermost. */
  private String choices(Location location) {
    String text = selection(options(location, 0));
    TreeSet<Integer> ranks = new TreeSet<>();
    location.edges().forEach(edge -> ranks.add(edge.escape()));
    ranks.remove(0);
    for (int rank : ranks.descendingSet()) {
      text =
          "{\n"
              + indented(text + "\n", 2)
              + "} unless {\n"
              + indented(selection(options(location, rank)) + "\n", 2)
              + "}";
      // Spin takes no label directly before an unless.
      text = "{\n" + indented(text + "\n", 2) + "}";
    }
    return text;
  }

  private List<String> options(Location location, int rank) {
    List<String> options = new ArrayList<>();
    for (Edge edge : location.edges()) {
      if (edge.escape() == rank) {
        options.add(option(location, edge));
      }
    }
    return options;
  }

  private String option(Location location, Edge edge) {
    List<String> all = statements.statements(edge.guard(), edge.effects());
    String steps = String.join("; ", all);
    if (isEnd(edge.target())) {
      boolean single = all.size() == 1 || isInside(location.index());
      return (single ? steps : "atomic { " + steps + " }") + "; break";
    }
    boolean keeps = edge.control() == Edge.Control.KEEP;
    if (isInside(location.index())) {
      return steps + "; goto " + fromInside(edge.target(), keeps);
    }
    String jump = "goto " + label(edge.target());
    if (keeps) {
      return "atomic { " + steps + "; " + jump + " }";
    }
    return all.size() == 1 ? steps + "; " + jump : "atomic { " + steps + " }; " + jump;
  }

  /** A jump from inside keeps control if it leads inside, and gives it up otherwise. */
  private String fromInside(int target, boolean keeps) {
    if (keeps || !isInside(target)) {
      return label(target);
    }
    released.add(target);
    return trampoline(target);
  }

  /** A selection, or the only option. */
  static String selection(List<String> options) {
    if (options.isEmpty()) {
      return "false";
    }
    StringBuilder text = new StringBuilder("if\n");
    for (String option : options) {
      text.append(":: ").append(indented(option, 3).stripLeading()).append("\n");
    }
    return text.append("fi").toString();
  }

  /** Each line with some more blanks in front of it. */
  static String indented(String text, int blanks) {
    return text.replaceAll("(?m)^(?=.)", " ".repeat(blanks));
  }
}

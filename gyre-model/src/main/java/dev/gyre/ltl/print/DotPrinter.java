package dev.gyre.ltl.print;

import dev.gyre.ltl.automaton.Arc;
import dev.gyre.ltl.automaton.Automaton;

/** An automaton as a picture that Graphviz draws. */
public final class DotPrinter {
  private DotPrinter() {}

  public static String print(String title, Automaton automaton) {
    StringBuilder text = new StringBuilder("digraph automaton {\n  rankdir=LR\n");
    text.append("  label=").append(quoted(title)).append("\n  node [shape=circle]\n");
    text.append("  start [shape=point]\n  start -> ").append(automaton.initial()).append('\n');
    for (int s = 0; s < automaton.states(); s++) {
      boolean accepting = automaton.isStateBased() && automaton.isAccepting(s);
      text.append("  ").append(s).append(accepting ? " [peripheries=2]\n" : "\n");
      for (Arc arc : automaton.arcs(s)) {
        String label = LabelText.of(arc.label(), automaton.propositions());
        if (arc.marks() != 0 && !automaton.isStateBased()) {
          label += "\n{" + LabelText.marks(arc.marks()) + "}";
        }
        text.append("  ").append(s).append(" -> ").append(arc.target());
        text.append(" [label=").append(quoted(label)).append("]\n");
      }
    }
    return text.append("}\n").toString();
  }

  private static String quoted(String text) {
    String escaped = text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    return '"' + escaped + '"';
  }
}

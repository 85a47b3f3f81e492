package dev.gyre.ltl.print;

import dev.gyre.ltl.automaton.Arc;
import dev.gyre.ltl.automaton.Automaton;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An automaton in the Hanoi Omega-Automata format, version 1 (BabiakEtAl2015). */
public final class HoaPrinter {
  private HoaPrinter() {}

  public static String print(String name, Automaton automaton) {
    StringBuilder text = new StringBuilder();
    List<String> propositions = automaton.propositions();
    text.append("HOA: v1\n");
    text.append("name: ").append(quoted(name)).append('\n');
    text.append("States: ").append(automaton.states()).append('\n');
    text.append("Start: ").append(automaton.initial()).append('\n');
    text.append("AP: ").append(propositions.size());
    propositions.forEach(p -> text.append(' ').append(quoted(p)));
    text.append('\n').append(acceptance(automaton)).append(properties(automaton));
    text.append("--BODY--\n");
    for (int s = 0; s < automaton.states(); s++) {
      boolean accepting = automaton.isStateBased() && automaton.isAccepting(s);
      text.append("State: ").append(s).append(accepting ? " {0}" : "").append('\n');
      for (Arc arc : automaton.arcs(s)) {
        text.append('[').append(LabelText.literals(arc.label(), Integer::toString, "&", "t"));
        text.append("] ").append(arc.target());
        if (arc.marks() != 0 && !automaton.isStateBased()) {
          text.append(" {").append(LabelText.marks(arc.marks())).append('}');
        }
        text.append('\n');
      }
    }
    return text.append("--END--\n").toString();
  }

  private static String acceptance(Automaton automaton) {
    int marks = automaton.marks();
    if (marks == 0) {
      return "acc-name: all\nAcceptance: 0 t\n";
    }
    String name = automaton.isStateBased() ? "Buchi" : "generalized-Buchi " + marks;
    String condition =
        IntStream.range(0, marks).mapToObj(i -> "Inf(" + i + ")").collect(Collectors.joining("&"));
    return "acc-name: " + name + "\nAcceptance: " + marks + " " + condition + "\n";
  }

  private static String properties(Automaton automaton) {
    String where = automaton.isStateBased() ? "state-acc" : "trans-acc";
    return "properties: trans-labels explicit-labels " + where + "\n";
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}

package dev.gyre.ltl.print;

import dev.gyre.ltl.automaton.Arc;
import dev.gyre.ltl.automaton.Automaton;

/** An automaton for people. */
public final class AutomatonText {
  private AutomatonText() {}

  public static String print(String title, Automaton automaton) {
    StringBuilder text = new StringBuilder();
    text.append(title).append('\n');
    text.append(count(automaton.states(), "state")).append(", ");
    text.append(count(automaton.arcCount(), "arc")).append(", ");
    text.append(acceptance(automaton)).append('\n');
    for (int s = 0; s < automaton.states(); s++) {
      text.append("\nstate ").append(s);
      text.append(s == automaton.initial() ? ", initial" : "");
      boolean accepting = automaton.isStateBased() && automaton.isAccepting(s);
      text.append(accepting ? ", accepting" : "").append('\n');
      for (Arc arc : automaton.arcs(s)) {
        text.append("  ").append(LabelText.of(arc.label(), automaton.propositions()));
        text.append(" -> ").append(arc.target());
        if (arc.marks() != 0 && !automaton.isStateBased()) {
          text.append("  {").append(LabelText.marks(arc.marks())).append('}');
        }
        text.append('\n');
      }
    }
    return text.toString();
  }

  private static String acceptance(Automaton automaton) {
    if (automaton.marks() == 0) {
      return "every infinite run is accepted";
    }
    return automaton.isStateBased()
        ? "accepted if an accepting state is visited infinitely often"
        : "accepted if every {n} is taken infinitely often, n < " + automaton.marks();
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}

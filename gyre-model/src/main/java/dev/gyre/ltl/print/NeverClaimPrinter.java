package dev.gyre.ltl.print;

import dev.gyre.ltl.automaton.Arc;
import dev.gyre.ltl.automaton.Automaton;

/**
 * A Büchi automaton as a never claim that Spin accepts. States are named as Spin names them; in the
 * state {@code accept_all} anything goes, and there the claim ends.
 */
public final class NeverClaimPrinter {
  private final Automaton automaton;

  private NeverClaimPrinter(Automaton automaton) {
    this.automaton = automaton;
  }

  /**
   * @param automaton with accepting states
   */
  public static String print(String title, Automaton automaton) {
    if (!automaton.isStateBased()) {
      throw new IllegalArgumentException("a never claim has accepting states");
    }
    return new NeverClaimPrinter(automaton).print(title);
  }

  private String print(String title) {
    StringBuilder text = new StringBuilder();
    text.append("never { /* ").append(title.replace("*/", "* /")).append(" */\n");
    // Spin starts with the first state.
    state(automaton.initial(), text);
    int all = -1;
    for (int s = 0; s < automaton.states(); s++) {
      if (automaton.acceptsEverything(s)) {
        all = s;
      } else if (s != automaton.initial()) {
        state(s, text);
      }
    }
    if (all >= 0 && all != automaton.initial()) {
      state(all, text);
    }
    return text.append("}\n").toString();
  }

  private void state(int state, StringBuilder text) {
    text.append(name(state)).append(":\n");
    if (automaton.acceptsEverything(state)) {
      text.append("\tskip\n");
      return;
    }
    if (automaton.arcs(state).isEmpty()) {
      text.append("\tfalse;\n");
      return;
    }
    text.append("\tdo\n");
    for (Arc arc : automaton.arcs(state)) {
      text.append("\t:: (").append(LabelText.of(arc.label(), automaton.propositions()));
      text.append(") -> goto ").append(name(arc.target())).append('\n');
    }
    text.append("\tod;\n");
  }

  private String name(int state) {
    if (automaton.acceptsEverything(state)) {
      return "accept_all";
    }
    String prefix = automaton.isAccepting(state) ? "accept_" : "T0_";
    return prefix + (state == automaton.initial() ? "init" : "S" + state);
  }
}

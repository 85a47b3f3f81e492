package dev.gyre.bound.unfold;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/** A guard and what follows, on an edge or inside a {@code d_step}. */
record Action(int automaton, Guard guard, List<Effect> effects, SourceSpan span, String text) {

  static Action of(int automaton, Edge edge) {
    return new Action(automaton, edge.guard(), edge.effects(), edge.span(), edge.text());
  }

  static Action of(int automaton, StepProgram.Branch branch) {
    String text = branch.span().visibleSite().text().strip();
    int end = text.indexOf('\n');
    return new Action(
        automaton,
        branch.guard(),
        branch.effects(),
        branch.span(),
        end < 0 ? text : text.substring(0, end).strip());
  }

  /** All actions of processes. */
  static List<Action> all(ProcessSystem system) {
    List<Action> found = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess()) {
        for (Location location : automaton.locations()) {
          location.edges().forEach(edge -> add(Action.of(automaton.index(), edge), found));
        }
      }
    }
    return found;
  }

  private static void add(Action action, List<Action> found) {
    found.add(action);
    for (Effect effect : action.effects()) {
      if (effect instanceof Effect.IndivisibleStep step) {
        step.program().branches().forEach(b -> add(of(action.automaton(), b), found));
      }
    }
  }
}

package dev.gyre.engine.trace;

import dev.gyre.engine.model.SdlModels;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import java.util.List;
import java.util.Optional;

/** What the places of a process are called in SDL, where people know states and not lines. */
public final class SdlStates {
  private static final String DISCARD = "discard ";

  private SdlStates() {}

  /** The state at a place; empty inside transitions and in other languages. */
  public static Optional<String> name(ProcessAutomaton automaton, Location location) {
    if (!isSdl(automaton)) {
      return Optional.empty();
    }
    return automaton.labels().stream()
        .filter(label -> label.location() == location.index())
        .map(ProcessAutomaton.Label::name)
        .findFirst();
  }

  public static boolean isSdl(ProcessAutomaton automaton) {
    return SdlModels.isSdl(automaton.span().file());
  }

  /**
   * Whether a step is written in the text. That a signal is discarded, is taken from among saved
   * ones or comes from a timer is not: every state would be full of it.
   */
  public static boolean isWritten(Edge edge) {
    return discarded(edge).isEmpty()
        && !edge.text().startsWith("take the oldest ")
        && !(edge.text().startsWith("timer ") && edge.text().endsWith(" expires"));
  }

  /** The signal that a step discards, if it does. */
  public static Optional<String> discarded(Edge edge) {
    return edge.text().startsWith(DISCARD)
        ? Optional.of(edge.text().substring(DISCARD.length()))
        : Optional.empty();
  }

  /** What a process waits for at a place. */
  static List<String> statements(ProcessAutomaton automaton, Location location) {
    return location.edges().stream()
        .filter(edge -> !isSdl(automaton) || isWritten(edge))
        .map(Edge::text)
        .distinct()
        .toList();
  }
}

package dev.gyre.product;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.Transitions;

/** The edges of a claim as plain numbers, for code that runs once per step. */
final class ClaimAutomaton {
  private final ProcessAutomaton automaton;
  private final boolean[] ends;
  private final boolean[] accepting;
  private final int[][] targetOfChoice;

  /** By the id of an edge; only those of the claim count. */
  private final Edge[] edges;

  private final int[] choiceOf;

  ClaimAutomaton(ProcessSystem system, ProcessAutomaton automaton) {
    this.automaton = automaton;
    int locations = automaton.locations().size();
    this.ends = new boolean[locations];
    this.accepting = new boolean[locations];
    this.targetOfChoice = new int[locations][];
    this.edges = new Edge[system.edgeCount()];
    this.choiceOf = new int[system.edgeCount()];
    automaton.locations().forEach(this::describe);
  }

  private void describe(Location location) {
    int index = location.index();
    int count = location.edges().size();
    if (count > Transitions.MAX_CHOICES) {
      throw new ModelTooLargeException(
          "a location of "
              + automaton.name()
              + " has "
              + count
              + " edges, and Gyre can number "
              + Transitions.MAX_CHOICES);
    }
    ends[index] = location.marks().contains(Location.Mark.END);
    accepting[index] = location.marks().contains(Location.Mark.ACCEPT);
    targetOfChoice[index] = new int[count];
    for (int choice = 0; choice < count; choice++) {
      Edge edge = location.edges().get(choice);
      edges[edge.id()] = edge;
      choiceOf[edge.id()] = choice;
      targetOfChoice[index][choice] = edge.target();
    }
  }

  int index() {
    return automaton.index();
  }

  int initial() {
    return automaton.initial();
  }

  String name() {
    return automaton.name();
  }

  SourceSpan span() {
    return automaton.span();
  }

  /** Whether the claim is completed when it is here: its closing brace, or an end label. */
  boolean isEnd(int location) {
    return ends[location];
  }

  boolean isAccepting(int location) {
    return accepting[location];
  }

  /** Where the edge in this place among those of a location leads. */
  int target(int location, int choice) {
    return targetOfChoice[location][choice];
  }

  int target(int edge) {
    return edges[edge].target();
  }

  int choice(int edge) {
    return choiceOf[edge];
  }

  /** Whether the claim makes another move in the same state after this edge. */
  boolean keepsControl(int edge) {
    return edges[edge].control() == Edge.Control.KEEP;
  }

  SourceSpan span(int edge) {
    return edges[edge].span();
  }
}

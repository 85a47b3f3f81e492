package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/**
 * What a process, a procedure or a composite state does.
 *
 * @param starts the start transitions; a composite state may have several, told apart by name
 * @param composites the composite states that are defined here
 * @param states the parts of states in source order; a state may have several parts
 * @param labels transitions outside any state
 */
public record Behaviour(
    SourceSpan span,
    List<Start> starts,
    List<CompositeState> composites,
    List<State> states,
    List<FreeLabel> labels) {
  public Behaviour {
    starts = List.copyOf(starts);
    composites = List.copyOf(composites);
    states = List.copyOf(states);
    labels = List.copyOf(labels);
  }

  /** {@code start; ..}, or {@code start entry; ..} of a composite state. */
  public record Start(SourceSpan span, Optional<Name> entry, Transition transition) {}

  /** {@code connection l: .. endconnection}. */
  public record FreeLabel(SourceSpan span, Name name, Transition transition) {}

  /** Whether the names are those of the states, or of the states left out. */
  public enum Selection {
    LISTED,
    ALL_BUT
  }

  /** {@code state a, b; ..}, {@code state *; ..} or {@code state *(a, b); ..}. */
  public record State(
      SourceSpan span, Selection selection, List<Name> names, List<StatePart> parts) {
    public State {
      names = List.copyOf(names);
      parts = List.copyOf(parts);
    }
  }

  /** Whether one inner state is active, or one of each partition. */
  public enum Composition {
    SEQUENTIAL,
    AGGREGATION
  }

  /**
   * {@code state s; substructure .. endsubstructure}.
   *
   * @param entries the names after {@code in}
   * @param exits the names after {@code out}
   * @param definitions its variables and procedures; what runs when it is entered and left are
   *     procedures of those names
   * @param behaviour its inner states; of an aggregation the composites are the partitions
   */
  public record CompositeState(
      SourceSpan span,
      Composition composition,
      Name name,
      List<Name> entries,
      List<Name> exits,
      List<Definition> definitions,
      Behaviour behaviour) {
    public CompositeState {
      entries = List.copyOf(entries);
      exits = List.copyOf(exits);
      definitions = List.copyOf(definitions);
    }
  }
}

package dev.gyre.ir;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One kind of process, or a claim or event trace, as an automaton.
 *
 * @param index its place in {@link ProcessSystem#automata}
 * @param parameters the first locals, set by whoever creates the process
 * @param locals all local variables, parameters included
 * @param initial where a process starts
 * @param provided the condition under which any edge can be taken
 */
public record ProcessAutomaton(
    int index,
    String name,
    Kind kind,
    Determinism determinism,
    List<Variable> parameters,
    List<Variable> locals,
    List<Location> locations,
    int initial,
    List<Label> labels,
    Optional<Expr> provided,
    List<ExclusiveUse> exclusiveUses,
    SourceSpan span) {

  public ProcessAutomaton {
    parameters = List.copyOf(parameters);
    locals = List.copyOf(locals);
    locations = List.copyOf(locations);
    labels = List.copyOf(labels);
    exclusiveUses = List.copyOf(exclusiveUses);
  }

  /** The same automaton with another edge for each. */
  public ProcessAutomaton withEdges(UnaryOperator<Edge> change) {
    return withLocations(
        locations.stream()
            .map(place -> place.withEdges(place.edges().stream().map(change).toList()))
            .toList());
  }

  /** The same automaton with other locations, one for each that is there. */
  public ProcessAutomaton withLocations(List<Location> other) {
    return new ProcessAutomaton(
        index,
        name,
        kind,
        determinism,
        parameters,
        locals,
        other,
        initial,
        labels,
        provided,
        exclusiveUses,
        span);
  }

  /** The same automaton with other variables, of which the first are again its parameters. */
  public ProcessAutomaton withLocals(List<Variable> other) {
    return new ProcessAutomaton(
        index,
        name,
        kind,
        determinism,
        other.subList(0, parameters.size()),
        other,
        locations,
        initial,
        labels,
        provided,
        exclusiveUses,
        span);
  }

  /** Whether this is a process, and neither a claim nor a trace. */
  public boolean isProcess() {
    return kind == Kind.PROCTYPE || kind == Kind.INIT;
  }

  /** Whether each process of this kind brings channels of its own. */
  public boolean ownsChannels() {
    return locals.stream().anyMatch(variable -> variable.declaredChannels().isPresent());
  }

  /** What an automaton is for. */
  public enum Kind {
    PROCTYPE("proctype"),
    INIT("init"),
    NEVER("never claim"),
    TRACE("trace assertion"),
    NOTRACE("notrace assertion");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** Whether two executable edges at once are an error. */
  public enum Determinism {
    ANY,
    DETERMINISTIC
  }

  /** A label of the source and where it stands. */
  public record Label(String name, int location) {}

  /** A promise that only this process uses one end of a channel. */
  public record ExclusiveUse(End end, Place channel, SourceSpan span) {
    /** Which end. */
    public enum End {
      RECEIVE,
      SEND
    }
  }
}

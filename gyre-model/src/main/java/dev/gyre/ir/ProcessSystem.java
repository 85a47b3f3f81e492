package dev.gyre.ir;

import dev.gyre.ir.symmetry.Symmetry;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A whole model: the root of the intermediate representation.
 *
 * @param globals the shared variables, in declaration order
 * @param automata processes, claims and traces
 * @param start the processes that exist at the beginning, in the order of their numbers
 * @param properties the temporal properties
 * @param mtypes for each set of symbolic constants the names of its values, value 1 first
 * @param symmetry which parts of it are interchangeable
 * @param watched the events that its execution keeps track of, if it does
 */
public record ProcessSystem(
    String name,
    List<Variable> globals,
    List<ProcessAutomaton> automata,
    List<StartProcess> start,
    List<LtlProperty> properties,
    Map<String, List<String>> mtypes,
    Symmetry symmetry,
    Optional<EventWatch> watched) {

  public ProcessSystem {
    globals = List.copyOf(globals);
    automata = List.copyOf(automata);
    start = List.copyOf(start);
    properties = List.copyOf(properties);
    if (properties.stream().map(LtlProperty::name).distinct().count() < properties.size()) {
      throw new IllegalArgumentException("two properties have the same name, by which they differ");
    }
    mtypes = Map.copyOf(mtypes);
  }

  /** A system of which nothing is known to be symmetric. */
  public ProcessSystem(
      String name,
      List<Variable> globals,
      List<ProcessAutomaton> automata,
      List<StartProcess> start,
      List<LtlProperty> properties,
      Map<String, List<String>> mtypes) {
    this(name, globals, automata, start, properties, mtypes, Symmetry.none(), Optional.empty());
  }

  /** A process that exists from the beginning; its parameters are 0. */
  public record StartProcess(int automaton, int priority) {}

  /** The same system with other automata. */
  public ProcessSystem withAutomata(List<ProcessAutomaton> other) {
    return new ProcessSystem(name, globals, other, start, properties, mtypes, symmetry, watched);
  }

  /** The same system with other global variables. */
  public ProcessSystem withGlobals(List<Variable> other) {
    return new ProcessSystem(name, other, automata, start, properties, mtypes, symmetry, watched);
  }

  /** The same system with other temporal properties. */
  public ProcessSystem withProperties(List<LtlProperty> other) {
    return new ProcessSystem(name, globals, automata, start, other, mtypes, symmetry, watched);
  }

  /** The same system with something else known to be symmetric. */
  public ProcessSystem withSymmetry(Symmetry other) {
    return new ProcessSystem(name, globals, automata, start, properties, mtypes, other, watched);
  }

  /** The same system, of whose steps is noted which of these events they are. */
  public ProcessSystem watching(Optional<EventWatch> events) {
    return new ProcessSystem(name, globals, automata, start, properties, mtypes, symmetry, events);
  }

  /** How many edges all automata have together; edge ids are below this number. */
  public int edgeCount() {
    int count = 0;
    for (ProcessAutomaton automaton : automata) {
      for (Location location : automaton.locations()) {
        count += location.edges().size();
      }
    }
    return count;
  }
}

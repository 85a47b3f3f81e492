package dev.gyre.ir;

import dev.gyre.ir.symmetry.Symmetry;
import java.util.List;
import java.util.Map;

/**
 * A whole model: the root of the intermediate representation.
 *
 * @param globals the shared variables, in declaration order
 * @param automata processes, claims and traces
 * @param start the processes that exist at the beginning, in the order of their numbers
 * @param properties the temporal properties
 * @param mtypes for each set of symbolic constants the names of its values, value 1 first
 * @param symmetry which parts of it are interchangeable
 */
public record ProcessSystem(
    String name,
    List<Variable> globals,
    List<ProcessAutomaton> automata,
    List<StartProcess> start,
    List<LtlProperty> properties,
    Map<String, List<String>> mtypes,
    Symmetry symmetry) {

  public ProcessSystem {
    globals = List.copyOf(globals);
    automata = List.copyOf(automata);
    start = List.copyOf(start);
    properties = List.copyOf(properties);
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
    this(name, globals, automata, start, properties, mtypes, Symmetry.none());
  }

  /** A process that exists from the beginning; its parameters are 0. */
  public record StartProcess(int automaton, int priority) {}

  /** The same system with other automata. */
  public ProcessSystem withAutomata(List<ProcessAutomaton> other) {
    return new ProcessSystem(name, globals, other, start, properties, mtypes, symmetry);
  }

  /** The same system with other global variables. */
  public ProcessSystem withGlobals(List<Variable> other) {
    return new ProcessSystem(name, other, automata, start, properties, mtypes, symmetry);
  }

  /** The same system with other temporal properties. */
  public ProcessSystem withProperties(List<LtlProperty> other) {
    return new ProcessSystem(name, globals, automata, start, other, mtypes, symmetry);
  }

  /** The same system with something else known to be symmetric. */
  public ProcessSystem withSymmetry(Symmetry other) {
    return new ProcessSystem(name, globals, automata, start, properties, mtypes, other);
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

package dev.gyre.promela.lower;

import dev.gyre.promela.sema.ProcessSymbol;
import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.promela.syntax.Statement;
import java.util.IdentityHashMap;
import java.util.OptionalInt;

/** What the lowering of one part must know about the others. */
final class Context {
  private final ResolvedModel resolved;
  private final FlatVariables globals;
  private final EventFlags events;
  private final IdentityHashMap<ProcessSymbol, Integer> automata = new IdentityHashMap<>();
  private final IdentityHashMap<ProcessSymbol, FlatVariables> locals = new IdentityHashMap<>();
  private final IdentityHashMap<Statement.Labeled, Integer> labelLocations =
      new IdentityHashMap<>();

  Context(ResolvedModel resolved, FlatVariables globals) {
    this.resolved = resolved;
    this.globals = globals;
    this.events = new EventFlags(globals);
  }

  ResolvedModel resolved() {
    return resolved;
  }

  void addAutomaton(ProcessSymbol process, int index, FlatVariables variables) {
    automata.put(process, index);
    locals.put(process, variables);
  }

  int automaton(ProcessSymbol process) {
    return automata.get(process);
  }

  FlatVariables locals(ProcessSymbol process) {
    return locals.get(process);
  }

  /** Where the variable lives, seen from {@code process}. */
  FlatVariables home(VariableSymbol symbol, ProcessSymbol process) {
    return globals.contains(symbol) ? globals : locals.get(process);
  }

  FlatVariables globals() {
    return globals;
  }

  EventFlags events() {
    return events;
  }

  void placeLabel(Statement.Labeled label, int location) {
    labelLocations.put(label, location);
  }

  /** The location of a label; empty if no process can ever stand there. */
  OptionalInt location(Statement.Labeled label) {
    Integer location = labelLocations.get(label);
    return location == null ? OptionalInt.empty() : OptionalInt.of(location);
  }
}

package dev.gyre.promela.sema;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Statement;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the {@link Resolver} found out. Nodes of the tree are keys by identity: two equal nodes in
 * two places may mean different things.
 */
public final class ResolvedModel {
  private final Model model;
  private final MtypeTable mtypes = new MtypeTable();
  private final List<VariableSymbol> globals = new ArrayList<>();
  private final Map<String, Type.Structure> structures = new LinkedHashMap<>();
  private final Map<String, ProcessSymbol> processes = new LinkedHashMap<>();
  private final List<ProcessSymbol> automata = new ArrayList<>();
  private final IdentityHashMap<Expression.Reference, VariableSymbol> references =
      new IdentityHashMap<>();
  private final IdentityHashMap<Expression.RemoteVariable, VariableSymbol> remotes =
      new IdentityHashMap<>();
  private final IdentityHashMap<Statement.Declare, List<VariableSymbol>> declared =
      new IdentityHashMap<>();
  private final IdentityHashMap<Statement.Goto, Statement.Labeled> jumps = new IdentityHashMap<>();
  private final IdentityHashMap<Statement.ForIn, VariableSymbol> counters = new IdentityHashMap<>();

  ResolvedModel(Model model) {
    this.model = model;
  }

  public Model model() {
    return model;
  }

  public MtypeTable mtypes() {
    return mtypes;
  }

  public List<VariableSymbol> globals() {
    return globals;
  }

  /** Process types, init, claims and traces in source order. */
  public List<ProcessSymbol> automata() {
    return automata;
  }

  /** The process type of that name. */
  public Optional<ProcessSymbol> process(String name) {
    return Optional.ofNullable(processes.get(name));
  }

  public Iterable<String> processNames() {
    return processes.keySet();
  }

  /** The variable a reference starts from; empty for the wildcard and for what is undeclared. */
  public Optional<VariableSymbol> variable(Expression.Reference reference) {
    return Optional.ofNullable(references.get(reference));
  }

  public Optional<VariableSymbol> variable(Expression.RemoteVariable reference) {
    return Optional.ofNullable(remotes.get(reference));
  }

  /** The variables of a declaration among statements, in order. */
  public List<VariableSymbol> declared(Statement.Declare declaration) {
    return declared.getOrDefault(declaration, List.of());
  }

  public Optional<Statement.Labeled> target(Statement.Goto jump) {
    return Optional.ofNullable(jumps.get(jump));
  }

  /** The hidden counter of a loop over a channel. */
  public Optional<VariableSymbol> counter(Statement.ForIn loop) {
    return Optional.ofNullable(counters.get(loop));
  }

  Map<String, Type.Structure> structures() {
    return structures;
  }

  void addProcess(ProcessSymbol process) {
    processes.put(process.name().text(), process);
  }

  void bind(Expression.Reference reference, VariableSymbol symbol) {
    references.put(reference, symbol);
  }

  void bind(Expression.RemoteVariable reference, VariableSymbol symbol) {
    remotes.put(reference, symbol);
  }

  void bind(Statement.Declare declaration, List<VariableSymbol> symbols) {
    declared.put(declaration, symbols);
  }

  void bind(Statement.Goto jump, Statement.Labeled target) {
    jumps.put(jump, target);
  }

  void bind(Statement.ForIn loop, VariableSymbol counter) {
    counters.put(loop, counter);
  }
}

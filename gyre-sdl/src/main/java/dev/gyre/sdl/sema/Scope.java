package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.SignalItem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What names mean in a system, a block, a process or a procedure; outer scopes are looked at last.
 */
final class Scope {
  private final Scope outer;
  private final Map<String, Definition> sortDefinitions = new HashMap<>();
  private final Map<String, IfType> sorts = new HashMap<>();
  private final Map<String, SemanticError> brokenSorts = new HashMap<>();
  private final Map<String, Definition.Synonym> synonyms = new HashMap<>();
  private final Map<String, IfExpr> constants = new HashMap<>();
  private final Map<String, IfPlace> variables = new HashMap<>();
  private final Map<String, IfTimer> timers = new HashMap<>();
  private final Map<String, IfSignal> signals = new LinkedHashMap<>();
  private final Map<String, List<SignalItem>> signalLists = new HashMap<>();
  private final Map<String, Definition.ProcedureDefinition> procedures = new HashMap<>();
  private final Map<String, Definition.ProcedureReference> externals = new HashMap<>();
  private final Map<String, Integer> processes = new HashMap<>();
  private SystemView view;

  private Scope(Scope outer) {
    this.outer = outer;
  }

  static Scope global() {
    return new Scope(null);
  }

  Scope inner() {
    return new Scope(this);
  }

  /** The first thing of that name, from here outwards. */
  private <T> Optional<T> find(Name name, Function<Scope, Map<String, T>> table) {
    for (Scope at = this; at != null; at = at.outer) {
      T found = table.apply(at).get(name.key());
      if (found != null) {
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }

  // ---- sorts and constants

  void addSort(Name name, Definition definition) {
    sortDefinitions.put(name.key(), definition);
  }

  void addSort(String key, IfType type) {
    sorts.put(key, type);
  }

  /** A sort that is defined, but cannot be had: an error for whoever uses it. */
  void addBrokenSort(String key, SemanticError error) {
    brokenSorts.put(key, error);
  }

  Optional<SemanticError> brokenSort(Name name) {
    return find(name, scope -> scope.brokenSorts);
  }

  /** The scope that defines a sort. */
  Optional<Scope> sortOwner(Name name) {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.sortDefinitions.containsKey(name.key()) || at.sorts.containsKey(name.key())) {
        return Optional.of(at);
      }
    }
    return Optional.empty();
  }

  Optional<IfType> knownSort(Name name) {
    return Optional.ofNullable(sorts.get(name.key()));
  }

  Optional<Definition> sortDefinition(Name name) {
    return Optional.ofNullable(sortDefinitions.get(name.key()));
  }

  void addSynonym(Definition.Synonym synonym) {
    synonyms.put(synonym.name().key(), synonym);
  }

  Optional<Definition.Synonym> synonym(Name name) {
    return find(name, scope -> scope.synonyms);
  }

  void addConstant(String key, IfExpr value) {
    constants.put(key, value);
  }

  Optional<IfExpr> constant(Name name) {
    return find(name, scope -> scope.constants);
  }

  // ---- what a process has

  void addVariable(Name name, IfPlace place) {
    variables.put(name.key(), place);
  }

  Optional<IfPlace> variable(Name name) {
    return find(name, scope -> scope.variables);
  }

  void addTimer(Name name, IfTimer timer) {
    timers.put(name.key(), timer);
  }

  Optional<IfTimer> timer(Name name) {
    return find(name, scope -> scope.timers);
  }

  void addProcedure(Definition.ProcedureDefinition procedure) {
    procedures.put(procedure.name().key(), procedure);
  }

  Optional<Definition.ProcedureDefinition> procedure(Name name) {
    return find(name, scope -> scope.procedures);
  }

  void addExternal(Definition.ProcedureReference procedure) {
    externals.put(procedure.name().key(), procedure);
  }

  Optional<Definition.ProcedureReference> external(Name name) {
    return find(name, scope -> scope.externals);
  }

  // ---- who there is, and what goes between them

  void addSignal(IfSignal signal, Name name) {
    signals.put(name.key(), signal);
  }

  Optional<IfSignal> signal(Name name) {
    return find(name, scope -> scope.signals);
  }

  /** The signals of this scope and those around it. */
  List<IfSignal> signals() {
    List<IfSignal> all = new ArrayList<>();
    for (Scope at = this; at != null; at = at.outer) {
      all.addAll(at.signals.values());
    }
    return all;
  }

  void addSignalList(Name name, List<SignalItem> items) {
    signalLists.put(name.key(), items);
  }

  Optional<List<SignalItem>> signalList(Name name) {
    return find(name, scope -> scope.signalLists);
  }

  void addProcess(Name name, int index) {
    processes.put(name.key(), index);
  }

  Optional<Integer> process(Name name) {
    return find(name, scope -> scope.processes);
  }

  // ---- what can be seen of others

  /** Whoever watches a system also sees what others have. */
  void see(SystemView found) {
    view = found;
  }

  /** What can be seen from here of processes that run. */
  Optional<SystemView> view() {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.view != null) {
        return Optional.of(at.view);
      }
    }
    return Optional.empty();
  }
}

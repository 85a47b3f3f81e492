package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the parts of one process share while it is analysed. */
final class ProcessContext {
  private final int index;
  private final String name;
  private final SystemContext system;
  private final BlockGraph graph = new BlockGraph();
  private final List<IfVariable> variables = new ArrayList<>();
  private final List<IfTimer> timers = new ArrayList<>();
  private final Map<String, Integer> states = new HashMap<>();
  private final List<String> stateNames = new ArrayList<>();
  private final List<Level> stateLevels = new ArrayList<>();
  private final Set<String> partStates = new HashSet<>();
  private final Map<Integer, Configuration> configurations = new HashMap<>();
  private final Map<String, Integer> passages = new HashMap<>();
  private final Set<SourceSpan> open = new HashSet<>();

  ProcessContext(int index, String name, SystemContext system) {
    this.index = index;
    this.name = name;
    this.system = system;
  }

  int index() {
    return index;
  }

  String name() {
    return name;
  }

  SystemContext system() {
    return system;
  }

  BlockGraph graph() {
    return graph;
  }

  List<IfVariable> variables() {
    return variables;
  }

  List<IfTimer> timers() {
    return timers;
  }

  /** Adds a variable. */
  IfPlace addVariable(String name, IfType type, Optional<IfExpr> initial, SourceSpan span) {
    IfVariable variable = new IfVariable(variables.size(), name, type, initial, span);
    variables.add(variable);
    return new IfPlace(variable, List.of(), type);
  }

  IfTimer addTimer(String name, SourceSpan span) {
    IfTimer timer = new IfTimer(timers.size(), name, span);
    timers.add(timer);
    return timer;
  }

  /** Begins to copy a procedure; false if that is already going on. */
  boolean enter(Definition.ProcedureDefinition procedure) {
    return open.add(procedure.span());
  }

  void leave(Definition.ProcedureDefinition procedure) {
    open.remove(procedure.span());
  }

  /** Adds a state that has no states inside. */
  void addState(Name name, Level level) {
    String shown = level.shown(name.text());
    String key = shown.toLowerCase(Locale.ROOT);
    if (level.isAggregation() || level.inner(name.key()).isPresent()) {
      return;
    }
    if (level.partition().isPresent()) {
      partStates.add(key);
    } else if (!states.containsKey(key)) {
      states.put(key, stateNames.size());
      stateNames.add(shown);
      stateLevels.add(level);
    }
  }

  /** The states of partitions, in small letters. */
  Set<String> partStates() {
    return partStates;
  }

  /** Whether a partition has a state of that name in a level of it. */
  boolean hasPartState(String name, Level level) {
    return partStates.contains(level.shown(name).toLowerCase(Locale.ROOT));
  }

  /** The number of the state that the partitions of an aggregation are in together. */
  int state(Configuration configuration) {
    Integer known = states.get(configuration.key());
    if (known != null) {
      return known;
    }
    int number = stateNames.size();
    states.put(configuration.key(), number);
    stateNames.add(configuration.shown());
    stateLevels.add(configuration.aggregation());
    configurations.put(number, configuration);
    return number;
  }

  /** Where the partitions are in a state, if it is one of an aggregation. */
  Optional<Configuration> configuration(int state) {
    return Optional.ofNullable(configurations.get(state));
  }

  /** The level that a state is of. */
  Level levelOf(int state) {
    return stateLevels.get(state);
  }

  /** A way into or out of a composite state that is already in the graph. */
  Optional<Integer> passage(String key) {
    return Optional.ofNullable(passages.get(key));
  }

  void addPassage(String key, int block) {
    passages.put(key, block);
  }

  /** The number of the state of that name in a level. */
  Optional<Integer> state(String name, Level level) {
    return Optional.ofNullable(states.get(level.shown(name).toLowerCase(Locale.ROOT)));
  }

  List<String> stateNames() {
    return stateNames;
  }
}

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
    if (level.inner(name.key()).isEmpty() && !states.containsKey(key)) {
      states.put(key, stateNames.size());
      stateNames.add(shown);
      stateLevels.add(level);
    }
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

package dev.gyre.ir;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * One automaton of a {@link TinyModel}; it starts at location 0. Each edge stands in a line of its
 * own, in the order in which they are given.
 */
public final class TinyProcess {
  private final int index;
  private final String name;
  private final ProcessAutomaton.Kind kind;
  private final List<Variable> locals = new ArrayList<>();
  private final List<ProcessAutomaton.ExclusiveUse> exclusive = new ArrayList<>();
  private final Map<Integer, List<Edge>> edges = new TreeMap<>();
  private final Map<Integer, Set<Location.Mark>> marks = new TreeMap<>();
  private Optional<Expr> provided = Optional.empty();
  private ProcessAutomaton.Determinism determinism = ProcessAutomaton.Determinism.ANY;
  private int parameters;
  private int locations = 1;

  TinyProcess(int index, String name, ProcessAutomaton.Kind kind) {
    this.index = index;
    this.name = name;
    this.kind = kind;
  }

  public int index() {
    return index;
  }

  public Variable local(String variable, ValueType type, Integer... dimensions) {
    Variable local =
        new Variable(
            locals.size(),
            variable,
            Variable.Scope.LOCAL,
            type,
            List.of(dimensions),
            Initial.unwritten(type),
            TinyModel.SPAN);
    locals.add(local);
    return local;
  }

  /** Parameters come before all other variables. */
  public Variable parameter(String variable, ValueType type) {
    parameters++;
    return local(variable, type);
  }

  public TinyProcess provided(Expr condition) {
    provided = Optional.of(condition);
    return this;
  }

  public TinyProcess deterministic() {
    determinism = ProcessAutomaton.Determinism.DETERMINISTIC;
    return this;
  }

  /** A promise that nobody else uses an end of a channel. */
  public TinyProcess alone(ProcessAutomaton.ExclusiveUse.End end, Variable channel) {
    exclusive.add(new ProcessAutomaton.ExclusiveUse(end, TinyModel.place(channel), TinyModel.SPAN));
    return this;
  }

  public TinyProcess mark(int location, Location.Mark mark) {
    grow(location);
    marks.computeIfAbsent(location, l -> EnumSet.noneOf(Location.Mark.class)).add(mark);
    return this;
  }

  /** A step after which anybody may move. */
  public TinyProcess step(int source, int target, Guard guard, Effect... effects) {
    return edge(source, target, guard, Edge.Control.RELEASE, 0, effects);
  }

  /** A step in an atomic sequence that goes on behind it. */
  public TinyProcess atomic(int source, int target, Guard guard, Effect... effects) {
    return edge(source, target, guard, Edge.Control.KEEP, 0, effects);
  }

  /** A step of an unless; such steps stand before those that they interrupt. */
  public TinyProcess escape(int source, int target, Guard guard, Effect... effects) {
    return edge(source, target, guard, Edge.Control.RELEASE, 1, effects);
  }

  /** The process ends where it may rest. */
  public TinyProcess end(int source) {
    mark(source, Location.Mark.END);
    return step(source, Edge.NO_LOCATION, new Guard.Always(), new Effect.Terminate());
  }

  private TinyProcess edge(
      int source, int target, Guard guard, Edge.Control control, int escape, Effect... effects) {
    grow(source);
    grow(target);
    List<Edge> here = edges.computeIfAbsent(source, l -> new ArrayList<>());
    here.add(
        escape > 0 ? 0 : here.size(),
        new Edge(
            0,
            source,
            target,
            guard,
            List.of(effects),
            control,
            escape,
            TinyModel.line(edgeCount() + 1),
            source + "->" + target));
    return this;
  }

  private void grow(int location) {
    locations = Math.max(locations, location + 1);
  }

  int edgeCount() {
    return edges.values().stream().mapToInt(List::size).sum();
  }

  ProcessAutomaton automaton(int firstEdge) {
    int next = firstEdge;
    List<Location> all = new ArrayList<>();
    for (int i = 0; i < locations; i++) {
      List<Edge> here = new ArrayList<>();
      for (Edge edge : edges.getOrDefault(i, List.of())) {
        here.add(edge.withId(next++));
      }
      all.add(new Location(i, i + 1, marks.getOrDefault(i, Set.of()), here, TinyModel.SPAN));
    }
    return new ProcessAutomaton(
        index,
        name,
        kind,
        determinism,
        locals.subList(0, parameters),
        locals,
        all,
        0,
        List.of(),
        provided,
        exclusive,
        TinyModel.SPAN);
  }
}

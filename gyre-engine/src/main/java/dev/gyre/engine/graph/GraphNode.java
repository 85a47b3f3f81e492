package dev.gyre.engine.graph;

import dev.gyre.engine.trace.StateView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A state of a graph in words; its values are looked up only when somebody asks for them. */
public final class GraphNode {
  private final int number;
  private final Set<Trait> traits;
  private final List<Arc> arcs;
  private final List<String> faults;
  private final Supplier<StateView> view;
  private final Predicate<StateView.Value> isShown;

  /** What is special about a state. */
  public enum Trait {
    INITIAL,
    /** Nothing can happen, and all processes may rest where they are. */
    END,
    DEADLOCK,
    /** Something goes wrong there, or in a step from there. */
    FAULT,
    /** It lies on the path that is marked. */
    ERROR_PATH,
    /** The expression for colours holds. */
    COLOURED,
    /** What can happen there has not been looked at. */
    OPEN
  }

  /** Whether a step belongs to the path that is marked. */
  public enum Mark {
    ERROR_PATH,
    NONE
  }

  /** A step to another state. */
  public record Arc(int target, String label, Mark mark) {}

  /**
   * Where a process stands.
   *
   * @param line 0 if that is written nowhere
   */
  public record Position(String process, int line) {}

  GraphNode(
      int number,
      Set<Trait> traits,
      List<Arc> arcs,
      List<String> faults,
      Supplier<StateView> view,
      Predicate<StateView.Value> isShown) {
    this.number = number;
    this.traits = Set.copyOf(traits);
    this.arcs = List.copyOf(arcs);
    this.faults = List.copyOf(faults);
    this.view = view;
    this.isShown = isShown;
  }

  /** From 0, in the order of a breadth-first walk. */
  public int number() {
    return number;
  }

  public boolean is(Trait trait) {
    return traits.contains(trait);
  }

  /** The steps from here, in the order in which they are tried. */
  public List<Arc> arcs() {
    return arcs;
  }

  /** What goes wrong, one sentence each. */
  public List<String> faults() {
    return faults;
  }

  /** The values that are not hidden. */
  public List<StateView.Value> values() {
    return view.get().values().stream().filter(isShown).toList();
  }

  public List<Position> positions() {
    StateView state = view.get();
    List<Position> positions = new ArrayList<>();
    for (int process = 0; process < state.processCount(); process++) {
      positions.add(
          new Position(state.processName(process), state.place(process).visibleSite().line()));
    }
    return positions;
  }
}

package dev.gyre.por;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.access.AccessAnalysis;
import dev.gyre.ir.access.AccessAnalysis.Promises;
import dev.gyre.ir.access.AccessObstacle;
import dev.gyre.ir.access.Footprints;
import dev.gyre.ir.access.Knowledge;
import dev.gyre.search.StepReduction;
import dev.gyre.search.StepSelection;
import dev.gyre.system.StateLayout;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Partial order reduction of one system. Preserves deadlocks, and together with the proviso of a
 * search every step that can be taken at all, so failing assertions and run-time errors as well.
 */
public final class PartialOrderReduction implements StepReduction {
  /**
   * With more kinds of processes than this, the rest is looked at without what is known of them.
   */
  private static final int MAX_KINDS = 2048;

  private final StateLayout layout;
  private final Method method;
  private final Preserved preserved;
  private final AccessAnalysis analysis;
  private final Map<Kind, Stance[]> kinds = new HashMap<>();
  private final int[] placeOfEdge;

  private record Kind(int automaton, Knowledge knowledge) {}

  /**
   * @param layout of a system without an {@link #obstacle}
   */
  public PartialOrderReduction(StateLayout layout, Method method, Preserved preserved) {
    this(layout, method, preserved, Promises.IGNORED);
  }

  /** A reduction for a system in which the promises about channels are watched, or not. */
  public PartialOrderReduction(
      StateLayout layout, Method method, Preserved preserved, Promises promises) {
    this.layout = layout;
    this.method = method;
    this.preserved = preserved;
    ProcessSystem system = layout.system();
    this.analysis = new AccessAnalysis(system, method.foresight(), promises);
    this.placeOfEdge = new int[system.edgeCount()];
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (int i = 0; i < location.edges().size(); i++) {
          placeOfEdge[location.edges().get(i).id()] = i;
        }
      }
    }
  }

  /** Why a system cannot be reduced, if it cannot. */
  public static Optional<String> obstacle(ProcessSystem system) {
    return AccessObstacle.of(system);
  }

  @Override
  public StepSelection newSelection() {
    return new StubbornSelection(new Population(layout, this), placeOfEdge, method);
  }

  @Override
  public Preserved preserved() {
    return preserved;
  }

  AccessAnalysis analysis() {
    return analysis;
  }

  private Stance[] find(int automaton, Knowledge knowledge) {
    Footprints footprints = analysis.footprints(automaton, knowledge);
    Stance[] stances = new Stance[layout.system().automata().get(automaton).locations().size()];
    for (int i = 0; i < stances.length; i++) {
      stances[i] = new Stance(footprints.spot(i), automaton, layout);
    }
    return stances;
  }

  /** Where a process can stand of which so much is known; asked by several workers. */
  synchronized Stance[] stances(int automaton, Knowledge knowledge) {
    int locals = layout.system().automata().get(automaton).locals().size();
    Knowledge used = kinds.size() < MAX_KINDS ? knowledge : Knowledge.none(locals);
    return kinds.computeIfAbsent(new Kind(automaton, used), kind -> find(automaton, used));
  }
}

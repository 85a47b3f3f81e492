package dev.gyre.tck.product;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Fault;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All states of a model that others can see and the steps between them, executed by the interpreter
 * alone: nothing of a search, of a pass or of a reduction is used.
 */
final class StateGraph {
  /** A step, with the processes that move on any way that it may take. */
  record Arc(int to, BitSet movers) {}

  /** Somewhere on the way through an atomic sequence. */
  private record Point(IntBuffer words, int controller, BitSet movers) {}

  /** A model in which something fails has runs that end with an error; it is no matter here. */
  private static final class FailingException extends Exception {
    private static final long serialVersionUID = 1L;
  }

  private static final String PROBE = "what_holds_here";

  private final StateLayout layout;
  private final Stepper stepper;
  private final int probe;
  private final int[] probeEdges;
  private final Map<IntBuffer, Integer> numbers = new HashMap<>();
  private final List<IntBuffer> words = new ArrayList<>();
  private final List<BitSet> enabled = new ArrayList<>();
  private final List<BitSet> holding = new ArrayList<>();
  private final List<Set<Arc>> arcs = new ArrayList<>();
  private final BitSet ends = new BitSet();

  private StateGraph(InterpretedSystem system, ProcessAutomaton probe) {
    this.layout = system.layout();
    this.stepper = system.newStepper();
    this.probe = probe.index();
    this.probeEdges =
        probe.locations().get(probe.initial()).edges().stream().mapToInt(Edge::id).toArray();
  }

  /**
   * The graph of a model, if nothing fails in it and it is not too large.
   *
   * @param propositions of which it is wanted where they hold
   */
  static Optional<StateGraph> of(String model, List<String> propositions, int maxStates) {
    StringBuilder text = new StringBuilder(model + "\nnever " + PROBE + " {\nagain:\n  if\n");
    propositions.forEach(p -> text.append("  :: (").append(p).append(") -> goto again\n"));
    text.append("  :: true -> goto again\n  fi\n}\n");
    Optional<ProcessSystem> system =
        new PromelaFrontEnd().check(new SourceFile("model.pml", text.toString())).system();
    if (system.isEmpty()) {
      return Optional.empty();
    }
    ProcessAutomaton probe =
        system.get().automata().stream().filter(a -> a.name().equals(PROBE)).findFirst().get();
    try {
      InterpretedSystem executed = new InterpretedSystem(system.get());
      StateGraph graph = new StateGraph(executed, probe);
      return graph.explore(executed.initialState(), maxStates)
          ? Optional.of(graph)
          : Optional.empty();
    } catch (FailingException | FaultyStartException | ModelTooLargeException e) {
      return Optional.empty();
    }
  }

  private boolean explore(int[] initial, int maxStates) throws FailingException {
    number(IntBuffer.wrap(initial));
    for (int state = 0; state < words.size(); state++) {
      if (words.size() > maxStates) {
        return false;
      }
      look(state);
      walk(state);
    }
    return true;
  }

  private int number(IntBuffer state) {
    Integer known = numbers.putIfAbsent(state, words.size());
    if (known == null) {
      words.add(state);
      arcs.add(new HashSet<>());
      return words.size() - 1;
    }
    return known;
  }

  /** Notes who can move in a state and what holds there. */
  private void look(int state) throws FailingException {
    Point here = new Point(words.get(state), Stepper.NOBODY, new BitSet());
    List<Long> listed = list(here);
    BitSet able = new BitSet();
    listed.forEach(transition -> addMovers(transition, able));
    enabled.add(able);
    ends.set(state, listed.isEmpty());
    stepper.enabled();
    int count = stepper.observe(probe, 0);
    requireNoFailure();
    BitSet holds = new BitSet();
    for (int i = 0; i < count; i++) {
      holds.set(Arrays.binarySearch(probeEdges, stepper.observed(i)));
    }
    holding.add(holds);
  }

  private void walk(int state) throws FailingException {
    Set<Point> seen = new HashSet<>();
    Deque<Point> waiting = new ArrayDeque<>();
    waiting.add(new Point(words.get(state), Stepper.NOBODY, new BitSet()));
    while (!waiting.isEmpty()) {
      Point point = waiting.remove();
      List<Long> listed = list(point);
      if (listed.isEmpty() && point.controller() != Stepper.NOBODY) {
        arcs.get(state).add(new Arc(number(point.words()), point.movers()));
      }
      for (long transition : listed) {
        Point next = fire(point, transition);
        if (next.controller() == Stepper.NOBODY) {
          arcs.get(state).add(new Arc(number(next.words()), next.movers()));
        } else if (seen.add(next)) {
          waiting.add(next);
        }
      }
    }
  }

  private List<Long> list(Point point) throws FailingException {
    stepper.load(point.words().array(), 0, point.words().capacity());
    boolean isFree = point.controller() == Stepper.NOBODY;
    int count = isFree ? stepper.enabled() : stepper.enabledIn(point.controller());
    requireNoFailure();
    List<Long> listed = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      listed.add(stepper.transition(i));
    }
    return listed;
  }

  private Point fire(Point from, long transition) throws FailingException {
    stepper.load(from.words().array(), 0, from.words().capacity());
    boolean hasOutcome = stepper.fire(transition);
    requireNoFailure();
    if (!hasOutcome) {
      throw new FailingException();
    }
    BitSet movers = (BitSet) from.movers().clone();
    addMovers(transition, movers);
    IntBuffer after = IntBuffer.wrap(Arrays.copyOf(stepper.words(), stepper.length()));
    return new Point(after, stepper.controller(), movers);
  }

  private static void addMovers(long transition, BitSet movers) {
    if (!Transitions.isTick(transition)) {
      movers.set(Transitions.process(transition));
      if (Transitions.partner(transition) >= 0) {
        movers.set(Transitions.partner(transition));
      }
    }
  }

  /** An assertion that fails ends no run. */
  private void requireNoFailure() throws FailingException {
    if (stepper.faults().stream().anyMatch(fault -> fault.kind() != Fault.Kind.ASSERTION)) {
      throw new FailingException();
    }
  }

  // ---- what there is

  int size() {
    return words.size();
  }

  Set<Arc> arcs(int state) {
    return arcs.get(state);
  }

  /** Who can move. */
  BitSet enabled(int state) {
    return enabled.get(state);
  }

  /** Whether nothing can happen any more. */
  boolean isEnd(int state) {
    return ends.get(state);
  }

  boolean holds(int state, int proposition) {
    return holding.get(state).get(proposition);
  }

  /** Whether some process is at such a label. */
  boolean isAt(int state, Location.Mark mark) {
    int[] all = words.get(state).array();
    int base = layout.base();
    for (int left = layout.processCount().get(all, 0, 0); left > 0; left--) {
      int type = layout.process(0).type().get(all, base);
      ProcessShape shape = layout.process(type);
      int location = shape.location().get(all, base);
      if (layout.system().automata().get(type).locations().get(location).marks().contains(mark)) {
        return true;
      }
      base += shape.words();
    }
    return false;
  }
}

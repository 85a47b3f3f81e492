package dev.gyre.tck.coverage;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Fault;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The interpreted system, with an ear at what a search makes of it. */
final class Recorder implements TransitionSystem {
  private final InterpretedSystem system;
  private final List<Edge> edges = new ArrayList<>();
  private final Set<Edge> taken = new LinkedHashSet<>();
  private final Set<Construct> situations = EnumSet.noneOf(Construct.class);

  Recorder(ProcessSystem system) {
    this.system = new InterpretedSystem(system);
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        edges.addAll(location.edges());
      }
    }
  }

  @Override
  public StateLayout layout() {
    return system.layout();
  }

  @Override
  public int[] initialState() {
    return system.initialState();
  }

  @Override
  public Stepper newStepper() {
    return new RecordingStepper(system.newStepper(), this);
  }

  InterpretedSystem system() {
    return system;
  }

  Edge edge(int id) {
    return edges.get(id);
  }

  void took(Edge edge) {
    taken.add(edge);
  }

  void saw(Construct situation) {
    situations.add(situation);
  }

  void saw(List<Fault> faults) {
    for (Fault fault : faults) {
      switch (fault.kind()) {
        case ASSERTION -> saw(Construct.ASSERTION_FAILS);
        case INVALID_INDEX -> saw(Construct.INDEX_OUT_OF_RANGE);
        case DIVISION_BY_ZERO -> saw(Construct.DIVISION_BY_ZERO);
        case BAD_CHANNEL -> saw(Construct.BAD_CHANNEL);
        case BLOCKED_D_STEP -> saw(Construct.BLOCKED_D_STEP);
        case NON_DETERMINISM -> saw(Construct.NON_DETERMINISM);
        case TRACE -> saw(Construct.TRACE_VIOLATED);
        default -> {
          // Limits and refusals: no construct of the language.
        }
      }
    }
  }

  /** The edges that led somewhere. */
  Set<Edge> taken() {
    return taken;
  }

  /** What happened that no single statement tells. */
  Set<Construct> situations() {
    return situations;
  }
}

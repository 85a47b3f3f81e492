package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.system.Fault;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;

/** Finds out what a claim can do in a state. A claim changes nothing: it looks. */
final class ClaimMoves {
  /** What {@code _pid} is inside a claim, as in Spin. */
  private static final int OWN_PID = 0;

  private final Evaluator evaluator;
  private final Guards guards;
  private final List<Edge> open = new ArrayList<>();

  ClaimMoves(Evaluator evaluator, Guards guards) {
    this.evaluator = evaluator;
    this.guards = guards;
  }

  /** Lists the edges that are open at a location; what goes wrong is added to the faults. */
  int list(Location location, FaultLog faults) {
    open.clear();
    evaluator.setProcess(OWN_PID);
    int escape = 0;
    for (Edge edge : location.edges()) {
      if (escape > 0 && edge.escape() != escape) {
        break;
      }
      if (isOpen(edge, faults)) {
        open.add(edge);
        escape = edge.escape();
      }
    }
    return open.size();
  }

  int edge(int index) {
    return open.get(index).id();
  }

  private boolean isOpen(Edge edge, FaultLog faults) {
    try {
      boolean holds =
          edge.guard() instanceof Guard.Otherwise ? open.isEmpty() : guards.isOpen(edge.guard());
      if (holds) {
        Look look = new Look(edge, faults);
        edge.effects().forEach(effect -> effect.match(look));
      }
      return holds;
    } catch (FaultSignal signal) {
      faults.add(fault(signal.kind(), signal.getMessage(), edge));
      return false;
    }
  }

  private static Fault fault(Fault.Kind kind, String message, Edge edge) {
    return new Fault(kind, message, Transitions.OBSERVER, edge.span());
  }

  /**
   * What a claim does besides waiting. Its output is not shown, but computed: that may fail. A
   * claim that changes something has been refused.
   */
  private final class Look implements Effect.Cases<Void> {
    private final Edge edge;
    private final FaultLog faults;

    Look(Edge edge, FaultLog faults) {
      this.edge = edge;
      this.faults = faults;
    }

    private static Void refuse() {
      throw new IllegalStateException("a claim cannot change anything");
    }

    @Override
    public Void check(Effect.Check effect) {
      if (!evaluator.holds(effect.condition())) {
        faults.add(fault(Fault.Kind.ASSERTION, "assertion fails", edge));
      }
      return null;
    }

    @Override
    public Void print(Effect.Print effect) {
      effect.arguments().forEach(evaluator::evaluate);
      return null;
    }

    @Override
    public Void printName(Effect.PrintName effect) {
      evaluator.evaluate(effect.value());
      return null;
    }

    @Override
    public Void terminate(Effect.Terminate effect) {
      return null;
    }

    @Override
    public Void require(Effect.Require effect) {
      return refuse();
    }

    @Override
    public Void assign(Effect.Assign effect) {
      return refuse();
    }

    @Override
    public Void send(Effect.Send effect) {
      return refuse();
    }

    @Override
    public Void receive(Effect.Receive effect) {
      return refuse();
    }

    @Override
    public Void spawn(Effect.SpawnProcess effect) {
      return refuse();
    }

    @Override
    public Void setPriority(Effect.SetPriority effect) {
      return refuse();
    }

    @Override
    public Void step(Effect.IndivisibleStep effect) {
      return refuse();
    }
  }
}

package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.system.Fault;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;

/** Finds out what a claim can do in a state. A claim changes nothing, so its guards are all. */
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
        edge.effects().forEach(effect -> check(effect, edge, faults));
      }
      return holds;
    } catch (FaultSignal signal) {
      faults.add(fault(signal.kind(), signal.getMessage(), edge));
      return false;
    }
  }

  private void check(Effect effect, Edge edge, FaultLog faults) {
    if (effect instanceof Effect.Check check && !evaluator.holds(check.condition())) {
      faults.add(fault(Fault.Kind.ASSERTION, "assertion violated", edge));
    }
  }

  private static Fault fault(Fault.Kind kind, String message, Edge edge) {
    return new Fault(kind, message, Transitions.OBSERVER, edge.span());
  }
}

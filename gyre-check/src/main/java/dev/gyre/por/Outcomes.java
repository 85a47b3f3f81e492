package dev.gyre.por;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.BitSet;

/**
 * Which steps lead somewhere for certain. A step that fails, such as by a division by zero, has no
 * outcome, and an atomic sequence may go in a circle for ever. Where such a step were taken alone,
 * what the others can do would be lost.
 */
final class Outcomes {
  private final ProcessSystem system;

  /** Edges that may fail themselves. */
  private final BitSet doubtful = new BitSet();

  /** Edges after which an atomic sequence may fail, or may not end. */
  private final BitSet doubtfulChains = new BitSet();

  private Outcomes(ProcessSystem system) {
    this.system = system;
  }

  static Outcomes of(ProcessSystem system) {
    Outcomes outcomes = new Outcomes(system);
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess()) {
        outcomes.look(automaton);
      }
    }
    return outcomes;
  }

  /** The ids of edges that may fail when they are taken. */
  BitSet doubtful() {
    return doubtful;
  }

  /** The ids of edges that may begin an atomic sequence without an end. */
  BitSet doubtfulChains() {
    return doubtfulChains;
  }

  private void look(ProcessAutomaton automaton) {
    BitSet releasing = new BitSet(system.edgeCount());
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        doubtful.set(edge.id(), !isCertain(edge));
        releasing.set(edge.id(), edge.control() == Edge.Control.RELEASE);
      }
    }
    // Backwards from where a sequence may fail, or go around.
    BitSet bad = new BitSet();
    ControlCircles.of(automaton, releasing).forEach(bad::or);
    for (Location location : automaton.locations()) {
      if (location.edges().stream().anyMatch(edge -> doubtful.get(edge.id()))) {
        bad.set(location.index());
      }
    }
    for (boolean grows = true; grows; ) {
      grows = false;
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          boolean goesOn = edge.control() == Edge.Control.KEEP && edge.target() >= 0;
          if (goesOn && bad.get(edge.target()) && !doubtfulChains.get(edge.id())) {
            doubtfulChains.set(edge.id());
            bad.set(location.index());
            grows = true;
          }
        }
      }
    }
  }

  private static boolean isCertain(Edge edge) {
    boolean[] certain = {true};
    ExprWalker search =
        new ExprWalker() {
          @Override
          protected void enter(Expr e) {
            certain[0] &= isCertain(e);
          }
        };
    for (Effect effect : edge.effects()) {
      if (effect instanceof Effect.Assign assign) {
        certain[0] &= isInside(assign.place());
        search.walk(assign.value());
      } else if (effect instanceof Effect.Check check) {
        search.walk(check.condition());
      } else {
        certain[0] &=
            effect instanceof Effect.Print
                || effect instanceof Effect.PrintName
                || effect instanceof Effect.Terminate;
        search.walk(effect);
      }
    }
    return certain[0];
  }

  private static boolean isCertain(Expr e) {
    if (e instanceof Expr.Load load) {
      return isInside(load.place());
    }
    if (e instanceof Expr.Binary binary) {
      return binary.op() != Expr.BinaryOp.DIVIDE && binary.op() != Expr.BinaryOp.MODULO;
    }
    return e instanceof Expr.Const || e instanceof Expr.Unary || e instanceof Expr.Choose;
  }

  /** Whether a place is there whatever the values of variables. */
  private static boolean isInside(Place place) {
    return place.indices().stream().allMatch(i -> i instanceof Expr.Const)
        && (place.indices().isEmpty()
            || (place.indices().size() == 1
                && place.indices().get(0) instanceof Expr.Const c
                && c.value() >= 0
                && c.value() < place.variable().size()));
  }
}

package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Collects what a never claim looks at. Each method says whether it understands its construct; what
 * is not known to be a look is not understood.
 */
final class ClaimConditions {
  private final List<Expr> found = new ArrayList<>();

  /** All conditions of a claim; empty if it does more than look. */
  Optional<List<Expr>> of(ProcessAutomaton claim) {
    boolean isUnderstood = true;
    for (Location location : claim.locations()) {
      for (Edge edge : location.edges()) {
        isUnderstood &= guard(edge.guard());
        for (Effect effect : edge.effects()) {
          isUnderstood &= effect(effect);
        }
      }
    }
    return isUnderstood ? Optional.of(List.copyOf(found)) : Optional.empty();
  }

  private boolean add(Expr condition) {
    found.add(condition);
    return true;
  }

  private boolean guard(Guard guard) {
    return switch (guard.kind()) {
      case ALWAYS, OTHERWISE -> true;
      case HOLDS -> add(((Guard.Holds) guard).condition());
      case CAN_SEND, CAN_RECEIVE, ANY_OF, OBSERVES -> false;
    };
  }

  /** Nobody sees the output, but whether computing it fails must not depend on who is who. */
  private boolean effect(Effect effect) {
    return switch (effect.kind()) {
      case CHECK -> add(((Effect.Check) effect).condition());
      case PRINT -> addAll(((Effect.Print) effect).arguments());
      case PRINT_NAME -> add(((Effect.PrintName) effect).value());
      case TERMINATE -> true;
      case REQUIRE, ASSIGN, SEND, RECEIVE, SPAWN_PROCESS, SET_PRIORITY, INDIVISIBLE_STEP -> false;
    };
  }

  private boolean addAll(List<Expr> conditions) {
    found.addAll(conditions);
    return true;
  }
}

package dev.gyre.ir.access;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.ValueType;
import java.util.List;

/**
 * Decides whether the channels of a process can become known to a process that does not descend
 * from it: whether a channel is ever sent, or copied by an assignment. If not, whoever knows a
 * channel is the owner or younger, and has ended before the owner can end.
 */
final class ChannelTravel {
  private ChannelTravel() {}

  static boolean happens(ProcessSystem system) {
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          if (guard(edge.guard()) || effects(edge.effects())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean guard(Guard guard) {
    return guard instanceof Guard.CanReceive receive
        && receive.patterns().stream().anyMatch(ChannelTravel::pattern);
  }

  private static boolean effects(List<Effect> effects) {
    return effects.stream().anyMatch(ChannelTravel::effect);
  }

  private static boolean effect(Effect effect) {
    if (effect instanceof Effect.Assign assign) {
      // A constant is no channel, but what dead variables are set to.
      return !(assign.value() instanceof Expr.Const)
          && (isChannel(assign.value()) || isChannelType(assign.place().variable().type()));
    }
    if (effect instanceof Effect.Send send) {
      return send.fields().stream().anyMatch(ChannelTravel::isChannel);
    }
    if (effect instanceof Effect.Receive receive) {
      return receive.patterns().stream().anyMatch(ChannelTravel::pattern);
    }
    return effect instanceof Effect.IndivisibleStep step && step(step.program());
  }

  private static boolean step(StepProgram program) {
    return program.nodes().stream()
        .flatMap(node -> node.branches().stream())
        .anyMatch(branch -> guard(branch.guard()) || effects(branch.effects()));
  }

  private static boolean pattern(FieldPattern pattern) {
    return pattern instanceof FieldPattern.Store store
        && isChannelType(store.place().variable().type());
  }

  /** Only a plain name is a channel; nothing can be computed with it and remain one. */
  private static boolean isChannel(Expr e) {
    if (e instanceof Expr.Choose choose) {
      return isChannel(choose.then()) || isChannel(choose.otherwise());
    }
    return e instanceof Expr.Load load && isChannelType(load.place().variable().type());
  }

  private static boolean isChannelType(ValueType type) {
    return type.name().equals(ValueType.CHAN.name());
  }
}

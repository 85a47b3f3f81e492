package dev.gyre.engine.compose;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Operators;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.analysis.MayFail;
import java.util.List;

/**
 * Tells of a component that nothing in it can ever fail, whatever is beside it, from its text
 * alone: there is no assertion, no {@code d_step}, and no expression or place that can go wrong.
 */
final class CertainSteps {
  private CertainSteps() {}

  static boolean areAllOf(Separation separation, Side side) {
    for (ProcessAutomaton automaton : separation.system().automata()) {
      if (automaton.isProcess() && separation.side(automaton.index()) == side) {
        boolean isCertain =
            automaton.locations().stream()
                .flatMap(location -> location.edges().stream())
                .allMatch(CertainSteps::isCertain);
        if (!isCertain) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isCertain(Edge edge) {
    boolean[] certain = {edge.guard().kind() != Guard.Kind.ANY_OF};
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        certain[0] = certain[0] && hasValue(e);
      }
    }.walk(edge);
    return certain[0] && edge.effects().stream().allMatch(CertainSteps::isCertain);
  }

  /** Whether an expression has a value if its parts have one. */
  private static boolean hasValue(Expr e) {
    return switch (e.kind()) {
      case CONST, UNARY, CHOOSE, SYSTEM_VALUE -> true;
      case LOAD -> MayFail.isInside(((Expr.Load) e).place());
      case BINARY -> {
        Expr.Binary binary = (Expr.Binary) e;
        yield !Operators.isDivision(binary.op())
            || binary.right().constant().stream().anyMatch(divisor -> divisor != 0);
      }
      case CHANNEL_QUERY, POLL, PROCESS_QUERY, REMOTE_LOAD, AT_LOCATION, SPAWN -> false;
    };
  }

  private static boolean isCertain(Effect effect) {
    return switch (effect.kind()) {
      case ASSIGN -> MayFail.isInside(((Effect.Assign) effect).place());
      case SEND -> {
        Effect.Send send = (Effect.Send) effect;
        yield fits(send.channel(), send.fields().size());
      }
      case RECEIVE -> {
        Effect.Receive receive = (Effect.Receive) effect;
        yield fits(receive.channel(), receive.patterns().size()) && stores(receive.patterns());
      }
      case PRINT, PRINT_NAME, TERMINATE -> true;
      case CHECK, REQUIRE, SPAWN_PROCESS, SET_PRIORITY, INDIVISIBLE_STEP -> false;
    };
  }

  private static boolean stores(List<FieldPattern> patterns) {
    return patterns.stream()
        .flatMap(pattern -> pattern.stored().stream())
        .allMatch(MayFail::isInside);
  }

  private static boolean fits(Expr channel, int fields) {
    return channel
        .loaded()
        .map(Place::variable)
        .flatMap(variable -> variable.declaredChannels())
        .filter(channels -> channels.type().fields().size() == fields)
        .isPresent();
  }
}

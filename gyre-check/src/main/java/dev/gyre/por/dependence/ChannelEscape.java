package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Decides whether the channels of a process can become known to a process that does not descend
 * from it: whether a channel is ever sent, or copied by an assignment, or made of a number. If not,
 * whoever knows a channel is the owner or younger, and has ended before the owner can end; and
 * nobody knows one that is not there yet.
 */
final class ChannelEscape {
  /** The number that means no channel. */
  private static final Expr NONE = new Expr.Const(0);

  private ChannelEscape() {}

  static boolean happens(ProcessSystem system) {
    return isMixedUp(system) || isKept(system);
  }

  /**
   * Whether something that is no channel is taken for one, so that any channel may be meant, and
   * none need be there; or a process starts with a channel as something else, to make one of it
   * later.
   */
  private static boolean isMixedUp(ProcessSystem system) {
    return SystemWalker.finds(e -> isMixedUp(e, system), walker -> walker.walkProcesses(system))
        || system.globals().stream()
            .anyMatch(global -> isChannelType(global.type()) && startsMixedUp(global))
        || system.automata().stream()
            .anyMatch(type -> type.locals().stream().anyMatch(ChannelEscape::startsMixedUp));
  }

  private static boolean isMixedUp(Expr e, ProcessSystem system) {
    return switch (e.kind()) {
      case SPAWN -> isMixedUp((Expr.Spawn) e, system);
      case CHANNEL_QUERY -> isNumber(((Expr.ChannelQuery) e).channel());
      case POLL -> isNumber(((Expr.Poll) e).channel());
      case CONST, LOAD, UNARY, BINARY, CHOOSE -> false;
      case PROCESS_QUERY, SYSTEM_VALUE, REMOTE_LOAD, AT_LOCATION -> false;
    };
  }

  private static boolean isMixedUp(Expr.Spawn spawn, ProcessSystem system) {
    List<Variable> parameters = system.automata().get(spawn.automaton()).parameters();
    return IntStream.range(0, spawn.arguments().size())
        .anyMatch(i -> isMixedUp(parameters.get(i), spawn.arguments().get(i)));
  }

  private static boolean startsMixedUp(Variable variable) {
    return variable.initial().values().stream()
        .flatMap(values -> values.expressions().stream())
        .anyMatch(value -> isMixedUp(variable, value));
  }

  /** Whether a variable starts with what is not of its type. */
  private static boolean isMixedUp(Variable variable, Expr start) {
    return isChannelType(variable.type()) ? isNumber(start) : isChannel(start);
  }

  /** Whether an expression is neither a channel by itself nor the number that means none. */
  private static boolean isNumber(Expr e) {
    return e.loaded().filter(ChannelEscape::isForChannel).isEmpty() && !e.equals(NONE);
  }

  private static boolean isKept(ProcessSystem system) {
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

  /** A choice is that of the {@code d_step} behind it, which is looked at by itself. */
  private static boolean guard(Guard guard) {
    return switch (guard.kind()) {
      case CAN_RECEIVE -> patterns(((Guard.CanReceive) guard).patterns());
      case ALWAYS, HOLDS, CAN_SEND, OTHERWISE, ANY_OF, OBSERVES -> false;
    };
  }

  private static boolean effects(List<Effect> effects) {
    return effects.stream().anyMatch(ChannelEscape::effect);
  }

  private static boolean effect(Effect effect) {
    return switch (effect.kind()) {
      case ASSIGN -> assign((Effect.Assign) effect);
      case SEND -> send((Effect.Send) effect);
      case RECEIVE -> receive((Effect.Receive) effect);
      case INDIVISIBLE_STEP -> step(((Effect.IndivisibleStep) effect).program());
      case CHECK, REQUIRE, PRINT, PRINT_NAME, SPAWN_PROCESS, SET_PRIORITY, TERMINATE -> false;
    };
  }

  private static boolean assign(Effect.Assign assign) {
    // Dead variables are set to a constant, which means no channel.
    return !assign.value().equals(NONE)
        && (isChannel(assign.value()) || isForChannel(assign.place()));
  }

  private static boolean send(Effect.Send send) {
    return isNumber(send.channel()) || send.fields().stream().anyMatch(ChannelEscape::isChannel);
  }

  private static boolean receive(Effect.Receive receive) {
    return isNumber(receive.channel()) || patterns(receive.patterns());
  }

  private static boolean step(StepProgram program) {
    return program.nodes().stream()
        .flatMap(node -> node.branches().stream())
        .anyMatch(branch -> guard(branch.guard()) || effects(branch.effects()));
  }

  private static boolean patterns(List<FieldPattern> patterns) {
    return patterns.stream()
        .flatMap(pattern -> pattern.stored().stream())
        .anyMatch(ChannelEscape::isForChannel);
  }

  /**
   * Whether an expression may have a channel for its value, or a number from which one can be made
   * again. To ask a channel something is no such thing.
   */
  private static boolean isChannel(Expr e) {
    return switch (e.kind()) {
      case LOAD -> isForChannel(((Expr.Load) e).place());
      case UNARY -> isChannel(((Expr.Unary) e).operand());
      case BINARY -> isChannel((Expr.Binary) e);
      case CHOOSE -> isChannel((Expr.Choose) e);
      case REMOTE_LOAD -> true;
      case CONST, CHANNEL_QUERY, POLL, PROCESS_QUERY, SYSTEM_VALUE, AT_LOCATION, SPAWN -> false;
    };
  }

  private static boolean isChannel(Expr.Binary e) {
    return isChannel(e.left()) || isChannel(e.right());
  }

  private static boolean isChannel(Expr.Choose e) {
    return isChannel(e.condition()) || isChannel(e.then()) || isChannel(e.otherwise());
  }

  private static boolean isForChannel(Place place) {
    return isChannelType(place.variable().type());
  }

  private static boolean isChannelType(ValueType type) {
    return type.name().equals(ValueType.CHAN.name());
  }
}

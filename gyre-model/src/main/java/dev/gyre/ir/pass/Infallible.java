package dev.gyre.ir.pass;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Operators;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.ValueType;
import java.util.List;
import java.util.Optional;

/**
 * Tells what cannot go wrong at run time: no index out of range, no division by zero, no channel
 * that does not exist. An answer of no means only that nobody proved it. {@link
 * dev.gyre.ir.analysis.MayFail} says why there is a second, weaker answer.
 */
public final class Infallible implements Expr.Cases<Boolean> {
  private final KnownChannels channels;
  private final int automaton;

  /**
   * @param automaton whose expressions are judged, or {@link VariableKey#SHARED}
   */
  Infallible(KnownChannels channels, int automaton) {
    this.channels = channels;
    this.automaton = automaton;
  }

  /** Judges conditions about globals, as formulas and claims have them. */
  public static Infallible ofConditions(ProcessSystem system) {
    return new Infallible(new KnownChannels(system), VariableKey.SHARED);
  }

  public boolean expression(Expr e) {
    return e.match(this);
  }

  public boolean all(List<Expr> expressions) {
    return expressions.stream().allMatch(this::expression);
  }

  boolean place(Place place) {
    for (int d = 0; d < place.indices().size(); d++) {
      Expr index = place.indices().get(d);
      if (!isWithin(index, place.variable().dimensions().get(d)) || !expression(index)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWithin(Expr index, int length) {
    return index.constant().stream().anyMatch(value -> value >= 0 && value < length)
        || index.loaded().stream().anyMatch(at -> isBelow(at.variable().type(), length));
  }

  private static boolean isBelow(ValueType type, int length) {
    return type.sign() == ValueType.Sign.UNSIGNED && type.bits() < 31 && 1 << type.bits() <= length;
  }

  /** Whether neither asking for the guard nor asking again can fail. */
  boolean guard(Guard guard) {
    return switch (guard.kind()) {
      case ALWAYS, OTHERWISE -> true;
      case HOLDS -> expression(((Guard.Holds) guard).condition());
      case CAN_SEND -> sends((Guard.CanSend) guard);
      case CAN_RECEIVE -> receives((Guard.CanReceive) guard);
      case ANY_OF -> ((Guard.AnyOf) guard).guards().stream().allMatch(this::guard);
      case OBSERVES -> false;
    };
  }

  /** Whether an effect always succeeds; an assertion counts as something that can fail. */
  boolean effect(Effect effect) {
    return switch (effect.kind()) {
      case ASSIGN -> assigns((Effect.Assign) effect);
      case SEND -> sends((Effect.Send) effect);
      case RECEIVE -> receives((Effect.Receive) effect);
      case PRINT -> prints((Effect.Print) effect);
      case PRINT_NAME -> expression(((Effect.PrintName) effect).value()) && !asksChannels(effect);
      case TERMINATE -> true;
      case CHECK, REQUIRE, SPAWN_PROCESS, SET_PRIORITY, INDIVISIBLE_STEP -> false;
    };
  }

  /** A send or receive fails if the channel does not exist or has other fields. */
  private boolean message(Expr channel, int fields) {
    Optional<ChannelType> type = channels.type(channel, automaton);
    return type.isPresent() && type.get().fields().size() == fields && expression(channel);
  }

  private boolean patterns(List<FieldPattern> patterns) {
    return patterns.stream()
        .allMatch(
            pattern ->
                pattern.compared().stream().allMatch(this::expression)
                    && pattern.stored().stream().allMatch(this::place));
  }

  @Override
  public Boolean constant(Expr.Const e) {
    return true;
  }

  @Override
  public Boolean load(Expr.Load e) {
    return place(e.place());
  }

  @Override
  public Boolean unary(Expr.Unary e) {
    return expression(e.operand());
  }

  @Override
  public Boolean binary(Expr.Binary e) {
    boolean safe =
        !Operators.isDivision(e.op())
            || e.right().constant().stream().anyMatch(divisor -> divisor != 0);
    return safe && expression(e.left()) && expression(e.right());
  }

  @Override
  public Boolean choose(Expr.Choose e) {
    return expression(e.condition()) && expression(e.then()) && expression(e.otherwise());
  }

  @Override
  public Boolean channelQuery(Expr.ChannelQuery e) {
    return channels.type(e.channel(), automaton).isPresent() && expression(e.channel());
  }

  @Override
  public Boolean poll(Expr.Poll e) {
    Optional<ChannelType> type = channels.type(e.channel(), automaton);
    return type.isPresent()
        && !type.get().isRendezvous()
        && message(e.channel(), e.patterns().size())
        && patterns(e.patterns());
  }

  @Override
  public Boolean processQuery(Expr.ProcessQuery e) {
    return e.probe() != Expr.ProcessProbe.ENABLED && expression(e.process());
  }

  @Override
  public Boolean system(Expr.SystemValue e) {
    return true;
  }

  @Override
  public Boolean remoteLoad(Expr.RemoteLoad e) {
    return expression(e.process()) && place(e.place());
  }

  @Override
  public Boolean atLocation(Expr.AtLocation e) {
    return expression(e.process());
  }

  @Override
  public Boolean spawn(Expr.Spawn e) {
    return false;
  }

  private boolean assigns(Effect.Assign effect) {
    boolean fits =
        !effect.place().variable().type().isTimer() || effect.value().constant().isPresent();
    // A constant that is no time for a timer was refused when the model was read.
    return fits && place(effect.place()) && expression(effect.value());
  }

  private boolean sends(Guard.CanSend guard) {
    return message(guard.channel(), guard.fields().size()) && all(guard.fields());
  }

  private boolean receives(Guard.CanReceive guard) {
    return message(guard.channel(), guard.patterns().size()) && patterns(guard.patterns());
  }

  private boolean sends(Effect.Send effect) {
    return message(effect.channel(), effect.fields().size()) && all(effect.fields());
  }

  private boolean receives(Effect.Receive effect) {
    // Only a message that is taken can come from a rendez-vous.
    return effect.retention() == Effect.Retention.REMOVE
        && message(effect.channel(), effect.patterns().size())
        && patterns(effect.patterns());
  }

  private boolean prints(Effect.Print effect) {
    return all(effect.arguments()) && !asksChannels(effect);
  }

  /** The name of a channel that is only printed about could be forgotten; asking it would fail. */
  private static boolean asksChannels(Effect effect) {
    return SystemWalker.finds(Expr::asksChannel, walker -> walker.walk(effect));
  }
}

package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a process of one kind must undo, or must have others do, before a state can come back: a
 * counter must be set back, a message that was taken must be replaced, and a timer must run out.
 */
public final class CycleBreakers {
  private final ProcessAutomaton automaton;
  private final KnownValues values;

  CycleBreakers(ProcessAutomaton automaton, KnownValues values) {
    this.automaton = automaton;
    this.values = values;
  }

  public ProcessAutomaton automaton() {
    return automaton;
  }

  /** Whether a place is there for certain: its indices are known, and within the array. */
  public boolean isInside(Place place) {
    if (place.indices().isEmpty()) {
      return true;
    }
    OptionalInt index =
        place.indices().size() == 1 ? values.of(place.indices().get(0)) : OptionalInt.empty();
    return index.isPresent() && index.getAsInt() >= 0 && index.getAsInt() < place.variable().size();
  }

  /** The counters of the process. */
  public List<CounterRanking> counters() {
    List<CounterRanking> counters = new ArrayList<>();
    for (Variable local : automaton.locals()) {
      if (!local.isArray()) {
        CounterRanking.of(local, automaton, values).ifPresent(counters::add);
      }
    }
    return counters;
  }

  /** The timers of the process for which it must wait. */
  public List<TimerRanking> expiries() {
    List<TimerRanking> expiries = new ArrayList<>();
    for (Variable local : automaton.locals()) {
      TimerRanking.of(local, automaton).ifPresent(expiries::add);
    }
    return expiries;
  }

  /**
   * The number of the channel that an edge takes a message from for certain, if it does: it begins
   * with a receive, and none of its receives, also in a {@code d_step}, leaves a message there.
   */
  public OptionalInt takesFrom(Edge edge) {
    if (edge.guard().kind() != Guard.Kind.CAN_RECEIVE || !takes(edge.effects())) {
      return OptionalInt.empty();
    }
    OptionalInt number = values.of(((Guard.CanReceive) edge.guard()).channel());
    return number.isEmpty() || number.getAsInt() <= 0 ? OptionalInt.empty() : number;
  }

  /** Whether the first effect takes a message out, at once or as the first thing of a d_step. */
  private static boolean takes(List<Effect> effects) {
    if (effects.isEmpty()) {
      return false;
    }
    Effect first = effects.get(0);
    return switch (first.kind()) {
      case RECEIVE -> ((Effect.Receive) first).retention() == Effect.Retention.REMOVE;
      case INDIVISIBLE_STEP -> startsByTaking(((Effect.IndivisibleStep) first).program());
      case ASSIGN, SEND, CHECK, REQUIRE, PRINT, PRINT_NAME -> false;
      case SPAWN_PROCESS, SET_PRIORITY, TERMINATE -> false;
    };
  }

  private static boolean startsByTaking(StepProgram program) {
    List<StepProgram.Branch> first = program.nodes().get(0).branches();
    return first.size() == 1 && takes(first.get(0).effects());
  }

  /** Whether an edge gives messages only to channels with numbers larger than this. */
  public boolean givesOnlyAbove(Edge edge, int channel) {
    return givesOnlyAbove(edge.guard(), channel) && givesOnlyAbove(edge.effects(), channel);
  }

  private boolean givesOnlyAbove(Guard guard, int channel) {
    boolean[] above = {true};
    guard.match(
        new ChannelGuards(send -> above[0] &= isAbove(send.channel(), channel), receive -> {}));
    return above[0];
  }

  private boolean givesOnlyAbove(List<Effect> effects, int channel) {
    return effects.stream().allMatch(effect -> givesOnlyAbove(effect, channel));
  }

  private boolean givesOnlyAbove(Effect effect, int channel) {
    return switch (effect.kind()) {
      case SEND -> isAbove(((Effect.Send) effect).channel(), channel);
      case INDIVISIBLE_STEP -> givesOnlyAbove(((Effect.IndivisibleStep) effect).program(), channel);
      case ASSIGN, RECEIVE, CHECK, REQUIRE, PRINT, PRINT_NAME -> true;
      case SPAWN_PROCESS, SET_PRIORITY, TERMINATE -> true;
    };
  }

  private boolean givesOnlyAbove(StepProgram program, int channel) {
    return program.nodes().stream()
        .flatMap(node -> node.branches().stream())
        .allMatch(
            branch ->
                givesOnlyAbove(branch.guard(), channel)
                    && givesOnlyAbove(branch.effects(), channel));
  }

  private boolean isAbove(Expr sent, int channel) {
    OptionalInt number = values.of(sent);
    return number.isPresent() && number.getAsInt() > channel;
  }

  /** The ids of the edges that create processes. */
  public BitSet creating() {
    BitSet creating = new BitSet();
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        boolean creates =
            SystemWalker.finds(e -> e.kind() == Expr.Kind.SPAWN, walker -> walker.walk(edge));
        creating.set(edge.id(), creates);
      }
    }
    return creating;
  }
}

package dev.gyre.engine.compose;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which global variables and channels an edge uses, and what it asks that no component knows. */
final class EdgeUses extends ExprWalker {
  private final Edge edge;
  private final List<ChannelUse> channels = new ArrayList<>();
  private final Set<Variable> reads = new LinkedHashSet<>();
  private final Set<Variable> writes = new LinkedHashSet<>();
  private final Set<Integer> remote = new LinkedHashSet<>();

  /** How often a channel is named, and how often as the channel of an operation. */
  private int named;

  private int operated;
  private String obstacle = "";

  private EdgeUses(Edge edge) {
    this.edge = edge;
  }

  static EdgeUses of(Edge edge) {
    EdgeUses uses = new EdgeUses(edge);
    uses.walk(edge);
    uses.guard(edge.guard());
    edge.effects().forEach(uses::effect);
    if (uses.obstacle.isEmpty() && uses.named != uses.operated) {
      uses.obstacle = "it uses a channel as a value";
    }
    return uses;
  }

  List<ChannelUse> channels() {
    return channels;
  }

  Set<Variable> reads() {
    return reads;
  }

  Set<Variable> writes() {
    return writes;
  }

  /** The automata whose processes it looks at. */
  Set<Integer> remote() {
    return remote;
  }

  /** Why the edge fits in no component; empty if it does. */
  String obstacle() {
    return obstacle;
  }

  @Override
  protected void enter(Expr e) {
    switch (e.kind()) {
      case LOAD -> read(((Expr.Load) e).place());
      case REMOTE_LOAD -> remote.add(((Expr.RemoteLoad) e).automaton());
      case AT_LOCATION -> remote.add(((Expr.AtLocation) e).automaton());
      case CHANNEL_QUERY -> channel(((Expr.ChannelQuery) e).channel(), ChannelUse.Way.ASK);
      case POLL -> channel(((Expr.Poll) e).channel(), ChannelUse.Way.ASK);
      case PROCESS_QUERY -> obstacle = "it asks for another process (enabled, pc_value, ...)";
      case SPAWN -> obstacle = "it starts a process";
      case SYSTEM_VALUE -> {
        if (((Expr.SystemValue) e).fact() != Expr.SystemFact.OWN_PID) {
          obstacle = "what it asks for depends on all processes (timeout, _nr_pr, _last, np_)";
        }
      }
      case CONST, UNARY, BINARY, CHOOSE -> {}
    }
  }

  private void read(Place place) {
    if (place.variable().type().isChannel()) {
      named++;
    } else if (place.variable().scope() == Variable.Scope.GLOBAL) {
      reads.add(place.variable());
    }
  }

  private void write(Place place) {
    if (place.variable().type().isChannel()) {
      obstacle = "it stores a channel in a variable";
    } else if (place.variable().scope() == Variable.Scope.GLOBAL) {
      writes.add(place.variable());
    }
  }

  private void channel(Expr channel, ChannelUse.Way way) {
    if (channel.loaded().isEmpty()
        || channel.loaded().get().variable().declaredChannels().isEmpty()) {
      obstacle = "its channel is not named by the variable it was declared with";
      return;
    }
    operated++;
    Variable variable = channel.loaded().get().variable();
    if (variable.scope() == Variable.Scope.GLOBAL) {
      channels.add(new ChannelUse(variable, way, edge.span()));
    }
  }

  private void guard(Guard guard) {
    switch (guard.kind()) {
      case CAN_SEND -> channel(((Guard.CanSend) guard).channel(), ChannelUse.Way.SEND);
      case CAN_RECEIVE -> channel(((Guard.CanReceive) guard).channel(), ChannelUse.Way.RECEIVE);
      case ANY_OF -> ((Guard.AnyOf) guard).guards().forEach(this::guard);
      case ALWAYS, HOLDS, OTHERWISE, OBSERVES -> {}
    }
  }

  private void effect(Effect effect) {
    switch (effect.kind()) {
      case ASSIGN -> write(((Effect.Assign) effect).place());
      case SEND -> {
        Effect.Send send = (Effect.Send) effect;
        channel(
            send.channel(),
            send.insertion() == Effect.Insertion.SORTED
                ? ChannelUse.Way.SORTED_SEND
                : ChannelUse.Way.SEND);
      }
      case RECEIVE -> {
        Effect.Receive receive = (Effect.Receive) effect;
        channel(receive.channel(), ChannelUse.Way.RECEIVE);
        receive.patterns().stream().flatMap(p -> p.stored().stream()).forEach(this::store);
      }
      case INDIVISIBLE_STEP -> {
        StepProgram program = ((Effect.IndivisibleStep) effect).program();
        program
            .branches()
            .forEach(
                branch -> {
                  guard(branch.guard());
                  branch.effects().forEach(this::effect);
                });
      }
      case SET_PRIORITY -> obstacle = "it sets a priority";
      case CHECK, REQUIRE, PRINT, PRINT_NAME, SPAWN_PROCESS, TERMINATE -> {}
    }
  }

  /** The guard of a receive names the same places; they are written where it is carried out. */
  private void store(Place place) {
    write(place);
  }
}

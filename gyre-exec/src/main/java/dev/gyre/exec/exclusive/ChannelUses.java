package dev.gyre.exec.exclusive;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Finds the channels that may be used when the statements of a location are tried, by the values
 * that variables have before. Whether a use is reached is found by trial. What depends on values
 * that the statement itself changes, such as the middle of a {@code d_step}, is not found here
 * ({@link ExecutedUses}).
 */
final class ChannelUses {
  private static final Set<End> BOTH = Set.of(End.RECEIVE, End.SEND);

  private final List<ChannelUse> found = new ArrayList<>();

  /** Whether the middle of a {@code d_step} is looked at, all branches of it. */
  private boolean isDeep;

  private ChannelUses() {}

  /** What a process uses that stands at a location, whose clause is looked at before all else. */
  static List<ChannelUse> at(Location location, ProcessAutomaton automaton) {
    ChannelUses uses = new ChannelUses();
    if (!location.edges().isEmpty()) {
      automaton.provided().ifPresent(uses::visit);
    }
    location.edges().forEach(uses::edge);
    return uses.found;
  }

  /** Everything that a process may ever use, its starting values and its steps included. */
  static List<ChannelUse> anywhere(ProcessAutomaton automaton) {
    ChannelUses uses = new ChannelUses();
    uses.isDeep = true;
    automaton.provided().ifPresent(uses::visit);
    for (Variable local : automaton.locals()) {
      local.initial().values().ifPresent(start -> start.expressions().forEach(uses::visit));
    }
    automaton.locations().forEach(location -> location.edges().forEach(uses::edge));
    return uses.found;
  }

  private void edge(Edge edge) {
    guard(edge.guard());
    edge.effects().forEach(this::effect);
  }

  private void add(Set<End> ends, Expr channel) {
    visit(channel);
    found.add(new ChannelUse(ends, channel));
  }

  private void guard(Guard guard) {
    switch (guard.kind()) {
      case HOLDS -> visit(((Guard.Holds) guard).condition());
      case CAN_SEND -> add(Set.of(End.SEND), ((Guard.CanSend) guard).channel());
      case CAN_RECEIVE -> {
        add(Set.of(End.RECEIVE), ((Guard.CanReceive) guard).channel());
        compared(((Guard.CanReceive) guard).patterns());
      }
      case ANY_OF -> ((Guard.AnyOf) guard).guards().forEach(this::guard);
      // The options that an else denies are tried by themselves; a trace hears of what others do.
      case ALWAYS, OTHERWISE, OBSERVES -> {}
    }
  }

  /** What fields are compared with. */
  private void compared(List<FieldPattern> patterns) {
    patterns.forEach(pattern -> pattern.compared().ifPresent(this::visit));
  }

  /** That something is sent or received is seen in the guard. */
  private void effect(Effect effect) {
    switch (effect.kind()) {
      case ASSIGN -> {
        visit(((Effect.Assign) effect).place());
        visit(((Effect.Assign) effect).value());
      }
      case SEND -> ((Effect.Send) effect).fields().forEach(this::visit);
      case RECEIVE ->
          ((Effect.Receive) effect).patterns().forEach(p -> p.stored().ifPresent(this::visit));
      case CHECK -> visit(((Effect.Check) effect).condition());
      case REQUIRE -> visit(((Effect.Require) effect).condition());
      case PRINT -> ((Effect.Print) effect).arguments().forEach(this::visit);
      case PRINT_NAME -> visit(((Effect.PrintName) effect).value());
      case SPAWN_PROCESS -> visit(((Effect.SpawnProcess) effect).spawn());
      case SET_PRIORITY -> {
        visit(((Effect.SetPriority) effect).process());
        visit(((Effect.SetPriority) effect).priority());
      }
      case INDIVISIBLE_STEP -> step(((Effect.IndivisibleStep) effect).program());
      case TERMINATE -> {}
    }
  }

  private void step(StepProgram program) {
    if (isDeep) {
      program.branches().forEach(this::branch);
    }
  }

  private void branch(StepProgram.Branch branch) {
    guard(branch.guard());
    branch.effects().forEach(this::effect);
  }

  private void visit(Place place) {
    place.indices().forEach(this::visit);
  }

  private void visit(Expr e) {
    switch (e.kind()) {
      case LOAD -> visit(((Expr.Load) e).place());
      case UNARY -> visit(((Expr.Unary) e).operand());
      case BINARY -> {
        visit(((Expr.Binary) e).left());
        visit(((Expr.Binary) e).right());
      }
      case CHOOSE -> {
        visit(((Expr.Choose) e).condition());
        visit(((Expr.Choose) e).then());
        visit(((Expr.Choose) e).otherwise());
      }
      case CHANNEL_QUERY -> channelQuery((Expr.ChannelQuery) e);
      case POLL -> {
        add(BOTH, ((Expr.Poll) e).channel());
        compared(((Expr.Poll) e).patterns());
      }
      case PROCESS_QUERY -> visit(((Expr.ProcessQuery) e).process());
      case REMOTE_LOAD -> {
        visit(((Expr.RemoteLoad) e).process());
        visit(((Expr.RemoteLoad) e).place());
      }
      case AT_LOCATION -> visit(((Expr.AtLocation) e).process());
      case SPAWN -> ((Expr.Spawn) e).arguments().forEach(this::visit);
      case CONST, SYSTEM_VALUE -> {}
    }
  }

  private void channelQuery(Expr.ChannelQuery e) {
    Set<End> ends =
        switch (e.probe()) {
          case LENGTH, EMPTY, FULL -> BOTH;
          case NOT_EMPTY -> Set.of(End.RECEIVE);
          case NOT_FULL -> Set.of(End.SEND);
        };
    add(ends, e.channel());
  }
}

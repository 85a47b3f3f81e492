package dev.gyre.exec.exclusive;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import dev.gyre.ir.StepProgram;
import dev.gyre.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Finds the channels that are used when the statements of a location are tried. Of a {@code d_step}
 * only what comes before its first choice is looked at: the rest need not be carried out.
 */
final class ChannelUses implements Expr.Cases<Void> {
  private static final Set<End> BOTH = Set.of(End.RECEIVE, End.SEND);

  private final List<ChannelUse> found = new ArrayList<>();
  private final Deque<ChannelUse.Condition> conditions = new ArrayDeque<>();
  private SourceSpan span;

  private ChannelUses() {}

  static List<ChannelUse> at(Location location) {
    ChannelUses uses = new ChannelUses();
    location.edges().forEach(uses::edge);
    return uses.found;
  }

  private void edge(Edge edge) {
    span = edge.span();
    guard(edge.guard());
    edge.effects().forEach(this::effect);
  }

  private void add(Set<End> ends, Expr channel) {
    found.add(new ChannelUse(ends, channel, List.copyOf(conditions), span));
  }

  private void guard(Guard guard) {
    if (guard instanceof Guard.Holds holds) {
      visit(holds.condition());
    } else if (guard instanceof Guard.CanSend send) {
      add(Set.of(End.SEND), send.channel());
    } else if (guard instanceof Guard.CanReceive receive) {
      add(Set.of(End.RECEIVE), receive.channel());
    } else if (guard instanceof Guard.AnyOf any) {
      any.guards().forEach(this::guard);
    }
  }

  /** Sends and receives are seen in the guard; what they carry is computed without channels. */
  private void effect(Effect effect) {
    if (effect instanceof Effect.Assign assign) {
      visit(assign.place());
      visit(assign.value());
    } else if (effect instanceof Effect.Check check) {
      visit(check.condition());
    } else if (effect instanceof Effect.Send send) {
      send.fields().forEach(this::visit);
    } else if (effect instanceof Effect.SpawnProcess spawn) {
      visit(spawn.spawn());
    } else if (effect instanceof Effect.IndivisibleStep step) {
      step(step.program());
    }
  }

  private void step(StepProgram program) {
    int at = 0;
    for (int i = 0; i < program.nodes().size() && at != StepProgram.EXIT; i++) {
      List<StepProgram.Branch> branches = program.nodes().get(at).branches();
      if (branches.size() != 1) {
        return;
      }
      StepProgram.Branch branch = branches.get(0);
      span = branch.span();
      guard(branch.guard());
      branch.effects().forEach(this::effect);
      at = branch.target();
    }
  }

  private void visit(Expr e) {
    e.match(this);
  }

  private void visit(Place place) {
    place.indices().forEach(this::visit);
  }

  private void visit(Expr e, Expr condition, ChannelUse.Outcome outcome) {
    conditions.push(new ChannelUse.Condition(condition, outcome));
    visit(e);
    conditions.pop();
  }

  @Override
  public Void constant(Expr.Const e) {
    return null;
  }

  @Override
  public Void load(Expr.Load e) {
    visit(e.place());
    return null;
  }

  @Override
  public Void unary(Expr.Unary e) {
    visit(e.operand());
    return null;
  }

  @Override
  public Void binary(Expr.Binary e) {
    visit(e.left());
    if (e.op() == Expr.BinaryOp.AND) {
      visit(e.right(), e.left(), ChannelUse.Outcome.HOLDS);
    } else if (e.op() == Expr.BinaryOp.OR) {
      visit(e.right(), e.left(), ChannelUse.Outcome.FAILS);
    } else {
      visit(e.right());
    }
    return null;
  }

  @Override
  public Void choose(Expr.Choose e) {
    visit(e.condition());
    visit(e.then(), e.condition(), ChannelUse.Outcome.HOLDS);
    visit(e.otherwise(), e.condition(), ChannelUse.Outcome.FAILS);
    return null;
  }

  @Override
  public Void channelQuery(Expr.ChannelQuery e) {
    Set<End> ends =
        switch (e.probe()) {
          case LENGTH, EMPTY, FULL -> BOTH;
          case NOT_EMPTY -> Set.of(End.RECEIVE);
          case NOT_FULL -> Set.of(End.SEND);
        };
    add(ends, e.channel());
    return null;
  }

  @Override
  public Void poll(Expr.Poll e) {
    add(BOTH, e.channel());
    for (FieldPattern pattern : e.patterns()) {
      if (pattern instanceof FieldPattern.EqualTo equal) {
        visit(equal.value());
      }
    }
    return null;
  }

  @Override
  public Void processQuery(Expr.ProcessQuery e) {
    visit(e.process());
    return null;
  }

  @Override
  public Void system(Expr.SystemValue e) {
    return null;
  }

  @Override
  public Void remoteLoad(Expr.RemoteLoad e) {
    visit(e.process());
    visit(e.place());
    return null;
  }

  @Override
  public Void atLocation(Expr.AtLocation e) {
    visit(e.process());
    return null;
  }

  @Override
  public Void spawn(Expr.Spawn e) {
    e.arguments().forEach(this::visit);
    return null;
  }
}

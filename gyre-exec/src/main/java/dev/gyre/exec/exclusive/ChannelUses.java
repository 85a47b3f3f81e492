package dev.gyre.exec.exclusive;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.MessageChoice;
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
      visit(send.channel());
      add(Set.of(End.SEND), send.channel());
    } else if (guard instanceof Guard.CanReceive receive) {
      visit(receive.channel());
      add(Set.of(End.RECEIVE), receive.channel());
      compared(receive.channel(), receive.choice(), receive.patterns());
    } else if (guard instanceof Guard.AnyOf any) {
      any.guards().forEach(this::guard);
    }
  }

  /** What a field is compared with is computed once a message is there whose first fields match. */
  private void compared(Expr channel, MessageChoice choice, List<FieldPattern> patterns) {
    List<FieldPattern> before = new ArrayList<>();
    patterns.forEach(pattern -> before.add(new FieldPattern.Ignore()));
    for (int i = 0; i < patterns.size(); i++) {
      if (patterns.get(i) instanceof FieldPattern.EqualTo equal) {
        visit(equal.value(), new Expr.Poll(channel, choice, before), ChannelUse.Outcome.HOLDS);
        before.set(i, equal);
      }
    }
  }

  /** Where a message goes is found out when there is one. */
  private void stored(Effect.Receive receive) {
    Expr found = new Expr.Poll(receive.channel(), receive.choice(), receive.patterns());
    for (FieldPattern pattern : receive.patterns()) {
      if (pattern instanceof FieldPattern.Store store) {
        store.place().indices().forEach(e -> visit(e, found, ChannelUse.Outcome.HOLDS));
      }
    }
  }

  /** That something is sent or received is seen in the guard. */
  private void effect(Effect effect) {
    effect.match(effects);
  }

  private final Effect.Cases<Void> effects =
      new Effect.Cases<>() {
        @Override
        public Void assign(Effect.Assign e) {
          visit(e.place());
          visit(e.value());
          return null;
        }

        @Override
        public Void send(Effect.Send e) {
          e.fields().forEach(ChannelUses.this::visit);
          return null;
        }

        @Override
        public Void receive(Effect.Receive e) {
          stored(e);
          return null;
        }

        @Override
        public Void check(Effect.Check e) {
          visit(e.condition());
          return null;
        }

        @Override
        public Void print(Effect.Print e) {
          e.arguments().forEach(ChannelUses.this::visit);
          return null;
        }

        @Override
        public Void printName(Effect.PrintName e) {
          visit(e.value());
          return null;
        }

        @Override
        public Void spawn(Effect.SpawnProcess e) {
          visit(e.spawn());
          return null;
        }

        @Override
        public Void setPriority(Effect.SetPriority e) {
          visit(e.process());
          visit(e.priority());
          return null;
        }

        @Override
        public Void step(Effect.IndivisibleStep e) {
          ChannelUses.this.step(e.program());
          return null;
        }

        @Override
        public Void terminate(Effect.Terminate e) {
          return null;
        }
      };

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

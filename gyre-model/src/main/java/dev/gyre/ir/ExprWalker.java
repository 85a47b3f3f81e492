package dev.gyre.ir;

import java.util.List;
import java.util.function.Predicate;

/**
 * Visits every expression of an edge, effect or formula, for passes that look for a few kinds.
 * Override {@link #enter}; the walker goes on below by itself.
 */
public abstract class ExprWalker {

  /** Called before the parts of an expression are visited. */
  protected void enter(Expr e) {}

  /** Called for each creation of a process, after {@link #enter} and before its arguments. */
  protected void enterSpawn(Expr.Spawn e) {}

  /** Whether something is true of an expression and of each part of it. */
  public static boolean allParts(Expr e, Predicate<Expr> test) {
    boolean[] all = {true};
    new ExprWalker() {
      @Override
      protected void enter(Expr part) {
        all[0] = all[0] && test.test(part);
      }
    }.walk(e);
    return all[0];
  }

  public final void walk(Expr e) {
    enter(e);
    e.match(operands);
  }

  public final void walk(Edge edge) {
    walk(edge.guard());
    edge.effects().forEach(this::walk);
  }

  public final void walk(LtlFormula formula) {
    formula.propositions().forEach(proposition -> walk(proposition.condition()));
  }

  private void walkAll(List<Expr> expressions) {
    expressions.forEach(this::walk);
  }

  private void walk(Place place) {
    walkAll(place.indices());
  }

  private void walk(FieldPattern pattern) {
    pattern.compared().ifPresent(this::walk);
    pattern.stored().ifPresent(this::walk);
  }

  public final void walk(Guard guard) {
    guard.match(
        new Guard.Cases<Void>() {
          @Override
          public Void always(Guard.Always g) {
            return null;
          }

          @Override
          public Void holds(Guard.Holds g) {
            walk(g.condition());
            return null;
          }

          @Override
          public Void canSend(Guard.CanSend g) {
            walk(g.channel());
            walkAll(g.fields());
            return null;
          }

          @Override
          public Void canReceive(Guard.CanReceive g) {
            walk(g.channel());
            g.patterns().forEach(ExprWalker.this::walk);
            return null;
          }

          @Override
          public Void otherwise(Guard.Otherwise g) {
            return null;
          }

          @Override
          public Void anyOf(Guard.AnyOf g) {
            g.guards().forEach(ExprWalker.this::walk);
            return null;
          }

          @Override
          public Void observes(Guard.Observes g) {
            walk(g.channel());
            g.patterns().forEach(ExprWalker.this::walk);
            return null;
          }
        });
  }

  public final void walk(Effect effect) {
    effect.match(effects);
  }

  private final Effect.Cases<Void> effects =
      new Effect.Cases<>() {
        @Override
        public Void assign(Effect.Assign e) {
          walk(e.place());
          walk(e.value());
          return null;
        }

        @Override
        public Void send(Effect.Send e) {
          walk(e.channel());
          walkAll(e.fields());
          return null;
        }

        @Override
        public Void receive(Effect.Receive e) {
          walk(e.channel());
          e.patterns().forEach(ExprWalker.this::walk);
          return null;
        }

        @Override
        public Void check(Effect.Check e) {
          walk(e.condition());
          return null;
        }

        @Override
        public Void print(Effect.Print e) {
          walkAll(e.arguments());
          return null;
        }

        @Override
        public Void printName(Effect.PrintName e) {
          walk(e.value());
          return null;
        }

        @Override
        public Void spawn(Effect.SpawnProcess e) {
          walk(e.spawn());
          return null;
        }

        @Override
        public Void setPriority(Effect.SetPriority e) {
          walk(e.process());
          walk(e.priority());
          return null;
        }

        @Override
        public Void step(Effect.IndivisibleStep e) {
          e.program().branches().forEach(this::branch);
          return null;
        }

        private void branch(StepProgram.Branch branch) {
          walk(branch.guard());
          branch.effects().forEach(ExprWalker.this::walk);
        }

        @Override
        public Void terminate(Effect.Terminate e) {
          return null;
        }
      };

  private final Expr.Cases<Void> operands =
      new Expr.Cases<>() {
        @Override
        public Void constant(Expr.Const e) {
          return null;
        }

        @Override
        public Void load(Expr.Load e) {
          walk(e.place());
          return null;
        }

        @Override
        public Void unary(Expr.Unary e) {
          walk(e.operand());
          return null;
        }

        @Override
        public Void binary(Expr.Binary e) {
          walk(e.left());
          walk(e.right());
          return null;
        }

        @Override
        public Void choose(Expr.Choose e) {
          walk(e.condition());
          walk(e.then());
          walk(e.otherwise());
          return null;
        }

        @Override
        public Void channelQuery(Expr.ChannelQuery e) {
          walk(e.channel());
          return null;
        }

        @Override
        public Void poll(Expr.Poll e) {
          walk(e.channel());
          e.patterns().forEach(ExprWalker.this::walk);
          return null;
        }

        @Override
        public Void processQuery(Expr.ProcessQuery e) {
          walk(e.process());
          return null;
        }

        @Override
        public Void system(Expr.SystemValue e) {
          return null;
        }

        @Override
        public Void remoteLoad(Expr.RemoteLoad e) {
          walk(e.process());
          walk(e.place());
          return null;
        }

        @Override
        public Void atLocation(Expr.AtLocation e) {
          walk(e.process());
          return null;
        }

        @Override
        public Void spawn(Expr.Spawn e) {
          enterSpawn(e);
          walkAll(e.arguments());
          return null;
        }
      };
}

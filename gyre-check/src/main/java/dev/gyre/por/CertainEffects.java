package dev.gyre.por;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Place;
import java.util.List;
import java.util.function.Predicate;

/**
 * Whether an effect has an outcome for certain. Each kind of effect and expression is listed; what
 * is not positively known to have one must be tried.
 */
final class CertainEffects implements Effect.Cases<Boolean> {
  private final Predicate<Place> inside;

  /**
   * @param inside whether a place is there for certain
   */
  CertainEffects(Predicate<Place> inside) {
    this.inside = inside;
  }

  @Override
  public Boolean assign(Effect.Assign effect) {
    return inside.test(effect.place()) && CertainSteps.fits(effect) && isCertain(effect.value());
  }

  /** A condition that does not hold is a violation, after which the search may go on. */
  @Override
  public Boolean check(Effect.Check effect) {
    return isCertain(effect.condition());
  }

  @Override
  public Boolean print(Effect.Print effect) {
    return areCertain(effect.arguments());
  }

  @Override
  public Boolean printName(Effect.PrintName effect) {
    return isCertain(effect.value());
  }

  @Override
  public Boolean terminate(Effect.Terminate effect) {
    return true;
  }

  @Override
  public Boolean send(Effect.Send effect) {
    return false;
  }

  @Override
  public Boolean receive(Effect.Receive effect) {
    return false;
  }

  @Override
  public Boolean spawn(Effect.SpawnProcess effect) {
    return false;
  }

  @Override
  public Boolean setPriority(Effect.SetPriority effect) {
    return false;
  }

  @Override
  public Boolean step(Effect.IndivisibleStep effect) {
    return false;
  }

  private boolean areCertain(List<Expr> expressions) {
    return expressions.stream().allMatch(this::isCertain);
  }

  private boolean isCertain(Expr e) {
    boolean[] certain = {true};
    new ExprWalker() {
      @Override
      protected void enter(Expr part) {
        certain[0] &= part.match(parts);
      }
    }.walk(e);
    return certain[0];
  }

  /** Whether an expression has a value if its parts have one. */
  private final Expr.Cases<Boolean> parts =
      new Expr.Cases<>() {
        @Override
        public Boolean constant(Expr.Const e) {
          return true;
        }

        @Override
        public Boolean load(Expr.Load e) {
          return inside.test(e.place());
        }

        @Override
        public Boolean unary(Expr.Unary e) {
          return true;
        }

        @Override
        public Boolean binary(Expr.Binary e) {
          return e.op() != Expr.BinaryOp.DIVIDE && e.op() != Expr.BinaryOp.MODULO;
        }

        @Override
        public Boolean choose(Expr.Choose e) {
          return true;
        }

        @Override
        public Boolean channelQuery(Expr.ChannelQuery e) {
          return false;
        }

        @Override
        public Boolean poll(Expr.Poll e) {
          return false;
        }

        @Override
        public Boolean processQuery(Expr.ProcessQuery e) {
          return false;
        }

        @Override
        public Boolean system(Expr.SystemValue e) {
          return e.fact() == Expr.SystemFact.OWN_PID;
        }

        @Override
        public Boolean remoteLoad(Expr.RemoteLoad e) {
          return false;
        }

        @Override
        public Boolean atLocation(Expr.AtLocation e) {
          return false;
        }

        @Override
        public Boolean spawn(Expr.Spawn e) {
          return false;
        }
      };
}

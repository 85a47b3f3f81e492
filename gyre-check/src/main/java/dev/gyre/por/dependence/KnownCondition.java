package dev.gyre.por.dependence;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;

/** Whether a guard is a condition of which something is known; each kind of guard is listed. */
final class KnownCondition implements Guard.Cases<Boolean> {
  private final Expr.Cases<Boolean> condition;

  KnownCondition(Expr.Cases<Boolean> condition) {
    this.condition = condition;
  }

  @Override
  public Boolean always(Guard.Always guard) {
    return false;
  }

  @Override
  public Boolean holds(Guard.Holds guard) {
    return guard.condition().match(condition);
  }

  @Override
  public Boolean canSend(Guard.CanSend guard) {
    return false;
  }

  @Override
  public Boolean canReceive(Guard.CanReceive guard) {
    return false;
  }

  @Override
  public Boolean otherwise(Guard.Otherwise guard) {
    return false;
  }

  @Override
  public Boolean anyOf(Guard.AnyOf guard) {
    return false;
  }

  @Override
  public Boolean observes(Guard.Observes guard) {
    return false;
  }
}

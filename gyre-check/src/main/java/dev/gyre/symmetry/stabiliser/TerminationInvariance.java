package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import java.util.List;

/**
 * Whether a condition has the same value whether or not processes that are done have ended already.
 * Only what is known to be so is allowed.
 *
 * <p>Where processes are created while others end, numbers are given away again, so a number in a
 * condition may mean another process than in the model without ends.
 */
final class TerminationInvariance implements Expr.Cases<Boolean> {
  private final ProcessSystem system;
  private final boolean areNumbersLasting;

  private TerminationInvariance(ProcessSystem system) {
    this.system = system;
    this.areNumbersLasting = !createsProcesses(system);
  }

  static boolean isKept(ProcessSystem system, Expr condition) {
    return new TerminationInvariance(system).isKept(condition);
  }

  private static boolean createsProcesses(ProcessSystem system) {
    boolean[] found = {false};
    new SystemWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |= e instanceof Expr.Spawn;
      }
    }.walkProcesses(system);
    return found[0];
  }

  private boolean isKept(Expr e) {
    return e.match(this);
  }

  private boolean areKept(List<Expr> all) {
    return all.stream().allMatch(this::isKept);
  }

  private boolean isKept(Place place) {
    return areKept(place.indices());
  }

  @Override
  public Boolean constant(Expr.Const e) {
    return true;
  }

  @Override
  public Boolean load(Expr.Load e) {
    return isKept(e.place());
  }

  @Override
  public Boolean unary(Expr.Unary e) {
    return isKept(e.operand());
  }

  @Override
  public Boolean binary(Expr.Binary e) {
    return isKept(e.left()) && isKept(e.right());
  }

  @Override
  public Boolean choose(Expr.Choose e) {
    return isKept(e.condition()) && isKept(e.then()) && isKept(e.otherwise());
  }

  @Override
  public Boolean channelQuery(Expr.ChannelQuery e) {
    return isKept(e.channel());
  }

  @Override
  public Boolean poll(Expr.Poll e) {
    return isKept(e.channel()) && e.patterns().stream().allMatch(this::isKept);
  }

  private boolean isKept(FieldPattern pattern) {
    return pattern.match(
        new FieldPattern.Cases<Boolean>() {
          @Override
          public Boolean equalTo(FieldPattern.EqualTo equal) {
            return isKept(equal.value());
          }

          @Override
          public Boolean store(FieldPattern.Store store) {
            return false;
          }

          @Override
          public Boolean ignore(FieldPattern.Ignore ignored) {
            return true;
          }
        });
  }

  /** Who has come to an end can still do so, and then no more. */
  @Override
  public Boolean processQuery(Expr.ProcessQuery e) {
    return false;
  }

  /** All that the system provides tells who has ended, or who did the last step. */
  @Override
  public Boolean system(Expr.SystemValue e) {
    return false;
  }

  @Override
  public Boolean remoteLoad(Expr.RemoteLoad e) {
    return false;
  }

  @Override
  public Boolean atLocation(Expr.AtLocation e) {
    boolean isEnd =
        RunsWithoutTermination.isEnd(
            system.automata().get(e.automaton()).locations().get(e.location()));
    return areNumbersLasting && !isEnd && isKept(e.process());
  }

  @Override
  public Boolean spawn(Expr.Spawn e) {
    return false;
  }
}

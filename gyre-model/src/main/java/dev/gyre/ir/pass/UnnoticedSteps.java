package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;

/**
 * The steps that change nothing for other processes: they may look at anything, but they write only
 * variables of their own process that nobody looks at from outside, leave channels, processes and
 * priorities alone, and start where nobody asks whether the process is still there. Whoever cannot
 * move before such a step cannot move after it either, so with priorities the process that made it
 * may go on at once.
 */
final class UnnoticedSteps implements HeadRule {
  private final ObservedState observed;

  UnnoticedSteps(ProcessSystem system) {
    this.observed = new ObservedState(system);
  }

  @Override
  public boolean mayLead(ProcessAutomaton automaton, Edge edge) {
    UnnoticedEffects unnoticed = new UnnoticedEffects(automaton.index());
    return !leavesNamed(automaton, edge)
        && edge.guard().match(new OnlyLooking())
        && !creates(edge)
        && edge.effects().stream().allMatch(effect -> effect.match(unnoticed));
  }

  /** Somebody of higher priority may wait for the process to be gone from there. */
  private boolean leavesNamed(ProcessAutomaton automaton, Edge edge) {
    return observed.isNamed(automaton, edge.source());
  }

  private static boolean creates(Edge edge) {
    boolean[] found = {false};
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |= e instanceof Expr.Spawn;
      }
    }.walk(edge);
    return found[0];
  }

  /** Guards that are no half of a meeting, whatever their channel is. */
  private static final class OnlyLooking implements Guard.Cases<Boolean> {
    @Override
    public Boolean always(Guard.Always guard) {
      return true;
    }

    @Override
    public Boolean holds(Guard.Holds guard) {
      return true;
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
      return true;
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

  /** Effects that only their own process can see. */
  private final class UnnoticedEffects implements Effect.Cases<Boolean> {
    private final int automaton;

    UnnoticedEffects(int automaton) {
      this.automaton = automaton;
    }

    @Override
    public Boolean assign(Effect.Assign effect) {
      Variable variable = effect.place().variable();
      return variable.scope() == Variable.Scope.LOCAL
          && !observed.isSeen(VariableKey.of(variable, automaton));
    }

    @Override
    public Boolean check(Effect.Check effect) {
      return true;
    }

    @Override
    public Boolean print(Effect.Print effect) {
      return true;
    }

    @Override
    public Boolean printName(Effect.PrintName effect) {
      return true;
    }

    /** Who sends waits for room, so {@link OnlyLooking} has refused such a step before. */
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

    @Override
    public Boolean terminate(Effect.Terminate effect) {
      return false;
    }
  }
}

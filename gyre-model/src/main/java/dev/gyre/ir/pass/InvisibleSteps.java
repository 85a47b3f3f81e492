package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;

/**
 * The steps that nobody but their own process can notice: they can always be taken, they never end
 * in a run-time error, they read and write only variables of the process that nobody looks at from
 * outside. An assertion over such variables is one as well, because it changes nothing.
 */
final class InvisibleSteps implements TailRule {
  private final ObservedState observed;
  private final KnownChannels channels;

  InvisibleSteps(ProcessSystem system) {
    this.observed = new ObservedState(system);
    this.channels = new KnownChannels(system);
  }

  @Override
  public boolean mayHappenAtOnce(ProcessAutomaton automaton, Edge edge) {
    OwnEffects own = new OwnEffects(automaton.index());
    return edge.guard() instanceof Guard.Always
        && edge.effects().stream().allMatch(effect -> effect.match(own));
  }

  /** Effects on the process itself that always succeed; an assertion may be found violated. */
  private final class OwnEffects implements Effect.Cases<Boolean> {
    private final int automaton;
    private final Infallible infallible;

    OwnEffects(int automaton) {
      this.automaton = automaton;
      this.infallible = new Infallible(channels, automaton);
    }

    @Override
    public Boolean assign(Effect.Assign effect) {
      Place place = effect.place();
      return infallible.effect(effect)
          && place.variable().scope() == Variable.Scope.LOCAL
          && !observed.isSeen(VariableKey.of(place.variable(), automaton))
          && place.indices().stream().allMatch(InvisibleSteps::isOwn)
          && isOwn(effect.value());
    }

    @Override
    public Boolean check(Effect.Check effect) {
      return infallible.expression(effect.condition()) && isOwn(effect.condition());
    }

    @Override
    public Boolean print(Effect.Print effect) {
      return infallible.effect(effect);
    }

    @Override
    public Boolean printName(Effect.PrintName effect) {
      return infallible.effect(effect);
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

    @Override
    public Boolean terminate(Effect.Terminate effect) {
      return false;
    }
  }

  private static boolean isOwn(Expr e) {
    return e.match(new OwnValues());
  }

  /** Expressions over the variables and the number of the process itself. */
  private static final class OwnValues implements Expr.Cases<Boolean> {
    @Override
    public Boolean constant(Expr.Const e) {
      return true;
    }

    @Override
    public Boolean load(Expr.Load e) {
      return e.place().variable().scope() == Variable.Scope.LOCAL
          && e.place().indices().stream().allMatch(InvisibleSteps::isOwn);
    }

    @Override
    public Boolean unary(Expr.Unary e) {
      return isOwn(e.operand());
    }

    @Override
    public Boolean binary(Expr.Binary e) {
      return isOwn(e.left()) && isOwn(e.right());
    }

    @Override
    public Boolean choose(Expr.Choose e) {
      return isOwn(e.condition()) && isOwn(e.then()) && isOwn(e.otherwise());
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
  }
}

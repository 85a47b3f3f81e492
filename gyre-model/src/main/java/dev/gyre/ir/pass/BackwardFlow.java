package dev.gyre.ir.pass;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import dev.gyre.system.Cancellation;
import java.util.BitSet;
import java.util.List;

/**
 * How the set of live variables changes, looking backwards, over guards and effects of one process.
 * A read makes a variable live; a write to a scalar kills it, a write to an element does not. The
 * order inside an effect does not matter, because what an effect reads counts as live before it.
 * What is only printed is not read, unless computing it can fail.
 */
final class BackwardFlow {
  private final Infallible infallible;

  /**
   * @param infallible what cannot go wrong in the process
   */
  BackwardFlow(Infallible infallible) {
    this.infallible = infallible;
  }

  /** Adds what an expression reads. */
  static void read(Expr e, BitSet live) {
    reader(live).walk(e);
  }

  private static ExprWalker reader(BitSet live) {
    return new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        e.loaded()
            .map(Place::variable)
            .filter(variable -> variable.scope() == Variable.Scope.LOCAL)
            .ifPresent(variable -> live.set(variable.index()));
      }
    };
  }

  /** Adds what a guard reads. */
  static void read(Guard guard, BitSet live) {
    reader(live).walk(guard);
  }

  /** Goes back over effects, the last one first. */
  void back(List<Effect> effects, BitSet live) {
    Back back = new Back(live);
    for (int i = effects.size() - 1; i >= 0; i--) {
      effects.get(i).match(back);
    }
  }

  private static void kill(Place place, BitSet live) {
    Variable variable = place.variable();
    if (variable.scope() == Variable.Scope.LOCAL && !variable.isArray()) {
      live.clear(variable.index());
    }
  }

  /** A d_step has a control flow of its own. */
  private void step(StepProgram program, BitSet live) {
    List<StepProgram.Node> nodes = program.nodes();
    BitSet after = (BitSet) live.clone();
    BitSet[] before = new BitSet[nodes.size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = new BitSet();
    }
    boolean changed = true;
    while (changed) {
      Cancellation.check();
      changed = false;
      for (int i = before.length - 1; i >= 0; i--) {
        BitSet now = node(nodes.get(i), before, after);
        changed |= !now.equals(before[i]);
        before[i] = now;
      }
    }
    live.clear();
    live.or(before[0]);
  }

  private BitSet node(StepProgram.Node node, BitSet[] before, BitSet after) {
    BitSet now = new BitSet();
    for (StepProgram.Branch branch : node.branches()) {
      BitSet target = branch.target() == StepProgram.EXIT ? after : before[branch.target()];
      BitSet live = (BitSet) target.clone();
      back(branch.effects(), live);
      read(branch.guard(), live);
      now.or(live);
    }
    return now;
  }

  /** One effect, looked at backwards. */
  private final class Back implements Effect.Cases<Void> {
    private final BitSet live;

    Back(BitSet live) {
      this.live = live;
    }

    private Void reads(Effect effect) {
      reader(live).walk(effect);
      return null;
    }

    private Void prints(Effect effect) {
      return infallible.effect(effect) ? null : reads(effect);
    }

    @Override
    public Void assign(Effect.Assign effect) {
      kill(effect.place(), live);
      return reads(effect);
    }

    @Override
    public Void receive(Effect.Receive effect) {
      effect.patterns().forEach(field -> field.stored().ifPresent(place -> kill(place, live)));
      return reads(effect);
    }

    @Override
    public Void step(Effect.IndivisibleStep effect) {
      BackwardFlow.this.step(effect.program(), live);
      return null;
    }

    @Override
    public Void print(Effect.Print effect) {
      return prints(effect);
    }

    @Override
    public Void printName(Effect.PrintName effect) {
      return prints(effect);
    }

    @Override
    public Void send(Effect.Send effect) {
      return reads(effect);
    }

    @Override
    public Void check(Effect.Check effect) {
      return reads(effect);
    }

    @Override
    public Void spawn(Effect.SpawnProcess effect) {
      return reads(effect);
    }

    @Override
    public Void setPriority(Effect.SetPriority effect) {
      return reads(effect);
    }

    @Override
    public Void terminate(Effect.Terminate effect) {
      return reads(effect);
    }
  }
}

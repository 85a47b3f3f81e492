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
    for (int i = effects.size() - 1; i >= 0; i--) {
      back(effects.get(i), live);
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

  private void back(Effect effect, BitSet live) {
    switch (effect.kind()) {
      case ASSIGN -> {
        kill(((Effect.Assign) effect).place(), live);
        reader(live).walk(effect);
      }
      case RECEIVE -> {
        ((Effect.Receive) effect)
            .patterns().stream()
                .flatMap(pattern -> pattern.stored().stream())
                .forEach(place -> kill(place, live));
        reader(live).walk(effect);
      }
      case INDIVISIBLE_STEP -> step(((Effect.IndivisibleStep) effect).program(), live);
      case PRINT, PRINT_NAME -> prints(effect, live);
      case SEND, CHECK, REQUIRE, SPAWN_PROCESS, SET_PRIORITY, TERMINATE ->
          reader(live).walk(effect);
    }
  }

  private void prints(Effect effect, BitSet live) {
    if (!infallible.effect(effect)) {
      reader(live).walk(effect);
    }
  }
}

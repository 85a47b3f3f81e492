package dev.gyre.ir.pass;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import java.util.BitSet;
import java.util.List;

/**
 * How the set of live variables changes, looking backwards, over guards and effects of one process.
 * A read makes a variable live; a write to a scalar kills it, a write to an element does not. The
 * order inside an effect does not matter, because what an effect reads counts as live before it.
 */
final class BackwardFlow {
  private BackwardFlow() {}

  /** Adds what an expression reads. */
  static void read(Expr e, BitSet live) {
    reader(live).walk(e);
  }

  private static ExprWalker reader(BitSet live) {
    return new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        if (e instanceof Expr.Load load
            && load.place().variable().scope() == Variable.Scope.LOCAL) {
          live.set(load.place().variable().index());
        }
      }
    };
  }

  /** Adds what a guard reads. */
  static void read(Guard guard, BitSet live) {
    reader(live).walk(guard);
  }

  /** Goes back over effects, the last one first. */
  static void back(List<Effect> effects, BitSet live) {
    for (int i = effects.size() - 1; i >= 0; i--) {
      back(effects.get(i), live);
    }
  }

  private static void back(Effect effect, BitSet live) {
    if (effect instanceof Effect.IndivisibleStep step) {
      step(step.program(), live);
      return;
    }
    if (WriteOnlyVariables.isOutput(effect)) {
      return;
    }
    if (effect instanceof Effect.Assign assign) {
      kill(assign.place(), live);
    } else if (effect instanceof Effect.Receive receive) {
      for (FieldPattern pattern : receive.patterns()) {
        if (pattern instanceof FieldPattern.Store store) {
          kill(store.place(), live);
        }
      }
    }
    reader(live).walk(effect);
  }

  private static void kill(Place place, BitSet live) {
    Variable variable = place.variable();
    if (variable.scope() == Variable.Scope.LOCAL && !variable.isArray()) {
      live.clear(variable.index());
    }
  }

  /** A d_step has a control flow of its own. */
  private static void step(StepProgram program, BitSet live) {
    List<StepProgram.Node> nodes = program.nodes();
    BitSet after = (BitSet) live.clone();
    BitSet[] before = new BitSet[nodes.size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = new BitSet();
    }
    boolean changed = true;
    while (changed) {
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

  private static BitSet node(StepProgram.Node node, BitSet[] before, BitSet after) {
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
}

package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSystem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which processes of the process system are the instances of which process: those of the first one
 * come first. The number of a process is the identity of its instance, whether it is alive or not.
 */
final class Instances {
  private final IfSystem system;
  private final List<Integer> first = new ArrayList<>();
  private final Map<Integer, Variable> alive = new HashMap<>();
  private final Map<Integer, Variable> begins = new HashMap<>();
  private final boolean[] created;

  Instances(IfSystem system, List<Variable> globals) {
    this.system = system;
    this.created = new boolean[system.processes().size()];
    int next = 0;
    for (IfProcess process : system.processes()) {
      first.add(next);
      next += process.most();
      process.blocks().forEach(this::noteCreations);
    }
    for (IfProcess process : system.processes()) {
      if (mayBeMissing(process)) {
        alive.put(process.index(), flags(process, "alive", globals));
      }
      if (process.initial() < process.most()) {
        begins.put(process.index(), flags(process, "begins", globals));
      }
    }
  }

  private void noteCreations(IfBlock block) {
    for (IfAction action : block.actions()) {
      if (action.kind() == IfAction.Kind.CREATE) {
        created[((IfAction.Create) action).process()] = true;
      }
    }
  }

  private static Variable flags(IfProcess process, String name, List<Variable> globals) {
    List<Expr> values = new ArrayList<>();
    for (int i = 0; i < process.most(); i++) {
      values.add(i < process.initial() ? Exprs.TRUE : Exprs.FALSE);
    }
    boolean single = process.most() == 1;
    Variable variable =
        new Variable(
            globals.size(),
            process.name() + "." + name,
            Variable.Scope.GLOBAL,
            single ? ValueType.BOOL : ValueType.BOOL.asArrayElement(),
            single ? List.of() : List.of(process.most()),
            new Initial.Values(values),
            process.span());
    globals.add(variable);
    return variable;
  }

  private static boolean mayBeMissing(IfProcess process) {
    return process.initial() < process.most() || stops(process);
  }

  /** Whether an instance may cease to be. */
  static boolean stops(IfProcess process) {
    return process.blocks().stream().anyMatch(block -> block.exit().kind() == IfExit.Kind.STOP);
  }

  /** Whether instances are created while the system runs. */
  boolean isCreated(IfProcess process) {
    return created[process.index()];
  }

  int count() {
    return system.processes().stream().mapToInt(IfProcess::most).sum();
  }

  /** The identity of an instance. */
  int identity(IfProcess process, int slot) {
    return first.get(process.index()) + slot;
  }

  /** Which instance of its process the one is that evaluates this. */
  Expr ownSlot(IfProcess process) {
    return slot(process, Exprs.ownPid());
  }

  /** Which instance of a process has an identity that is one of its. */
  Expr slot(IfProcess process, Expr identity) {
    int base = first.get(process.index());
    return base == 0 ? identity : Exprs.binary(Expr.BinaryOp.MINUS, identity, Exprs.number(base));
  }

  /** Whether an identity is that of an instance of the process, alive or not. */
  Expr isOf(IfProcess process, Expr identity) {
    int base = first.get(process.index());
    if (process.most() == 1) {
      return Exprs.equal(identity, base);
    }
    Expr low = Exprs.binary(Expr.BinaryOp.GREATER_EQUAL, identity, Exprs.number(base));
    Expr high = Exprs.binary(Expr.BinaryOp.LESS, identity, Exprs.number(base + process.most()));
    return Exprs.and(low, high);
  }

  /** Where it is kept whether an instance is alive; empty if it always is. */
  Optional<Place> alive(IfProcess process, Expr slot) {
    return Optional.ofNullable(alive.get(process.index())).map(flag -> place(flag, slot));
  }

  /** Where it is kept whether an instance that exists from the beginning has yet to start. */
  Optional<Place> begins(IfProcess process, Expr slot) {
    return Optional.ofNullable(begins.get(process.index())).map(flag -> place(flag, slot));
  }

  static Place place(Variable variable, Expr slot) {
    return new Place(variable, variable.isArray() ? List.of(slot) : List.of());
  }
}

package dev.gyre.symmetry.detect;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is known of a creator at some point.
 *
 * @param number the number of its process
 * @param locals the values of its variables as they are stored, as far as they are known
 * @param created the processes that it has created
 */
record CreatorState(int number, List<Optional<Integer>> locals, List<SpawnedProcess> created) {
  CreatorState {
    locals = List.copyOf(locals);
    created = List.copyOf(created);
  }

  /** Before the first step: what can be computed of the starting values is known. */
  static CreatorState atStart(ProcessAutomaton creator, int number) {
    CreatorState now =
        new CreatorState(
            number, Collections.nCopies(creator.locals().size(), Optional.empty()), List.of());
    for (Variable variable : creator.locals()) {
      Optional<Initial.Values> values = variable.initial().values();
      if (values.isPresent()) {
        Expr first = values.get().expressions().get(0);
        now = now.with(new Place(variable, zeros(variable)), now.evaluator().value(first));
      }
    }
    return now;
  }

  private static List<Expr> zeros(Variable variable) {
    return Collections.nCopies(variable.dimensions().size(), new Expr.Const(0));
  }

  PartialEvaluator evaluator() {
    return new PartialEvaluator(this::known);
  }

  /** The value of a variable of the creator, or its number, if it is known. */
  OptionalInt known(Expr leaf) {
    if (leaf.isOwnPid()) {
      return OptionalInt.of(number);
    }
    return leaf.loaded()
        .map(Place::variable)
        .filter(CreatorState::isFollowed)
        .flatMap(variable -> locals.get(variable.index()))
        .map(OptionalInt::of)
        .orElseGet(OptionalInt::empty);
  }

  /** Only scalars that nothing but the creator's own statements changes; time changes timers. */
  private static boolean isFollowed(Variable variable) {
    return variable.scope() == Variable.Scope.LOCAL
        && !variable.isArray()
        && !variable.type().isTimer();
  }

  /** After a value was stored, cut to the type of its place; empty if it is not known. */
  CreatorState with(Place place, OptionalInt value) {
    Variable variable = place.variable();
    if (!isFollowed(variable)) {
      return this;
    }
    List<Optional<Integer>> changed = new ArrayList<>(locals);
    changed.set(
        variable.index(),
        value.isPresent()
            ? Optional.of(variable.type().truncate(value.getAsInt()))
            : Optional.empty());
    return new CreatorState(number, changed, created);
  }

  /** After a process was created. */
  CreatorState with(SpawnedProcess process) {
    List<SpawnedProcess> more = new ArrayList<>(created);
    more.add(process);
    return new CreatorState(number, locals, more);
  }
}

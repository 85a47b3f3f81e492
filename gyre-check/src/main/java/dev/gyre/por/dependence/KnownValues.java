package dev.gyre.por.dependence;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Operators;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import java.util.List;
import java.util.OptionalInt;

/**
 * Evaluates expressions as far as they have the same value in every state: constants, the number of
 * the process, locals that never change, globals that nobody writes and no permutation changes.
 */
final class KnownValues implements Expr.Cases<OptionalInt> {
  private final Dependence atoms;
  private final ProcessFacts knowledge;

  KnownValues(Dependence atoms, ProcessFacts knowledge) {
    this.atoms = atoms;
    this.knowledge = knowledge;
  }

  OptionalInt of(Expr e) {
    return e.match(this);
  }

  @Override
  public OptionalInt constant(Expr.Const e) {
    return OptionalInt.of(e.value());
  }

  @Override
  public OptionalInt load(Expr.Load e) {
    return load(e.place());
  }

  @Override
  public OptionalInt unary(Expr.Unary e) {
    OptionalInt operand = of(e.operand());
    return operand.isEmpty()
        ? operand
        : OptionalInt.of(Operators.apply(e.op(), operand.getAsInt()));
  }

  @Override
  public OptionalInt binary(Expr.Binary e) {
    OptionalInt left = of(e.left());
    OptionalInt right = of(e.right());
    return left.isEmpty() || right.isEmpty()
        ? OptionalInt.empty()
        : Operators.apply(e.op(), left.getAsInt(), right.getAsInt());
  }

  @Override
  public OptionalInt choose(Expr.Choose e) {
    OptionalInt condition = of(e.condition());
    if (condition.isEmpty()) {
      return condition;
    }
    return of(condition.getAsInt() != 0 ? e.then() : e.otherwise());
  }

  @Override
  public OptionalInt system(Expr.SystemValue e) {
    return switch (e.fact()) {
      case OWN_PID -> knowledge.knowsPid() ? OptionalInt.of(knowledge.pid()) : OptionalInt.empty();
      case PROCESS_COUNT, LAST_PID, TIMEOUT, NON_PROGRESS -> OptionalInt.empty();
    };
  }

  // What follows depends on the state.

  @Override
  public OptionalInt channelQuery(Expr.ChannelQuery e) {
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt poll(Expr.Poll e) {
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt processQuery(Expr.ProcessQuery e) {
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt remoteLoad(Expr.RemoteLoad e) {
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt atLocation(Expr.AtLocation e) {
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt spawn(Expr.Spawn e) {
    return OptionalInt.empty();
  }

  private OptionalInt load(Place place) {
    Variable variable = place.variable();
    if (variable.scope() == Variable.Scope.LOCAL) {
      return !variable.isArray() && knowledge.knowsLocal(variable.index())
          ? OptionalInt.of(knowledge.local(variable.index()))
          : OptionalInt.empty();
    }
    int element = element(place);
    if (atoms.isWritten(variable) || element < 0) {
      return OptionalInt.empty();
    }
    if (variable.declaredChannels().isPresent()) {
      return OptionalInt.of(atoms.firstChannel(variable) + element);
    }
    if (atoms.isPermuted(variable)) {
      return OptionalInt.empty();
    }
    List<Expr> values = variable.initial().values().orElseThrow().expressions();
    OptionalInt start = values.get(Math.min(element, values.size() - 1)).constant();
    return start.stream().map(variable.type()::truncate).findFirst();
  }

  /** Which element a place is, counted through all dimensions; -1 if that is not known. */
  int element(Place place) {
    int element = 0;
    for (int d = 0; d < place.indices().size(); d++) {
      OptionalInt index = of(place.indices().get(d));
      int length = place.variable().dimensions().get(d);
      if (index.isEmpty() || index.getAsInt() < 0 || index.getAsInt() >= length) {
        return -1;
      }
      element = element * length + index.getAsInt();
    }
    return element;
  }
}

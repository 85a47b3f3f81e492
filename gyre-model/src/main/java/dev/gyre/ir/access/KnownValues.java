package dev.gyre.ir.access;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import java.util.OptionalInt;

/**
 * Evaluates expressions as far as they have the same value in every state: constants, the number of
 * the process, locals that never change, globals that nobody writes.
 */
final class KnownValues {
  private final Atoms atoms;
  private final Knowledge knowledge;

  KnownValues(Atoms atoms, Knowledge knowledge) {
    this.atoms = atoms;
    this.knowledge = knowledge;
  }

  OptionalInt of(Expr e) {
    if (e instanceof Expr.Const constant) {
      return OptionalInt.of(constant.value());
    }
    if (e instanceof Expr.SystemValue value) {
      return value.fact() == Expr.SystemFact.OWN_PID && knowledge.knowsPid()
          ? OptionalInt.of(knowledge.pid())
          : OptionalInt.empty();
    }
    if (e instanceof Expr.Load load) {
      return load(load.place());
    }
    if (e instanceof Expr.Binary binary) {
      return binary(binary);
    }
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
    if (variable.initial() instanceof Initial.Values values) {
      int at = Math.min(element, values.expressions().size() - 1);
      return values.expressions().get(at) instanceof Expr.Const constant
          ? OptionalInt.of(variable.type().truncate(constant.value()))
          : OptionalInt.empty();
    }
    return OptionalInt.of(atoms.firstChannel(variable) + element);
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

  private OptionalInt binary(Expr.Binary e) {
    OptionalInt left = of(e.left());
    OptionalInt right = of(e.right());
    if (left.isEmpty() || right.isEmpty()) {
      return OptionalInt.empty();
    }
    int a = left.getAsInt();
    int b = right.getAsInt();
    return switch (e.op()) {
      case PLUS -> OptionalInt.of(a + b);
      case MINUS -> OptionalInt.of(a - b);
      case TIMES -> OptionalInt.of(a * b);
      case DIVIDE -> b == 0 ? OptionalInt.empty() : OptionalInt.of(a / b);
      case MODULO -> b == 0 ? OptionalInt.empty() : OptionalInt.of(a % b);
      default -> OptionalInt.empty();
    };
  }
}

package dev.gyre.ir.pass;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The value that a variable has while nobody will read it: the one it starts with, or else 0. */
final class RestingValue {
  private RestingValue() {}

  /** Whether a variable starts with the same values in every process. */
  static boolean isStart(Variable variable, int parameters) {
    return start(variable, parameters).isPresent();
  }

  private static Optional<List<Expr>> start(Variable variable, int parameters) {
    return variable
        .initial()
        .values()
        .map(Initial.Values::expressions)
        .filter(values -> variable.index() >= parameters)
        .filter(values -> values.stream().allMatch(value -> value.constant().isPresent()));
  }

  /**
   * The assignments that give a variable its value, one for each element; what is assigned is what
   * is stored. Without them there are more states, and nothing else changes.
   */
  static List<Effect> assignments(Variable variable, int parameters) {
    List<Effect> effects = new ArrayList<>();
    List<Expr> given = start(variable, parameters).orElse(List.of(new Expr.Const(0)));
    for (int i = 0; i < variable.size(); i++) {
      int value = given.get(Math.min(i, given.size() - 1)).constant().orElseThrow();
      effects.add(new Effect.Assign(element(variable, i), new Expr.Const(stored(value, variable))));
    }
    return effects;
  }

  /** What is left of a value in a variable: the value itself would be another one. */
  private static int stored(int value, Variable variable) {
    return variable.type().truncate(value);
  }

  private static Place element(Variable variable, int index) {
    List<Expr> indices = new ArrayList<>();
    int rest = index;
    for (int d = variable.dimensions().size() - 1; d >= 0; d--) {
      int length = variable.dimensions().get(d);
      indices.add(0, new Expr.Const(rest % length));
      rest /= length;
    }
    return new Place(variable, indices);
  }
}

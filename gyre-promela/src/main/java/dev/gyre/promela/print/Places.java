package dev.gyre.promela.print;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import java.util.List;
import java.util.Optional;

/**
 * How scalars are reached. An array with several dimensions is one of structures, so that each
 * index is checked for itself; where its elements start with different values, which no structure
 * can, it is one long array.
 */
final class Places {
  /** The array inside a structure. */
  static final String INNER = "at";

  private final Names names;
  private final Clock clock;

  Places(Names names, Clock clock) {
    this.names = names;
    this.clock = clock;
  }

  Names names() {
    return names;
  }

  Clock clock() {
    return clock;
  }

  /** Whether the elements have to be in one array. */
  static boolean isFlat(Variable variable) {
    return variable.dimensions().size() > 1 && !startsAlike(variable);
  }

  private static boolean startsAlike(Variable variable) {
    Optional<Initial.Values> values = variable.initial().values();
    return values.isEmpty() || values.get().expressions().stream().distinct().count() == 1;
  }

  /** A place that an automaton names without saying whose it is. */
  String own(Place place, int automaton, ExpressionPrinter expressions) {
    Variable variable = place.variable();
    if (clock.isMoved(variable)) {
      return clock.timer(automaton, variable, "_pid") + indices(place, expressions);
    }
    return names.variable(variable, automaton) + indices(place, expressions);
  }

  /**
   * A place of another process.
   *
   * @param process its number in the printed model, unless it is the only one of its automaton
   */
  String remote(
      Place place, int automaton, Optional<String> process, ExpressionPrinter expressions) {
    Variable variable = place.variable();
    String indices = indices(place, expressions);
    if (clock.isMoved(variable)) {
      String first = Integer.toString(clock.first(automaton));
      return clock.timer(automaton, variable, process.orElse(first)) + indices;
    }
    return names.automaton(automaton)
        + process.map(number -> "[" + number + "]").orElse("")
        + ":"
        + names.variable(variable, automaton)
        + indices;
  }

  private static String indices(Place place, ExpressionPrinter expressions) {
    List<Expr> indices = place.indices();
    if (isFlat(place.variable())) {
      return "[" + flat(place, expressions) + "]";
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < indices.size(); i++) {
      text.append(i > 0 ? "." + INNER : "");
      text.append('[').append(expressions.print(indices.get(i))).append(']');
    }
    return text.toString();
  }

  private static String flat(Place place, ExpressionPrinter expressions) {
    List<Integer> lengths = place.variable().dimensions();
    Expr index = place.indices().get(0);
    for (int i = 1; i < lengths.size(); i++) {
      Expr row = new Expr.Binary(Expr.BinaryOp.TIMES, index, new Expr.Const(lengths.get(i)));
      index = new Expr.Binary(Expr.BinaryOp.PLUS, row, place.indices().get(i));
    }
    return expressions.print(index);
  }
}

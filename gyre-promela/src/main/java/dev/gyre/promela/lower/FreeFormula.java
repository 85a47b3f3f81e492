package dev.gyre.promela.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.syntax.Expression;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A formula without a model. Nobody knows what its propositions mean, so each stands for a variable
 * of its own that is named like the proposition; propositions with the same text are one.
 */
public final class FreeFormula {
  private final Map<String, Expr> propositions = new LinkedHashMap<>();

  private FreeFormula() {}

  /** The formula, for an expression that {@code FormulaShape} found in order. */
  public static LtlFormula lower(Expression formula) {
    return new FormulaLowering(new FreeFormula()::condition).lower(formula);
  }

  private Expr condition(Expression proposition) {
    if (proposition instanceof Expression.Literal literal) {
      return new Expr.Const(literal.value());
    }
    String text = PromelaPrinter.print(proposition);
    return propositions.computeIfAbsent(text, name -> load(name, proposition));
  }

  private Expr load(String name, Expression proposition) {
    Variable variable =
        new Variable(
            propositions.size(),
            name,
            Variable.Scope.GLOBAL,
            ValueType.BOOL,
            List.of(),
            Initial.zero(),
            proposition.span());
    return new Expr.Load(new Place(variable, List.of()));
  }
}

package dev.gyre.ltl;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Formulas over a few propositions, every operator about equally often. */
final class RandomFormulas {
  private static final List<LtlFormula.UnaryOp> UNARY = List.of(LtlFormula.UnaryOp.values());
  private static final List<LtlFormula.BinaryOp> BINARY = List.of(LtlFormula.BinaryOp.values());

  private final Random random;
  private final List<LtlFormula.Proposition> propositions;

  RandomFormulas(Random random, int propositions) {
    this.random = random;
    this.propositions = propositions(propositions);
  }

  static List<LtlFormula.Proposition> propositions(int count) {
    return IntStream.range(0, count).mapToObj(RandomFormulas::proposition).toList();
  }

  private static LtlFormula.Proposition proposition(int number) {
    String name = "p" + number;
    Variable variable =
        new Variable(
            number,
            name,
            Variable.Scope.GLOBAL,
            ValueType.BOOL,
            List.of(),
            Initial.zero(),
            new SourceFile(name, name).span(0, 2));
    return new LtlFormula.Proposition(new Expr.Load(new Place(variable, List.of())), name);
  }

  List<LtlFormula.Proposition> propositions() {
    return propositions;
  }

  /** A formula with so many operators. */
  LtlFormula formula(int operators) {
    if (operators == 0) {
      return propositions.get(random.nextInt(propositions.size()));
    }
    int choice = random.nextInt(UNARY.size() + BINARY.size());
    if (choice < UNARY.size()) {
      return new LtlFormula.Unary(UNARY.get(choice), formula(operators - 1));
    }
    int left = random.nextInt(operators);
    return new LtlFormula.Binary(
        BINARY.get(choice - UNARY.size()), formula(left), formula(operators - 1 - left));
  }
}

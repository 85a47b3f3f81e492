package dev.gyre.ir;

import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A formula as the user wrote it; normal forms are made by whoever translates it. */
public sealed interface LtlFormula {
  <R> R match(Cases<R> cases);

  /** How to write it. */
  String text();

  /** The propositions in it, from left to right. */
  Stream<Proposition> propositions();

  /** The same with other operands, if it has any. */
  LtlFormula withOperands(UnaryOperator<LtlFormula> change);

  /** One method per shape of formula. */
  interface Cases<R> {
    R proposition(Proposition f);

    R unary(Unary f);

    R binary(Binary f);
  }

  /** A condition on a state; {@code text} is how the user wrote it. */
  record Proposition(Expr condition, String text) implements LtlFormula {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.proposition(this);
    }

    @Override
    public Stream<Proposition> propositions() {
      return Stream.of(this);
    }

    @Override
    public LtlFormula withOperands(UnaryOperator<LtlFormula> change) {
      return this;
    }
  }

  /** Operators with one operand. */
  enum UnaryOp {
    NOT("!"),
    NEXT("X"),
    ALWAYS("[]"),
    EVENTUALLY("<>");

    private final String symbol;

    UnaryOp(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }

  /** An operator with one operand, applied. */
  record Unary(UnaryOp op, LtlFormula operand) implements LtlFormula {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unary(this);
    }

    @Override
    public String text() {
      return op.symbol + "(" + operand.text() + ")";
    }

    @Override
    public Stream<Proposition> propositions() {
      return operand.propositions();
    }

    @Override
    public LtlFormula withOperands(UnaryOperator<LtlFormula> change) {
      return new Unary(op, change.apply(operand));
    }
  }

  /** Operators with two operands. */
  enum BinaryOp {
    AND("&&"),
    OR("||"),
    IMPLIES("->"),
    EQUIVALENT("<->"),
    UNTIL("U"),
    WEAK_UNTIL("W"),
    RELEASE("V");

    private final String symbol;

    BinaryOp(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }

  /** An operator with two operands, applied. */
  record Binary(BinaryOp op, LtlFormula left, LtlFormula right) implements LtlFormula {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.binary(this);
    }

    @Override
    public String text() {
      return "(" + left.text() + ") " + op.symbol + " (" + right.text() + ")";
    }

    @Override
    public Stream<Proposition> propositions() {
      return Stream.concat(left.propositions(), right.propositions());
    }

    @Override
    public LtlFormula withOperands(UnaryOperator<LtlFormula> change) {
      return new Binary(op, change.apply(left), change.apply(right));
    }
  }
}

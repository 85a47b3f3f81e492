package dev.gyre.promela.syntax;

import dev.gyre.source.SourceSpan;

/** What index types (scalarsets and rings) add to expressions. */
public sealed interface IndexExpression {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind. */
  interface Cases<R> {
    R quantified(Quantified e);

    R neighbour(Neighbour e);

    R undefined(Undefined e);

    R cardinality(Cardinality e);
  }

  /** How the values of the body for the elements are put together. */
  enum Quantifier {
    FORALL("forall"),
    EXISTS("exists"),
    COUNT("count"),
    SUM("sum");

    private final String word;

    Quantifier(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }

    /** Whether its value is a number, not a truth value, and its body an operand. */
    public boolean isNumber() {
      return this == COUNT || this == SUM;
    }
  }

  /** {@code forall (p : Name) body}; the variable exists in the body only. */
  record Quantified(
      SourceSpan span, Quantifier quantifier, Name variable, Name type, Expression body)
      implements IndexExpression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.quantified(this);
    }
  }

  /** Which way round a ring. */
  enum Step {
    NEXT("next"),
    PREVIOUS("prev");

    private final String word;

    Step(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** {@code next(p)} or {@code prev(p)}; of the undefined value it is the undefined value. */
  record Neighbour(SourceSpan span, Step step, Expression value) implements IndexExpression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.neighbour(this);
    }
  }

  /** {@code Name.none}: the value that is no element. */
  record Undefined(SourceSpan span, Name type) implements IndexExpression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.undefined(this);
    }
  }

  /** The type where a number is expected: {@code flag[Name]}, {@code active [Name]}. */
  record Cardinality(SourceSpan span, Name type) implements IndexExpression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.cardinality(this);
    }
  }
}

package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;

/** A condition on a value: the answer of a decision, or what a syntype allows. */
public sealed interface ValueRange {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind. */
  interface Cases<R> {
    R single(Single range);

    R between(Between range);

    R compared(Compared range);
  }

  /** {@code (v)}: equal to it. In an informal decision the value is a string. */
  record Single(SourceSpan span, Expression value) implements ValueRange {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.single(this);
    }
  }

  /** {@code (low : high)}, both included. */
  record Between(SourceSpan span, Expression low, Expression high) implements ValueRange {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.between(this);
    }
  }

  /** {@code (> v)}: one of the six relations. */
  record Compared(SourceSpan span, Operator relation, Expression value) implements ValueRange {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.compared(this);
    }
  }
}

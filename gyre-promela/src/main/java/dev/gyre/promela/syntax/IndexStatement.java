package dev.gyre.promela.syntax;

import dev.gyre.source.SourceSpan;
import java.util.Optional;

/** What index types (scalarsets and rings) add to statements. */
public sealed interface IndexStatement {
  SourceSpan span();

  Expression.Reference variable();

  Name type();

  <R> R match(Cases<R> cases);

  /** One method per kind. */
  interface Cases<R> {
    R forEach(ForEach s);

    R selectAny(SelectAny s);
  }

  /** What the variable of a loop is. */
  enum Binding {
    /** A variable of the model. */
    VARIABLE,
    /** A name in the body only, as in an expression with a quantifier; no source text has this. */
    QUANTIFIED
  }

  /**
   * {@code for (p : Name) { body }}: the body for each element, in no order, as one step; if the
   * variable is quantified, what stands around the loop makes it one step.
   */
  record ForEach(
      SourceSpan span, Expression.Reference variable, Name type, Sequence body, Binding binding)
      implements IndexStatement {
    public ForEach(SourceSpan span, Expression.Reference variable, Name type, Sequence body) {
      this(span, variable, type, body, Binding.VARIABLE);
    }

    public boolean isQuantified() {
      return binding == Binding.QUANTIFIED;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forEach(this);
    }
  }

  /** A condition that an element must meet, which has a name in it. */
  record Where(Name element, Expression condition) {}

  /**
   * {@code select (p : Name)}: any element; with a condition, which no source text has, one of
   * those.
   */
  record SelectAny(SourceSpan span, Expression.Reference variable, Name type, Optional<Where> where)
      implements IndexStatement {
    public SelectAny(SourceSpan span, Expression.Reference variable, Name type) {
      this(span, variable, type, Optional.empty());
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.selectAny(this);
    }
  }
}

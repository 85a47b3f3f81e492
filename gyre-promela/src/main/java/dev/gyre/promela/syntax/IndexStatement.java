package dev.gyre.promela.syntax;

import dev.gyre.source.SourceSpan;

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

  /** {@code for (p : Name) { body }}: the body for each element, in no order, as one step. */
  record ForEach(SourceSpan span, Expression.Reference variable, Name type, Sequence body)
      implements IndexStatement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forEach(this);
    }
  }

  /** {@code select (p : Name)}: any element. */
  record SelectAny(SourceSpan span, Expression.Reference variable, Name type)
      implements IndexStatement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.selectAny(this);
    }
  }
}

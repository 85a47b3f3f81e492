package dev.gyre.promela.collection;

import dev.gyre.promela.syntax.ExpressionRewriter;
import dev.gyre.promela.syntax.IndexExpression;

/** Copies what index types add to expressions. */
record IndexForms(ExpressionRewriter expressions)
    implements IndexExpression.Cases<IndexExpression> {
  @Override
  public IndexExpression quantified(IndexExpression.Quantified e) {
    return new IndexExpression.Quantified(
        e.span(), e.quantifier(), e.variable(), e.type(), expressions.rewrite(e.body()));
  }

  @Override
  public IndexExpression neighbour(IndexExpression.Neighbour e) {
    return new IndexExpression.Neighbour(e.span(), e.step(), expressions.rewrite(e.value()));
  }

  @Override
  public IndexExpression undefined(IndexExpression.Undefined e) {
    return e;
  }

  @Override
  public IndexExpression cardinality(IndexExpression.Cardinality e) {
    return e;
  }
}

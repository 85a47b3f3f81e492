package dev.gyre.promela.collection;

import dev.gyre.ir.CollectionForm;
import dev.gyre.ir.ValueType;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexExpression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The elements of a scalarset or ring. The symmetry check sees what is made here as if the author
 * had written it, so a collection is no way around it.
 *
 * @param variable a name that stands for an element, which the model has no other use for
 */
record IndexElements(Name type, int count, String variable) implements Elements {

  private Expression symmetric(IndexExpression form) {
    return new Expression.Symmetric(form);
  }

  private Expression.Reference element(Build build) {
    return new Expression.Reference(
        build.span(),
        List.of(new Expression.Accessor(new Name(build.span(), variable), Optional.empty())));
  }

  private Expression quantified(
      Build build, IndexExpression.Quantifier quantifier, Function<Expression, Expression> body) {
    return symmetric(
        new IndexExpression.Quantified(
            build.span(),
            quantifier,
            new Name(build.span(), variable),
            type,
            body.apply(element(build))));
  }

  @Override
  public Expression cells(Build build) {
    return symmetric(new IndexExpression.Cardinality(build.span(), type));
  }

  @Override
  public Expression index(Build build, Expression element) {
    return element;
  }

  @Override
  public TypeName slot(Build build, CollectionForm content) {
    return new TypeName(build.span(), TypeName.Base.INDEX, Optional.of(type), Optional.of(content));
  }

  @Override
  public Expression none(Build build) {
    return symmetric(new IndexExpression.Undefined(build.span(), type));
  }

  @Override
  public boolean isSurelyElement(Expression value) {
    return false;
  }

  @Override
  public Expression isElement(Build build, Expression value) {
    return build.differ(value, none(build));
  }

  @Override
  public Expression all(Build build, Function<Expression, Expression> condition) {
    return quantified(build, IndexExpression.Quantifier.FORALL, condition);
  }

  @Override
  public Expression some(Build build, Function<Expression, Expression> condition) {
    return quantified(build, IndexExpression.Quantifier.EXISTS, condition);
  }

  @Override
  public Expression counted(Build build, Function<Expression, Expression> condition) {
    return quantified(build, IndexExpression.Quantifier.COUNT, condition);
  }

  @Override
  public Expression sum(Build build, Function<Expression, Expression> number) {
    return quantified(build, IndexExpression.Quantifier.SUM, number);
  }

  @Override
  public List<Statement> each(Build build, Function<Expression, Statement> statement) {
    Sequence body = new Sequence(build.span(), List.of(statement.apply(element(build))));
    return List.of(
        new Statement.Symmetric(
            new IndexStatement.ForEach(
                build.span(), element(build), type, body, IndexStatement.Binding.QUANTIFIED)));
  }

  @Override
  public Statement choose(
      Build build, Expression.Reference variable, Function<Expression, Expression> condition) {
    IndexStatement.Where where =
        new IndexStatement.Where(
            new Name(build.span(), variable()), condition.apply(element(build)));
    return new Statement.Symmetric(
        new IndexStatement.SelectAny(build.span(), variable, type, Optional.of(where)));
  }

  @Override
  public boolean isSameAs(Elements other) {
    return other instanceof IndexElements index && type.text().equals(index.type.text());
  }

  @Override
  public CollectionForm form(CollectionForm.Kind kind) {
    return new CollectionForm(kind, ValueType.BYTE, 0, count);
  }
}

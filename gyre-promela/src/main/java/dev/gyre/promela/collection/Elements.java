package dev.gyre.promela.collection;

import dev.gyre.ir.CollectionForm;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.TypeName;
import java.util.List;
import java.util.function.Function;

/**
 * What may be in a collection, and how something is said about all of it. Elements that can be told
 * apart are written out one by one; those of an index type have no names, so the quantifiers of
 * index types speak about them.
 */
sealed interface Elements permits ListedElements, IndexElements {
  /** How many there are. */
  int count();

  /** The length of an array with a cell for each element. */
  Expression cells(Build build);

  /** The cell of an element. */
  Expression index(Build build, Expression element);

  /** What holds one element, or none. */
  TypeName slot(Build build, CollectionForm content);

  /** A value that is no element, by which the end of a queue is known. */
  Expression none(Build build);

  /** Whether an expression is the value of an element whatever the state. */
  boolean isSurelyElement(Expression value);

  /** That a value is an element. */
  Expression isElement(Build build, Expression value);

  Expression all(Build build, Function<Expression, Expression> condition);

  Expression some(Build build, Function<Expression, Expression> condition);

  /** For how many a condition holds. */
  Expression counted(Build build, Function<Expression, Expression> condition);

  Expression sum(Build build, Function<Expression, Expression> number);

  /** A statement for each, in no order that matters; part of a step. */
  List<Statement> each(Build build, Function<Expression, Statement> statement);

  /** Gives a variable any element with a condition, in one step each. */
  Statement choose(
      Build build, Expression.Reference variable, Function<Expression, Expression> condition);

  /** Whether both stand for the same values, wherever they were written. */
  boolean isSameAs(Elements other);

  CollectionForm form(CollectionForm.Kind kind);
}

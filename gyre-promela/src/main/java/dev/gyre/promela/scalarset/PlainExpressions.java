package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.ExpressionRewriter;
import dev.gyre.promela.syntax.IndexExpression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.SourceSpan;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Expressions without index types: elements are numbers, quantifiers are written out. The result
 * has the places of the original, so that messages about it point there.
 */
final class PlainExpressions extends ExpressionRewriter {
  private final IndexTypes types;
  private final Families families;
  private final IndexFindings findings;
  private final ExpansionSize budget;

  /** The values of the quantified variables around the expression at hand. */
  private final Map<String, Integer> elements = new HashMap<>();

  /**
   * @param findings of which ring a neighbour is asked for, and which quantifiers may fail
   */
  PlainExpressions(
      IndexTypes types, Families families, IndexFindings findings, ExpansionSize budget) {
    this.types = types;
    this.families = families;
    this.findings = findings;
    this.budget = budget;
  }

  /** From here on a name stands for an element. */
  void bind(Name variable, int element) {
    elements.put(variable.text(), element);
  }

  void unbind(Name variable) {
    elements.remove(variable.text());
  }

  @Override
  public Expression rewrite(Expression expression) {
    budget.count(expression.span());
    return expression.match(this);
  }

  @Override
  protected ReceiveArgument field(ReceiveArgument argument) {
    if (argument instanceof ReceiveArgument.Store store && isElement(store.target())) {
      // In a poll, the quantified variable is a value to compare with.
      return new ReceiveArgument.Match(store.span(), rewrite(store.target()));
    }
    return super.field(argument);
  }

  /** A reference that stays one. */
  @Override
  public Expression.Reference place(Expression.Reference reference) {
    budget.count(reference.span());
    return super.place(reference);
  }

  private boolean isElement(Expression.Reference reference) {
    return reference.path().size() == 1
        && reference.first().index().isEmpty()
        && elements.containsKey(reference.first().name().text());
  }

  @Override
  public Expression reference(Expression.Reference e) {
    return isElement(e) ? number(e.span(), elements.get(e.first().name().text())) : place(e);
  }

  @Override
  public Expression remoteVariable(Expression.RemoteVariable e) {
    return new Expression.RemoteVariable(
        e.span(), e.process(), instance(e.process(), e.instance()), accessor(e.variable()));
  }

  /** The process of an element has its number, counted from the first of the family. */
  private Optional<Expression> instance(Name process, Optional<Expression> element) {
    Optional<Expression> plain = rewrite(element);
    int first = families.of(process.text()).map(f -> f.firstNumber().orElse(0)).orElse(0);
    return plain.orElse(null) instanceof Expression.Literal literal
        ? Optional.of(number(literal.span(), first + literal.value()))
        : plain;
  }

  @Override
  public Expression remoteLabel(Expression.RemoteLabel e) {
    return new Expression.RemoteLabel(
        e.span(), e.process(), instance(e.process(), e.instance()), e.label());
  }

  @Override
  public Expression symmetric(Expression.Symmetric e) {
    return e.form().match(forms);
  }

  private final IndexExpression.Cases<Expression> forms =
      new IndexExpression.Cases<>() {
        @Override
        public Expression quantified(IndexExpression.Quantified e) {
          return writtenOut(e);
        }

        @Override
        public Expression neighbour(IndexExpression.Neighbour e) {
          return neighbourOf(e);
        }

        @Override
        public Expression undefined(IndexExpression.Undefined e) {
          return number(e.span(), types.get(e.type()).undefined());
        }

        @Override
        public Expression cardinality(IndexExpression.Cardinality e) {
          return number(e.span(), types.get(e.type()).size());
        }
      };

  /**
   * {@code e0 && e1 && ..}, {@code e0 || e1 || ..} or {@code (e0 -> 1 : 0) + ..}. An expression
   * that may fail is asked for every element, so that it does not matter who is first: {@code
   * exists} is then {@code count > 0}, and {@code forall} is {@code count == n}.
   */
  private Expression writtenOut(IndexExpression.Quantified e) {
    boolean asksAll = findings.mayFail(e) && !isTemporal(e.body());
    boolean isNumber = e.quantifier().isNumber();
    Expression all = joined(e, asksAll || isNumber);
    if (isNumber || !asksAll) {
      return all;
    }
    boolean isForAll = e.quantifier() == IndexExpression.Quantifier.FORALL;
    return binary(
        e.span(),
        isForAll ? Operator.Binary.EQUAL : Operator.Binary.GREATER,
        all,
        number(e.span(), isForAll ? types.get(e.type()).size() : 0));
  }

  private static boolean isTemporal(Expression body) {
    boolean[] found = new boolean[1];
    new SyntaxWalker() {
      @Override
      protected void enter(Expression e) {
        found[0] |=
            e instanceof Expression.Binary b && b.operator().family() == Operator.Family.TEMPORAL;
        found[0] |= e instanceof Expression.Unary u && u.operator().isTemporal();
        found[0] |= e instanceof Expression.Event;
      }
    }.walk(body);
    return found[0];
  }

  private Expression joined(IndexExpression.Quantified e, boolean counts) {
    String variable = e.variable().text();
    Integer outer = elements.get(variable);
    Operator.Binary operator = counts ? Operator.Binary.PLUS : operator(e.quantifier());
    Expression all = null;
    int size = types.get(e.type()).size();
    for (int element = 0; element < size && !budget.isSpent(); element++) {
      elements.put(variable, element);
      Expression one = rewrite(e.body());
      if (counts && e.quantifier() != IndexExpression.Quantifier.SUM) {
        one = new Expression.Conditional(e.span(), one, number(e.span(), 1), number(e.span(), 0));
      }
      all = all == null ? one : binary(e.span(), operator, all, one);
    }
    elements.remove(variable);
    if (outer != null) {
      elements.put(variable, outer);
    }
    return all == null ? number(e.span(), 0) : all;
  }

  private static Operator.Binary operator(IndexExpression.Quantifier quantifier) {
    return switch (quantifier) {
      case FORALL -> Operator.Binary.AND;
      case EXISTS -> Operator.Binary.OR;
      case COUNT, SUM -> Operator.Binary.PLUS;
    };
  }

  /** {@code (v == n -> n : (v + 1) % n)}; round the ring backwards is n - 1 steps forward. */
  private Expression neighbourOf(IndexExpression.Neighbour e) {
    SourceSpan span = e.span();
    Expression value = rewrite(e.value());
    Optional<IndexType> ring = findings.ring(e);
    if (ring.isEmpty()) { // a fault that has been reported
      return value;
    }
    int size = ring.get().size();
    int steps = e.step() == IndexExpression.Step.NEXT ? 1 : size - 1;
    if (value instanceof Expression.Literal literal) {
      int element = literal.value();
      return number(span, element == size ? size : (element + steps) % size);
    }
    Expression moved =
        binary(
            span,
            Operator.Binary.MODULO,
            binary(span, Operator.Binary.PLUS, value, number(span, steps)),
            number(span, size));
    Expression undefined = binary(span, Operator.Binary.EQUAL, value, number(span, size));
    return new Expression.Conditional(span, undefined, number(span, size), moved);
  }

  private static Expression binary(
      SourceSpan span, Operator.Binary operator, Expression left, Expression right) {
    return new Expression.Binary(span, operator, left, right);
  }

  static Expression.Literal number(SourceSpan span, int value) {
    return new Expression.Literal(span, value);
  }
}

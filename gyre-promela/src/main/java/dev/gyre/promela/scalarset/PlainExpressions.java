package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexExpression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.SourceSpan;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Expressions without index types: elements are numbers, quantifiers are written out. The result
 * has the places of the original, so that messages about it point there.
 */
final class PlainExpressions implements Expression.Cases<Expression> {
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

  Expression plain(Expression expression) {
    budget.count(expression.span());
    return expression.match(this);
  }

  Optional<Expression> plain(Optional<Expression> expression) {
    return expression.map(this::plain);
  }

  List<Expression> plain(List<Expression> expressions) {
    return expressions.stream().map(this::plain).toList();
  }

  List<ReceiveArgument> fields(List<ReceiveArgument> arguments) {
    return arguments.stream().map(this::field).toList();
  }

  private ReceiveArgument field(ReceiveArgument argument) {
    if (argument instanceof ReceiveArgument.Eval eval) {
      return new ReceiveArgument.Eval(eval.span(), plain(eval.value()));
    }
    if (argument instanceof ReceiveArgument.Store store) {
      if (isElement(store.target())) {
        // In a poll, the quantified variable is a value to compare with.
        return new ReceiveArgument.Match(store.span(), plain(store.target()));
      }
      return new ReceiveArgument.Store(store.span(), place(store.target()));
    }
    return argument;
  }

  /** A reference that stays one. */
  Expression.Reference place(Expression.Reference reference) {
    budget.count(reference.span());
    return new Expression.Reference(
        reference.span(), reference.path().stream().map(this::accessor).toList());
  }

  private Expression.Accessor accessor(Expression.Accessor accessor) {
    return new Expression.Accessor(accessor.name(), plain(accessor.index()));
  }

  private boolean isElement(Expression.Reference reference) {
    return reference.path().size() == 1
        && reference.first().index().isEmpty()
        && elements.containsKey(reference.first().name().text());
  }

  @Override
  public Expression literal(Expression.Literal e) {
    return e;
  }

  @Override
  public Expression constant(Expression.MtypeConstant e) {
    return e;
  }

  @Override
  public Expression reference(Expression.Reference e) {
    return isElement(e) ? number(e.span(), elements.get(e.first().name().text())) : place(e);
  }

  @Override
  public Expression unary(Expression.Unary e) {
    return new Expression.Unary(e.span(), e.operator(), plain(e.operand()));
  }

  @Override
  public Expression binary(Expression.Binary e) {
    return new Expression.Binary(e.span(), e.operator(), plain(e.left()), plain(e.right()));
  }

  @Override
  public Expression conditional(Expression.Conditional e) {
    return new Expression.Conditional(
        e.span(), plain(e.condition()), plain(e.then()), plain(e.otherwise()));
  }

  @Override
  public Expression run(Expression.Run e) {
    return new Expression.Run(e.span(), e.process(), plain(e.arguments()), e.priority());
  }

  @Override
  public Expression timerQuery(Expression.TimerQuery e) {
    return new Expression.TimerQuery(e.span(), e.kind(), place(e.timer()));
  }

  @Override
  public Expression probe(Expression.Probe e) {
    return new Expression.Probe(e.span(), e.kind(), place(e.channel()));
  }

  @Override
  public Expression poll(Expression.Poll e) {
    return new Expression.Poll(e.span(), place(e.channel()), e.order(), fields(e.arguments()));
  }

  @Override
  public Expression query(Expression.Query e) {
    return new Expression.Query(e.span(), e.kind(), plain(e.process()));
  }

  @Override
  public Expression remoteVariable(Expression.RemoteVariable e) {
    return new Expression.RemoteVariable(
        e.span(), e.process(), instance(e.process(), e.instance()), accessor(e.variable()));
  }

  /** The process of an element has its number, counted from the first of the family. */
  private Optional<Expression> instance(Name process, Optional<Expression> element) {
    Optional<Expression> plain = plain(element);
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
  public Expression predicate(Expression.Predicate e) {
    return e;
  }

  @Override
  public Expression event(Expression.Event e) {
    return new Expression.Event(e.span(), e.kind(), plain(e.subject()));
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
    boolean counts = e.quantifier() == IndexExpression.Quantifier.COUNT;
    Expression all = joined(e, asksAll || counts);
    if (counts || !asksAll) {
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
      Expression one = plain(e.body());
      if (counts) {
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
      case COUNT -> Operator.Binary.PLUS;
    };
  }

  /** {@code (v == n -> n : (v + 1) % n)}; round the ring backwards is n - 1 steps forward. */
  private Expression neighbourOf(IndexExpression.Neighbour e) {
    SourceSpan span = e.span();
    Expression value = plain(e.value());
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

package dev.gyre.promela.syntax;

import java.util.List;
import java.util.Optional;

/**
 * Copies expressions with their places, so that messages about the copy point at the original.
 * Translations override what they change.
 */
public abstract class ExpressionRewriter implements Expression.Cases<Expression> {

  public Expression rewrite(Expression expression) {
    return expression.match(this);
  }

  public final Optional<Expression> rewrite(Optional<Expression> expression) {
    return expression.map(this::rewrite);
  }

  public final List<Expression> rewrite(List<Expression> expressions) {
    return expressions.stream().map(this::rewrite).toList();
  }

  /** A reference that stays one. */
  public Expression.Reference place(Expression.Reference reference) {
    return new Expression.Reference(
        reference.span(), reference.path().stream().map(this::accessor).toList());
  }

  protected final Expression.Accessor accessor(Expression.Accessor accessor) {
    return new Expression.Accessor(accessor.name(), rewrite(accessor.index()));
  }

  public final List<ReceiveArgument> fields(List<ReceiveArgument> arguments) {
    return arguments.stream().map(this::field).toList();
  }

  protected ReceiveArgument field(ReceiveArgument argument) {
    if (argument instanceof ReceiveArgument.Eval eval) {
      return new ReceiveArgument.Eval(eval.span(), rewrite(eval.value()));
    }
    if (argument instanceof ReceiveArgument.Store store) {
      return new ReceiveArgument.Store(store.span(), place(store.target()));
    }
    return argument;
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
    return place(e);
  }

  @Override
  public Expression unary(Expression.Unary e) {
    return new Expression.Unary(e.span(), e.operator(), rewrite(e.operand()));
  }

  @Override
  public Expression binary(Expression.Binary e) {
    return new Expression.Binary(e.span(), e.operator(), rewrite(e.left()), rewrite(e.right()));
  }

  @Override
  public Expression conditional(Expression.Conditional e) {
    return new Expression.Conditional(
        e.span(), rewrite(e.condition()), rewrite(e.then()), rewrite(e.otherwise()));
  }

  @Override
  public Expression run(Expression.Run e) {
    return new Expression.Run(e.span(), e.process(), rewrite(e.arguments()), e.priority());
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
    return new Expression.Query(e.span(), e.kind(), rewrite(e.process()));
  }

  @Override
  public Expression remoteVariable(Expression.RemoteVariable e) {
    return new Expression.RemoteVariable(
        e.span(), e.process(), rewrite(e.instance()), accessor(e.variable()));
  }

  @Override
  public Expression remoteLabel(Expression.RemoteLabel e) {
    return new Expression.RemoteLabel(e.span(), e.process(), rewrite(e.instance()), e.label());
  }

  @Override
  public Expression predicate(Expression.Predicate e) {
    return e;
  }

  @Override
  public Expression event(Expression.Event e) {
    return new Expression.Event(e.span(), e.kind(), rewrite(e.subject()));
  }
}

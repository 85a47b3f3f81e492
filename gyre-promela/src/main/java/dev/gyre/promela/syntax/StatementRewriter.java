package dev.gyre.promela.syntax;

import java.util.List;

/**
 * Copies statements with their places, so that messages about the copy point at the original.
 * Translations override what they change.
 */
public abstract class StatementRewriter implements Statement.Cases<Statement> {
  private final ExpressionRewriter expressions;

  protected StatementRewriter(ExpressionRewriter expressions) {
    this.expressions = expressions;
  }

  protected abstract Declaration rewrite(Declaration declaration);

  public Sequence rewrite(Sequence sequence) {
    return new Sequence(sequence.span(), sequence.steps().stream().map(this::rewrite).toList());
  }

  public final Statement rewrite(Statement statement) {
    return statement.match(this);
  }

  protected List<Sequence> options(List<Sequence> options) {
    return options.stream().map(this::rewrite).toList();
  }

  protected final Expression rewrite(Expression expression) {
    return expressions.rewrite(expression);
  }

  protected final Expression.Reference place(Expression.Reference reference) {
    return expressions.place(reference);
  }

  @Override
  public Statement declare(Statement.Declare s) {
    return new Statement.Declare(s.span(), rewrite(s.declaration()));
  }

  @Override
  public Statement exclusive(Statement.Exclusive s) {
    return new Statement.Exclusive(
        s.span(), s.kind(), s.channels().stream().map(this::place).toList());
  }

  @Override
  public Statement expression(Statement.ExpressionStatement s) {
    return new Statement.ExpressionStatement(s.span(), rewrite(s.expression()));
  }

  @Override
  public Statement assign(Statement.Assign s) {
    return new Statement.Assign(s.span(), place(s.target()), rewrite(s.value()));
  }

  @Override
  public Statement increment(Statement.Increment s) {
    return new Statement.Increment(s.span(), place(s.target()), s.direction());
  }

  @Override
  public Statement send(Statement.Send s) {
    return new Statement.Send(
        s.span(), place(s.channel()), s.order(), expressions.rewrite(s.arguments()));
  }

  @Override
  public Statement receive(Statement.Receive s) {
    return new Statement.Receive(
        s.span(), place(s.channel()), s.order(), s.retention(), expressions.fields(s.arguments()));
  }

  @Override
  public Statement selection(Statement.If s) {
    return new Statement.If(s.span(), options(s.options()));
  }

  @Override
  public Statement repetition(Statement.Do s) {
    return new Statement.Do(s.span(), options(s.options()));
  }

  @Override
  public Statement elseGuard(Statement.Else s) {
    return s;
  }

  @Override
  public Statement breakLoop(Statement.Break s) {
    return s;
  }

  @Override
  public Statement jump(Statement.Goto s) {
    return s;
  }

  @Override
  public Statement labeled(Statement.Labeled s) {
    return new Statement.Labeled(s.span(), s.label(), s.statement().map(this::rewrite));
  }

  @Override
  public Statement forRange(Statement.ForRange s) {
    return new Statement.ForRange(
        s.span(), place(s.variable()), rewrite(s.from()), rewrite(s.to()), rewrite(s.body()));
  }

  @Override
  public Statement forIn(Statement.ForIn s) {
    return new Statement.ForIn(
        s.span(), place(s.variable()), place(s.collection()), rewrite(s.body()));
  }

  @Override
  public Statement select(Statement.Select s) {
    return new Statement.Select(
        s.span(), place(s.variable()), rewrite(s.from()), rewrite(s.to()), s.form());
  }

  @Override
  public Statement atomic(Statement.Atomic s) {
    return new Statement.Atomic(s.span(), rewrite(s.body()));
  }

  @Override
  public Statement dStep(Statement.DStep s) {
    return new Statement.DStep(s.span(), rewrite(s.body()));
  }

  @Override
  public Statement block(Statement.Block s) {
    return new Statement.Block(s.span(), rewrite(s.body()), s.inline());
  }

  @Override
  public Statement unless(Statement.Unless s) {
    return new Statement.Unless(s.span(), rewrite(s.main()), rewrite(s.escape()));
  }

  @Override
  public Statement assertion(Statement.Assert s) {
    return new Statement.Assert(s.span(), rewrite(s.condition()));
  }

  @Override
  public Statement print(Statement.Print s) {
    return new Statement.Print(s.span(), s.format(), expressions.rewrite(s.arguments()));
  }

  @Override
  public Statement printMtype(Statement.PrintMtype s) {
    return new Statement.PrintMtype(s.span(), rewrite(s.value()));
  }

  @Override
  public Statement setPriority(Statement.SetPriority s) {
    return new Statement.SetPriority(s.span(), rewrite(s.process()), rewrite(s.priority()));
  }

  @Override
  public Statement setTimer(Statement.SetTimer s) {
    return new Statement.SetTimer(s.span(), place(s.timer()), expressions.rewrite(s.value()));
  }

  @Override
  public Statement written(Statement.Written s) {
    return new Statement.Written(s.original(), rewrite(s.meaning()));
  }
}

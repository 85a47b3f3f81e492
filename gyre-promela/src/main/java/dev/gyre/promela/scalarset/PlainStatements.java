package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/** Statements without index types. */
final class PlainStatements implements Statement.Cases<Statement> {
  private final IndexTypes types;
  private final PlainExpressions expressions;
  private final PlainDeclarations declarations;

  PlainStatements(IndexTypes types, PlainExpressions expressions, PlainDeclarations declarations) {
    this.types = types;
    this.expressions = expressions;
    this.declarations = declarations;
  }

  Sequence plain(Sequence sequence) {
    return new Sequence(sequence.span(), sequence.steps().stream().map(this::plain).toList());
  }

  private Statement plain(Statement statement) {
    return statement.match(this);
  }

  private List<Sequence> plain(List<Sequence> options) {
    return options.stream().map(this::plain).toList();
  }

  private Expression plain(Expression expression) {
    return expressions.plain(expression);
  }

  private Expression.Reference place(Expression.Reference reference) {
    return expressions.place(reference);
  }

  @Override
  public Statement declare(Statement.Declare s) {
    return new Statement.Declare(s.span(), declarations.plain(s.declaration()));
  }

  @Override
  public Statement exclusive(Statement.Exclusive s) {
    return new Statement.Exclusive(
        s.span(), s.kind(), s.channels().stream().map(this::place).toList());
  }

  @Override
  public Statement expression(Statement.ExpressionStatement s) {
    return new Statement.ExpressionStatement(s.span(), plain(s.expression()));
  }

  @Override
  public Statement assign(Statement.Assign s) {
    return new Statement.Assign(s.span(), place(s.target()), plain(s.value()));
  }

  @Override
  public Statement increment(Statement.Increment s) {
    return new Statement.Increment(s.span(), place(s.target()), s.direction());
  }

  @Override
  public Statement send(Statement.Send s) {
    return new Statement.Send(
        s.span(), place(s.channel()), s.order(), expressions.plain(s.arguments()));
  }

  @Override
  public Statement receive(Statement.Receive s) {
    return new Statement.Receive(
        s.span(), place(s.channel()), s.order(), s.retention(), expressions.fields(s.arguments()));
  }

  @Override
  public Statement selection(Statement.If s) {
    return new Statement.If(s.span(), plain(s.options()));
  }

  @Override
  public Statement repetition(Statement.Do s) {
    return new Statement.Do(s.span(), plain(s.options()));
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
    return new Statement.Labeled(s.span(), s.label(), s.statement().map(this::plain));
  }

  @Override
  public Statement forRange(Statement.ForRange s) {
    return new Statement.ForRange(
        s.span(), place(s.variable()), plain(s.from()), plain(s.to()), plain(s.body()));
  }

  @Override
  public Statement forIn(Statement.ForIn s) {
    return new Statement.ForIn(
        s.span(), place(s.variable()), place(s.collection()), plain(s.body()));
  }

  @Override
  public Statement select(Statement.Select s) {
    return new Statement.Select(
        s.span(), place(s.variable()), plain(s.from()), plain(s.to()), s.form());
  }

  @Override
  public Statement atomic(Statement.Atomic s) {
    return new Statement.Atomic(s.span(), plain(s.body()));
  }

  @Override
  public Statement dStep(Statement.DStep s) {
    return new Statement.DStep(s.span(), plain(s.body()));
  }

  @Override
  public Statement block(Statement.Block s) {
    return new Statement.Block(s.span(), plain(s.body()), s.inline());
  }

  @Override
  public Statement unless(Statement.Unless s) {
    return new Statement.Unless(s.span(), plain(s.main()), plain(s.escape()));
  }

  @Override
  public Statement assertion(Statement.Assert s) {
    return new Statement.Assert(s.span(), plain(s.condition()));
  }

  @Override
  public Statement print(Statement.Print s) {
    return new Statement.Print(s.span(), s.format(), expressions.plain(s.arguments()));
  }

  @Override
  public Statement printMtype(Statement.PrintMtype s) {
    return new Statement.PrintMtype(s.span(), plain(s.value()));
  }

  @Override
  public Statement setPriority(Statement.SetPriority s) {
    return new Statement.SetPriority(s.span(), plain(s.process()), plain(s.priority()));
  }

  @Override
  public Statement setTimer(Statement.SetTimer s) {
    return new Statement.SetTimer(s.span(), place(s.timer()), expressions.plain(s.value()));
  }

  @Override
  public Statement symmetric(Statement.Symmetric s) {
    return s.form()
        .match(
            new IndexStatement.Cases<>() {
              @Override
              public Statement forEach(IndexStatement.ForEach loop) {
                return oneStep(loop);
              }

              @Override
              public Statement selectAny(IndexStatement.SelectAny select) {
                return choice(select);
              }
            });
  }

  /**
   * The elements are visited in some order, here that of their numbers; nobody can tell, because it
   * is one step. The loop variable is undefined after it, as the counter has gone past the last
   * element.
   */
  private Statement oneStep(IndexStatement.ForEach s) {
    SourceSpan span = s.span();
    Statement loop =
        new Statement.ForRange(
            span,
            place(s.variable()),
            PlainExpressions.number(span, 0),
            PlainExpressions.number(span, types.get(s.type()).size() - 1),
            plain(s.body()));
    // A d_step cannot create processes.
    if (createsProcesses(s.body())) {
      return new Statement.Atomic(span, new Sequence(span, List.of(loop)));
    }
    // Spin's C lacks a label when the last thing in a d_step is a loop; the skip costs no step.
    Statement skip = new Statement.ExpressionStatement(span, PlainExpressions.number(span, 1));
    return new Statement.DStep(span, new Sequence(span, List.of(loop, skip)));
  }

  private static boolean createsProcesses(Sequence body) {
    boolean[] found = new boolean[1];
    new SyntaxWalker() {
      @Override
      protected void enter(Expression expression) {
        found[0] |= expression instanceof Expression.Run;
      }
    }.walk(body);
    return found[0];
  }

  /** {@code if :: p = 0 :: p = 1 .. fi}. */
  private Statement choice(IndexStatement.SelectAny s) {
    SourceSpan span = s.span();
    List<Sequence> options = new ArrayList<>();
    for (int element = 0; element < types.get(s.type()).size(); element++) {
      Statement assign =
          new Statement.Assign(span, place(s.variable()), PlainExpressions.number(span, element));
      options.add(new Sequence(span, List.of(assign)));
    }
    return new Statement.If(span, options);
  }
}

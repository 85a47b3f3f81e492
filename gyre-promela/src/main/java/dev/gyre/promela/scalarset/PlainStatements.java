package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.StatementRewriter;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Statements without index types. */
final class PlainStatements extends StatementRewriter {
  private final IndexTypes types;
  private final PlainExpressions expressions;
  private final PlainDeclarations declarations;

  PlainStatements(IndexTypes types, PlainExpressions expressions, PlainDeclarations declarations) {
    super(expressions);
    this.types = types;
    this.expressions = expressions;
    this.declarations = declarations;
  }

  @Override
  protected Declaration rewrite(Declaration declaration) {
    return declarations.plain(declaration);
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
    if (s.isQuantified()) {
      return writtenOut(s);
    }
    Statement loop =
        new Statement.ForRange(
            span,
            place(s.variable()),
            PlainExpressions.number(span, 0),
            PlainExpressions.number(span, types.get(s.type()).size() - 1),
            rewrite(s.body()));
    // A d_step cannot create processes.
    if (createsProcesses(s.body())) {
      return new Statement.Atomic(span, new Sequence(span, List.of(loop)));
    }
    // Spin's C lacks a label when the last thing in a d_step is a loop; the skip costs no step.
    Statement skip = new Statement.ExpressionStatement(span, PlainExpressions.number(span, 1));
    return new Statement.DStep(span, new Sequence(span, List.of(loop, skip)));
  }

  /** The body once for each element, with the element in the place of the name. */
  private Statement writtenOut(IndexStatement.ForEach s) {
    Name name = s.variable().first().name();
    List<Statement> all = new ArrayList<>();
    for (int element = 0; element < types.get(s.type()).size(); element++) {
      expressions.bind(name, element);
      all.addAll(rewrite(s.body()).steps());
    }
    expressions.unbind(name);
    return new Statement.Block(s.span(), new Sequence(s.span(), all), Optional.empty());
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
      Statement option =
          s.where().isPresent() ? ifElement(s.where().get(), element, assign) : assign;
      options.add(new Sequence(span, List.of(option)));
    }
    return new Statement.If(span, options);
  }

  /**
   * {@code d_step { condition; p = e }}: one step, possible for the elements with the condition.
   */
  private Statement ifElement(IndexStatement.Where where, int element, Statement assign) {
    expressions.bind(where.element(), element);
    Expression condition = rewrite(where.condition());
    expressions.unbind(where.element());
    Statement guard = new Statement.ExpressionStatement(assign.span(), condition);
    Sequence steps = new Sequence(assign.span(), List.of(guard, assign));
    return new Statement.DStep(assign.span(), steps);
  }
}

package dev.gyre.promela.collection;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.StatementRewriter;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Statements about arrays in the place of statements about collections, each of them one step. */
final class Statements extends StatementRewriter {
  private final Scopes scopes;
  private final Expressions expressions;
  private final Declarations declarations;
  private final Faults faults;
  private final Supplier<String> freshName;
  private int dSteps;

  /**
   * @param freshName names that the model does not use
   */
  Statements(
      Scopes scopes,
      Expressions expressions,
      Declarations declarations,
      Faults faults,
      Supplier<String> freshName) {
    super(expressions);
    this.scopes = scopes;
    this.expressions = expressions;
    this.declarations = declarations;
    this.faults = faults;
    this.freshName = freshName;
  }

  @Override
  public Sequence rewrite(Sequence sequence) {
    scopes.open();
    Sequence result = unscoped(sequence);
    scopes.close();
    return result;
  }

  @Override
  protected List<Sequence> options(List<Sequence> options) {
    return options.stream().map(this::unscoped).toList();
  }

  /**
   * Steps of an operation inside a d_step are steps of that: nothing stands between them. And for
   * Spin the end of a loop at the end of a block leads into a d_step behind the block, so the loop
   * stands without one.
   */
  private Sequence unscoped(Sequence sequence) {
    List<Statement> steps = new ArrayList<>();
    for (Statement step : sequence.steps()) {
      Statement result = rewrite(step);
      if (result instanceof Statement.Written written
          && written.meaning() instanceof Statement.Block block) {
        steps.addAll(block.body().steps());
      } else {
        steps.add(result);
      }
    }
    return new Sequence(sequence.span(), steps);
  }

  @Override
  protected Declaration rewrite(Declaration declaration) {
    return declarations.variables(declaration);
  }

  @Override
  public Statement dStep(Statement.DStep s) {
    dSteps++;
    Statement result = super.dStep(s);
    dSteps--;
    return result;
  }

  /** One step that is called what its author wrote. */
  private Statement step(Statement original, List<Statement> steps) {
    Statement first = steps.get(0);
    boolean isOne =
        steps.size() == 1
            && (first instanceof Statement.Assign || first instanceof Statement.Increment);
    if (isOne) {
      return new Statement.Written(original, first);
    }
    Sequence all = new Sequence(original.span(), steps);
    return new Statement.Written(
        original,
        dSteps > 0
            ? new Statement.Block(original.span(), all, Optional.empty())
            : new Statement.DStep(original.span(), all));
  }

  @Override
  public Statement expression(Statement.ExpressionStatement s) {
    if (s.expression() instanceof Expression.CollectionCall call) {
      String operation = call.operation().text();
      int arguments = Operations.argumentsOfChange(operation);
      Optional<Expressions.Use> use = expressions.use(call.collection(), call.span());
      boolean isChange =
          arguments >= 0
              && use.filter(u -> Operations.has(u.form(), operation)).isPresent()
              && expressions.hasArguments(call, arguments);
      if (isChange) {
        return step(s, change(call, use.get()));
      }
      if (arguments >= 0 && use.filter(u -> Operations.has(u.form(), operation)).isPresent()) {
        return skip(s.span());
      }
    }
    return asWritten(s, super.expression(s));
  }

  @Override
  public Statement assertion(Statement.Assert s) {
    return asWritten(s, super.assertion(s));
  }

  private static Statement asWritten(Statement original, Statement meaning) {
    return meaning.equals(original) ? original : new Statement.Written(original, meaning);
  }

  private static Statement skip(SourceSpan span) {
    return new Statement.ExpressionStatement(span, new Expression.Literal(span, 1));
  }

  private List<Statement> change(Expression.CollectionCall call, Expressions.Use use) {
    Changes changes = new Changes(new Build(call.span()), use.form(), use.queries());
    return switch (call.operation().text()) {
      case "add" -> changes.add(argument(call));
      case "remove" -> changes.remove(argument(call));
      case "discard" -> changes.discard(argument(call));
      case "push" -> changes.push(argument(call));
      case "clear" -> changes.clear();
      case "pop" -> changes.pop(List.of());
      default -> together(call, use, changes);
    };
  }

  private Expression argument(Expression.CollectionCall call) {
    return expressions.rewrite(call.arguments().get(0));
  }

  private List<Statement> together(
      Expression.CollectionCall call, Expressions.Use use, Changes changes) {
    Optional<Queries> other = expressions.like(use.form(), call.arguments().get(0), call.span());
    if (other.isEmpty()) {
      return List.of(skip(call.span()));
    }
    return switch (call.operation().text()) {
      case "addAll" -> changes.addAll(other.get());
      case "keepAll" -> changes.keepAll(other.get());
      default -> changes.removeAll(other.get());
    };
  }

  /** {@code x = q.pop()}, {@code s = t}, or nothing of the kind. */
  @Override
  public Statement assign(Statement.Assign s) {
    Optional<Expressions.Use> target = expressions.use(s.target(), s.span());
    if (target.isPresent()) {
      return copy(s, target.get());
    }
    if (s.value() instanceof Expression.CollectionCall call
        && call.operation().text().equals("pop")) {
      Optional<Expressions.Use> queue = expressions.use(call.collection(), call.span());
      if (queue.filter(u -> u.form().isQueue()).isPresent() && expressions.hasArguments(call, 0)) {
        return pop(s, queue.get());
      }
    }
    return super.assign(s);
  }

  private Statement pop(Statement.Assign s, Expressions.Use queue) {
    Build build = new Build(s.span());
    Statement taken = build.assign(expressions.place(s.target()), queue.queries().at(0));
    Changes changes = new Changes(build, queue.form(), queue.queries());
    return step(s, changes.pop(List.of(taken)));
  }

  private Statement copy(Statement.Assign s, Expressions.Use target) {
    Optional<Expressions.Use> source =
        s.value() instanceof Expression.Reference reference
            ? expressions.use(reference, s.span())
            : Optional.empty();
    Optional<Queries> other = expressions.like(target.form(), s.value(), s.span());
    if (other.isEmpty() || source.isEmpty()) {
      return skip(s.span());
    }
    Changes changes = new Changes(new Build(s.span()), target.form(), target.queries());
    return step(s, changes.copy(source.get().form(), other.get()));
  }

  @Override
  public Statement forIn(Statement.ForIn s) {
    Optional<Expressions.Use> use = expressions.use(s.collection(), s.span());
    if (use.isEmpty()) {
      return super.forIn(s);
    }
    if (!use.get().form().isQueue()
        && use.get().form().elements() instanceof ListedElements listed) {
      refuseNarrow(s.variable(), listed);
    }
    Build build = new Build(s.span());
    Loops loops =
        new Loops(build, use.get().form(), use.get().queries(), expressions.place(s.variable()));
    return new Statement.Written(
        s, loops.over(rewrite(s.body()), use.get().form().isQueue() ? freshName.get() : ""));
  }

  /** The variable has to have room for the number behind the last element. */
  private void refuseNarrow(Expression.Reference variable, ListedElements elements) {
    int limit =
        scopes
            .find(variable)
            .map(
                shape ->
                    switch (shape.type().base()) {
                      case BIT, BOOL -> 1;
                      case BYTE, PID, MTYPE -> 255;
                      case SHORT -> (int) Short.MAX_VALUE;
                      default -> Integer.MAX_VALUE;
                    })
            .orElse(Integer.MAX_VALUE);
    if (elements.end() > limit) {
      faults.operation(
          variable.span(),
          "after the loop '"
              + variable.span().text()
              + "' is "
              + elements.end()
              + ", for which it has no room",
          "declare it as 'short'");
    }
  }

  @Override
  public Statement selectIn(Statement.SelectIn s) {
    Optional<Expressions.Use> use = expressions.use(s.collection(), s.span());
    if (use.isEmpty()) {
      faults.operation(
          s.collection().span(),
          "'" + s.collection().span().text() + "' is not a collection",
          "'select (x in s)' takes an element of a set, multiset or queue; for numbers write"
              + " 'select (x : 0 .. 9)'");
      return skip(s.span());
    }
    Build build = new Build(s.span());
    Expression.Reference variable = expressions.place(s.variable());
    Queries queries = use.get().queries();
    if (!use.get().form().isQueue()) {
      return use.get().form().elements().choose(build, variable, queries::contains);
    }
    List<Sequence> options = new ArrayList<>();
    for (int place = 0; place < use.get().form().capacity(); place++) {
      List<Statement> steps =
          List.of(build.guard(queries.isUsed(place)), build.assign(variable, queries.at(place)));
      Statement step = new Statement.DStep(s.span(), new Sequence(s.span(), steps));
      options.add(new Sequence(s.span(), List.of(step)));
    }
    return new Statement.If(s.span(), options);
  }

  @Override
  public Statement symmetric(Statement.Symmetric s) {
    return s.form()
        .match(
            new IndexStatement.Cases<>() {
              @Override
              public Statement forEach(IndexStatement.ForEach loop) {
                return new Statement.Symmetric(
                    new IndexStatement.ForEach(
                        loop.span(),
                        expressions.place(loop.variable()),
                        loop.type(),
                        rewrite(loop.body())));
              }

              @Override
              public Statement selectAny(IndexStatement.SelectAny select) {
                return new Statement.Symmetric(
                    new IndexStatement.SelectAny(
                        select.span(), expressions.place(select.variable()), select.type()));
              }
            });
  }
}

package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Statements and sequences for the bodies of processes. */
final class StatementGenerator {
  private final Dice dice;
  private final NameSource names;
  private final ExpressionGenerator expressions;
  private final SimpleStatements simple;
  private final LoopGenerator loops;
  private final StepGenerator steps;

  StatementGenerator(Dice dice, NameSource names, ExpressionGenerator expressions) {
    this.dice = dice;
    this.names = names;
    this.expressions = expressions;
    this.simple = new SimpleStatements(dice, expressions);
    this.loops = new LoopGenerator(dice, expressions, this);
    this.steps = new StepGenerator(dice, expressions, simple);
  }

  List<Statement> sequence(Context context, int length) {
    List<Statement> all = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      Statement next = statement(context);
      if (!all.isEmpty() && isCompound(all.get(all.size() - 1)) && startsWithStep(next)) {
        all.add(Ast.skip());
      }
      all.add(next);
    }
    return all;
  }

  /** May end with the exit of a loop, which Spin takes for a jump. */
  private static boolean isCompound(Statement statement) {
    return !(statement instanceof Statement.Assign)
        && !(statement instanceof Statement.ExpressionStatement)
        && !(statement instanceof Statement.Send)
        && !(statement instanceof Statement.Receive);
  }

  /** Spin refuses jumps to the first statement of a d_step. */
  private static boolean startsWithStep(Statement statement) {
    if (statement instanceof Statement.Atomic atomic) {
      return startsWithStep(atomic.body().steps().get(0));
    }
    if (statement instanceof Statement.Block block) {
      return startsWithStep(block.body().steps().get(0));
    }
    if (statement instanceof Statement.Unless unless) {
      return startsWithStep(unless.main());
    }
    return statement instanceof Statement.DStep;
  }

  Statement statement(Context context) {
    Scope scope = context.scope();
    boolean nested = !context.isDeep();
    boolean plain = context.region() == Context.Region.PLAIN;
    boolean mayJump = plain && !context.labels().isEmpty();
    return dice.<Statement>menu()
        .add(24, () -> basic(context))
        .addIf(nested, 4, () -> selection(context))
        .addIf(nested && plain, 4, () -> repetition(context))
        .addIf(nested, 2, () -> loops.loop(context))
        .addIf(nested && plain, 2, () -> atomic(context))
        .addIf(nested, 2, () -> steps.dStep(scope))
        .addIf(nested, 1, () -> block(context))
        .addIf(nested && plain, 2, () -> unless(context))
        .addIf(mayJump, 2, () -> Ast.jump(dice.pick(context.labels())))
        .serve();
  }

  Statement basic(Context context) {
    Scope scope = context.scope();
    List<Channel> channels = scope.channels();
    return dice.<Statement>menu()
        .add(8, () -> simple.assignment(scope))
        .add(4, () -> simple.increment(scope))
        .addIf(!channels.isEmpty(), 6, () -> simple.send(dice.pick(channels), scope))
        .addIf(!channels.isEmpty(), 4, () -> simple.receive(dice.pick(channels), scope))
        .addIf(!scope.records().isEmpty(), 2, () -> loops.message(dice.pick(scope.records())))
        .add(1, () -> Ast.pass(expressions.guard(scope, 2)))
        .add(1, Ast::skip)
        .add(1, () -> simple.choice(scope))
        .add(2, () -> simple.assertion(scope))
        .add(1, () -> simple.print(scope))
        .add(1, () -> simple.printMtype(scope))
        .addIf(context.features().priorities(), 2, simple::setPriority)
        .addIf(context.features().priorities(), 2, simple::comparePriority)
        .serve();
  }

  // ---- selections

  private Statement selection(Context context) {
    return new Statement.If(Ast.HERE, options(context.deeper(), Optional.empty()));
  }

  private Statement repetition(Context context) {
    return new Statement.Do(Ast.HERE, options(context.inLoop(), Optional.of(Ast.leave())));
  }

  /**
   * @param exit the statement that leaves the selection, which then one option ends with
   */
  private List<Sequence> options(Context context, Optional<Statement> exit) {
    List<Sequence> options = new ArrayList<>();
    boolean withElse = dice.oneIn(2);
    for (int i = dice.between(1, 2); i > 0; i--) {
      Statement guard =
          withElse
              ? Ast.pass(expressions.condition(context.scope().besideElse(), 1))
              : guard(context);
      options.add(option(context, guard, dice.below(3)));
    }
    boolean leaves = exit.isPresent() && !dice.oneIn(6);
    if (withElse) {
      List<Statement> last = new ArrayList<>(List.of(Ast.otherwise()));
      if (leaves) {
        last.add(exit.get());
      } else if (dice.oneIn(2)) {
        last.add(basic(context));
      }
      options.add(Ast.sequence(last));
    } else if (leaves) {
      List<Statement> last = new ArrayList<>();
      if (dice.oneIn(2)) {
        last.add(guard(context));
      }
      last.add(exit.get());
      options.add(Ast.sequence(last));
    }
    return options;
  }

  private Sequence option(Context context, Statement guard, int more) {
    List<Statement> all = new ArrayList<>(List.of(guard));
    all.addAll(sequence(context, more));
    if (context.loop() == Context.Loop.INSIDE && dice.oneIn(6)) {
      all.add(Ast.leave());
    }
    return Ast.sequence(all);
  }

  private Statement guard(Context context) {
    Scope scope = context.scope();
    List<Channel> channels = scope.channels();
    return dice.<Statement>menu()
        .add(6, () -> Ast.pass(expressions.guard(scope, 2)))
        .addIf(!channels.isEmpty(), 3, () -> simple.receive(dice.pick(channels), scope))
        .addIf(!channels.isEmpty(), 2, () -> simple.send(dice.pick(channels), scope))
        .add(1, () -> simple.assignment(scope))
        .addIf(
            dice.oneIn(4),
            1,
            () -> Ast.pass(new Expression.Predicate(Ast.HERE, Expression.PredicateKind.TIMEOUT)))
        .addIf(!context.isDeep(), 1, () -> steps.dStep(scope))
        .addIf(!context.isDeep(), 1, () -> selection(context))
        .serve();
  }

  /** A loop that never ends and can always do something: without one, most models soon block. */
  Statement service(Context context) {
    Context inner = context.inLoop();
    List<Sequence> options = new ArrayList<>();
    options.add(option(inner, simple.assignment(context.scope()), dice.below(2)));
    for (int i = dice.between(1, 2); i > 0; i--) {
      options.add(option(inner, guard(inner), dice.between(1, 2)));
    }
    return new Statement.Do(Ast.HERE, options);
  }

  // ---- blocks

  private Statement atomic(Context context) {
    List<Statement> body = sequence(context.inAtomic(), dice.between(1, 3));
    return new Statement.Atomic(Ast.HERE, Ast.sequence(body));
  }

  private Statement block(Context context) {
    String name = names.next("b");
    Expression start = expressions.small(context.scope(), 1);
    List<Statement> body = new ArrayList<>();
    body.add(declare(name, start));
    Place place = Place.scalar(name, Kind.NUMBER, Place.Use.COUNTER);
    Context inner = context.deeper().in(context.scope().with(List.of(place)));
    body.addAll(sequence(inner, dice.between(1, 2)));
    return Ast.block(body);
  }

  private static Statement declare(String name, Expression start) {
    Declaration.Declarator declarator =
        new Declaration.Declarator(
            Ast.name(name),
            Optional.empty(),
            Optional.empty(),
            Optional.of(new Declaration.Initializer.Value(Ast.HERE, start)));
    return new Statement.Declare(
        Ast.HERE,
        new Declaration(
            Ast.HERE,
            Declaration.Visibility.PLAIN,
            Ast.type(TypeName.Base.BYTE),
            List.of(declarator)));
  }

  private Statement unless(Context context) {
    Context inner = context.deeper();
    Statement alone = basic(inner);
    // Spin replaces the text of some selects by two statements, which need braces here.
    Statement main =
        dice.oneIn(3) && !(alone instanceof Statement.Select)
            ? alone
            : Ast.block(sequence(inner, dice.between(1, 3)));
    Statement escape = Ast.block(option(inner, guard(inner), dice.below(2)).steps());
    return new Statement.Unless(Ast.HERE, main, escape);
  }
}

package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.ReceiveOrder;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import java.util.List;

/** The loops that count: {@code for} in its forms. They end, because nobody touches the counter. */
final class LoopGenerator {
  private final Dice dice;
  private final ExpressionGenerator expressions;
  private final StatementGenerator statements;

  LoopGenerator(Dice dice, ExpressionGenerator expressions, StatementGenerator statements) {
    this.dice = dice;
    this.expressions = expressions;
    this.statements = statements;
  }

  Statement loop(Context context) {
    Scope scope = context.scope();
    List<Place> counters = scope.counters();
    boolean records = !scope.records().isEmpty() && context.region() == Context.Region.PLAIN;
    if (records && dice.oneIn(3)) {
      return overMessages(context);
    }
    if (counters.isEmpty()) {
      return statements.basic(context);
    }
    Place counter = dice.pick(counters);
    Context inner = context.inLoop().in(scope.keeping(counter));
    return scope.numberArrays().isEmpty() || dice.oneIn(2)
        ? overRange(counter, inner)
        : overArray(counter, inner);
  }

  private Statement overRange(Place counter, Context inner) {
    Scope scope = inner.scope();
    int from = dice.below(2);
    Expression to = dice.oneIn(2) ? Ast.number(from + dice.below(2)) : expressions.small(scope, 1);
    // Spin refuses a range that is empty by its constants.
    boolean fromZero = !(to instanceof Expression.Literal literal) || literal.value() < from;
    return new Statement.ForRange(
        Ast.HERE, Ast.variable(counter.root()), Ast.number(fromZero ? 0 : from), to, body(inner));
  }

  private Statement overArray(Place counter, Context inner) {
    String array = dice.pick(inner.scope().numberArrays()).root();
    return new Statement.ForIn(
        Ast.HERE, Ast.variable(counter.root()), Ast.variable(array), body(inner));
  }

  private Statement overMessages(Context context) {
    Scope.RecordChannel record = dice.pick(context.scope().records());
    Context inner = context.inLoop().in(context.scope().withoutRecords());
    return new Statement.ForIn(
        Ast.HERE, Ast.variable(record.variable()), Ast.variable(record.channel()), body(inner));
  }

  private Sequence body(Context inner) {
    return Ast.sequence(statements.sequence(inner, dice.between(1, 2)));
  }

  /** A structure sent or received as a whole. */
  Statement message(Scope.RecordChannel record) {
    Expression.Reference channel = Ast.variable(record.channel());
    Expression.Reference message = Ast.variable(record.variable());
    if (dice.oneIn(2)) {
      return new Statement.Send(Ast.HERE, channel, Statement.SendOrder.LAST, List.of(message));
    }
    return new Statement.Receive(
        Ast.HERE,
        channel,
        ReceiveOrder.FIRST,
        Statement.Retention.REMOVE,
        List.of(new ReceiveArgument.Store(Ast.HERE, message)));
  }
}

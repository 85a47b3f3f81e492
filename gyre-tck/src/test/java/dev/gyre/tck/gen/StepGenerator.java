package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * The insides of {@code d_step}: only the first statement may block, loops end, nothing jumps, and
 * no rendez-vous takes place.
 */
final class StepGenerator {
  private final Dice dice;
  private final ExpressionGenerator expressions;
  private final SimpleStatements simple;

  StepGenerator(Dice dice, ExpressionGenerator expressions, SimpleStatements simple) {
    this.dice = dice;
    this.expressions = expressions;
    this.simple = simple;
  }

  Statement dStep(Scope scope) {
    List<Statement> body = new ArrayList<>();
    List<Channel> buffered = scope.channels(c -> !c.isRendezvous());
    if (dice.oneIn(2)) {
      body.add(
          buffered.isEmpty() || dice.oneIn(2)
              ? Ast.pass(expressions.guard(scope, 1))
              : removal(dice.pick(buffered), scope));
    }
    for (int i = dice.between(1, 3); i > 0; i--) {
      body.add(step(scope));
    }
    return new Statement.DStep(Ast.HERE, Ast.sequence(body));
  }

  /** Never a copy: for {@code d_step { c?<_, 0>; .. }} Spin writes C that does not compile. */
  private Statement removal(Channel channel, Scope scope) {
    Statement.Receive receive = simple.receive(channel, scope);
    return new Statement.Receive(
        Ast.HERE,
        receive.channel(),
        receive.order(),
        Statement.Retention.REMOVE,
        receive.arguments());
  }

  private Statement step(Scope scope) {
    List<Channel> sendable = scope.besideElse().channels(c -> !c.isRendezvous());
    return dice.<Statement>menu()
        .add(6, () -> simple.assignment(scope))
        .add(3, () -> simple.increment(scope))
        .add(1, () -> simple.assertion(scope))
        .add(1, () -> simple.print(scope))
        .add(2, () -> decision(scope))
        .addIf(!sendable.isEmpty(), 2, () -> exchange(dice.pick(sendable), scope))
        .addIf(!scope.counters().isEmpty(), 2, () -> count(scope))
        .serve();
  }

  private Statement decision(Scope scope) {
    Sequence option =
        Ast.sequence(
            Ast.pass(expressions.condition(scope.besideElse(), 2)), simple.assignment(scope));
    Sequence other =
        dice.oneIn(2)
            ? Ast.sequence(Ast.otherwise())
            : Ast.sequence(Ast.otherwise(), simple.assignment(scope));
    return Ast.select(option, other);
  }

  /** A send that is tried only when there is room: index expressions must not change between. */
  private Statement exchange(Channel channel, Scope scope) {
    Expression.Reference target = expressions.channel(channel, scope);
    Expression room = new Expression.Probe(Ast.HERE, Expression.ProbeKind.NFULL, target);
    Statement.Send send = simple.send(channel, scope);
    Statement same = new Statement.Send(Ast.HERE, target, send.order(), send.arguments());
    return Ast.select(
        Ast.sequence(Ast.pass(room), same), Ast.sequence(Ast.otherwise(), Ast.skip()));
  }

  private Statement count(Scope scope) {
    Place counter = dice.pick(scope.counters());
    Expression.Reference variable = Ast.variable(counter.root());
    Scope inner = scope.keeping(counter);
    if (dice.oneIn(2)) {
      return new Statement.ForRange(
          Ast.HERE,
          variable,
          Ast.number(0),
          Ast.number(dice.below(3)),
          Ast.sequence(simple.assignment(inner)));
    }
    Expression below = Ast.binary(Operator.Binary.LESS, variable, Ast.number(dice.between(1, 3)));
    return Ast.repeat(
        Ast.sequence(
            Ast.pass(below),
            simple.assignment(inner),
            SimpleStatements.change(variable, Statement.Direction.UP)),
        Ast.sequence(Ast.otherwise(), Ast.leave()));
  }
}

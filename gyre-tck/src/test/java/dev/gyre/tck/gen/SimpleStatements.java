package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.ReceiveOrder;
import dev.gyre.promela.syntax.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Statements that contain no others. */
final class SimpleStatements {
  private final Dice dice;
  private final ExpressionGenerator expressions;

  SimpleStatements(Dice dice, ExpressionGenerator expressions) {
    this.dice = dice;
    this.expressions = expressions;
  }

  Statement assignment(Scope scope) {
    List<Place> places = scope.writable();
    if (places.isEmpty()) {
      return Ast.skip();
    }
    Place place = dice.pick(places);
    return Ast.assign(
        expressions.reference(place, scope), expressions.value(scope, place.kind(), 2));
  }

  /** An increment of a place that wraps around after a few steps, or a guarded one. */
  Statement increment(Scope scope) {
    List<Place> narrow = scope.places(p -> p.use() == Place.Use.NARROW);
    List<Place> counters = scope.places(p -> p.use() == Place.Use.COUNTER);
    if (!narrow.isEmpty() && (counters.isEmpty() || dice.oneIn(2))) {
      Statement.Direction direction = dice.pick(Statement.Direction.values());
      return change(expressions.reference(dice.pick(narrow), scope), direction);
    }
    return counters.isEmpty()
        ? assignment(scope)
        : guardedIncrement(expressions.reference(dice.pick(counters), scope));
  }

  private Statement guardedIncrement(Expression.Reference target) {
    boolean up = dice.oneIn(2);
    Expression room =
        up
            ? Ast.binary(Operator.Binary.LESS, target, Ast.number(dice.between(1, 3)))
            : Ast.binary(Operator.Binary.GREATER, target, Ast.number(0));
    Statement change = change(target, up ? Statement.Direction.UP : Statement.Direction.DOWN);
    Statement reset = Ast.assign(target, Ast.number(up ? 0 : 2));
    return Ast.select(Ast.sequence(Ast.pass(room), change), Ast.sequence(Ast.otherwise(), reset));
  }

  static Statement change(Expression.Reference target, Statement.Direction direction) {
    return new Statement.Increment(Ast.HERE, target, direction);
  }

  Statement.Send send(Channel channel, Scope scope) {
    List<Expression> fields = new ArrayList<>();
    for (Kind kind : channel.protocol().fields()) {
      fields.add(expressions.value(scope, kind, 1));
    }
    Statement.SendOrder order =
        dice.oneIn(4) ? Statement.SendOrder.SORTED : Statement.SendOrder.LAST;
    return new Statement.Send(Ast.HERE, expressions.channel(channel, scope), order, fields);
  }

  Statement.Receive receive(Channel channel, Scope scope) {
    ReceiveOrder order = dice.oneIn(3) ? ReceiveOrder.FIRST_MATCH : ReceiveOrder.FIRST;
    // Copying a message out of a rendez-vous channel is an error at run time.
    Statement.Retention retention =
        !channel.isRendezvous() && dice.oneIn(5)
            ? Statement.Retention.KEEP
            : Statement.Retention.REMOVE;
    return new Statement.Receive(
        Ast.HERE, expressions.channel(channel, scope), order, retention, arguments(channel, scope));
  }

  private List<ReceiveArgument> arguments(Channel channel, Scope scope) {
    List<ReceiveArgument> arguments = new ArrayList<>();
    Set<String> stored = new HashSet<>();
    for (Kind kind : channel.protocol().fields()) {
      // Spin refuses a receive that stores into one variable twice.
      List<Place> targets =
          scope.writable(kind).stream().filter(p -> !stored.contains(p.root())).toList();
      if (targets.isEmpty() || dice.oneIn(3)) {
        arguments.add(expressions.pattern(kind, scope));
      } else {
        Place target = dice.pick(targets);
        stored.add(target.root());
        arguments.add(new ReceiveArgument.Store(Ast.HERE, expressions.reference(target, scope)));
      }
    }
    return arguments;
  }

  Statement assertion(Scope scope) {
    List<Place> numbers = scope.readable(Kind.NUMBER);
    // Most assertions hold, or else every model would stop at once.
    Expression condition =
        numbers.isEmpty() || dice.oneIn(4)
            ? expressions.guard(scope, 2)
            : Ast.binary(
                Operator.Binary.LESS,
                expressions.reference(dice.pick(numbers), scope),
                Ast.number(dice.between(3, 9)));
    return new Statement.Assert(Ast.HERE, condition);
  }

  Statement print(Scope scope) {
    return switch (dice.below(3)) {
      case 0 -> new Statement.Print(Ast.HERE, "it\\'s \\\"here\\\"; // %%\\n", List.of());
      case 1 ->
          new Statement.Print(
              Ast.HERE,
              "%d\\t%x %u\\n",
              List.of(
                  expressions.small(scope, 1),
                  expressions.arithmetic(scope, 1),
                  expressions.small(scope, 0)));
      default ->
          new Statement.Print(Ast.HERE, "c = %c\\n", List.of(Ast.number(dice.between(65, 90))));
    };
  }

  /** Prints the name of a symbolic constant; only plain mtype, whose names Spin knows. */
  Statement printMtype(Scope scope) {
    Kind plain = Kind.mtype("");
    List<Place> places = scope.readable(plain);
    Expression value =
        places.isEmpty() || dice.oneIn(3)
            ? Ast.constant(dice.pick(scope.constants().get("")))
            : expressions.reference(dice.pick(places), scope);
    return new Statement.PrintMtype(Ast.HERE, value);
  }

  /** Waits for, or just asserts, a priority of its own. */
  Statement comparePriority() {
    Expression own =
        new Expression.Query(Ast.HERE, Expression.QueryKind.GET_PRIORITY, Ast.variable("_pid"));
    Expression comparison =
        Ast.binary(Operator.Binary.LESS_EQUAL, own, Ast.number(dice.between(1, 3)));
    return dice.oneIn(2) ? Ast.pass(comparison) : new Statement.Assert(Ast.HERE, comparison);
  }

  Statement setPriority() {
    return new Statement.SetPriority(
        Ast.HERE, Ast.variable("_pid"), Ast.number(dice.between(1, 3)));
  }

  /** A choice of a number; which form Spin gives it depends on how it is written. */
  Statement choice(Scope scope) {
    List<Place> counters = scope.counters();
    if (counters.isEmpty()) {
      return assignment(scope);
    }
    Expression.Reference target = Ast.variable(dice.pick(counters).root());
    if (dice.oneIn(3)) {
      return new Statement.Select(
          Ast.HERE,
          target,
          Ast.number(0),
          expressions.small(scope, 1),
          Statement.SelectForm.COUNT_STOP_FIRST);
    }
    int from = dice.below(3);
    boolean wide = dice.oneIn(30);
    return new Statement.Select(
        Ast.HERE,
        target,
        Ast.number(from),
        Ast.number(from + (wide ? 34 : dice.below(3))),
        wide ? Statement.SelectForm.COUNT : Statement.SelectForm.CHOICE);
  }
}

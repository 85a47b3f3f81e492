package dev.gyre.promela.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/** Translates the statements that are one step of a process. */
final class CommandLowering {
  private final Context context;
  private final ExpressionLowering expressions;
  private final Role role;

  /** What the statements are for: to be carried out, or to be watched for. */
  enum Role {
    PROCESS,
    TRACE
  }

  CommandLowering(Context context, ExpressionLowering expressions, Role role) {
    this.context = context;
    this.expressions = expressions;
    this.role = role;
  }

  ExpressionLowering expressions() {
    return expressions;
  }

  Command condition(Expression condition, SourceSpan span) {
    String text = SourceText.of(condition);
    if (condition instanceof Expression.Run run) {
      Expr.Spawn spawn = (Expr.Spawn) expressions.run(run);
      return Command.always(List.of(new Effect.SpawnProcess(spawn)), span, text);
    }
    Expr lowered = expressions.lower(condition);
    if (lowered instanceof Expr.Const constant && constant.value() != 0) {
      return Command.always(List.of(), span, text);
    }
    return new Command(new Guard.Holds(lowered), List.of(), span, text);
  }

  Command assign(Statement.Assign s) {
    String text = SourceText.of(s);
    Expression.Reference target = s.target();
    if (target.isWildcard()) {
      return Command.always(List.of(), s.span(), text);
    }
    Expr value = expressions.lower(s.value());
    if (isOwnPriority(target)) {
      Effect effect = new Effect.SetPriority(ExpressionLowering.ownPid(), value);
      return Command.always(List.of(effect), s.span(), text);
    }
    return assign(expressions.place(target), value, s.span(), text);
  }

  private boolean isOwnPriority(Expression.Reference target) {
    return context
        .resolved()
        .variable(target)
        .filter(v -> v.role() == VariableSymbol.Role.PREDEFINED)
        .isPresent();
  }

  Command assign(Place place, Expr value, SourceSpan span, String text) {
    return Command.always(List.of(new Effect.Assign(place, value)), span, text);
  }

  Command increment(Place place, Statement.Direction direction, SourceSpan span, String text) {
    Expr.BinaryOp op =
        direction == Statement.Direction.UP ? Expr.BinaryOp.PLUS : Expr.BinaryOp.MINUS;
    Expr value = new Expr.Binary(op, new Expr.Load(place), new Expr.Const(1));
    return assign(place, value, span, text);
  }

  Command increment(Statement.Increment s) {
    return increment(expressions.place(s.target()), s.direction(), s.span(), SourceText.of(s));
  }

  /** In a trace, a send is an event to wait for; only constants must match. */
  private Command observe(Statement.Send s) {
    List<FieldPattern> patterns = new ArrayList<>();
    for (Expression argument : s.arguments()) {
      boolean constant =
          argument instanceof Expression.Literal || argument instanceof Expression.MtypeConstant;
      patterns.add(
          constant
              ? new FieldPattern.EqualTo(expressions.lower(argument))
              : new FieldPattern.Ignore());
    }
    return observe(Guard.Event.SEND, s.channel(), patterns, s);
  }

  private Command observe(
      Guard.Event event,
      Expression.Reference channel,
      List<FieldPattern> patterns,
      Statement statement) {
    List<FieldPattern> matched = new ArrayList<>();
    for (FieldPattern pattern : patterns) {
      matched.add(pattern instanceof FieldPattern.EqualTo ? pattern : new FieldPattern.Ignore());
    }
    return new Command(
        new Guard.Observes(event, expressions.lower(channel), matched),
        List.of(),
        statement.span(),
        SourceText.of(statement));
  }

  Command send(Statement.Send s) {
    if (role == Role.TRACE) {
      return observe(s);
    }
    Expr channel = expressions.lower(s.channel());
    List<Expr> fields = expressions.lowerArguments(s.arguments());
    Effect.Insertion insertion =
        s.order() == Statement.SendOrder.LAST ? Effect.Insertion.LAST : Effect.Insertion.SORTED;
    return new Command(
        new Guard.CanSend(channel, fields),
        List.of(new Effect.Send(channel, insertion, fields)),
        s.span(),
        SourceText.of(s));
  }

  Command receive(Statement.Receive s) {
    Expr channel = expressions.lower(s.channel());
    Effect.Retention retention =
        s.retention() == Statement.Retention.KEEP ? Effect.Retention.KEEP : Effect.Retention.REMOVE;
    MessageChoice choice = ExpressionLowering.choice(s.order());
    List<FieldPattern> patterns = expressions.patterns(s.arguments());
    if (role == Role.TRACE) {
      return observe(Guard.Event.RECEIVE, s.channel(), patterns, s);
    }
    return new Command(
        new Guard.CanReceive(channel, choice, patterns),
        List.of(new Effect.Receive(channel, choice, retention, patterns)),
        s.span(),
        SourceText.of(s));
  }

  Command assertion(Statement.Assert s) {
    Effect check = new Effect.Check(expressions.lower(s.condition()));
    return Command.always(List.of(check), s.span(), SourceText.of(s));
  }

  Command print(Statement.Print s) {
    List<Expr> arguments = s.arguments().stream().map(expressions::lower).toList();
    return Command.always(
        List.of(new Effect.Print(s.format(), arguments)), s.span(), SourceText.of(s));
  }

  Command printName(Statement.PrintMtype s) {
    Effect effect = new Effect.PrintName(expressions.lower(s.value()));
    return Command.always(List.of(effect), s.span(), SourceText.of(s));
  }

  Command setTimer(Statement.SetTimer s) {
    Expr value = s.value().map(expressions::lower).orElse(new Expr.Const(ValueType.TIMER_OFF));
    return assign(expressions.place(s.timer()), value, s.span(), SourceText.of(s));
  }

  Command setPriority(Statement.SetPriority s) {
    Effect effect =
        new Effect.SetPriority(expressions.lower(s.process()), expressions.lower(s.priority()));
    return Command.always(List.of(effect), s.span(), SourceText.of(s));
  }
}

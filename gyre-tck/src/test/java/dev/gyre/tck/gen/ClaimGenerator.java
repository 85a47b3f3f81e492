package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.ReceiveOrder;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Formulas, never claims and traces about finished processes. */
final class ClaimGenerator {
  private final Dice dice;
  private final NameSource names;
  private final Features features;
  private final Scope globals;
  private final List<ProcessGenerator.ProcessType> processes;
  private final ExpressionGenerator expressions;

  ClaimGenerator(
      Dice dice,
      NameSource names,
      Features features,
      Scope globals,
      List<ProcessGenerator.ProcessType> processes) {
    this.dice = dice;
    this.names = names;
    this.features = features;
    this.globals = globals;
    this.processes = processes;
    this.expressions = new ExpressionGenerator(dice);
  }

  List<Unit> claims() {
    return switch (features.claim()) {
      case NONE -> List.of();
      case LTL -> formulas();
      case NEVER -> List.of(never());
      case TRACE -> List.of(trace());
    };
  }

  // ---- formulas

  private List<Unit> formulas() {
    List<Unit> all = new ArrayList<>();
    for (int i = dice.between(1, 2); i > 0; i--) {
      all.add(new Unit.Ltl(Ast.HERE, Optional.of(Ast.name(names.next("f"))), formula(2)));
    }
    return all;
  }

  private Expression formula(int depth) {
    if (depth == 0) {
      return proposition();
    }
    return dice.<Expression>menu()
        .add(2, this::proposition)
        .add(3, () -> Ast.unary(Operator.Unary.ALWAYS, formula(depth - 1)))
        .add(3, () -> Ast.unary(Operator.Unary.EVENTUALLY, formula(depth - 1)))
        .add(1, () -> Ast.unary(Operator.Unary.NOT, formula(depth - 1)))
        .add(3, () -> pair(depth - 1))
        .serve();
  }

  private Expression pair(int depth) {
    Operator.Binary operator =
        dice.pick(
            Operator.Binary.AND,
            Operator.Binary.OR,
            Operator.Binary.IMPLIES,
            Operator.Binary.EQUIVALENT,
            Operator.Binary.UNTIL,
            Operator.Binary.WEAK_UNTIL,
            Operator.Binary.RELEASE);
    if (operator == Operator.Binary.EQUIVALENT || operator == Operator.Binary.WEAK_UNTIL) {
      // Spin doubles their operands; more than this can take it minutes to translate.
      return Ast.binary(operator, shortFormula(), shortFormula());
    }
    return Ast.binary(operator, formula(depth), formula(Math.min(depth, 1)));
  }

  private Expression shortFormula() {
    return dice.oneIn(2)
        ? proposition()
        : Ast.unary(dice.pick(Operator.Unary.ALWAYS, Operator.Unary.EVENTUALLY), proposition());
  }

  // ---- what can be said about a state

  private Expression proposition() {
    return dice.<Expression>menu()
        .add(6, () -> expressions.condition(globals, 0))
        .add(1, this::remoteVariable)
        .add(1, this::remoteLabel)
        .serve();
  }

  private Optional<Expression> instance() {
    return dice.oneIn(3) ? Optional.empty() : Optional.of(Ast.number(dice.below(3)));
  }

  private Expression remoteVariable() {
    ProcessGenerator.ProcessType process = dice.pick(processes);
    List<Place> numbers =
        process.locals().stream()
            .filter(p -> p.isScalarVariable() && p.kind().equals(Kind.NUMBER))
            .toList();
    if (numbers.isEmpty()) {
      return expressions.condition(globals, 0);
    }
    Expression value =
        new Expression.RemoteVariable(
            Ast.HERE, process.unit().name(), instance(), Ast.accessor(dice.pick(numbers).root()));
    return Ast.binary(
        dice.pick(Operator.Binary.EQUAL, Operator.Binary.GREATER),
        value,
        Ast.number(dice.below(3)));
  }

  private Expression remoteLabel() {
    ProcessGenerator.ProcessType process = dice.pick(processes);
    if (process.labels().isEmpty()) {
      return expressions.condition(globals, 0);
    }
    return new Expression.RemoteLabel(
        Ast.HERE, process.unit().name(), instance(), Ast.name(dice.pick(process.labels())));
  }

  // ---- never claims

  private Unit never() {
    String wait = names.next("T");
    String accept = names.next("accept");
    Statement first =
        Ast.labeled(
            wait,
            Ast.repeat(
                Ast.sequence(Ast.pass(observation()), Ast.jump(accept)), Ast.sequence(Ast.skip())));
    Statement second =
        Ast.labeled(
            accept,
            Ast.repeat(
                Ast.sequence(Ast.pass(observation())),
                Ast.sequence(
                    Ast.pass(observation()), dice.oneIn(2) ? Ast.leave() : Ast.jump(wait))));
    Optional<Name> name = dice.oneIn(3) ? Optional.of(Ast.name(names.next("n"))) : Optional.empty();
    return new Unit.Never(Ast.HERE, name, Ast.sequence(first, second));
  }

  private Expression observation() {
    boolean mayQuery = features.passing() == Features.Passing.BUFFERED && !features.priorities();
    return dice.<Expression>menu()
        .add(4, this::proposition)
        .add(2, () -> expressions.guard(globals, 2))
        .addIf(mayQuery, 1, () -> query(Expression.QueryKind.ENABLED))
        .add(
            1,
            () ->
                Ast.binary(
                    Operator.Binary.GREATER, query(Expression.QueryKind.PC_VALUE), Ast.number(2)))
        .add(1, () -> new Expression.Predicate(Ast.HERE, Expression.PredicateKind.NON_PROGRESS))
        .serve();
  }

  private Expression query(Expression.QueryKind kind) {
    return new Expression.Query(Ast.HERE, kind, Ast.number(dice.below(2)));
  }

  // ---- traces

  private Unit trace() {
    Channel channel = dice.pick(globals.channels());
    List<Sequence> options = List.of(Ast.sequence(sent(channel)), Ast.sequence(received(channel)));
    Unit.TraceKind kind = dice.pick(Unit.TraceKind.values());
    Statement body =
        kind == Unit.TraceKind.TRACE
            ? new Statement.Do(Ast.HERE, options)
            : new Statement.If(Ast.HERE, options);
    return new Unit.Trace(Ast.HERE, kind, Ast.sequence(body));
  }

  /** With a constant index: Spin writes C that does not compile for any other in a trace. */
  private Expression.Reference event(Channel channel) {
    Place.Step step = channel.step();
    return step.length() == 0
        ? Ast.variable(step.name())
        : new Expression.Reference(
            Ast.HERE, List.of(Ast.accessor(step.name(), Ast.number(dice.below(step.length())))));
  }

  private Statement sent(Channel channel) {
    List<Expression> fields = new ArrayList<>();
    for (Kind kind : channel.protocol().fields()) {
      fields.add(dice.oneIn(2) ? Ast.variable("_") : constant(kind));
    }
    return new Statement.Send(Ast.HERE, event(channel), Statement.SendOrder.LAST, fields);
  }

  private Statement received(Channel channel) {
    List<ReceiveArgument> fields = new ArrayList<>();
    for (Kind kind : channel.protocol().fields()) {
      fields.add(
          dice.oneIn(2)
              ? new ReceiveArgument.Store(Ast.HERE, Ast.variable("_"))
              : new ReceiveArgument.Match(Ast.HERE, constant(kind)));
    }
    return new Statement.Receive(
        Ast.HERE, event(channel), ReceiveOrder.FIRST, Statement.Retention.REMOVE, fields);
  }

  private Expression constant(Kind kind) {
    return switch (kind.sort()) {
      case NUMBER -> Ast.number(dice.below(3));
      case BOOL -> Ast.number(dice.below(2));
      case MTYPE -> Ast.constant(dice.pick(globals.constants().get(kind.set())));
    };
  }
}

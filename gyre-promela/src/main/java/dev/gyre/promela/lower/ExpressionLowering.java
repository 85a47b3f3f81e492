package dev.gyre.promela.lower;

import dev.gyre.ir.Event;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.promela.sema.ProcessSymbol;
import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.ReceiveOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Translates expressions as seen from one process. */
final class ExpressionLowering implements Expression.Cases<Expr> {
  /** A number that no process ever has. */
  private static final Expr NOBODY = new Expr.Const(ModelLimits.NO_PROCESS);

  private final Context context;
  private final ProcessSymbol process;

  ExpressionLowering(Context context, ProcessSymbol process) {
    this.context = context;
    this.process = process;
  }

  Expr lower(Expression expression) {
    return expression.match(this);
  }

  /** The scalars an argument stands for; several for a structure. */
  List<Expr> lowerArgument(Expression argument) {
    if (argument instanceof Expression.Reference reference && isVariable(reference)) {
      return places(reference).stream().map(p -> (Expr) new Expr.Load(p)).toList();
    }
    return List.of(lower(argument));
  }

  List<Expr> lowerArguments(List<Expression> arguments) {
    List<Expr> all = new ArrayList<>();
    arguments.forEach(a -> all.addAll(lowerArgument(a)));
    return all;
  }

  /** The scalars a reference stands for. */
  List<Place> places(Expression.Reference reference) {
    VariableSymbol symbol = context.resolved().variable(reference).orElseThrow();
    return context.home(symbol, process).places(symbol, reference, this::lower);
  }

  /** The place of a reference to a single scalar. */
  Place place(Expression.Reference reference) {
    return places(reference).get(0);
  }

  /** The place of a variable that is not an array or structure. */
  Place place(VariableSymbol symbol) {
    Variable variable = context.home(symbol, process).scalar(symbol);
    return new Place(variable, variable.dimensions().stream().map(d -> zero()).toList());
  }

  private static Expr zero() {
    return new Expr.Const(0);
  }

  private boolean isVariable(Expression.Reference reference) {
    return context
        .resolved()
        .variable(reference)
        .filter(v -> v.role() != VariableSymbol.Role.PREDEFINED)
        .isPresent();
  }

  /** What a receive does with the fields. */
  List<FieldPattern> patterns(List<ReceiveArgument> arguments) {
    List<FieldPattern> patterns = new ArrayList<>();
    for (ReceiveArgument argument : arguments) {
      if (argument instanceof ReceiveArgument.Match match) {
        patterns.add(new FieldPattern.EqualTo(lower(match.constant())));
      } else if (argument instanceof ReceiveArgument.Eval eval) {
        lowerArgument(eval.value()).forEach(e -> patterns.add(new FieldPattern.EqualTo(e)));
      } else if (argument instanceof ReceiveArgument.Store store) {
        if (store.target().isWildcard() || isPredefined(store.target())) {
          patterns.add(new FieldPattern.Ignore());
        } else {
          places(store.target()).forEach(p -> patterns.add(new FieldPattern.Store(p)));
        }
      }
    }
    return patterns;
  }

  /** Nothing is stored there: only a poll can name it, and a poll stores nothing. */
  private boolean isPredefined(Expression.Reference target) {
    return context
        .resolved()
        .variable(target)
        .filter(variable -> variable.role() == VariableSymbol.Role.PREDEFINED)
        .isPresent();
  }

  static MessageChoice choice(ReceiveOrder order) {
    return order == ReceiveOrder.FIRST ? MessageChoice.OLDEST : MessageChoice.OLDEST_MATCHING;
  }

  @Override
  public Expr literal(Expression.Literal e) {
    return new Expr.Const(e.value());
  }

  @Override
  public Expr constant(Expression.MtypeConstant e) {
    return new Expr.Const(context.resolved().mtypes().constant(e.name()).orElseThrow().value());
  }

  @Override
  public Expr reference(Expression.Reference e) {
    VariableSymbol symbol = context.resolved().variable(e).orElseThrow();
    if (symbol.role() != VariableSymbol.Role.PREDEFINED) {
      return new Expr.Load(place(e));
    }
    return switch (symbol.name().text()) {
      case "_pid" -> ownPid();
      case "_nr_pr" -> new Expr.SystemValue(Expr.SystemFact.PROCESS_COUNT);
      case "_last" -> new Expr.SystemValue(Expr.SystemFact.LAST_PID);
      case "_priority" -> new Expr.ProcessQuery(Expr.ProcessProbe.PRIORITY, ownPid());
      default -> throw new IllegalStateException("no value for " + symbol);
    };
  }

  static Expr ownPid() {
    return new Expr.SystemValue(Expr.SystemFact.OWN_PID);
  }

  @Override
  public Expr unary(Expression.Unary e) {
    Expr operand = lower(e.operand());
    return switch (e.operator()) {
      case NOT -> new Expr.Unary(Expr.UnaryOp.NOT, operand);
      case COMPLEMENT -> new Expr.Unary(Expr.UnaryOp.COMPLEMENT, operand);
      case MINUS ->
          operand instanceof Expr.Const constant
              ? new Expr.Const(-constant.value())
              : new Expr.Unary(Expr.UnaryOp.NEGATE, operand);
      case ALWAYS, EVENTUALLY, NEXT ->
          throw new IllegalStateException("temporal operator in an expression");
    };
  }

  @Override
  public Expr binary(Expression.Binary e) {
    Expr.BinaryOp op =
        switch (e.operator()) {
          case OR -> Expr.BinaryOp.OR;
          case AND -> Expr.BinaryOp.AND;
          case BIT_OR -> Expr.BinaryOp.BIT_OR;
          case BIT_XOR -> Expr.BinaryOp.BIT_XOR;
          case BIT_AND -> Expr.BinaryOp.BIT_AND;
          case EQUAL -> Expr.BinaryOp.EQUAL;
          case NOT_EQUAL -> Expr.BinaryOp.NOT_EQUAL;
          case LESS -> Expr.BinaryOp.LESS;
          case LESS_EQUAL -> Expr.BinaryOp.LESS_EQUAL;
          case GREATER -> Expr.BinaryOp.GREATER;
          case GREATER_EQUAL -> Expr.BinaryOp.GREATER_EQUAL;
          case SHIFT_LEFT -> Expr.BinaryOp.SHIFT_LEFT;
          case SHIFT_RIGHT -> Expr.BinaryOp.SHIFT_RIGHT;
          case PLUS -> Expr.BinaryOp.PLUS;
          case MINUS -> Expr.BinaryOp.MINUS;
          case TIMES -> Expr.BinaryOp.TIMES;
          case DIVIDE -> Expr.BinaryOp.DIVIDE;
          case MODULO -> Expr.BinaryOp.MODULO;
          case IMPLIES, EQUIVALENT, UNTIL, WEAK_UNTIL, RELEASE ->
              throw new IllegalStateException("temporal operator in an expression");
        };
    return new Expr.Binary(op, lower(e.left()), lower(e.right()));
  }

  @Override
  public Expr conditional(Expression.Conditional e) {
    return new Expr.Choose(lower(e.condition()), lower(e.then()), lower(e.otherwise()));
  }

  @Override
  public Expr run(Expression.Run e) {
    ProcessSymbol target = context.resolved().process(e.process().text()).orElseThrow();
    return new Expr.Spawn(
        context.automaton(target), lowerArguments(e.arguments()), e.priority().orElse(0));
  }

  @Override
  public Expr probe(Expression.Probe e) {
    Expr.ChannelProbe probe =
        switch (e.kind()) {
          case LEN -> Expr.ChannelProbe.LENGTH;
          case EMPTY -> Expr.ChannelProbe.EMPTY;
          case NEMPTY -> Expr.ChannelProbe.NOT_EMPTY;
          case FULL -> Expr.ChannelProbe.FULL;
          case NFULL -> Expr.ChannelProbe.NOT_FULL;
        };
    return new Expr.ChannelQuery(probe, lower(e.channel()));
  }

  @Override
  public Expr poll(Expression.Poll e) {
    List<FieldPattern> patterns = new ArrayList<>();
    for (FieldPattern pattern : patterns(e.arguments())) {
      boolean matters = pattern instanceof FieldPattern.EqualTo;
      patterns.add(matters ? pattern : new FieldPattern.Ignore());
    }
    return new Expr.Poll(lower(e.channel()), choice(e.order()), patterns);
  }

  @Override
  public Expr query(Expression.Query e) {
    Expr.ProcessProbe probe =
        switch (e.kind()) {
          case ENABLED -> Expr.ProcessProbe.ENABLED;
          case PC_VALUE -> Expr.ProcessProbe.LOCATION_NUMBER;
          case GET_PRIORITY -> Expr.ProcessProbe.PRIORITY;
        };
    return new Expr.ProcessQuery(probe, lower(e.process()));
  }

  @Override
  public Expr timerQuery(Expression.TimerQuery e) {
    Expr value = new Expr.Load(place(e.timer()));
    return switch (e.kind()) {
      case EXPIRE -> new Expr.Binary(Expr.BinaryOp.EQUAL, value, new Expr.Const(0));
      case ON ->
          new Expr.Binary(Expr.BinaryOp.NOT_EQUAL, value, new Expr.Const(ValueType.TIMER_OFF));
    };
  }

  @Override
  public Expr remoteVariable(Expression.RemoteVariable e) {
    ProcessSymbol owner = context.resolved().process(e.process().text()).orElseThrow();
    VariableSymbol symbol = context.resolved().variable(e).orElseThrow();
    Variable variable = context.locals(owner).scalar(symbol);
    List<Expr> indices =
        variable.isArray()
            ? List.of(e.variable().index().map(this::lower).orElse(zero()))
            : List.of();
    return new Expr.RemoteLoad(
        context.automaton(owner), instance(e.instance()), new Place(variable, indices));
  }

  @Override
  public Expr remoteLabel(Expression.RemoteLabel e) {
    ProcessSymbol owner = context.resolved().process(e.process().text()).orElseThrow();
    ProcessSymbol.LabelSymbol label = owner.label(e.label().text()).orElseThrow();
    OptionalInt location = context.location(label.statement());
    if (location.isEmpty()) {
      return zero();
    }
    return new Expr.AtLocation(
        context.automaton(owner), instance(e.instance()), location.getAsInt());
  }

  @Override
  public Expr event(Expression.Event e) {
    Optional<Event> event = eventOf(e);
    return event.isPresent()
        ? new Expr.Load(
            new Place(
                context.events().flag(SourceText.expanded(e), event.get(), e.span()), List.of()))
        : zero();
  }

  /** Empty if no step is ever such an event. */
  private Optional<Event> eventOf(Expression.Event e) {
    Expr subject = e.subject().match(this);
    if (subject instanceof Expr.AtLocation place) {
      OptionalInt process =
          place.process() instanceof Expr.Const number && !Expr.isOnlyInstance(number)
              ? OptionalInt.of(number.value())
              : OptionalInt.empty();
      return Optional.of(new Event.Leaving(place.automaton(), process, place.location()));
    }
    if (subject instanceof Expr.Poll message) {
      Guard.Event direction =
          e.kind() == Expression.EventKind.SENT ? Guard.Event.SEND : Guard.Event.RECEIVE;
      return Optional.of(new Event.Message(direction, message.channel(), message.patterns()));
    }
    return Optional.empty();
  }

  private Expr instance(Optional<Expression> number) {
    return number.map(this::lower).map(ExpressionLowering::written).orElseGet(Expr::onlyInstance);
  }

  /** The number of a process as it is written: a negative one is nobody's, not the only one's. */
  private static Expr written(Expr number) {
    return number instanceof Expr.Const constant && constant.value() < 0 ? NOBODY : number;
  }

  @Override
  public Expr predicate(Expression.Predicate e) {
    return new Expr.SystemValue(
        e.kind() == Expression.PredicateKind.TIMEOUT
            ? Expr.SystemFact.TIMEOUT
            : Expr.SystemFact.NON_PROGRESS);
  }

  @Override
  public Expr symmetric(Expression.Symmetric e) {
    throw new IllegalStateException("the model is not plain");
  }
}

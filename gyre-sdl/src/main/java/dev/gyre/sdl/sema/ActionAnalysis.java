package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.Operator;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Adds the actions of transitions to the open block. */
final class ActionAnalysis implements Action.Cases<Void> {
  private final BodyAnalysis body;
  private final ProcessContext process;
  private final Values values;

  ActionAnalysis(BodyAnalysis body) {
    this.body = body;
    this.process = body.process();
    this.values = body.values();
  }

  private void append(IfAction action) {
    process.graph().append(action);
  }

  @Override
  public Void label(Action.Label a) {
    body.label(a.name(), a.span());
    return null;
  }

  @Override
  public Void assign(Action.Assign a) {
    body.assign(values.places().of(a.target()), a.value(), a.span());
    return null;
  }

  @Override
  public Void informal(Action.Informal a) {
    append(new IfAction.Informal(a.text(), a.span()));
    return null;
  }

  @Override
  public Void forEach(Action.ForEach a) {
    new Loops(body).forEach(a);
    return null;
  }

  @Override
  public Void forRange(Action.ForRange a) {
    new Loops(body).forRange(a);
    return null;
  }

  @Override
  public Void decision(Action.Decision a) {
    new Decisions(body).add(a);
    return null;
  }

  // ---- signals

  @Override
  public Void output(Action.Output a) {
    for (Action.SignalInstance instance : a.signals()) {
      Name name = instance.signal();
      IfSignal signal =
          body.scope()
              .signal(name)
              .or(() -> new Undeclared(body).signal(instance))
              .orElseThrow(
                  () -> SemanticError.unknown(name.span(), "there is no signal " + name.text()));
      List<IfExpr> arguments = arguments(instance, signal);
      SourceSpan span = a.signals().size() == 1 ? a.span() : instance.span();
      for (SystemContext.Delivery delivery : deliveries(a, signal, instance)) {
        append(new IfAction.Output(delivery.signal(), arguments, delivery.destination(), span));
      }
    }
    return null;
  }

  private List<SystemContext.Delivery> deliveries(
      Action.Output a, IfSignal signal, Action.SignalInstance instance) {
    if (a.to().isPresent()) {
      return List.of(new SystemContext.Delivery(signal, addressed(a.to().get(), signal)));
    }
    return process
        .system()
        .receivers()
        .deliveries(process.index(), signal, a.via(), instance.span());
  }

  /** A parameter that is left out has the first value of its type. */
  private List<IfExpr> arguments(Action.SignalInstance instance, IfSignal signal) {
    if (instance.arguments().size() > signal.parameters().size()) {
      throw SemanticError.sort(
          instance.span(),
          "the signal "
              + signal.name()
              + " has "
              + signal.parameters().size()
              + " parameters, not "
              + instance.arguments().size());
    }
    List<IfExpr> arguments = new ArrayList<>();
    for (int i = 0; i < signal.parameters().size(); i++) {
      IfType type = signal.parameters().get(i);
      Optional<Expression> given =
          i < instance.arguments().size() ? instance.arguments().get(i) : Optional.empty();
      arguments.add(given.map(e -> values.of(e, type)).orElseGet(() -> FirstValues.of(type)));
    }
    return arguments;
  }

  private Destination addressed(Action.Destination to, IfSignal signal) {
    Optional<Integer> named = named(to.process());
    if (named.isPresent()) {
      return new Destination.Routed(List.of(named.get()));
    }
    IfExpr instance = values.of(to.process(), BasicSorts.INSTANCE);
    List<Integer> reachable = process.system().receivers().reachable(process.index(), signal);
    return new Destination.Addressed(instance, reachable);
  }

  private Optional<Integer> named(Expression e) {
    return e instanceof Expression.NameUse use && body.scope().variable(use.name()).isEmpty()
        ? body.scope().process(use.name())
        : Optional.empty();
  }

  @Override
  public Void create(Action.Create a) {
    int index =
        a.process()
            .name()
            .map(
                name ->
                    body.scope()
                        .process(name)
                        .orElseThrow(
                            () ->
                                SemanticError.unknown(
                                    name.span(), "there is no process " + name.text())))
            .orElse(process.index());
    ProcessUnit unit = process.system().processes().get(index);
    var parameters = unit.definition().parameters();
    if (parameters.size() != a.arguments().size()) {
      throw SemanticError.sort(a.span(), "the process has " + parameters.size() + " parameters");
    }
    List<IfExpr> arguments = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      IfType type = process.system().sorts().of(parameters.get(i).sort(), unit.scope());
      arguments.add(values.of(a.arguments().get(i), type));
    }
    append(new IfAction.Create(index, arguments, a.span()));
    return null;
  }

  // ---- timers

  @Override
  public Void setTimer(Action.SetTimer a) {
    IfTimer timer = timer(a.timer(), a.arguments(), a.span());
    Expression time =
        a.time()
            .orElseThrow(
                () ->
                    SemanticError.unsupported(
                        a.span(), "a timer with a default duration", "write set(NOW + d, t)"));
    append(new IfAction.SetTimer(timer, delay(time), a.span()));
    return null;
  }

  /** {@code NOW + d} is d ahead; other points in time are not known. */
  private IfExpr delay(Expression time) {
    if (isNow(time)) {
      return new IfExpr.Constant(0, BasicSorts.DURATION);
    }
    if (time instanceof Expression.Binary sum && sum.operator() == Operator.PLUS) {
      if (isNow(sum.left())) {
        return values.of(sum.right(), BasicSorts.DURATION);
      }
      if (isNow(sum.right())) {
        return values.of(sum.left(), BasicSorts.DURATION);
      }
    }
    if (time instanceof Expression.Binary nested
        && nested.operator() == Operator.PLUS
        && nested.left() instanceof Expression.Binary inner
        && inner.operator() == Operator.PLUS
        && isNow(inner.left())) {
      IfExpr first = values.of(inner.right(), BasicSorts.DURATION);
      IfExpr second = values.of(nested.right(), BasicSorts.DURATION);
      return new IfExpr.Binary(IfExpr.BinaryOperator.PLUS, first, second, BasicSorts.DURATION);
    }
    throw SemanticError.unsupported(
        time.span(), "a point in time that is not NOW + d", "write set(NOW + d, t)");
  }

  private static boolean isNow(Expression e) {
    return e instanceof Expression.Implicit implicit
        && implicit.value() == Expression.ImplicitValue.NOW;
  }

  @Override
  public Void resetTimer(Action.ResetTimer a) {
    append(new IfAction.ResetTimer(timer(a.timer(), a.arguments(), a.span()), a.span()));
    return null;
  }

  private IfTimer timer(Name name, List<Expression> arguments, SourceSpan span) {
    if (!arguments.isEmpty()) {
      throw SemanticError.unsupported(
          span, "a timer with parameters", "declare a timer for each value");
    }
    return body.scope()
        .timer(name)
        .orElseThrow(() -> SemanticError.unknown(name.span(), "there is no timer " + name.text()));
  }

  // ---- calls

  @Override
  public Void call(Action.Call a) {
    switch (a.procedure().key()) {
      case "write", "writeln" -> write(a);
      case "set_timer" -> {
        IfTimer timer = timer(named(a, 1), List.of(), a.span());
        IfExpr delay = values.of(a.arguments().get(0), BasicSorts.DURATION);
        append(new IfAction.SetTimer(timer, delay, a.span()));
      }
      case "reset_timer" ->
          append(new IfAction.ResetTimer(timer(named(a, 0), List.of(), a.span()), a.span()));
      default -> new ProcedureCalls(body).call(a);
    }
    return null;
  }

  private static Name named(Action.Call a, int argument) {
    if (a.arguments().size() > argument
        && a.arguments().get(argument) instanceof Expression.NameUse use) {
      return use.name();
    }
    throw SemanticError.sort(a.span(), "the name of a timer is needed here");
  }

  private void write(Action.Call a) {
    List<IfAction.Piece> pieces = new ArrayList<>();
    for (Expression argument : a.arguments()) {
      if (argument instanceof Expression.StringLiteral text) {
        pieces.add(new IfAction.Piece(text.value(), Optional.empty()));
      } else {
        IfExpr value = values.of(argument);
        boolean shown = !BasicSorts.isIrrelevant(value.type());
        pieces.add(new IfAction.Piece("", shown ? Optional.of(value) : Optional.empty()));
      }
    }
    if (a.procedure().key().equals("writeln")) {
      pieces.add(new IfAction.Piece("\n", Optional.empty()));
    }
    append(new IfAction.Write(pieces, a.span()));
  }

  /** A variable that the model does not have. */
  static IfPlace temporary(ProcessContext process, IfType type, SourceSpan span) {
    String name = "value" + process.variables().size();
    return process.addVariable(name, type, Optional.empty(), span);
  }
}

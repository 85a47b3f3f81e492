package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSubject;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.sdl.sema.SeenPath.Step;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Operator;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What somebody who watches a system can ask for by names: {@code p.x}, {@code state(p) = s},
 * {@code active(p.t)}, {@code len(p)}, {@code empty(p.s)}, {@code sent(s)}. Names of TASTE mean the
 * same: {@code get_state(p)}, {@code queue_length(p.s)}.
 */
final class SystemView {
  private final List<IfProcess> processes = new ArrayList<>();
  private final SystemContext system;
  private final SeenNames names;
  private final Map<IfSubject, IfPlace> places = new LinkedHashMap<>();
  private final Set<IfExpr> waiting = new LinkedHashSet<>();
  private final TimerDurations durations = new TimerDurations();
  private Optional<String> monitor = Optional.empty();

  SystemView(List<IfProcess> processes, SystemContext system) {
    this.processes.addAll(processes);
    this.system = system;
    this.names = new SeenNames(this.processes);
  }

  /** Observers can be seen like processes of the system. */
  void add(IfProcess observer) {
    processes.add(observer);
  }

  /** The variable of an observer that stands for the whole system. */
  void setMonitor(Optional<String> key) {
    monitor = key;
  }

  /** All that was asked for, in the order of their numbers. */
  List<IfSubject> subjects() {
    return List.copyOf(places.keySet());
  }

  private IfPlace place(IfSubject subject, IfType type, SourceSpan span) {
    return places.computeIfAbsent(
        subject,
        key -> {
          String name = span.text().replaceAll("\\s+", " ");
          IfVariable variable = IfVariable.seen(places.size(), name, type, span);
          return new IfPlace(variable, List.of(), type);
        });
  }

  private IfPlace truth(IfSubject subject, SourceSpan span) {
    return place(subject, BasicSorts.BOOLEAN, span);
  }

  /** Whether a process is in one of some states. */
  IfExpr isIn(IfProcess process, Set<Integer> states) {
    return new IfExpr.Load(
        truth(new IfSubject.InState(process.index(), 0, states), process.span()));
  }

  // ---- variables

  /** What an expression means, if that is something about a process. */
  Optional<IfPlace> find(Expression e) {
    if (e instanceof Expression.Apply apply && apply.function() instanceof Expression.NameUse use) {
      Optional<IfPlace> asked = asked(use.name().key(), apply);
      if (asked.isPresent()) {
        return asked;
      }
    }
    return SeenPath.of(e).flatMap(path -> variable(path.without(monitor)));
  }

  private Optional<IfPlace> variable(SeenPath path) {
    if (path.startsWith("timers")) {
      return timerData(path);
    }
    Optional<IfProcess> owner = names.process(path);
    if (owner.isEmpty()) {
      return Optional.empty();
    }
    IfProcess process = owner.get();
    int instance = names.instance(process, path);
    List<Step> rest = path.behind(process);
    for (IfVariable variable : process.variables()) {
      if (SeenPath.isNamed(rest, variable.name())) {
        IfSubject subject = new IfSubject.VariableOf(process.index(), instance, variable);
        return Optional.of(place(subject, variable.type(), path.span()));
      }
    }
    if (SeenPath.isNamed(rest, "state")) {
      IfSubject subject = new IfSubject.StateOf(process.index(), instance);
      return Optional.of(place(subject, states(process), path.span()));
    }
    names.requireStart(process, rest, path);
    return Optional.empty();
  }

  private IfType states(IfProcess process) {
    List<String> literals = process.states().stream().map(state -> state.name()).toList();
    List<Integer> numbers = new ArrayList<>();
    literals.forEach(name -> numbers.add(numbers.size()));
    IfType type = new IfType.Enumeration("states of " + process.name(), literals, numbers);
    system.sorts().addOnce(type);
    return type;
  }

  /** {@code timers.p.t.timer_enabled} and {@code interval}, in the data of observers. */
  private Optional<IfPlace> timerData(SeenPath path) {
    if (path.steps().size() < 4) {
      return Optional.empty();
    }
    SeenPath timer = new SeenPath(path.steps().subList(1, 3), path.span());
    return switch (path.steps().get(3).name()) {
      case "timer_enabled" -> Optional.of(timerActive(timer));
      case "interval" -> Optional.of(timerDuration(timer));
      default ->
          throw SemanticError.unsupported(
              path.span(),
              "this about a timer",
              "ask for timer_enabled, or for the interval that it was set for");
    };
  }

  // ---- questions

  private Optional<IfPlace> asked(String question, Expression.Apply e) {
    return switch (question) {
      case "sent" -> Optional.of(event(IfEvent.Kind.SENT, e));
      case "received" -> Optional.of(event(IfEvent.Kind.RECEIVED, e));
      case "discarded" -> Optional.of(event(IfEvent.Kind.DISCARDED, e));
      case "active" -> onlyPath(e).map(this::timerActive);
      case "len" -> onlyPath(e).map(this::queueLength);
      case "queue_last" -> Optional.of(lastSignal(path(e)));
      case "empty" -> throw inComparison(e, "'" + question + "'", "write it as a condition");
      case "queue_length" -> throw inComparison(e, "the length", "ask empty(p.s), or len(p)");
      case "state", "get_state" ->
          throw inComparison(e, "a state", "compare it with '=' or '/=': state(p) = s");
      default -> Optional.empty();
    };
  }

  private static SemanticError inComparison(Expression e, String what, String advice) {
    return SemanticError.unsupported(e.span(), what + " in this place", advice);
  }

  private static Optional<SeenPath> onlyPath(Expression.Apply e) {
    return e.arguments().size() == 1 ? SeenPath.of(e.arguments().get(0)) : Optional.empty();
  }

  private SeenPath path(Expression.Apply e) {
    return onlyPath(e)
        .map(path -> path.without(monitor))
        .orElseThrow(() -> SemanticError.sort(e.span(), "the name of a process is needed here"));
  }

  private IfPlace timerActive(SeenPath path) {
    IfProcess process = names.required(path);
    int instance = names.instance(process, path);
    IfTimer timer = names.timer(process, path);
    return truth(new IfSubject.TimerActive(process.index(), instance, timer), path.span());
  }

  private IfPlace timerDuration(SeenPath path) {
    IfProcess process = names.required(path);
    int instance = names.instance(process, path);
    IfVariable variable = durations.of(process, names.timer(process, path));
    IfSubject subject = new IfSubject.VariableOf(process.index(), instance, variable);
    return place(subject, variable.type(), path.span());
  }

  /** The durations of timers that were asked for. */
  TimerDurations durations() {
    return durations;
  }

  private IfPlace queueLength(SeenPath path) {
    IfProcess process = names.required(path);
    int instance = names.instance(process, path);
    IfType lengths = new IfType.Range("Length", 0, 0xff);
    return place(new IfSubject.QueueLength(process.index(), instance), lengths, path.span());
  }

  private IfPlace event(IfEvent.Kind kind, Expression.Apply e) {
    return truth(new IfSubject.Happened(names.event(kind, path(e), system)), e.span());
  }

  /** Only a signal that waits has a parameter, so whoever asks speaks of moments when one does. */
  private IfPlace lastSignal(SeenPath path) {
    IfProcess process = names.required(path);
    if (process.most() > 1) {
      throw SemanticError.unsupported(
          path.span(), "queue_last of one of several instances", "ask an observer");
    }
    IfSignal signal = names.signal(path.behind(process), path, system);
    if (signal.parameters().size() != 1) {
      throw SemanticError.sort(
          path.span(), "the signal " + signal.name() + " has not one parameter");
    }
    waiting.add(new IfExpr.Load(waits(path)));
    IfSubject subject = new IfSubject.LastSignal(process.index(), signal);
    return place(subject, signal.parameters().get(0), path.span());
  }

  /** The signals that must wait for what was asked since the last call to have a meaning. */
  Optional<IfExpr> takeWaiting() {
    Optional<IfExpr> all =
        waiting.stream()
            .reduce(
                (a, b) -> new IfExpr.Binary(IfExpr.BinaryOperator.AND, a, b, BasicSorts.BOOLEAN));
    waiting.clear();
    return all;
  }

  // ---- comparisons

  /** The value of a comparison that is about a state or a queue. */
  Optional<IfExpr> comparison(Expression.Binary e) {
    Optional<IfExpr> left = comparison(e, e.left(), e.right());
    return left.isPresent() ? left : comparison(e, e.right(), e.left());
  }

  private Optional<IfExpr> comparison(Expression.Binary e, Expression asked, Expression value) {
    if (!(asked instanceof Expression.Apply apply)
        || !(apply.function() instanceof Expression.NameUse use)) {
      return Optional.empty();
    }
    return switch (use.name().key()) {
      case "state", "get_state" -> Optional.of(inState(e, path(apply), value));
      case "queue_length" -> Optional.of(waits(e, path(apply), asked == e.left(), value));
      default -> Optional.empty();
    };
  }

  private IfExpr inState(Expression.Binary e, SeenPath path, Expression value) {
    IfProcess process = names.required(path);
    int instance = names.instance(process, path);
    SeenPath state =
        SeenPath.of(value)
            .orElseThrow(() -> SemanticError.sort(value.span(), "a state is needed here"));
    Set<Integer> states = names.states(process, path.behind(process), state, system);
    IfPlace seen = truth(new IfSubject.InState(process.index(), instance, states), e.span());
    return switch (e.operator()) {
      case EQUAL -> new IfExpr.Load(seen);
      case NOT_EQUAL -> not(new IfExpr.Load(seen));
      default -> throw SemanticError.sort(e.span(), "states can only be compared by = and /=");
    };
  }

  private static IfExpr not(IfExpr condition) {
    return new IfExpr.Unary(IfExpr.UnaryOperator.NOT, condition, BasicSorts.BOOLEAN);
  }

  /** {@code empty(p.s)}: whether the queue has no such signal. */
  Optional<IfExpr> condition(Expression.Apply e) {
    if (!(e.function() instanceof Expression.NameUse use) || !use.name().key().equals("empty")) {
      return Optional.empty();
    }
    return Optional.of(not(new IfExpr.Load(waits(path(e)))));
  }

  private IfPlace waits(SeenPath path) {
    IfProcess process = names.required(path);
    int instance = names.instance(process, path);
    Set<Integer> signals = names.signals(path.behind(process), path, system);
    return truth(new IfSubject.SignalWaits(process.index(), instance, signals), path.span());
  }

  /** A process system can tell whether there is such a signal, not how many. */
  private IfExpr waits(Expression.Binary e, SeenPath path, boolean isLeft, Expression value) {
    IfExpr some = new IfExpr.Load(waits(path));
    int bound = new Sorts.Constants(system.sorts(), Scope.global()).number(value);
    Operator operator = isLeft ? e.operator() : mirrored(e.operator());
    if ((operator == Operator.GREATER && bound == 0)
        || (operator == Operator.NOT_EQUAL && bound == 0)
        || (operator == Operator.GREATER_EQUAL && bound == 1)) {
      return some;
    }
    if ((operator == Operator.EQUAL && bound == 0)
        || (operator == Operator.LESS && bound == 1)
        || (operator == Operator.LESS_EQUAL && bound == 0)) {
      return not(some);
    }
    throw SemanticError.unsupported(
        e.span(),
        "a number of signals of one kind",
        "ask whether there is one: queue_length(p.s) > 0; len(p) counts all signals");
  }

  private static Operator mirrored(Operator operator) {
    return switch (operator) {
      case LESS -> Operator.GREATER;
      case LESS_EQUAL -> Operator.GREATER_EQUAL;
      case GREATER -> Operator.LESS;
      case GREATER_EQUAL -> Operator.LESS_EQUAL;
      default -> operator;
    };
  }
}

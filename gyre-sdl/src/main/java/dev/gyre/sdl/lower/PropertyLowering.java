package dev.gyre.sdl.lower;

import dev.gyre.ir.Event;
import dev.gyre.ir.EventWatch;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfFormula;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProperty;
import dev.gyre.sdl.form.IfSubject;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Makes temporal properties of a process system of those of a system in intermediate form. */
final class PropertyLowering {
  private final SystemLayout system;
  private final Expr watched;
  private final ValueLowering values;
  private final Map<Event, Variable> flags = new LinkedHashMap<>();
  private final List<EventWatch.Watched> asked = new ArrayList<>();
  private Optional<Variable> control = Optional.empty();

  /**
   * @param layouts those of the processes, by their numbers
   * @param watched whether all start transitions are over
   */
  PropertyLowering(SystemLayout system, IfWatch watch, List<ProcessLayout> layouts, Expr watched) {
    this.system = system;
    this.watched = watched;
    Observation observation =
        new Observation(
            system, watch, layouts, this::happened, Observation.Viewpoint.BETWEEN_TRANSITIONS);
    this.values = new ValueLowering(new VariableLayout(), new Seen(observation));
  }

  LtlProperty lower(IfProperty property) {
    LtlFormula formula = lower(property.formula());
    LtlFormula counted =
        switch (property.scope()) {
          case WHOLE -> formula;
          case ALWAYS_WHILE_WATCHED ->
              new LtlFormula.Unary(
                  LtlFormula.UnaryOp.ALWAYS,
                  new LtlFormula.Binary(LtlFormula.BinaryOp.IMPLIES, watchedNow(), formula));
          case ONCE_WHILE_WATCHED ->
              new LtlFormula.Unary(
                  LtlFormula.UnaryOp.EVENTUALLY,
                  orIgnored(new LtlFormula.Binary(LtlFormula.BinaryOp.AND, watchedNow(), formula)));
        };
    return new LtlProperty(property.name(), counted, takeWatch(), property.span());
  }

  private LtlFormula orIgnored(LtlFormula formula) {
    if (!system.watching().mayIgnore()) {
      return formula;
    }
    LtlFormula ignored =
        new LtlFormula.Proposition(system.watching().isIgnored(), "the run is ignored");
    return new LtlFormula.Binary(LtlFormula.BinaryOp.OR, ignored, formula);
  }

  private LtlFormula watchedNow() {
    return new LtlFormula.Proposition(watched, "started");
  }

  private LtlFormula lower(IfFormula formula) {
    return switch (formula.kind()) {
      case CONDITION -> {
        IfFormula.Condition condition = (IfFormula.Condition) formula;
        Expr value = values.scalar(condition.condition());
        yield new LtlFormula.Proposition(value, condition.text());
      }
      case UNARY -> {
        IfFormula.Unary unary = (IfFormula.Unary) formula;
        yield new LtlFormula.Unary(unary.operator(), lower(unary.operand()));
      }
      case BINARY -> {
        IfFormula.Binary binary = (IfFormula.Binary) formula;
        yield new LtlFormula.Binary(binary.operator(), lower(binary.left()), lower(binary.right()));
      }
    };
  }

  // ---- events

  private Expr happened(IfSubject.Happened subject) {
    List<Expr> any = new ArrayList<>();
    for (Event event : system.marks().of(subject.event())) {
      Variable flag = flags.computeIfAbsent(event, key -> addFlag());
      EventWatch.Watched entry = new EventWatch.Watched(flag, event);
      if (!asked.contains(entry)) {
        asked.add(entry);
      }
      any.add(new Expr.Load(new Place(flag, List.of())));
    }
    return Exprs.any(any);
  }

  private Variable addFlag() {
    if (control.isEmpty()) {
      control = Optional.of(hidden(EventWatch.PREFIX, ValueType.BYTE));
    }
    return hidden(EventWatch.PREFIX + flags.size() + ")", ValueType.BOOL);
  }

  private Variable hidden(String name, ValueType type) {
    List<Variable> globals = system.globals();
    SourceSpan span = system.process(0).span();
    Variable variable =
        new Variable(
            globals.size(), name, Variable.Scope.GLOBAL, type, List.of(), Initial.zero(), span);
    globals.add(variable);
    return variable;
  }

  private Optional<EventWatch> takeWatch() {
    Optional<EventWatch> watch =
        asked.isEmpty() ? Optional.empty() : control.map(c -> new EventWatch(c, asked));
    asked.clear();
    return watch;
  }

  /** Nobody evaluates a property, so nothing is its own. */
  private record Seen(Observation observation) implements ValueLowering.Known {
    @Override
    public Expr identity(IfExpr.Who who) {
      throw new IllegalArgumentException("a property is no instance");
    }

    @Override
    public Expr active(IfTimer timer) {
      throw new IllegalArgumentException("a property has no timers");
    }

    @Override
    public List<Expr> seen(IfPlace place, Function<IfExpr, Expr> index) {
      return observation.scalars(place, index);
    }
  }
}

package dev.gyre.sdl.lower;

import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfFormula;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfProperty;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfSubject;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.sdl.form.IfWatch;
import java.util.List;
import java.util.Optional;

/**
 * Which numbers from outside make a difference. A number that is only stored, sent on and compared
 * with constants cannot be told from another one between the same two constants, so one of each
 * such interval stands for all (data independence [Wolper1986], with constants).
 *
 * <p>Who holds a number is told without regard to order and to parts of values: variables and
 * parameters between which a value may pass form a class ({@link NumberClasses}). Invariant: if a
 * class is not open, numbers of it are nowhere compared with anything but constants of the class,
 * computed with, used as an index or as a duration, and the bounds of all its variables are among
 * its constants, so that replacing each number by that which stands for its interval changes no
 * condition and no range check.
 */
final class ParameterValues {
  private final NumberClasses classes = new NumberClasses();

  ParameterValues(IfSystem system, IfWatch watch) {
    for (IfSystem.Stimulus stimulus : system.stimuli()) {
      for (int i = 0; i < stimulus.values().size(); i++) {
        classes.bounds(parameter(stimulus.signal(), i), stimulus.values().get(i));
      }
    }
    system.processes().forEach(process -> walk(system, process));
    for (IfWatch.Observer observer : watch.observers()) {
      walk(system, observer.process());
      observer.events().forEach((alias, event) -> same(system, observer.process(), alias, event));
    }
    for (int i = 0; i < watch.subjects().size(); i++) {
      see(i, watch.subjects().get(i));
    }
    watch.properties().forEach(this::walk);
  }

  /**
   * The numbers that stand for all that a parameter of a signal may be.
   *
   * @return empty if all have to be looked at
   */
  Optional<int[]> of(IfSignal signal, int parameter) {
    return classes.constants(parameter(signal, parameter));
  }

  /** The same for a variable that gets any value. */
  Optional<int[]> of(IfVariable variable) {
    return classes.constants(holder(variable));
  }

  // ---- who holds numbers

  /** A parameter of a signal of the system, or of an observer, which has signals of its own. */
  private record SignalParameter(IfSignal signal, int number) {}

  private record SeenVariable(int subject) {}

  private int parameter(IfSignal signal, int number) {
    return classes.holder(new SignalParameter(signal, number), signal.parameters().get(number));
  }

  private int holder(IfVariable variable) {
    Object key = variable.isSeen() ? new SeenVariable(variable.subject()) : variable;
    return classes.holder(key, variable.type());
  }

  private void see(int number, IfSubject subject) {
    int seen = classes.holder(new SeenVariable(number));
    switch (subject.kind()) {
      case VARIABLE -> classes.join(seen, holder(((IfSubject.VariableOf) subject).variable()));
      case LAST_SIGNAL -> {
        IfSignal signal = ((IfSubject.LastSignal) subject).signal();
        for (int i = 0; i < signal.parameters().size(); i++) {
          classes.join(seen, parameter(signal, i));
        }
      }
      case STATE, IN_STATE, QUEUE_LENGTH, SIGNAL_WAITS, TIMER_ACTIVE, EVENT -> {}
    }
  }

  /** A signal of an observer is another name for signals of the system. */
  private void same(IfSystem system, IfProcess observer, int alias, IfEvent event) {
    for (IfState state : observer.states()) {
      for (IfTransition transition : state.transitions()) {
        if (transition.trigger().kind() == IfTrigger.Kind.INPUT) {
          IfSignal own = ((IfTrigger.Input) transition.trigger()).signal();
          if (own.index() == alias) {
            system.signals().stream().filter(event::means).forEach(other -> same(own, other));
          }
        }
      }
    }
    for (IfBlock block : observer.blocks()) {
      for (IfAction action : block.actions()) {
        if (action.kind() == IfAction.Kind.OUTPUT) {
          IfSignal own = ((IfAction.Output) action).signal();
          if (own.index() == alias) {
            system.signals().stream().filter(event::means).forEach(other -> same(own, other));
          }
        }
      }
    }
  }

  private void same(IfSignal own, IfSignal other) {
    for (int i = 0; i < Math.min(own.parameters().size(), other.parameters().size()); i++) {
      classes.join(parameter(own, i), parameter(other, i));
    }
  }

  // ---- processes and properties

  private void walk(IfSystem system, IfProcess process) {
    for (IfVariable variable : process.variables()) {
      variable.initial().ifPresent(value -> store(holder(variable), value));
    }
    for (IfState state : process.states()) {
      state.transitions().forEach(transition -> walk(transition.trigger()));
    }
    for (IfBlock block : process.blocks()) {
      block.actions().forEach(action -> walk(system, action));
      if (block.exit().kind() == IfExit.Kind.DECISION) {
        ((IfExit.Decision) block.exit()).arms().forEach(arm -> value(arm.condition()));
      }
    }
  }

  private void walk(IfTrigger trigger) {
    switch (trigger.kind()) {
      case INPUT -> {
        IfTrigger.Input input = (IfTrigger.Input) trigger;
        for (int i = 0; i < input.targets().size(); i++) {
          if (input.targets().get(i).isPresent() && i < input.signal().parameters().size()) {
            classes.join(place(input.targets().get(i).get()), parameter(input.signal(), i));
          }
        }
        input.enabling().ifPresent(this::value);
      }
      case TIMEOUT -> ((IfTrigger.Timeout) trigger).enabling().ifPresent(this::value);
      case CONTINUOUS -> value(((IfTrigger.Continuous) trigger).condition());
      case SPONTANEOUS -> {}
    }
  }

  private void walk(IfSystem system, IfAction action) {
    switch (action.kind()) {
      case ASSIGN ->
          store(place(((IfAction.Assign) action).place()), ((IfAction.Assign) action).value());
      case ANY_VALUE -> place(((IfAction.AnyValue) action).place());
      case OUTPUT -> {
        IfAction.Output output = (IfAction.Output) action;
        for (int i = 0; i < output.arguments().size(); i++) {
          store(parameter(output.signal(), i), output.arguments().get(i));
        }
        if (output.destination().kind() == Destination.Kind.ADDRESSED) {
          value(((Destination.Addressed) output.destination()).instance());
        }
      }
      case SET -> open(((IfAction.SetTimer) action).delay());
      case CREATE -> {
        IfAction.Create create = (IfAction.Create) action;
        List<IfVariable> parameters = system.processes().get(create.process()).variables();
        for (int i = 0; i < create.arguments().size(); i++) {
          store(holder(parameters.get(i)), create.arguments().get(i));
        }
      }
      case WRITE ->
          ((IfAction.Write) action).pieces().forEach(piece -> piece.value().ifPresent(this::value));
      case RESET, INFORMAL -> {}
    }
  }

  private void walk(IfProperty property) {
    walk(property.formula());
  }

  private void walk(IfFormula formula) {
    switch (formula.kind()) {
      case CONDITION -> value(((IfFormula.Condition) formula).condition());
      case UNARY -> walk(((IfFormula.Unary) formula).operand());
      case BINARY -> {
        walk(((IfFormula.Binary) formula).left());
        walk(((IfFormula.Binary) formula).right());
      }
    }
  }

  // ---- values

  private int place(IfPlace place) {
    for (IfPlace.Step step : place.steps()) {
      switch (step.kind()) {
        case ELEMENT -> open(((IfPlace.Element) step).index());
        case FIELD -> {}
      }
    }
    int holder = holder(place.variable());
    classes.bounds(holder, place.type());
    return holder;
  }

  private void store(int holder, IfExpr value) {
    classes.join(holder, value(value));
  }

  /** Something depends on a number in a way that is not looked into. */
  private void open(IfExpr value) {
    classes.open(value(value));
  }

  /** The class of those whose numbers a value may have; one of its own if it has none. */
  private int value(IfExpr value) {
    return switch (value.kind()) {
      case CONSTANT -> {
        int own = classes.holder();
        classes.add(own, ((IfExpr.Constant) value).value());
        yield own;
      }
      case LOAD -> place(((IfExpr.Load) value).place());
      case UNARY -> computed(((IfExpr.Unary) value).operand(), value);
      case BINARY -> binary((IfExpr.Binary) value);
      case CONDITIONAL -> {
        IfExpr.Conditional conditional = (IfExpr.Conditional) value;
        value(conditional.condition());
        int own = value(conditional.then());
        yield classes.join(own, value(conditional.otherwise()));
      }
      case CONSTRUCT -> {
        int own = classes.holder();
        for (Optional<IfExpr> part : ((IfExpr.Construct) value).parts()) {
          part.ifPresent(some -> store(own, some));
        }
        classes.bounds(own, value.type());
        yield own;
      }
      case ALTERNATIVE -> value(((IfExpr.Alternative) value).value());
      case CONCATENATION -> {
        int own = value(((IfExpr.Concatenation) value).left());
        yield classes.join(own, value(((IfExpr.Concatenation) value).right()));
      }
      case LENGTH -> apart(((IfExpr.Length) value).sequence());
      case SELECTOR -> apart(((IfExpr.Selector) value).choice());
      case PRESENT -> apart(((IfExpr.Present) value).record());
      case NUMBER -> apart(((IfExpr.NumberOf) value).name());
      case IDENTITY, ACTIVE -> classes.holder();
    };
  }

  /** A number that does not come from those of a value. */
  private int apart(IfExpr value) {
    value(value);
    int own = classes.holder();
    classes.open(own);
    return own;
  }

  private int computed(IfExpr operand, IfExpr result) {
    if (result.type().kind() == IfType.Kind.BOOLEAN) {
      value(operand);
      return classes.holder();
    }
    open(operand);
    int own = classes.holder();
    classes.open(own);
    return own;
  }

  private int binary(IfExpr.Binary binary) {
    int left = value(binary.left());
    int right = value(binary.right());
    switch (binary.operator()) {
      case OR, AND, XOR, IMPLIES -> {
        if (binary.left().type().kind() == IfType.Kind.BOOLEAN) {
          return classes.holder();
        }
        classes.open(left);
        classes.open(right);
      }
      case EQUAL, DIFFERENT, LESS, AT_MOST, GREATER, AT_LEAST -> {
        compare(binary, left, right);
        return classes.holder();
      }
      case BIT_AND, BIT_OR, BIT_XOR, PLUS, MINUS, TIMES, DIVIDE, MODULO, REMAINDER -> {
        classes.open(left);
        classes.open(right);
      }
    }
    int own = classes.holder();
    classes.open(own);
    return own;
  }

  /** Names and truth values are looked at all; numbers only between the constants they meet. */
  private void compare(IfExpr.Binary binary, int left, int right) {
    switch (binary.left().type().kind()) {
      case BOOLEAN, ENUMERATION, INSTANCE, IRRELEVANT -> {}
      case RANGE, ARRAY, SEQUENCE, RECORD, CHOICE -> {
        boolean isConstant =
            FormWalker.isConstant(binary.left()) || FormWalker.isConstant(binary.right());
        classes.join(left, right);
        if (!isConstant) {
          classes.open(left);
        }
      }
    }
  }
}

package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads what states do: triggers, and how transitions go on and end. */
final class IfBodyReader {
  /** The priority of a condition that has none: all others go first. */
  static final int LAST = Integer.MAX_VALUE;

  private final IfCursor cursor;
  private final IfScope scope;
  private final IfExprReader expressions;
  private final IfStates states;
  private final IfActionReader actionReader;

  IfBodyReader(IfCursor cursor, IfScope scope, IfExprReader expressions, IfStates states) {
    this.cursor = cursor;
    this.scope = scope;
    this.expressions = expressions;
    this.states = states;
    this.actionReader = new IfActionReader(cursor, scope, expressions);
  }

  // ---- states

  /** What a state saves and does, in IF 2.0. */
  void transitions(IfToken state) {
    while (!cursor.at("endstate")) {
      if (cursor.accept("save")) {
        save(state);
        cursor.expect(";");
      } else if (cursor.accept("discard")) {
        discard();
        cursor.expect(";");
      } else {
        transition(state);
      }
    }
  }

  private void transition(IfToken state) {
    IfToken first = cursor.peek();
    if (cursor.at("deadline") || cursor.at("when")) {
      throw cursor.error("deadlines and clocks are not supported; use a timer");
    }
    IfTrigger trigger = trigger();
    SourceSpan span = cursor.since(first);
    states.add(state, new IfTransition(trigger, body(), text(span), span));
  }

  private static String text(SourceSpan span) {
    return span.text().replaceAll("\\s+", " ").replaceAll(";$", "");
  }

  /** The states of IF 1.0, without their transitions. */
  void stateList() {
    while (cursor.peek().kind() == IfToken.Kind.WORD
        && !IfNames.WORDS.contains(cursor.peek().text())) {
      IfToken state = cursor.advance();
      states.addStable(state);
      while (cursor.at("discard") || cursor.at("save")) {
        if (cursor.advance().text().equals("save")) {
          save(state);
        } else {
          discard();
        }
        if (cursor.accept("in")) {
          buffer();
        }
      }
      cursor.accept(";");
    }
  }

  private void buffer() {
    IfToken name = cursor.name("a buffer");
    if (!states.isBuffer(name.text())) {
      throw new IfSyntaxError(name.span(), "this is not the buffer of the process");
    }
  }

  /** {@code from STATE TRIGGER do ACTIONS to STATE;}, as in IF 1.0. */
  void detached() {
    cursor.expect("from");
    IfToken state = cursor.name("a state");
    IfToken first = cursor.peek();
    IfTrigger trigger = cursor.at("do") || cursor.at("to") ? always() : trigger();
    SourceSpan span = cursor.since(first);
    List<IfAction> actions = new ArrayList<>();
    if (cursor.accept("do")) {
      while (!cursor.at("to")) {
        actions.add(actionReader.action());
        if (!cursor.at("to") && !cursor.accept(";")) {
          cursor.expect(",");
        }
      }
    }
    cursor.expect("to");
    IfExit exit = states.leadTo(cursor.name("a state"));
    cursor.expect(";");
    states.add(
        state, new IfTransition(trigger, states.add(new IfBlock(actions, exit)), text(span), span));
  }

  private static IfTrigger always() {
    return new IfTrigger.Continuous(new IfExpr.Constant(1, IfTypeReader.BOOLEAN), LAST);
  }

  private void save(IfToken state) {
    do {
      IfToken name = cursor.name("a signal or a timer");
      Optional<IfTimer> timer = expressions.timerNamed(name.text());
      if (timer.isPresent()) {
        states.saveTimer(state, timer.get().index());
      } else {
        states.save(state, scope.signal(name).index());
      }
    } while (cursor.accept(","));
  }

  /** What no transition names is discarded anyway. */
  private void discard() {
    do {
      IfToken name = cursor.name("a signal or a timer");
      if (expressions.timerNamed(name.text()).isEmpty()) {
        scope.signal(name);
      }
    } while (cursor.accept(","));
  }

  // ---- triggers

  private IfTrigger trigger() {
    Optional<IfExpr> condition = Optional.empty();
    int priority = LAST;
    if (cursor.accept("provided")) {
      condition = Optional.of(expressions.condition());
      priority = cursor.accept("priority") ? cursor.number() : LAST;
      cursor.accept(";");
    }
    boolean urgent = cursor.at("priority") && cursor.follows("input");
    if (urgent) {
      cursor.advance();
    }
    if (cursor.accept("input")) {
      IfTrigger.Urgency urgency = urgent ? IfTrigger.Urgency.PRIORITY : IfTrigger.Urgency.ORDINARY;
      IfTrigger trigger = input(condition, urgency);
      if (cursor.accept("from")) {
        buffer();
      }
      cursor.accept(";");
      return trigger;
    }
    if (condition.isEmpty()) {
      throw cursor.error("'input', 'provided', 'save' or 'endstate' is expected here");
    }
    return new IfTrigger.Continuous(condition.get(), priority);
  }

  private IfTrigger input(Optional<IfExpr> enabling, IfTrigger.Urgency urgency) {
    if (cursor.at("none")) {
      if (enabling.isPresent()) {
        throw cursor.error("'input none' has no condition; use 'provided' alone");
      }
      cursor.advance();
      return new IfTrigger.Spontaneous();
    }
    IfToken name = cursor.name("a signal or a timer");
    Optional<IfTimer> timer = expressions.timerNamed(name.text());
    if (timer.isPresent()) {
      return new IfTrigger.Timeout(timer.get(), enabling, urgency);
    }
    IfSignal signal = scope.signal(name);
    List<Optional<IfPlace>> targets = new ArrayList<>();
    if (cursor.accept("(")) {
      while (!cursor.accept(")")) {
        if (!targets.isEmpty()) {
          cursor.expect(",");
        }
        targets.add(target(signal, targets.size()));
      }
    }
    if (targets.size() > signal.parameters().size()) {
      throw new IfSyntaxError(
          cursor.since(name), "the signal " + signal.name() + " has fewer parameters");
    }
    while (targets.size() < signal.parameters().size()) {
      targets.add(Optional.empty());
    }
    return new IfTrigger.Input(signal, targets, enabling, urgency);
  }

  private Optional<IfPlace> target(IfSignal signal, int number) {
    if (cursor.peek().text().equals("_")) {
      cursor.advance();
      return Optional.empty();
    }
    IfToken first = cursor.peek();
    IfPlace place = expressions.place();
    boolean fits =
        number < signal.parameters().size()
            && IfTypeReader.fits(signal.parameters().get(number), place.type());
    if (!fits) {
      throw new IfSyntaxError(
          cursor.since(first), "the parameter of " + signal.name() + " does not fit here");
    }
    return Optional.of(place);
  }

  // ---- actions and what comes after them

  /** Actions and an end, as a block; one that only leads to an unstable state is that state. */
  int body() {
    return states.add(block());
  }

  IfBlock block() {
    cursor.enter();
    List<IfAction> actions = new ArrayList<>();
    Optional<IfExit> exit = exit();
    while (exit.isEmpty()) {
      actions.add(actionReader.action());
      cursor.expect(";");
      exit = exit();
    }
    cursor.leave();
    return new IfBlock(actions, exit.get());
  }

  private Optional<IfExit> exit() {
    IfToken first = cursor.peek();
    if (cursor.accept("nextstate")) {
      IfExit exit = states.leadTo(cursor.name("a state"));
      cursor.expect(";");
      return Optional.of(exit);
    }
    if (cursor.accept("stop")) {
      cursor.expect(";");
      return Optional.of(new IfExit.Stop(first.span()));
    }
    if (cursor.accept("if")) {
      return Optional.of(decision(first));
    }
    if (cursor.accept("choose")) {
      List<Integer> targets = new ArrayList<>();
      while (!cursor.accept("endchoose")) {
        targets.add(body());
      }
      if (targets.isEmpty()) {
        throw new IfSyntaxError(first.span(), "there is nothing to choose");
      }
      cursor.expect(";");
      return Optional.of(new IfExit.Choice(targets, first.span()));
    }
    return Optional.empty();
  }

  private IfExit decision(IfToken first) {
    List<IfExit.Arm> arms = new ArrayList<>();
    if (!cursor.at("else") && !cursor.at("endif")) {
      do {
        IfExpr condition = expressions.condition();
        cursor.expect("then");
        arms.add(new IfExit.Arm(condition, body()));
      } while (cursor.accept("elsif"));
    }
    OptionalInt otherwise = cursor.accept("else") ? OptionalInt.of(body()) : OptionalInt.empty();
    cursor.expect("endif");
    cursor.expect(";");
    return new IfExit.Decision(arms, otherwise, first.span());
  }
}

package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfVariable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads one process, in the manner of IF 2.0 or of IF 1.0. */
final class IfProcessReader {
  private static final int MOST = 255;

  private final IfCursor cursor;
  private final IfTypeReader types;
  private final IfScope scope;
  private final int index;
  private final Map<String, IfVariable> variables = new LinkedHashMap<>();
  private final Map<String, IfTimer> timers = new LinkedHashMap<>();
  private final IfExprReader expressions;
  private final IfStates states;
  private final IfBodyReader bodies;
  private int parameters;
  private OptionalInt queue = OptionalInt.empty();
  private OptionalInt start = OptionalInt.empty();

  IfProcessReader(IfCursor cursor, IfTypeReader types, IfScope scope, int index) {
    this.cursor = cursor;
    this.types = types;
    this.scope = scope;
    this.index = index;
    this.expressions = new IfExprReader(cursor, types, variables, timers);
    this.states = new IfStates(cursor.upTo("endprocess"));
    this.bodies = new IfBodyReader(cursor, scope, expressions, states);
  }

  IfProcess process() {
    IfToken first = cursor.peek();
    IfProcess.Role role =
        cursor.accept("observer") ? IfProcess.Role.OBSERVER : IfProcess.Role.ORDINARY;
    if (role == IfProcess.Role.ORDINARY) {
      cursor.expect("process");
    }
    IfToken name = cursor.name("a process");
    int[] instances = instances();
    boolean buffered = cursor.accept(":");
    if (!buffered) {
      cursor.expect(";");
    }
    while (!cursor.at("endprocess")) {
      if (cursor.at("endsystem") || cursor.at("process") || cursor.at("observer")) {
        break; // IF 1.0 has no word for the end of a process
      }
      part();
    }
    if (cursor.accept("endprocess")) {
      cursor.expect(";");
    }
    return new IfProcess(
        index,
        name.text(),
        role,
        instances[0],
        instances[1],
        queue,
        parameters,
        List.copyOf(variables.values()),
        List.copyOf(timers.values()),
        states.all(),
        states.blocks(),
        begin(name),
        first.span().to(name.span()));
  }

  private int begin(IfToken name) {
    if (start.isPresent()) {
      return start.getAsInt();
    }
    // In IF 1.0 the first state is the initial one.
    return states
        .first()
        .map(state -> states.add(new IfBlock(List.of(), new IfExit.NextState(state, name.span()))))
        .orElseThrow(() -> new IfSyntaxError(name.span(), "the process has no start and no state"));
  }

  private int[] instances() {
    if (!cursor.accept("(")) {
      return new int[] {1, 1};
    }
    IfToken first = cursor.peek();
    int initial = cursor.number();
    int most = cursor.accept(",") ? cursor.number() : Math.max(1, initial);
    cursor.expect(")");
    if (initial < 0 || most < 1 || initial > most || most > MOST) {
      throw new IfSyntaxError(
          cursor.since(first),
          "there are from 0 to " + MOST + " instances, and at least one place");
    }
    return new int[] {initial, most};
  }

  private void part() {
    IfToken first = cursor.peek();
    if (cursor.accept("buffer")) {
      buffer();
    } else if (cursor.accept("fpar")) {
      if (parameters < variables.size()) {
        throw new IfSyntaxError(first.span(), "parameters come before variables");
      }
      variable();
      parameters++;
    } else if (cursor.accept("var")) {
      variable();
    } else if (cursor.accept("timer")) {
      timer();
    } else if (cursor.accept("start")) {
      begins(bodies.body());
    } else if (cursor.at("state")) {
      state();
    } else if (cursor.accept("transition")) {
      while (cursor.at("from")) {
        bodies.detached();
      }
    } else {
      throw cursor.error(
          "'var', 'timer', 'start', 'state', 'transition' or 'endprocess' is expected here");
    }
  }

  private void begins(int block) {
    if (start.isPresent()) {
      throw cursor.error("the process has started already");
    }
    start = OptionalInt.of(block);
  }

  /** A process has one buffer, so its name says nothing. */
  private void buffer() {
    if (!cursor.at("(")) {
      states.nameBuffer(cursor.name("a buffer").text());
    }
    if (cursor.accept("(")) {
      IfToken first = cursor.peek();
      int places = cursor.number();
      if (places < 1 || places > MOST) {
        throw new IfSyntaxError(first.span(), "a buffer has from 1 to " + MOST + " places");
      }
      queue = OptionalInt.of(places);
      cursor.expect(")");
    }
    cursor.expect(";");
  }

  private void variable() {
    IfToken name = cursor.name("a variable");
    IfType type = types.reference();
    Optional<IfExpr> initial =
        cursor.accept(":=") ? Optional.of(expressions.of(type)) : Optional.empty();
    cursor.expect(";");
    IfVariable variable = new IfVariable(variables.size(), name.text(), type, initial, name.span());
    if (variables.putIfAbsent(name.text(), variable) != null) {
      throw new IfSyntaxError(name.span(), "there are two variables '" + name.text() + "'");
    }
  }

  private void timer() {
    IfToken name = cursor.name("a timer");
    cursor.expect(";");
    IfTimer timer = new IfTimer(timers.size(), name.text(), name.span());
    if (scope.isSignal(name.text()) || timers.putIfAbsent(name.text(), timer) != null) {
      throw new IfSyntaxError(
          name.span(), "there is a signal or another timer '" + name.text() + "'");
    }
  }

  private void state() {
    cursor.expect("state");
    boolean alone = cursor.follows(";") || cursor.follows("#");
    if (!alone) {
      bodies.stateList();
      return;
    }
    IfToken name = cursor.name("a state");
    while (cursor.accept("#")) {
      if (cursor.accept("start")) {
        IfExit to = states.leadTo(name);
        begins(states.add(new IfBlock(List.of(), to)));
      } else {
        states.mark(name, cursor.advance());
      }
    }
    cursor.expect(";");
    if (states.isUnstable(name.text())) {
      states.define(name, bodies.block());
    } else {
      bodies.transitions(name);
    }
    cursor.expect("endstate");
    cursor.expect(";");
  }
}

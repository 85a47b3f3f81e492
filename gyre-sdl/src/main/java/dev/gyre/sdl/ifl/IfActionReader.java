package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what transitions do. */
final class IfActionReader {
  private final IfCursor cursor;
  private final IfScope scope;
  private final IfExprReader expressions;

  IfActionReader(IfCursor cursor, IfScope scope, IfExprReader expressions) {
    this.cursor = cursor;
    this.scope = scope;
    this.expressions = expressions;
  }

  /** One action, without what separates it from the next. */
  IfAction action() {
    IfToken first = cursor.peek();
    if (cursor.accept("output")) {
      return output(first);
    }
    if (cursor.accept("set")) {
      IfTimer timer = expressions.timer();
      cursor.expect(":=");
      IfExpr delay = expressions.of(IfTypeReader.INTEGER);
      return new IfAction.SetTimer(timer, delay, cursor.since(first));
    }
    if (cursor.accept("reset")) {
      IfTimer timer = expressions.timer();
      return new IfAction.ResetTimer(timer, cursor.since(first));
    }
    if (cursor.accept("any")) {
      return new IfAction.AnyValue(expressions.place(), cursor.since(first));
    }
    if (cursor.accept("fork")) {
      int process = scope.process(cursor.name("a process"));
      IfAction.Create create =
          new IfAction.Create(process, arguments(Optional.empty()), cursor.since(first));
      scope.note(create);
      return create;
    }
    if (cursor.accept("informal")) {
      String text = cursor.advance().text();
      return new IfAction.Informal(text, cursor.since(first));
    }
    cursor.accept("task");
    IfPlace place = expressions.place();
    cursor.expect(":=");
    IfExpr value = expressions.of(place.type());
    return new IfAction.Assign(place, value, cursor.since(first));
  }

  private IfAction output(IfToken first) {
    IfToken name = cursor.name("a signal");
    IfSignal signal = scope.signal(name);
    List<IfExpr> arguments = arguments(Optional.of(signal.parameters()));
    if (arguments.size() != signal.parameters().size()) {
      throw new IfSyntaxError(
          cursor.since(name),
          "the signal " + signal.name() + " has " + signal.parameters().size() + " parameters");
    }
    cursor.expect("to");
    Destination destination = destination();
    return new IfAction.Output(signal, arguments, destination, cursor.since(first));
  }

  /**
   * @param types of the arguments, where they are known
   */
  private List<IfExpr> arguments(Optional<List<IfType>> types) {
    List<IfExpr> all = new ArrayList<>();
    if (!cursor.accept("(")) {
      return all;
    }
    while (!cursor.accept(")")) {
      if (!all.isEmpty()) {
        cursor.expect(",");
      }
      int number = all.size();
      Optional<IfType> type =
          types.filter(some -> number < some.size()).map(some -> some.get(number));
      all.add(type.map(expressions::of).orElseGet(expressions::any));
    }
    return all;
  }

  private Destination destination() {
    if (cursor.accept("env")) {
      return new Destination.Environment();
    }
    if (cursor.accept("all")) {
      return new Destination.Multicast(receivers());
    }
    if (cursor.accept("(")) {
      IfExpr who = expressions.of(IfTypeReader.INSTANCE);
      cursor.expect(")");
      cursor.expect("in");
      return new Destination.Addressed(who, receivers());
    }
    return new Destination.Routed(receivers());
  }

  /** The names of processes; {@code {p}0}, as IF 2.0 names its first instance, is one as well. */
  private List<Integer> receivers() {
    List<Integer> all = new ArrayList<>();
    if (cursor.accept("none")) {
      return all;
    }
    do {
      boolean braces = cursor.accept("{");
      all.add(scope.process(cursor.name("a process")));
      if (braces) {
        cursor.expect("}");
        cursor.number();
      }
    } while (cursor.accept("or"));
    return all;
  }
}

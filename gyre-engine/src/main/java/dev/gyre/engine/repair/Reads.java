package dev.gyre.engine.repair;

import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import java.util.LinkedHashSet;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The cells that computing an expression reads in one state, in the order in which it does. What a
 * short-circuit operator leaves out is not read.
 *
 * <p>Invariant: while none of them changes, the expression has the value that it has, or fails as
 * it does. What can not be supposed to change (where processes stand, the contents of channels,
 * which channel a variable means) is not among them and never changes either.
 */
final class Reads {
  private final StateInspector state;
  private final Set<Cell> found = new LinkedHashSet<>();
  private int process;

  private Reads(StateInspector state, int process) {
    this.state = state;
    this.process = process;
  }

  static Set<Cell> of(Expr e, int process, StateInspector state) {
    Reads reads = new Reads(state, process);
    reads.walk(e);
    return reads.found;
  }

  /** Whether an expression could be computed, so that what comes after it is looked at. */
  private boolean walk(Expr e) {
    switch (e.kind()) {
      case CONST, SYSTEM_VALUE, SPAWN -> {}
      case LOAD -> {
        return place(((Expr.Load) e).place(), process);
      }
      case UNARY -> {
        return walk(((Expr.Unary) e).operand());
      }
      case BINARY -> {
        return binary((Expr.Binary) e);
      }
      case CHOOSE -> {
        Expr.Choose choose = (Expr.Choose) e;
        return walk(choose.condition())
            && walk(isTrue(choose.condition()) ? choose.then() : choose.otherwise());
      }
      case CHANNEL_QUERY -> {
        return query(((Expr.ChannelQuery) e).channel());
      }
      case POLL -> {
        return poll((Expr.Poll) e);
      }
      case PROCESS_QUERY -> {
        return walk(((Expr.ProcessQuery) e).process());
      }
      case REMOTE_LOAD -> {
        return remote((Expr.RemoteLoad) e);
      }
      case AT_LOCATION -> {
        Expr named = ((Expr.AtLocation) e).process();
        return Expr.isOnlyInstance(named) || walk(named);
      }
    }
    return true;
  }

  private boolean binary(Expr.Binary e) {
    if (!walk(e.left())) {
      return false;
    }
    boolean isDecided =
        (e.op() == Expr.BinaryOp.AND && !isTrue(e.left()))
            || (e.op() == Expr.BinaryOp.OR && isTrue(e.left()));
    return isDecided || (walk(e.right()) && state.evaluate(e, process).isPresent());
  }

  private boolean query(Expr channel) {
    OptionalInt number = walk(channel) ? state.evaluate(channel, process) : OptionalInt.empty();
    number.ifPresent(
        n -> {
          if (state.capacity(n) > 0) {
            found.add(Cell.messages(n));
          }
        });
    return number.isPresent();
  }

  private boolean poll(Expr.Poll e) {
    boolean isFine = walk(e.channel());
    for (FieldPattern pattern : e.patterns()) {
      isFine = isFine && pattern.compared().map(this::walk).orElse(true);
    }
    return isFine;
  }

  private boolean remote(Expr.RemoteLoad e) {
    if (!Expr.isOnlyInstance(e.process()) && !walk(e.process())) {
      return false;
    }
    int owner = state.instance(e.automaton(), e.process(), process);
    return owner < 0 || place(e.place(), owner);
  }

  private boolean place(Place place, int owner) {
    int index = 0;
    for (int d = 0; d < place.indices().size(); d++) {
      Expr at = place.indices().get(d);
      OptionalInt value = walk(at) ? state.evaluate(at, process) : OptionalInt.empty();
      int length = place.variable().dimensions().get(d);
      if (value.isEmpty() || value.getAsInt() < 0 || value.getAsInt() >= length) {
        return false;
      }
      index = index * length + value.getAsInt();
    }
    ValueType type = place.variable().type();
    boolean isOfModel = !place.variable().isOfEvents() && !place.variable().isAuxiliary();
    if (!type.isChannel() && isOfModel) {
      found.add(Cell.of(place.variable(), index, owner));
    }
    return true;
  }

  private boolean isTrue(Expr e) {
    return state.evaluate(e, process).orElse(0) != 0;
  }
}

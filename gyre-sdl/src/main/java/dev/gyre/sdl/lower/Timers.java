package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import java.util.ArrayList;
import java.util.List;

/**
 * The timers of a process: countdown variables. The signal of an expired timer stays in its
 * variable, or is put into the queue by a step of its own.
 *
 * <p>The variable is right if time passes only while the queue is empty and no timer is set to now:
 * then the signal would be the only one of its moment that is older than all that come later in the
 * moment, or come at any place among those of the same moment, and both ways allow the same orders
 * (Bosnacki 2001, chapter 5). A saved signal, also one whose enabling condition is false or which
 * waits behind priority signals, is older than the expiration and must be taken before it; there
 * the signal has to be in the queue.
 */
final class Timers {
  private final SystemLayout layout;
  private final IfProcess process;
  private final List<Variable> variables = new ArrayList<>();
  private final Home home;

  /** Where the signal of an expired timer is until it is taken. */
  enum Home {
    VARIABLE,
    QUEUE
  }

  Timers(SystemLayout layout, IfProcess process, VariableLayout locals) {
    this.layout = layout;
    this.process = process;
    for (IfTimer timer : process.timers()) {
      variables.add(locals.addTimer(timer.name(), timer.span()));
    }
    this.home =
        switch (layout.options().timers()) {
          case VARIABLE -> Home.VARIABLE;
          case QUEUE -> Home.QUEUE;
          case AUTOMATIC -> variableIsRight() ? Home.VARIABLE : Home.QUEUE;
        };
  }

  /** The condition above. */
  private boolean variableIsRight() {
    if (process.states().stream().anyMatch(Timers::keepsSignals)) {
      return false;
    }
    // With a queue for each signal it makes no difference which of two came first.
    return !areCounted()
        || process.blocks().stream()
            .flatMap(block -> block.actions().stream())
            .noneMatch(Timers::setsToNow);
  }

  private static boolean keepsSignals(IfState state) {
    return !state.saved().isEmpty()
        || !state.savedTimers().isEmpty()
        || state.transitions().stream().anyMatch(Timers::isSelective);
  }

  private static boolean isSelective(IfTransition transition) {
    IfTrigger trigger = transition.trigger();
    return switch (trigger.kind()) {
      case INPUT -> {
        IfTrigger.Input input = (IfTrigger.Input) trigger;
        yield input.enabling().isPresent() || input.urgency() == IfTrigger.Urgency.PRIORITY;
      }
      case TIMEOUT -> {
        IfTrigger.Timeout input = (IfTrigger.Timeout) trigger;
        yield input.enabling().isPresent() || input.urgency() == IfTrigger.Urgency.PRIORITY;
      }
      case CONTINUOUS, SPONTANEOUS -> false;
    };
  }

  private static boolean setsToNow(IfAction action) {
    return action.kind() == IfAction.Kind.SET
        && Bounds.of(((IfAction.SetTimer) action).delay()).stream()
            .noneMatch(bounds -> bounds.within(1, ValueType.LONGEST_TIME));
  }

  /** Whether the values of timers count; otherwise one that is set may expire at any moment. */
  boolean areCounted() {
    return layout.options().semantics() != LoweringOptions.Semantics.TASTE;
  }

  Home home() {
    return home;
  }

  Place place(IfTimer timer) {
    return new Place(variables.get(timer.index()), List.of());
  }

  /** Whether its time has come and its signal is not in the queue. */
  Expr expired(IfTimer timer) {
    return Exprs.equal(new Expr.Load(place(timer)), 0);
  }

  Effect off(IfTimer timer) {
    return new Effect.Assign(place(timer), Exprs.number(ValueType.TIMER_OFF));
  }

  /** Whether a timer with this value counts, or has expired. */
  static Expr isOn(Expr value) {
    return Exprs.binary(Expr.BinaryOp.NOT_EQUAL, value, Exprs.number(ValueType.TIMER_OFF));
  }

  /** Whether it is set, or its signal still waits. */
  Expr active(IfTimer timer) {
    Expr on = isOn(new Expr.Load(place(timer)));
    return switch (home) {
      case VARIABLE -> on;
      case QUEUE -> Exprs.or(on, waits(timer));
    };
  }

  /** Whether its signal is in the queue. */
  Expr waits(IfTimer timer) {
    Queue queue = layout.queue(process.index());
    return new Expr.Poll(
        layout.ownQueue(process),
        MessageChoice.OLDEST_MATCHING,
        queue.pattern(layout.symbols().of(process, timer)));
  }
}

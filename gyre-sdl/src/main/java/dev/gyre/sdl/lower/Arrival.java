package dev.gyre.sdl.lower;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a state does with one signal that may be in the queue.
 *
 * @param symbol the name of the signal as a number
 * @param signal the signal, unless it is that of a timer
 * @param transition what it triggers, if it does
 */
record Arrival(
    int symbol,
    Optional<IfSignal> signal,
    Optional<IfTimer> timer,
    String name,
    List<IfType> parameters,
    Handling handling,
    Optional<IfTransition> transition) {

  /** What happens to a signal. */
  enum Handling {
    TAKEN,
    SAVED,
    DISCARDED
  }

  /** All signals that may be in the queue of a process, in one of its states. */
  static List<Arrival> in(IfState state, ProcessLayout layout) {
    IfProcess process = layout.process();
    Symbols symbols = layout.system().symbols();
    List<Arrival> all = new ArrayList<>();
    for (IfSignal signal : layout.system().arriving(process)) {
      Optional<IfTransition> transition = of(state, signal);
      boolean saved = state.saved().contains(signal.index());
      all.add(
          new Arrival(
              symbols.of(signal),
              Optional.of(signal),
              Optional.empty(),
              signal.name(),
              signal.parameters(),
              handling(transition, saved),
              transition));
    }
    if (layout.timers().home() == Timers.Home.QUEUE) {
      for (IfTimer timer : process.timers()) {
        Optional<IfTransition> transition = of(state, timer);
        boolean saved = state.savedTimers().contains(timer.index());
        all.add(
            new Arrival(
                symbols.of(process, timer),
                Optional.empty(),
                Optional.of(timer),
                timer.name(),
                List.of(),
                handling(transition, saved),
                transition));
      }
    }
    return all;
  }

  private static Handling handling(Optional<IfTransition> transition, boolean saved) {
    if (transition.isPresent()) {
      return Handling.TAKEN;
    }
    return saved ? Handling.SAVED : Handling.DISCARDED;
  }

  /** The transition that a signal triggers. */
  static Optional<IfTransition> of(IfState state, IfSignal signal) {
    return state.transitions().stream()
        .filter(
            transition ->
                transition.trigger().kind() == IfTrigger.Kind.INPUT
                    && ((IfTrigger.Input) transition.trigger()).signal().index() == signal.index())
        .findFirst();
  }

  /** The transition that a timer triggers. */
  static Optional<IfTransition> of(IfState state, IfTimer timer) {
    return state.transitions().stream()
        .filter(
            transition ->
                transition.trigger().kind() == IfTrigger.Kind.TIMEOUT
                    && ((IfTrigger.Timeout) transition.trigger()).timer().index() == timer.index())
        .findFirst();
  }

  /** The condition without which it is saved. */
  Optional<IfExpr> enabling() {
    return transition.flatMap(taken -> enabling(taken.trigger()));
  }

  private static Optional<IfExpr> enabling(IfTrigger trigger) {
    return switch (trigger.kind()) {
      case INPUT -> ((IfTrigger.Input) trigger).enabling();
      case TIMEOUT -> ((IfTrigger.Timeout) trigger).enabling();
      case CONTINUOUS, SPONTANEOUS -> Optional.empty();
    };
  }

  IfTrigger.Urgency urgency() {
    return transition.map(taken -> urgency(taken.trigger())).orElse(IfTrigger.Urgency.ORDINARY);
  }

  private static IfTrigger.Urgency urgency(IfTrigger trigger) {
    return switch (trigger.kind()) {
      case INPUT -> ((IfTrigger.Input) trigger).urgency();
      case TIMEOUT -> ((IfTrigger.Timeout) trigger).urgency();
      case CONTINUOUS, SPONTANEOUS -> IfTrigger.Urgency.ORDINARY;
    };
  }

  /** Where the parameters go; those of a timer, of which there are none, nowhere. */
  List<Optional<IfPlace>> targets() {
    return transition
        .filter(taken -> taken.trigger().kind() == IfTrigger.Kind.INPUT)
        .map(taken -> ((IfTrigger.Input) taken.trigger()).targets())
        .orElse(List.of());
  }

  /** Whether it may have to stay in the queue, or may be taken before older ones. */
  boolean isSelective() {
    return handling == Handling.SAVED
        || enabling().isPresent()
        || urgency() == IfTrigger.Urgency.PRIORITY;
  }
}

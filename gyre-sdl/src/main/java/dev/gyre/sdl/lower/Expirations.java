package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Adds what can happen in a state because a timer has expired: its signal is taken out of its
 * variable, or goes into the queue ({@link Timers}).
 */
final class Expirations {
  private final ProcessLayout layout;
  private final AutomatonDraft draft;
  private final IntFunction<Target> blocks;
  private final ProcessWatch watch;

  /**
   * @param blocks where a block begins
   */
  Expirations(
      ProcessLayout layout, AutomatonDraft draft, IntFunction<Target> blocks, ProcessWatch watch) {
    this.layout = layout;
    this.draft = draft;
    this.blocks = blocks;
    this.watch = watch;
  }

  void add(IfState state, int location, IfTimer timer) {
    Timers timers = layout.timers();
    switch (timers.home()) {
      case VARIABLE -> takeExpiration(state, location, timer);
      case QUEUE -> queueExpiration(location, timer);
    }
  }

  private void takeExpiration(IfState state, int location, IfTimer timer) {
    if (state.savedTimers().contains(timer.index())) {
      return;
    }
    Optional<IfTransition> transition = Arrival.of(state, timer);
    List<Effect> effects = new ArrayList<>(List.of(layout.timers().off(timer)));
    Expr expired = layout.timers().expired(timer);
    effects.addAll(watch.note(transition.isPresent(), timer));
    if (transition.isPresent()) {
      effects.addAll(layout.sentByItself());
      Expr enabled = enabling(transition.get());
      draft.addEdge(
          location,
          new Guard.Holds(Exprs.and(expired, enabled)),
          effects,
          timedOut(IfEvent.Kind.RECEIVED, timer, blocks.apply(transition.get().block())),
          transition.get().span(),
          transition.get().text());
    } else {
      effects.addAll(layout.sentByItself());
      effects.addAll(discard(layout, state, timer.name()));
      draft.addEdge(
          location,
          new Guard.Holds(expired),
          effects,
          timedOut(IfEvent.Kind.DISCARDED, timer, watch.state(location)),
          state.span(),
          "discard " + timer.name());
    }
  }

  private Target timedOut(IfEvent.Kind kind, IfTimer timer, Target target) {
    EventMarks marks = layout.system().marks();
    return marks.taken(kind, timer, layout.process(), target, draft, timer.span());
  }

  private Expr enabling(IfTransition transition) {
    return ((IfTrigger.Timeout) transition.trigger())
        .enabling()
        .map(layout.values()::scalar)
        .orElse(Exprs.TRUE);
  }

  private void queueExpiration(int location, IfTimer timer) {
    Expr queue = layout.ownQueue();
    Expr expired = layout.timers().expired(timer);
    Expr full = layout.queue().isFull(queue);
    int symbol = layout.system().symbols().of(layout.process(), timer);
    List<Expr> fields = layout.queue().message(symbol, Exprs.ownPid(), List.of());
    Effect send = new Effect.Send(queue, Effect.Insertion.LAST, fields);
    draft.addEdge(
        location,
        new Guard.Holds(Exprs.and(expired, Exprs.not(full))),
        List.of(send, layout.timers().off(timer)),
        Target.state(location),
        timer.span(),
        "timer " + timer.name() + " expires");
    String message =
        "the queue of "
            + layout.process().name()
            + " is full ("
            + layout.queue().capacity()
            + " signals) when its timer "
            + timer.name()
            + " expires";
    List<Effect> overflow = List.of(new Effect.Require(Exprs.FALSE, Effect.Reason.ROOM, message));
    draft.addEdge(
        location,
        new Guard.Holds(Exprs.and(expired, full)),
        overflow,
        Target.state(location),
        timer.span(),
        "timer " + timer.name() + " expires");
  }

  /** What it means that a state does not name a signal. */
  static List<Effect> discard(ProcessLayout layout, IfState state, String signal) {
    String message =
        "the signal "
            + signal
            + " is discarded in state "
            + state.name()
            + " of "
            + layout.process().name();
    return switch (layout.system().options().discard()) {
      case ALLOWED -> List.of();
      case ERROR -> List.of(new Effect.Require(Exprs.FALSE, Effect.Reason.HANDLING, message));
    };
  }
}

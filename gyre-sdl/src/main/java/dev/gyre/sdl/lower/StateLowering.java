package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.lower.Arrival.Handling;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Adds what can happen in a state: priority signals first, then the oldest signal that is not
 * saved, which is taken or discarded; if there is none, continuous signals; spontaneous transitions
 * at any time (Z.100, 6.3 to 6.6).
 */
final class StateLowering {
  private final ProcessLayout layout;
  private final AutomatonDraft draft;
  private final IntFunction<Target> blocks;
  private final Parameters parameters;
  private final SelectiveReceipt selective;
  private final ProcessWatch watch;
  private final DefinedConditions definitions;
  private final OutsideOrder order;
  private final Expirations expirations;

  /**
   * @param blocks where a block begins
   */
  StateLowering(
      ProcessLayout layout, AutomatonDraft draft, IntFunction<Target> blocks, ProcessWatch watch) {
    this.watch = watch;
    this.layout = layout;
    this.draft = draft;
    this.blocks = blocks;
    this.parameters = new Parameters(layout);
    this.selective = new SelectiveReceipt(layout);
    this.definitions = new DefinedConditions(layout, draft);
    this.order = new OutsideOrder(layout);
    this.expirations = new Expirations(layout, draft, blocks, watch);
  }

  void add(IfState state, int location) {
    List<Arrival> arrivals = Arrival.in(state, layout);
    for (Arrival arrival : arrivals) {
      if (arrival.enabling().isPresent()) {
        Expr waits = selective.waits(arrival);
        definitions.require(arrival.enabling().get(), location, waits, arrival.transition().get());
      }
    }
    if (arrivals.stream().anyMatch(Arrival::isSelective) || order.hasUrgent(state)) {
      receiveSelectively(state, location, arrivals);
    } else {
      arrivals.forEach(arrival -> receive(state, location, arrival));
    }
    layout.process().timers().forEach(timer -> expirations.add(state, location, timer));
    continuous(state, location, arrivals);
    spontaneous(state, location);
  }

  // ---- the queue, in its order

  private void receive(IfState state, int location, Arrival arrival) {
    Expr queue = layout.ownQueue();
    if (arrival.transition().isEmpty()) {
      // A discarded signal has been consumed, so SENDER is who sent it.
      boolean isKept = isKept(false, arrival);
      List<FieldPattern> patterns = isKept ? parameters.noted(arrival) : parameters.direct(arrival);
      List<Effect> effects = new ArrayList<>(List.of(take(queue, patterns)));
      effects.addAll(layout.system().turns().taken(layout.process()));
      effects.addAll(note(false, arrival));
      if (isKept) {
        effects.addAll(parameters.unpack(arrival));
      }
      effects.addAll(Expirations.discard(layout, state, arrival.name()));
      draft.addEdge(
          location,
          new Guard.CanReceive(queue, order(), patterns),
          effects,
          discarded(arrival, location, state),
          state.span(),
          "discard " + arrival.name());
      return;
    }
    IfTransition transition = arrival.transition().get();
    boolean direct = parameters.areDirect(arrival) && !isKept(true, arrival);
    List<FieldPattern> patterns = direct ? parameters.direct(arrival) : parameters.noted(arrival);
    List<Effect> effects = new ArrayList<>(List.of(take(queue, patterns)));
    effects.addAll(layout.system().turns().taken(layout.process()));
    effects.addAll(note(true, arrival));
    if (!direct) {
      effects.addAll(parameters.unpack(arrival));
    }
    effects.addAll(timerIsOver(transition));
    draft.addEdge(
        location,
        new Guard.CanReceive(queue, order(), patterns),
        effects,
        received(arrival, transition),
        transition.span(),
        transition.text());
  }

  /** Whether observers want the parameters of a signal. */
  private boolean isKept(boolean isHandled, Arrival arrival) {
    return arrival.signal().filter(signal -> watch.needs(isHandled, signal)).isPresent();
  }

  /** What observers have to know, from the variables for a message. */
  private List<Effect> note(boolean isHandled, Arrival arrival) {
    if (arrival.timer().isPresent()) {
      return watch.note(isHandled, arrival.timer().get());
    }
    if (!isKept(isHandled, arrival)) {
      return List.of();
    }
    List<Expr> values =
        layout.message().stream()
            .skip(Queue.HEAD)
            .<Expr>map(part -> new Expr.Load(new Place(part, List.of())))
            .toList();
    Expr sender = new Expr.Load(new Place(layout.message().get(1), List.of()));
    return watch.note(isHandled, arrival.signal().get(), sender, values);
  }

  private Target received(Arrival arrival, IfTransition transition) {
    return taken(
        IfEvent.Kind.RECEIVED, arrival, blocks.apply(transition.block()), transition.span());
  }

  private Target discarded(Arrival arrival, int location, IfState state) {
    return taken(IfEvent.Kind.DISCARDED, arrival, watch.state(location), state.span());
  }

  private Target taken(IfEvent.Kind kind, Arrival arrival, Target target, SourceSpan span) {
    EventMarks marks = layout.system().marks();
    IfProcess process = layout.process();
    return arrival
        .signal()
        .map(signal -> marks.taken(kind, signal, process, target, draft, span))
        .or(() -> arrival.timer().map(t -> marks.taken(kind, t, process, target, draft, span)))
        .orElse(target);
  }

  /** With a queue for each signal, signals of different kinds have no order. */
  private MessageChoice order() {
    return layout.system().options().semantics() == LoweringOptions.Semantics.TASTE
        ? MessageChoice.OLDEST_MATCHING
        : MessageChoice.OLDEST;
  }

  private Effect take(Expr queue, List<FieldPattern> patterns) {
    return new Effect.Receive(queue, order(), Effect.Retention.REMOVE, patterns);
  }

  /** Whoever takes the signal of a timer has it from itself. */
  private List<Effect> timerIsOver(IfTransition transition) {
    return transition.trigger().kind() == IfTrigger.Kind.TIMEOUT
        ? layout.sentByItself()
        : List.of();
  }

  // ---- the queue, with signals that stay in it

  private void receiveSelectively(IfState state, int location, List<Arrival> arrivals) {
    List<Arrival> urgent = with(IfTrigger.Urgency.PRIORITY, arrivals);
    List<Arrival> ordinary = with(IfTrigger.Urgency.ORDINARY, arrivals);
    Expr noUrgent = urgent.isEmpty() ? Exprs.TRUE : Exprs.not(selective.isAnyThere(urgent));
    takeOldest(state, location, urgent, Exprs.TRUE, order.urgent(state));
    takeOldest(state, location, ordinary, noUrgent, order.ordinary(state));
  }

  private static List<Arrival> with(IfTrigger.Urgency urgency, List<Arrival> arrivals) {
    return arrivals.stream()
        .filter(arrival -> arrival.handling() != Handling.SAVED && arrival.urgency() == urgency)
        .toList();
  }

  private void takeOldest(
      IfState state,
      int location,
      List<Arrival> arrivals,
      Expr condition,
      OutsideOrder.Passing passing) {
    if (arrivals.isEmpty()) {
      return;
    }
    int taken = draft.addPassage(state.span());
    draft.addEdge(
        location,
        new Guard.Holds(Exprs.and(condition, selective.isAnyThere(arrivals))),
        List.of(selective.take(arrivals, passing, state.span())),
        Target.inside(taken),
        state.span(),
        "take the oldest signal that is not saved");
    Place name = new Place(layout.message().get(0), List.of());
    for (Arrival arrival : arrivals) {
      dispatch(state, location, taken, arrival, name);
    }
  }

  private void dispatch(IfState state, int location, int taken, Arrival arrival, Place name) {
    Guard guard = new Guard.Holds(Exprs.equal(new Expr.Load(name), arrival.symbol()));
    Optional<IfTransition> transition = arrival.transition();
    List<Effect> effects = new ArrayList<>(note(transition.isPresent(), arrival));
    effects.addAll(parameters.unpack(arrival));
    if (transition.isPresent()) {
      effects.addAll(timerIsOver(transition.get()));
      draft.addEdge(
          taken,
          guard,
          effects,
          received(arrival, transition.get()),
          transition.get().span(),
          transition.get().text());
    } else {
      effects.addAll(Expirations.discard(layout, state, arrival.name()));
      Target target = discarded(arrival, location, state);
      draft.addEdge(taken, guard, effects, target, state.span(), "discard " + arrival.name());
    }
  }

  // ---- without a signal

  private void continuous(IfState state, int location, List<Arrival> arrivals) {
    List<IfTransition> all =
        state.transitions().stream()
            .filter(transition -> transition.trigger().kind() == IfTrigger.Kind.CONTINUOUS)
            .toList();
    Expr idle = idle(arrivals);
    for (IfTransition transition : all) {
      IfTrigger.Continuous trigger = (IfTrigger.Continuous) transition.trigger();
      Expr isDefined = definitions.require(trigger.condition(), location, idle, transition);
      List<Expr> conditions = new ArrayList<>(List.of(idle, isDefined));
      for (IfTransition other : all) {
        IfTrigger.Continuous better = (IfTrigger.Continuous) other.trigger();
        if (better.priority() < trigger.priority()) {
          conditions.add(Exprs.not(layout.values().scalar(better.condition())));
        }
      }
      conditions.add(layout.values().scalar(trigger.condition()));
      int from =
          passing(state, location, arrivals, new Guard.Holds(Exprs.all(conditions)), transition);
      draft.addEdge(
          from,
          from == location ? new Guard.Holds(Exprs.all(conditions)) : new Guard.Always(),
          layout.sentByItself(),
          blocks.apply(transition.block()),
          transition.span(),
          transition.text());
    }
  }

  /** Sets the marks of what is saved while a condition is followed; where that goes on. */
  private int passing(
      IfState state, int location, List<Arrival> arrivals, Guard guard, IfTransition transition) {
    OutsideOrder.Passing passing = order.continuous(state);
    if (passing.isNothing() || arrivals.stream().noneMatch(Arrival::isSelective)) {
      return location;
    }
    int passed = draft.addPassage(transition.span());
    draft.addEdge(
        location,
        guard,
        List.of(selective.pass(Optional.empty(), passing, transition.span())),
        Target.inside(passed),
        transition.span(),
        transition.text());
    return passed;
  }

  /**
   * Whether the queue has nothing but saved signals. The signal of a timer that has expired comes
   * into the queue at any time of that moment, so it may still be on its way.
   */
  private Expr idle(List<Arrival> arrivals) {
    List<Expr> conditions = new ArrayList<>();
    if (arrivals.stream().anyMatch(Arrival::isSelective)) {
      for (Arrival arrival : arrivals) {
        if (arrival.handling() != Handling.SAVED) {
          conditions.add(Exprs.not(selective.isThere(arrival)));
        }
      }
    } else if (!arrivals.isEmpty()) {
      conditions.add(new Expr.ChannelQuery(Expr.ChannelProbe.EMPTY, layout.ownQueue()));
    }
    return Exprs.all(conditions);
  }

  private void spontaneous(IfState state, int location) {
    for (IfTransition transition : state.transitions()) {
      if (transition.trigger().kind() == IfTrigger.Kind.SPONTANEOUS) {
        draft.addEdge(
            location,
            new Guard.Always(),
            layout.sentByItself(),
            blocks.apply(transition.block()),
            transition.span(),
            transition.text());
      }
    }
  }
}

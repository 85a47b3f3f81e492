package dev.gyre.tck.sdl;

import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Expression.ImplicitValue;
import dev.gyre.sdl.syntax.StatePart;
import dev.gyre.sdl.syntax.StatePart.Urgency;
import dev.gyre.sdl.syntax.Transition;
import dev.gyre.tck.sdl.ReferenceInstance.Signal;
import dev.gyre.tck.sdl.ReferenceProcess.Rest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Explores an SDL system breadth first, straight from its syntax tree and with lists as queues. It
 * is slow and plain, and shares no more than the parser with what it judges.
 *
 * <p>Where signals may come from outside, the environment is one more instance behind the others,
 * whose state says how many it may still send. It puts them into the queues like anybody else, and
 * there they need no room.
 */
final class ReferenceInterpreter {
  private final ReferenceModel model;
  private final int capacity;
  private final int mostStates;
  private final Set<ReferenceError.Kind> errors = EnumSet.noneOf(ReferenceError.Kind.class);

  /**
   * What was found.
   *
   * @param states all states between transitions
   */
  record Result(Set<ReferenceError.Kind> errors, int states) {
    boolean holds() {
      return errors.isEmpty();
    }
  }

  /**
   * @param capacity how many signals a queue holds
   * @param mostStates where to give up
   */
  ReferenceInterpreter(ReferenceModel model, int capacity, int mostStates) {
    this.model = model;
    this.capacity = capacity;
    this.mostStates = mostStates;
  }

  /** Explores everything; empty if there is too much of it. */
  Optional<Result> explore() {
    try {
      return exploreAll();
    } catch (ReferenceTransition.TooLong tooLong) {
      return Optional.empty();
    }
  }

  private Optional<Result> exploreAll() {
    Set<List<Optional<ReferenceInstance>>> seen = new HashSet<>();
    Deque<List<Optional<ReferenceInstance>>> open = new ArrayDeque<>();
    open.add(initial());
    seen.add(open.peek());
    while (!open.isEmpty()) {
      for (ReferenceStep step : successors(open.remove())) {
        if (seen.add(step.world())) {
          open.add(step.world());
        }
      }
      if (seen.size() > mostStates) {
        return Optional.empty();
      }
    }
    return Optional.of(new Result(errors, seen.size()));
  }

  /** What has gone wrong so far. */
  Set<ReferenceError.Kind> errors() {
    return errors;
  }

  List<Optional<ReferenceInstance>> initial() {
    List<Optional<ReferenceInstance>> world = new ArrayList<>();
    for (ReferenceProcess process : model.processes()) {
      for (int i = 0; i < model.most(process); i++) {
        world.add(i < model.initially(process) ? Optional.of(fresh(process)) : Optional.empty());
      }
    }
    if (model.stimuli() > 0) {
      world.add(Optional.of(ReferenceEnvironment.withLeft(model.stimuli())));
    }
    return world;
  }

  /** An instance before its start transition. */
  static ReferenceInstance fresh(ReferenceProcess process) {
    ReferenceInstance instance =
        new ReferenceInstance(
            ReferenceInstance.START,
            new TreeMap<>(process.first()),
            new ArrayList<>(),
            new TreeMap<>());
    for (ImplicitValue value :
        List.of(ImplicitValue.SENDER, ImplicitValue.PARENT, ImplicitValue.OFFSPRING)) {
      if (process.uses(value)) {
        instance.variables.put(ReferenceValues.implicit(value), 0L);
      }
    }
    return instance;
  }

  // ---- steps

  /** All that can happen next. */
  Collection<ReferenceStep> successors(List<Optional<ReferenceInstance>> world) {
    Set<ReferenceStep> results = new LinkedHashSet<>();
    Set<ReferenceError.Kind> found = EnumSet.noneOf(ReferenceError.Kind.class);
    for (int self = 1; self <= model.slots().size(); self++) {
      if (world.get(self - 1).isPresent()) {
        move(world, self, results, found);
        expire(world, self, results, found);
      }
    }
    errors.addAll(found);
    if (results.isEmpty() && found.isEmpty()) {
      ReferenceTime.pass(world, model.stimuli() > 0)
          .map(ReferenceStep::silent)
          .ifPresentOrElse(results::add, () -> rest(world));
    }
    results.addAll(new ReferenceEnvironment(model).sendings(world));
    return results;
  }

  /** Whoever has ended is not at rest, and an open system may be. */
  private void rest(List<Optional<ReferenceInstance>> world) {
    if (model.stimuli() == 0 && world.stream().anyMatch(Optional::isPresent)) {
      errors.add(ReferenceError.Kind.REST);
    }
  }

  private void move(
      List<Optional<ReferenceInstance>> world,
      int self,
      Set<ReferenceStep> results,
      Set<ReferenceError.Kind> found) {
    ReferenceInstance me = world.get(self - 1).orElseThrow();
    ReferenceProcess process = model.slots().get(self - 1);
    ReferenceTransition transition =
        new ReferenceTransition(model, capacity, self, me.state, results, found);
    if (me.state.equals(ReferenceInstance.START)) {
      transition.run(world, whole(process.start()));
      return;
    }
    ReferenceValues values = new ReferenceValues(model, me, self);
    for (StatePart part : process.parts(me.state)) {
      if (part instanceof StatePart.Spontaneous none && holds(none.provided(), values)) {
        transition.run(with(world, self, bySelf(me, self)), whole(none.transition()));
      }
    }
    int taken = oldest(me, process, values);
    if (taken >= 0) {
      take(world, self, taken, transition, results, found);
    } else {
      for (StatePart.Continuous part : continuous(process.parts(me.state), values)) {
        transition.run(with(world, self, bySelf(me, self)), whole(part.transition()));
      }
    }
  }

  private static Rest whole(Transition transition) {
    return new Rest(transition, 0, Optional.empty());
  }

  private static boolean holds(Optional<Expression> condition, ReferenceValues values) {
    return condition.isEmpty() || values.holds(condition.get());
  }

  private static List<Optional<ReferenceInstance>> with(
      List<Optional<ReferenceInstance>> world, int self, ReferenceInstance instance) {
    List<Optional<ReferenceInstance>> changed = new ArrayList<>(world);
    changed.set(self - 1, Optional.of(instance));
    return changed;
  }

  private static ReferenceInstance bySelf(ReferenceInstance me, long self) {
    ReferenceInstance changed = me.copy();
    changed.variables.replace(ReferenceValues.implicit(ImplicitValue.SENDER), self);
    return changed;
  }

  // ---- signals

  /** The place of the signal that is consumed or discarded next; -1 if there is none. */
  private int oldest(ReferenceInstance me, ReferenceProcess process, ReferenceValues values) {
    for (Urgency urgency : List.of(Urgency.PRIORITY, Urgency.ORDINARY)) {
      for (int i = 0; i < me.queue.size(); i++) {
        Optional<StatePart> part = process.handler(me.state, me.queue.get(i).name(), model);
        if (isTaken(part, urgency, values)) {
          return i;
        }
      }
    }
    return -1;
  }

  private static boolean isTaken(
      Optional<StatePart> handler, Urgency urgency, ReferenceValues values) {
    if (handler.isEmpty()) {
      return urgency == Urgency.ORDINARY;
    }
    if (handler.get() instanceof StatePart.Input input) {
      return input.urgency() == urgency && holds(input.provided(), values);
    }
    return handler.get() instanceof StatePart.InputAny input
        && input.urgency() == urgency
        && holds(input.provided(), values);
  }

  private void take(
      List<Optional<ReferenceInstance>> world,
      int self,
      int position,
      ReferenceTransition transition,
      Set<ReferenceStep> results,
      Set<ReferenceError.Kind> found) {
    ReferenceInstance me = world.get(self - 1).orElseThrow().copy();
    ReferenceProcess process = model.slots().get(self - 1);
    Signal signal = me.queue.remove(position);
    Optional<StatePart> handler = process.handler(me.state, signal.name(), model);
    me.variables.replace(ReferenceValues.implicit(ImplicitValue.SENDER), signal.sender());
    ReferenceEvent.Kind kind =
        handler.isEmpty() ? ReferenceEvent.Kind.DISCARDED : ReferenceEvent.Kind.RECEIVED;
    ReferenceEvent event =
        new ReferenceEvent(kind, signal.name(), (int) signal.sender(), self, signal.arguments());
    if (handler.isEmpty()) {
      results.add(new ReferenceStep(List.of(event), with(world, self, me)));
      return;
    }
    if (handler.get() instanceof StatePart.InputAny any) {
      transition.run(with(world, self, me), whole(any.transition()), event);
      return;
    }
    StatePart.Input input = (StatePart.Input) handler.get();
    try {
      store(me, process, input, signal);
    } catch (ReferenceError error) {
      found.add(error.kind());
      return;
    }
    transition.run(with(world, self, me), whole(input.transition()), event);
  }

  private void store(
      ReferenceInstance me, ReferenceProcess process, StatePart.Input input, Signal signal) {
    StatePart.Stimulus stimulus =
        input.stimuli().stream()
            .filter(s -> model.signals(s.signal()).contains(signal.name()))
            .findFirst()
            .orElseThrow();
    for (int i = 0; i < stimulus.variables().size(); i++) {
      if (stimulus.variables().get(i).isPresent()) {
        String name = ((Expression.NameUse) stimulus.variables().get(i).get()).name().key();
        long value = process.variables().get(name).checked(signal.arguments().get(i));
        me.variables.put(name, value);
      }
    }
  }

  private List<StatePart.Continuous> continuous(List<StatePart> parts, ReferenceValues values) {
    List<StatePart.Continuous> enabled = new ArrayList<>();
    long best = Long.MAX_VALUE;
    for (StatePart part : parts) {
      if (part instanceof StatePart.Continuous c && values.holds(c.condition())) {
        long priority = c.priority().map(model.sorts()::constant).orElse(Long.MAX_VALUE);
        if (priority < best) {
          enabled.clear();
          best = priority;
        }
        if (priority == best) {
          enabled.add(c);
        }
      }
    }
    return enabled;
  }

  // ---- time

  /** The signal of a timer whose time has come enters the queue, at any moment. */
  private void expire(
      List<Optional<ReferenceInstance>> world,
      int self,
      Set<ReferenceStep> results,
      Set<ReferenceError.Kind> found) {
    ReferenceInstance me = world.get(self - 1).orElseThrow();
    for (String timer : me.timers.keySet()) {
      if (me.timers.get(timer) > 0) {
        continue;
      }
      if (me.filled() >= capacity) {
        found.add(ReferenceError.Kind.OVERFLOW);
        continue;
      }
      ReferenceInstance changed = me.copy();
      changed.timers.remove(timer);
      long sender = model.sender(self, model.slots().get(self - 1));
      changed.queue.add(new Signal(timer, sender, List.of(), ReferenceInstance.Origin.INSIDE));
      results.add(ReferenceStep.silent(with(world, self, changed)));
    }
  }
}

package dev.gyre.tck.sdl;

import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Expression.ImplicitValue;
import dev.gyre.sdl.syntax.Question;
import dev.gyre.sdl.syntax.Terminator;
import dev.gyre.sdl.syntax.Transition;
import dev.gyre.tck.sdl.ReferenceInstance.Signal;
import dev.gyre.tck.sdl.ReferenceProcess.Rest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One transition of one instance, from its trigger to the next state, with all its choices. */
final class ReferenceTransition {
  private static final int MOST_ACTIONS = 20_000;

  /** A transition has no end, or too many ways to come to one. */
  static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final ReferenceModel model;
  private final int capacity;
  private final int self;
  private final ReferenceProcess process;
  private final String from;
  private final Set<ReferenceStep> results;
  private final Set<ReferenceError.Kind> errors;
  private final List<ReferenceEvent> events = new ArrayList<>();
  private final ReferenceEnvironment environment;
  private int actions;

  /**
   * @param self the number of the instance
   * @param from the state in which the transition began
   */
  ReferenceTransition(
      ReferenceModel model,
      int capacity,
      int self,
      String from,
      Set<ReferenceStep> results,
      Set<ReferenceError.Kind> errors) {
    this.model = model;
    this.capacity = capacity;
    this.self = self;
    this.process = model.slots().get(self - 1);
    this.from = from;
    this.results = results;
    this.errors = errors;
    this.environment = new ReferenceEnvironment(model);
  }

  /** The same for a transition that begins with an event. */
  void run(List<Optional<ReferenceInstance>> world, Rest at, ReferenceEvent first) {
    events.add(first);
    run(world, at);
    events.remove(events.size() - 1);
  }

  /** Goes on with the actions behind a place, in each way that is possible. */
  void run(List<Optional<ReferenceInstance>> world, Rest at) {
    try {
      act(world, at);
    } catch (ReferenceError error) {
      errors.add(error.kind());
    }
  }

  private void act(List<Optional<ReferenceInstance>> world, Rest at) {
    if (++actions > MOST_ACTIONS) {
      throw new TooLong();
    }
    if (at.next() == at.transition().actions().size()) {
      end(world, at);
      return;
    }
    Action action = at.transition().actions().get(at.next());
    Rest next = new Rest(at.transition(), at.next() + 1, at.after());
    if (action instanceof Action.Decision decision) {
      decide(world, decision, next);
    } else if (action instanceof Action.Output output) {
      send(world, output, 0, next);
    } else {
      List<Optional<ReferenceInstance>> changed = new ArrayList<>(world);
      ReferenceInstance me = me(world).copy();
      changed.set(self - 1, Optional.of(me));
      simple(changed, me, action);
      run(changed, next);
    }
  }

  private ReferenceInstance me(List<Optional<ReferenceInstance>> world) {
    return world.get(self - 1).orElseThrow();
  }

  private ReferenceValues values(List<Optional<ReferenceInstance>> world) {
    return new ReferenceValues(model, me(world), self);
  }

  // ---- the end

  private void end(List<Optional<ReferenceInstance>> world, Rest at) {
    Optional<Terminator> end = at.transition().end();
    if (end.isEmpty()) {
      run(world, at.after().orElseThrow());
    } else if (end.get() instanceof Terminator.Join join) {
      run(world, process.label(join.label()));
    } else {
      List<Optional<ReferenceInstance>> changed = new ArrayList<>(world);
      changed.set(self - 1, last(me(world), end.get()));
      results.add(new ReferenceStep(events, changed));
    }
  }

  private Optional<ReferenceInstance> last(ReferenceInstance me, Terminator end) {
    if (end instanceof Terminator.NextState next) {
      return Optional.of(me.in(next.state().key()));
    }
    if (end instanceof Terminator.Stay) {
      return Optional.of(me.in(from));
    }
    if (end instanceof Terminator.Stop) {
      return Optional.empty();
    }
    throw new UnsupportedOperationException(end.toString());
  }

  // ---- decisions

  private void decide(
      List<Optional<ReferenceInstance>> world, Action.Decision decision, Rest next) {
    if (decision.question() instanceof Question.Any) {
      decision.answers().forEach(answer -> run(world, inside(answer.transition(), next)));
      decision.otherwise().ifPresent(other -> run(world, inside(other, next)));
      return;
    }
    ReferenceValues values = values(world);
    long value = values.of(((Question.Value) decision.question()).expression());
    for (Action.Answer answer : decision.answers()) {
      if (answer.ranges().stream().anyMatch(r -> ReferenceSorts.isIn(value, r, values::of))) {
        run(world, inside(answer.transition(), next));
        return;
      }
    }
    Transition other =
        decision.otherwise().orElseThrow(() -> new ReferenceError(ReferenceError.Kind.NO_ANSWER));
    run(world, inside(other, next));
  }

  private static Rest inside(Transition transition, Rest next) {
    return new Rest(transition, 0, Optional.of(next));
  }

  // ---- outputs

  private void send(
      List<Optional<ReferenceInstance>> world, Action.Output output, int number, Rest next) {
    if (number == output.signals().size()) {
      run(world, next);
      return;
    }
    Action.SignalInstance written = output.signals().get(number);
    String name = written.signal().key();
    List<Long> arguments = new ArrayList<>();
    for (int i = 0; i < written.arguments().size(); i++) {
      ReferenceSort sort = model.parameters(name).get(i);
      arguments.add(
          written
              .arguments()
              .get(i)
              .map(e -> sort.checked(values(world).of(e)))
              .orElse(sort.first()));
    }
    List<Integer> receivers = receivers(world, output, name);
    if (receivers.isEmpty()) {
      send(world, output, number + 1, next);
    }
    for (int receiver : receivers) {
      events.add(new ReferenceEvent(ReferenceEvent.Kind.SENT, name, self, receiver, arguments));
      // Who is outside does not wait for the end of a transition before he sends.
      for (List<Optional<ReferenceInstance>> now : environment.anyTime(world)) {
        try {
          send(deliver(now, receiver, name, arguments), output, number + 1, next);
        } catch (ReferenceError error) {
          errors.add(error.kind());
        }
      }
      events.remove(events.size() - 1);
    }
  }

  /** An instance that is named gets a signal it has an input for, also where no route leads. */
  private List<Integer> receivers(
      List<Optional<ReferenceInstance>> world, Action.Output output, String signal) {
    Set<ReferenceProcess> reached = model.receivers(process, signal, output.via());
    List<Integer> found = new ArrayList<>();
    for (int slot = 1; slot <= model.slots().size(); slot++) {
      ReferenceProcess receiver = model.slots().get(slot - 1);
      if (world.get(slot - 1).isPresent()
          && (reached.contains(receiver)
              || (output.to().isPresent() && receiver.takes(signal, model)))
          && isMeant(world, output.to(), slot)) {
        found.add(slot);
      }
    }
    return found;
  }

  private boolean isMeant(
      List<Optional<ReferenceInstance>> world, Optional<Action.Destination> to, int slot) {
    if (to.isEmpty()) {
      return true;
    }
    Expression destination = to.get().process();
    if (destination instanceof Expression.NameUse use
        && !process.variables().containsKey(use.name().key())) {
      return model.slots().get(slot - 1) == model.process(use.name());
    }
    return values(world).of(destination) == slot;
  }

  private List<Optional<ReferenceInstance>> deliver(
      List<Optional<ReferenceInstance>> world, int receiver, String name, List<Long> arguments) {
    List<Optional<ReferenceInstance>> changed = new ArrayList<>(world);
    ReferenceInstance to = world.get(receiver - 1).orElseThrow().copy();
    if (to.filled() >= capacity) {
      throw new ReferenceError(ReferenceError.Kind.OVERFLOW);
    }
    long sender = model.sender(self, model.slots().get(receiver - 1));
    to.queue.add(new Signal(name, sender, arguments, ReferenceInstance.Origin.INSIDE));
    changed.set(receiver - 1, Optional.of(to));
    return changed;
  }

  // ---- what has one result

  private void simple(
      List<Optional<ReferenceInstance>> world, ReferenceInstance me, Action action) {
    ReferenceValues values = new ReferenceValues(model, me, self);
    if (action instanceof Action.Assign assign) {
      String target = ((Expression.NameUse) assign.target()).name().key();
      me.variables.put(target, process.variables().get(target).checked(values.of(assign.value())));
    } else if (action instanceof Action.SetTimer set) {
      String timer = set.timer().key();
      me.queue.removeIf(signal -> signal.name().equals(timer));
      me.timers.put(timer, Math.max(0, values.of(set.time().orElseThrow())));
    } else if (action instanceof Action.ResetTimer reset) {
      String timer = reset.timer().key();
      me.queue.removeIf(signal -> signal.name().equals(timer));
      me.timers.remove(timer);
    } else if (action instanceof Action.Create create) {
      create(world, me, create);
    } else if (!(action instanceof Action.Label || action instanceof Action.Informal)) {
      throw new UnsupportedOperationException(action.toString());
    }
  }

  private void create(
      List<Optional<ReferenceInstance>> world, ReferenceInstance me, Action.Create create) {
    ReferenceValues values = new ReferenceValues(model, me, self);
    ReferenceProcess created = create.process().name().map(model::process).orElse(process);
    long offspring = 0;
    for (int slot = 1; slot <= model.slots().size() && offspring == 0; slot++) {
      if (model.slots().get(slot - 1) == created && world.get(slot - 1).isEmpty()) {
        offspring = slot;
      }
    }
    me.variables.replace(ReferenceValues.implicit(ImplicitValue.OFFSPRING), 0L);
    if (offspring == 0) {
      return;
    }
    ReferenceInstance instance = ReferenceInterpreter.fresh(created);
    for (int i = 0; i < create.arguments().size(); i++) {
      String name = created.text().parameters().get(i).name().key();
      long value = values.of(create.arguments().get(i));
      instance.variables.put(name, created.variables().get(name).checked(value));
    }
    instance.variables.replace(ReferenceValues.implicit(ImplicitValue.PARENT), (long) self);
    me.variables.replace(ReferenceValues.implicit(ImplicitValue.OFFSPRING), offspring);
    world.set((int) offspring - 1, Optional.of(instance));
  }
}

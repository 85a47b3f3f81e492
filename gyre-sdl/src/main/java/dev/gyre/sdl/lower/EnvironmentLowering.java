package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Closes an open system. A signal from outside is a choice of its receiver, without a queue (after
 * Sidorova and Steffen 2001): the environment may send at any time, so a signal that is taken now
 * may have been sent at any earlier moment, and one that would be saved or discarded may as well
 * not have been sent. Its parameters have any values of their types.
 *
 * <p>Time passes only if nobody can move, and a receiver of the environment always can. So in a
 * system with timers the environment pauses: it stops sending, a unit of time passes when all
 * others wait, and it may send again.
 */
final class EnvironmentLowering {
  private final SystemLayout layout;
  private final Optional<Variable> open;
  private final Optional<Variable> left;

  EnvironmentLowering(SystemLayout layout) {
    this.layout = layout;
    IfSystem system = layout.system();
    boolean timed = system.processes().stream().anyMatch(process -> !process.timers().isEmpty());
    this.open =
        system.isClosed() || !timed
            ? Optional.empty()
            : Optional.of(global("environment.sends", ScalarType.TRUTH, 1));
    this.left =
        system.isClosed() || layout.options().stimuli().isEmpty()
            ? Optional.empty()
            : Optional.of(limit(layout.options().stimuli().getAsInt()));
  }

  private Variable limit(int most) {
    return global("environment.left", ScalarType.range(0, Math.max(1, most)), most);
  }

  private Variable global(String name, ScalarType type, int start) {
    Variable variable =
        new Variable(
            layout.globals().size(),
            name,
            Variable.Scope.GLOBAL,
            type.type(),
            List.of(),
            new Initial.Values(List.of(Exprs.number(start))),
            layout.system().processes().get(0).span());
    layout.globals().add(variable);
    return variable;
  }

  // ---- receivers

  /** Adds what may come from outside in a state. */
  void add(
      IfState state,
      int location,
      ProcessLayout process,
      AutomatonDraft draft,
      IntFunction<Target> blocks,
      ProcessWatch watch) {
    for (IfSystem.Stimulus stimulus : layout.system().stimuli()) {
      if (stimulus.process() == process.process().index()) {
        Optional<IfTransition> transition = Arrival.of(state, stimulus.signal());
        Stimulated stimulated = new Stimulated(state, location, process, draft, blocks, watch);
        if (transition.isPresent()) {
          stimulated.add(transition.get(), stimulus);
        } else if (!state.saved().contains(stimulus.signal().index())) {
          discard(stimulus, stimulated);
        }
      }
    }
  }

  /** One that nobody asks for may as well not have been sent. */
  private void discard(IfSystem.Stimulus stimulus, Stimulated stimulated) {
    switch (layout.options().discard()) {
      case ERROR -> stimulated.complain(stimulus.signal());
      case ALLOWED -> {
        if (isAskedFor(stimulus.signal(), stimulated.process, stimulated.watch)) {
          stimulated.discard(stimulus);
        }
      }
    }
  }

  /** Whether somebody wants to know that a signal from outside was discarded. */
  private boolean isAskedFor(IfSignal signal, ProcessLayout process, ProcessWatch watch) {
    return watch.needs(false, signal)
        || watch.sendings().seesFromOutside(signal)
        || layout.marks().asksFor(IfEvent.Kind.DISCARDED, signal, process.process());
  }

  private static Effect unhandled(IfState state, IfSignal signal, ProcessLayout process) {
    String message =
        "the signal "
            + signal.name()
            + " is discarded in state "
            + state.name()
            + " of "
            + process.process().name();
    return new Effect.Require(Exprs.FALSE, Effect.Reason.HANDLING, message);
  }

  /** Whether something may come from outside now. */
  private Expr environmentSends(ProcessLayout process) {
    List<Expr> conditions = new ArrayList<>(List.of(layout.turns().isOpen(process.process())));
    open.ifPresent(flag -> conditions.add(load(flag)));
    left.ifPresent(
        count -> conditions.add(Exprs.binary(Expr.BinaryOp.GREATER, load(count), Exprs.number(0))));
    return Exprs.all(conditions);
  }

  private Guard guard(ProcessLayout process, Expr condition) {
    Expr all = Exprs.and(environmentSends(process), condition);
    return all.equals(Exprs.TRUE) ? new Guard.Always() : new Guard.Holds(all);
  }

  private List<Effect> counted() {
    return left.<List<Effect>>map(
            count ->
                List.of(
                    new Effect.Assign(
                        new Place(count, List.of()),
                        Exprs.binary(Expr.BinaryOp.MINUS, load(count), Exprs.number(1)))))
        .orElse(List.of());
  }

  private static Expr load(Variable variable) {
    return new Expr.Load(new Place(variable, List.of()));
  }

  /** One state that takes a signal from outside. */
  private final class Stimulated {
    private final IfState state;
    private final int location;
    private final ProcessLayout process;
    private final AutomatonDraft draft;
    private final IntFunction<Target> blocks;
    private final ProcessWatch watch;
    private final SelectiveReceipt selective;
    private final OutsideOrder order;

    Stimulated(
        IfState state,
        int location,
        ProcessLayout process,
        AutomatonDraft draft,
        IntFunction<Target> blocks,
        ProcessWatch watch) {
      this.watch = watch;
      this.state = state;
      this.location = location;
      this.process = process;
      this.draft = draft;
      this.blocks = blocks;
      this.selective = new SelectiveReceipt(process);
      this.order = new OutsideOrder(process);
    }

    void add(IfTransition transition, IfSystem.Stimulus stimulus) {
      IfTrigger.Input input = (IfTrigger.Input) transition.trigger();
      SourceSpan span = transition.span();
      Target goal =
          taken(IfEvent.Kind.RECEIVED, stimulus.signal(), blocks.apply(transition.block()), span);
      String text = transition.text() + " /* from outside */";
      IfSignal signal = stimulus.signal();
      int at = come(signal, enabled(input, transition), input.urgency(), span, text);
      if (watch.needs(true, signal) || watch.sendings().seesFromOutside(signal)) {
        observed(at, input.targets(), stimulus, IfEvent.Kind.RECEIVED, goal, text, span);
        return;
      }
      Parameters parameters = new Parameters(process);
      for (int i = 0; i < input.targets().size(); i++) {
        if (input.targets().get(i).isPresent()) {
          at = parameters.any(at, input.targets().get(i).get(), stimulus, i, draft, span);
        }
      }
      draft.addEdge(at, new Guard.Always(), List.of(), goal, span, text);
    }

    /** The signal waits without it; that it cannot be computed is an error of the model. */
    private Expr enabled(IfTrigger.Input input, IfTransition transition) {
      if (input.enabling().isEmpty()) {
        return Exprs.TRUE;
      }
      IfExpr condition = input.enabling().get();
      Expr asked = environmentSends(process);
      Expr isDefined =
          new DefinedConditions(process, draft).require(condition, location, asked, transition);
      return Exprs.and(isDefined, process.values().scalar(condition));
    }

    /** The signal comes, if it can be the next one; where that goes on. */
    private int come(
        IfSignal signal, Expr enabled, IfTrigger.Urgency urgency, SourceSpan span, String text) {
      Expr first = order.mayCome(state, signal, urgency, selective);
      Guard guard = guard(process, Exprs.and(enabled, first));
      OutsideOrder.Passing passing = order.outside(state, urgency);
      int at = draft.addPassage(span);
      // Where an observer may keep it, it may not have come: then no mark is known to be right.
      if (order.mark(signal).isEmpty()
          || passing.isNothing()
          || watch.sendings().seesFromOutside(signal)) {
        draft.addEdge(location, guard, sent(), Target.inside(at), span, text);
        return at;
      }
      int passed = draft.addPassage(span);
      Effect pass = selective.pass(order.mark(signal), passing, span);
      draft.addEdge(location, guard, List.of(pass), Target.inside(passed), span, text);
      draft.addEdge(passed, new Guard.Always(), sent(), Target.inside(at), span, text);
      return at;
    }

    private List<Effect> sent() {
      List<Effect> effects = new ArrayList<>(counted());
      process
          .kept(IfExpr.Who.SENDER)
          .ifPresent(
              place ->
                  effects.add(new Effect.Assign(place, Exprs.number(ScalarType.NULL_INSTANCE))));
      return effects;
    }

    private Target taken(IfEvent.Kind kind, IfSignal signal, Target target, SourceSpan span) {
      return layout.marks().taken(kind, signal, process.process(), target, draft, span);
    }

    void complain(IfSignal signal) {
      draft.addEdge(
          location,
          guard(process, order.mayCome(state, signal, IfTrigger.Urgency.ORDINARY, selective)),
          List.of(unhandled(state, signal, process)),
          Target.state(location),
          state.span(),
          "discard " + signal.name());
    }

    /** A signal that the state does not name. */
    void discard(IfSystem.Stimulus stimulus) {
      IfSignal signal = stimulus.signal();
      SourceSpan span = state.span();
      String text = "discard " + signal.name() + " /* from outside */";
      int from = come(signal, Exprs.TRUE, IfTrigger.Urgency.ORDINARY, span, text);
      Target goal = taken(IfEvent.Kind.DISCARDED, signal, watch.state(state.index()), span);
      if (watch.needs(false, signal) || watch.sendings().seesFromOutside(signal)) {
        observed(from, List.of(), stimulus, IfEvent.Kind.DISCARDED, goal, text, span);
      } else {
        draft.addEdge(from, new Guard.Always(), List.of(), goal, span, text);
      }
    }

    /** All parameters are chosen, since observers may ask for each. */
    private void observed(
        int from,
        List<Optional<IfPlace>> targets,
        IfSystem.Stimulus stimulus,
        IfEvent.Kind kind,
        Target goal,
        String text,
        SourceSpan span) {
      IfSignal signal = stimulus.signal();
      List<Place> kept =
          watch.saved(signal).stream().map(part -> new Place(part, List.of())).toList();
      int chosen = from;
      Parameters parameters = new Parameters(process);
      int first = 0;
      for (int i = 0; i < signal.parameters().size(); i++) {
        IfType type = signal.parameters().get(i);
        List<Place> own = kept.subList(first, first + DataLayout.size(type));
        chosen = parameters.any(chosen, own, stimulus, i, draft, span);
        first += own.size();
      }
      Place came = new Place(process.spare(ValueType.BOOL, 0), List.of());
      Target decided = Target.inside(draft.addPassage(span));
      watch
          .sendings()
          .sentFromOutside(
              signal,
              watch.savedParameters(signal),
              chosen,
              decided,
              span,
              (at, values, next) -> {
                List<Effect> taken = new ArrayList<>();
                for (int i = 0; i < targets.size(); i++) {
                  if (targets.get(i).isPresent()) {
                    IfType type = signal.parameters().get(i);
                    IfPlace target = targets.get(i).get();
                    taken.addAll(parameters.store(target, values.get(i), type, signal.name()));
                  }
                }
                List<Expr> all = values.stream().flatMap(List::stream).toList();
                Expr outside = Exprs.number(ScalarType.NULL_INSTANCE);
                taken.addAll(watch.note(kind == IfEvent.Kind.RECEIVED, signal, outside, all));
                taken.add(new Effect.Assign(came, Exprs.TRUE));
                draft.addEdge(at, new Guard.Always(), taken, next, span, text);
              });
      List<Effect> clean = List.of(new Effect.Assign(came, Exprs.FALSE));
      Expr hasCome = new Expr.Load(came);
      draft.addEdge(decided.location(), new Guard.Holds(hasCome), clean, goal, span, text);
      // An observer has kept the signal, so the process stays where it is.
      draft.addEdge(
          decided.location(), new Guard.Otherwise(), List.of(), watch.state(location), span, text);
    }
  }

  // ---- the environment itself

  boolean isProcess() {
    return open.isPresent();
  }

  /** The process that lets time pass. */
  ProcessAutomaton automaton(int index, int firstEdge) {
    SourceSpan span = layout.system().processes().get(0).span();
    Variable pause =
        new Variable(
            0,
            "pause",
            Variable.Scope.LOCAL,
            ValueType.TIMER,
            List.of(),
            Initial.unwritten(ValueType.TIMER),
            span);
    Place timer = new Place(pause, List.of());
    Place sends = new Place(open.orElseThrow(), List.of());
    AutomatonDraft draft = new AutomatonDraft();
    int sending = draft.addLocation(Set.of(Location.Mark.END), span);
    int waiting = draft.addLocation(Set.of(Location.Mark.END), span);
    List<Effect> stop =
        List.of(new Effect.Assign(sends, Exprs.FALSE), new Effect.Assign(timer, Exprs.number(1)));
    List<Effect> go =
        List.of(
            new Effect.Assign(timer, Exprs.number(ValueType.TIMER_OFF)),
            new Effect.Assign(sends, Exprs.TRUE));
    draft.addEdge(sending, new Guard.Always(), stop, Target.state(waiting), span, "pause");
    Guard over = new Guard.Holds(Exprs.equal(new Expr.Load(timer), 0));
    draft.addEdge(waiting, over, go, Target.state(sending), span, "go on");
    return new ProcessAutomaton(
        index,
        "environment",
        ProcessAutomaton.Kind.PROCTYPE,
        ProcessAutomaton.Determinism.ANY,
        List.of(),
        List.of(pause),
        draft.locations(firstEdge),
        sending,
        List.of(),
        Optional.empty(),
        List.of(),
        span);
  }
}

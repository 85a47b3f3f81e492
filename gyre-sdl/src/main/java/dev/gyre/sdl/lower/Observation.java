package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSubject;
import dev.gyre.sdl.form.IfWatch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What somebody sees of processes from outside, as expressions that any process can evaluate. */
final class Observation {
  private final SystemLayout system;
  private final IfWatch watch;
  private final List<ProcessLayout> layouts;
  private final Function<IfSubject.Happened, Expr> events;
  private final Viewpoint viewpoint;

  /** When somebody looks. */
  enum Viewpoint {
    BETWEEN_TRANSITIONS,
    /** Where a process is on its way to its next state. */
    WITHIN_TRANSITIONS
  }

  /**
   * @param layouts those of the processes, by their numbers
   * @param events whether the last transition was such an event
   */
  Observation(
      SystemLayout system,
      IfWatch watch,
      List<ProcessLayout> layouts,
      Function<IfSubject.Happened, Expr> events,
      Viewpoint viewpoint) {
    this.system = system;
    this.watch = watch;
    this.layouts = layouts;
    this.events = events;
    this.viewpoint = viewpoint;
  }

  /**
   * The scalars of what is seen.
   *
   * @param index computes the indices of the place
   */
  List<Expr> scalars(IfPlace place, Function<IfExpr, Expr> index) {
    IfSubject subject = watch.subjects().get(place.variable().subject());
    return switch (subject.kind()) {
      case VARIABLE -> variable((IfSubject.VariableOf) subject, place, index);
      case STATE -> List.of(state((IfSubject.StateOf) subject));
      case IN_STATE -> {
        IfSubject.InState in = (IfSubject.InState) subject;
        yield List.of(
            Exprs.any(
                in.states().stream()
                    .sorted()
                    .map(state -> at(in.process(), in.instance(), state))
                    .toList()));
      }
      case QUEUE_LENGTH -> {
        IfSubject.QueueLength length = (IfSubject.QueueLength) subject;
        Expr queue = queue(length.process(), length.instance());
        yield List.of(new Expr.ChannelQuery(Expr.ChannelProbe.LENGTH, queue));
      }
      case SIGNAL_WAITS -> List.of(waits((IfSubject.SignalWaits) subject));
      case LAST_SIGNAL ->
          system.lastSignals().scalars((IfSubject.LastSignal) subject, place, index);
      case TIMER_ACTIVE -> List.of(active((IfSubject.TimerActive) subject));
      case EVENT -> List.of(events.apply((IfSubject.Happened) subject));
    };
  }

  private boolean isObserver(int process) {
    return process >= system.system().processes().size();
  }

  private ObserverLayout observer(int process) {
    return system.watching().observers().get(process - system.system().processes().size());
  }

  private Expr identity(int process, int instance) {
    return Exprs.number(system.instances().identity(system.process(process), instance));
  }

  private Expr load(int process, int instance, Place place) {
    return new Expr.RemoteLoad(process, identity(process, instance), place);
  }

  private List<Expr> variable(
      IfSubject.VariableOf seen, IfPlace place, Function<IfExpr, Expr> index) {
    IfPlace own = new IfPlace(seen.variable(), place.steps(), place.type());
    if (isObserver(seen.process())) {
      return observer(seen.process()).layout().variables().scalars(own, index).stream()
          .<Expr>map(Expr.Load::new)
          .toList();
    }
    return layouts.get(seen.process()).variables().scalars(own, index).stream()
        .map(part -> load(seen.process(), seen.instance(), part))
        .toList();
  }

  /** States come first among the locations of an automaton. */
  private Expr at(int process, int instance, int state) {
    if (isObserver(process)) {
      return Exprs.equal(observer(process).state(), state + 1);
    }
    if (viewpoint == Viewpoint.WITHIN_TRANSITIONS) {
      Variable tracked = layouts.get(process).trackedState().orElseThrow();
      Place last = new Place(tracked, List.of());
      return Exprs.equal(load(process, instance, last), state + 1);
    }
    return new Expr.AtLocation(process, identity(process, instance), state);
  }

  private Expr state(IfSubject.StateOf seen) {
    if (isObserver(seen.process())) {
      return observer(seen.process()).state();
    }
    Expr name = Exprs.number(0);
    for (int state = 0; state < system.process(seen.process()).states().size(); state++) {
      Expr here = at(seen.process(), seen.instance(), state);
      name = new Expr.Choose(here, Exprs.number(state + 1), name);
    }
    return name;
  }

  private Expr queue(int process, int instance) {
    return system.queue(process).channel(Exprs.number(instance));
  }

  private Expr waits(IfSubject.SignalWaits seen) {
    IfProcess process = system.process(seen.process());
    List<Expr> any = new ArrayList<>();
    for (IfSignal signal : system.arriving(process)) {
      if (seen.signals().contains(signal.index())) {
        any.add(poll(seen.process(), seen.instance(), system.symbols().of(signal)));
      }
    }
    return Exprs.any(any);
  }

  private Expr poll(int process, int instance, int symbol) {
    return new Expr.Poll(
        queue(process, instance),
        MessageChoice.OLDEST_MATCHING,
        system.queue(process).pattern(symbol));
  }

  private Expr active(IfSubject.TimerActive seen) {
    Timers timers = layouts.get(seen.process()).timers();
    Variable variable = timers.place(seen.timer()).variable();
    Expr value = load(seen.process(), seen.instance(), new Place(variable, List.of()));
    Expr on = Timers.isOn(value);
    return switch (timers.home()) {
      case VARIABLE -> on;
      case QUEUE -> {
        int symbol = system.symbols().of(system.process(seen.process()), seen.timer());
        yield Exprs.or(on, poll(seen.process(), seen.instance(), symbol));
      }
    };
  }
}

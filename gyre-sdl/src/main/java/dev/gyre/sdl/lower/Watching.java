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
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfSubject;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The observers of a system. They have no process of their own: each process carries out what an
 * observer does on account of it, as a part of its own transition, so both move in lock step and
 * every reduction sees what is read and written.
 */
final class Watching {
  private final IfWatch watch;
  private final List<ObserverLayout> observers = new ArrayList<>();
  private final Optional<Variable> ignored;

  Watching(SystemLayout system, IfWatch watch) {
    this.watch = watch;
    boolean ignores =
        watch.observers().stream()
            .flatMap(observer -> observer.process().states().stream())
            .anyMatch(state -> state.verdict() == IfState.Verdict.IGNORE);
    this.ignored = ignores ? Optional.of(ignored(system)) : Optional.empty();
    for (IfWatch.Observer observer : watch.observers()) {
      observers.add(new ObserverLayout(system, observer));
    }
  }

  private static Variable ignored(SystemLayout system) {
    Variable flag =
        new Variable(
            system.globals().size(),
            "ignored.0",
            Variable.Scope.GLOBAL,
            ValueType.BOOL,
            List.of(),
            Initial.zero(),
            system.process(0).span());
    system.globals().add(flag);
    return flag;
  }

  List<ObserverLayout> observers() {
    return observers;
  }

  /** Whether an observer has conditions that may come to hold after any transition. */
  static boolean hasConditions(ObserverLayout observer) {
    return observer.observer().process().states().stream()
        .flatMap(state -> state.transitions().stream())
        .anyMatch(transition -> transition.trigger().kind() == IfTrigger.Kind.CONTINUOUS);
  }

  /** Whether observers may ask for the state of a process. */
  boolean asksForState(IfProcess process) {
    return !observers.isEmpty()
        && watch.subjects().stream().anyMatch(subject -> isStateOf(subject, process.index()));
  }

  private static boolean isStateOf(IfSubject subject, int process) {
    return switch (subject.kind()) {
      case STATE -> ((IfSubject.StateOf) subject).process() == process;
      case IN_STATE -> ((IfSubject.InState) subject).process() == process;
      case VARIABLE, QUEUE_LENGTH, SIGNAL_WAITS, LAST_SIGNAL, TIMER_ACTIVE, EVENT -> false;
    };
  }

  /** Whether somebody has to know who sent the signals that a process takes. */
  static boolean asksForSender(IfWatch watch, IfProcess receiver) {
    return watch.observers().stream()
        .flatMap(observer -> observer.events().values().stream())
        .anyMatch(
            event ->
                event.kind() != IfEvent.Kind.SENT
                    && event.reaches(receiver)
                    && event.from().isPresent());
  }

  // ---- runs of no interest

  /** Whether the run is of no interest any more. */
  Expr isIgnored() {
    return ignored.<Expr>map(flag -> new Expr.Load(new Place(flag, List.of()))).orElse(Exprs.FALSE);
  }

  /** Notes at the end of a transition whether it is the last one of interest. */
  List<Effect> noteIgnored() {
    Expr now = Exprs.any(observers.stream().map(ObserverLayout::ignores).toList());
    return ignored
        .<List<Effect>>map(flag -> List.of(new Effect.Assign(new Place(flag, List.of()), now)))
        .orElse(List.of());
  }

  boolean mayIgnore() {
    return ignored.isPresent();
  }

  /** Nobody moves in a run of no interest. */
  Optional<Expr> provided() {
    return ignored.map(flag -> Exprs.not(isIgnored()));
  }

  /** Goes on for ever in runs of no interest, so that they do not look like deadlocks. */
  ProcessAutomaton idler(int index, int firstEdge, SourceSpan span) {
    AutomatonDraft draft = new AutomatonDraft();
    int only = draft.addLocation(Set.of(Location.Mark.END), span);
    draft.addEdge(
        only, new Guard.Holds(isIgnored()), List.of(), Target.state(only), span, "run ignored");
    List<Location> locations = draft.locations(firstEdge);
    return new ProcessAutomaton(
        index,
        "ignored",
        ProcessAutomaton.Kind.PROCTYPE,
        ProcessAutomaton.Determinism.ANY,
        List.of(),
        List.of(),
        locations,
        only,
        List.of(),
        Optional.empty(),
        List.of(),
        span);
  }
}

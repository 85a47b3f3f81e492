package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What observers do on account of one process. A signal that is taken is noted, and observed when
 * the transition is over; then the conditions of observers are looked at, each of which makes one
 * transition at most. A signal that is sent is observed before, by whoever names it in his state:
 * he sends it on, or not, or another one in its place (TASTE).
 */
final class ProcessWatch {
  private final Watching watching;
  private final ProcessLayout layout;
  private final AutomatonDraft draft;
  private final Map<Integer, Integer> ends = new TreeMap<>();
  private final Map<Happening, Integer> numbers = new LinkedHashMap<>();
  private final Map<Integer, List<Variable>> saved = new LinkedHashMap<>();
  private Optional<Variable> noted = Optional.empty();
  private final Optional<Variable> state;

  /** Something that happened in the transition that is under way. */
  private record Happening(boolean isHandled, Optional<IfSignal> signal, Optional<IfTimer> timer) {}

  ProcessWatch(Watching watching, ProcessLayout layout, AutomatonDraft draft) {
    this.watching = watching;
    this.layout = layout;
    this.draft = draft;
    this.state = layout.trackedState();
  }

  // ---- the end of a transition

  /** Where a transition goes that ends in a state. */
  Target end(int number) {
    boolean isWatched =
        state.isPresent()
            || watching.mayIgnore()
            || watching.observers().stream()
                .anyMatch(o -> Watching.hasConditions(o) || hearsFrom(o, layout.process()));
    if (!isWatched) {
      return Target.state(number);
    }
    SourceSpan span = layout.process().states().get(number).span();
    return Target.inside(ends.computeIfAbsent(number, key -> draft.addPassage(span)));
  }

  private static boolean hearsFrom(ObserverLayout observer, IfProcess process) {
    return observer.observer().events().values().stream()
        .anyMatch(event -> event.kind() != IfEvent.Kind.SENT && event.reaches(process));
  }

  /** Adds what happens at the ends of transitions, when all transitions are there. */
  void finish() {
    for (Map.Entry<Integer, Integer> end : new ArrayList<>(ends.entrySet())) {
      finish(end.getKey(), end.getValue());
    }
  }

  private void finish(int number, int from) {
    SourceSpan span = layout.process().states().get(number).span();
    int at = from;
    if (state.isPresent()) {
      Effect now = new Effect.Assign(place(state.get()), Exprs.number(number + 1));
      at = passed(at, List.of(now), span);
    }
    for (ObserverLayout observer : watching.observers()) {
      at = events(observer, at, span);
      at = conditions(observer, at, span);
    }
    List<Effect> last = forget();
    last.addAll(watching.noteIgnored());
    draft.addEdge(at, new Guard.Always(), last, Target.state(number), span, "observed");
  }

  private int passed(int from, List<Effect> effects, SourceSpan span) {
    int next = draft.addPassage(span);
    draft.addEdge(from, new Guard.Always(), effects, Target.inside(next), span, "observed");
    return next;
  }

  private List<Effect> forget() {
    List<Effect> effects = new ArrayList<>();
    noted.ifPresent(flag -> effects.add(new Effect.Assign(place(flag), Exprs.number(0))));
    for (List<Variable> parts : saved.values()) {
      parts.forEach(part -> effects.add(new Effect.Assign(place(part), Exprs.number(0))));
    }
    return effects;
  }

  private int events(ObserverLayout observer, int from, SourceSpan span) {
    List<Map.Entry<Happening, Integer>> heard =
        numbers.entrySet().stream()
            .filter(entry -> !aliases(observer, entry.getKey()).isEmpty())
            .toList();
    if (heard.isEmpty()) {
      return from;
    }
    Target next = Target.inside(draft.addPassage(span));
    for (Map.Entry<Happening, Integer> entry : heard) {
      Happening happening = entry.getKey();
      int here = draft.addPassage(span);
      draft.addEdge(
          from,
          new Guard.Holds(Exprs.equal(load(noted.orElseThrow()), entry.getValue())),
          List.of(),
          Target.inside(here),
          span,
          "observed");
      Reaction reaction = new Reaction(observer, draft, span);
      List<IfType> types = happening.signal().map(IfSignal::parameters).orElse(List.of());
      List<List<Expr>> values = savedValues(happening);
      reaction.to(aliases(observer, happening), types, values, here, next, reaction.silent(), next);
    }
    draft.addEdge(from, new Guard.Otherwise(), List.of(), next, span, "observed");
    return next.location();
  }

  private int conditions(ObserverLayout observer, int from, SourceSpan span) {
    if (!Watching.hasConditions(observer)) {
      return from;
    }
    Target next = Target.inside(draft.addPassage(span));
    new Reaction(observer, draft, span).toConditions(from, next);
    return next.location();
  }

  // ---- what is taken

  private List<Integer> aliases(ObserverLayout observer, Happening happening) {
    List<Integer> aliases = new ArrayList<>();
    observer
        .observer()
        .events()
        .forEach(
            (alias, event) -> {
              if (isMeant(event, happening)) {
                aliases.add(alias);
              }
            });
    return aliases;
  }

  private boolean isMeant(IfEvent event, Happening happening) {
    boolean kind =
        switch (event.kind()) {
          case SENT -> false;
          case TAKEN -> true;
          case RECEIVED -> happening.isHandled();
          case DISCARDED -> !happening.isHandled();
        };
    boolean what =
        happening.signal().isPresent()
            ? event.means(happening.signal().get())
            : event.timer().equals(happening.timer())
                || (event.timer().isEmpty() && event.signals().isEmpty());
    return kind && what && event.reaches(layout.process());
  }

  /** Whether the parameters of a signal have to be kept until the transition is over. */
  boolean needs(boolean isHandled, IfSignal signal) {
    Happening happening = new Happening(isHandled, Optional.of(signal), Optional.empty());
    return watching.observers().stream().anyMatch(o -> !aliases(o, happening).isEmpty());
  }

  /**
   * Notes that a signal was taken.
   *
   * @param values the scalars of its parameters, in the order of the queue
   */
  List<Effect> note(boolean isHandled, IfSignal signal, List<Expr> values) {
    if (!needs(isHandled, signal)) {
      return List.of();
    }
    List<Effect> effects = new ArrayList<>();
    List<Variable> parts = saved(signal);
    for (int i = 0; i < Math.min(parts.size(), values.size()); i++) {
      effects.add(new Effect.Assign(place(parts.get(i)), values.get(i)));
    }
    effects.addAll(noteOf(new Happening(isHandled, Optional.of(signal), Optional.empty())));
    return effects;
  }

  List<Effect> note(boolean isHandled, IfTimer timer) {
    Happening happening = new Happening(isHandled, Optional.empty(), Optional.of(timer));
    boolean isHeard = watching.observers().stream().anyMatch(o -> !aliases(o, happening).isEmpty());
    return isHeard ? noteOf(happening) : List.of();
  }

  private List<Effect> noteOf(Happening happening) {
    int number = numbers.computeIfAbsent(happening, key -> numbers.size() + 1);
    if (noted.isEmpty()) {
      ScalarType type = ScalarType.range(0, 0xff);
      noted = Optional.of(layout.variables().addScalar("watched.0", type, layout.span()));
    }
    return List.of(new Effect.Assign(place(noted.get()), Exprs.number(number)));
  }

  /** Where the parameters of a signal are kept until the transition is over. */
  List<Variable> saved(IfSignal signal) {
    return saved.computeIfAbsent(
        signal.index(),
        key -> {
          List<Variable> parts = new ArrayList<>();
          for (ScalarType type : SystemLayout.scalars(signal.parameters())) {
            String name = "watched." + (key + 1) + parts.size();
            ScalarType stored = new ScalarType(type.type(), type.low(), type.high(), 0);
            parts.add(layout.variables().addScalar(name, stored, layout.span()));
          }
          return parts;
        });
  }

  /** The same as values, for each parameter its scalars. */
  List<List<Expr>> savedParameters(IfSignal signal) {
    return split(signal, saved(signal).stream().<Expr>map(ProcessWatch::load).toList());
  }

  private List<List<Expr>> savedValues(Happening happening) {
    return happening.signal().map(this::savedParameters).orElse(List.of());
  }

  private static List<List<Expr>> split(IfSignal signal, List<Expr> scalars) {
    List<List<Expr>> values = new ArrayList<>();
    int first = 0;
    for (IfType type : signal.parameters()) {
      int width = DataLayout.size(type);
      values.add(scalars.subList(first, first + width));
      first += width;
    }
    return values;
  }

  // ---- what is sent

  /** Sends a signal with parameters from one place to another. */
  interface Sending {
    void send(int from, List<List<Expr>> parameters, Target to);
  }

  /**
   * Lets observers see a signal before it is sent.
   *
   * @param to nobody if it leaves the system
   */
  void sent(
      IfSignal signal,
      Optional<IfProcess> to,
      List<List<Expr>> parameters,
      int from,
      Target target,
      SourceSpan span,
      Sending sending) {
    pass(0, signal, layout.process().index(), to, parameters, from, target, span, sending);
  }

  /** The same for a signal that comes from outside. */
  void sentFromOutside(
      IfSignal signal, List<List<Expr>> values, int from, Target to, SourceSpan span, Sending s) {
    Optional<IfProcess> receiver = Optional.of(layout.process());
    pass(0, signal, IfEvent.OUTSIDE, receiver, values, from, to, span, s);
  }

  /** Whether an observer sees a signal that comes from outside. */
  boolean seesFromOutside(IfSignal signal) {
    return watching.observers().stream()
        .anyMatch(
            o -> !sendings(o, signal, IfEvent.OUTSIDE, Optional.of(layout.process())).isEmpty());
  }

  private void pass(
      int number,
      IfSignal signal,
      int sender,
      Optional<IfProcess> receiver,
      List<List<Expr>> parameters,
      int from,
      Target to,
      SourceSpan span,
      Sending sending) {
    if (number == watching.observers().size()) {
      sending.send(from, parameters, to);
      return;
    }
    ObserverLayout observer = watching.observers().get(number);
    List<Integer> aliases = sendings(observer, signal, sender, receiver);
    if (aliases.isEmpty()) {
      pass(number + 1, signal, sender, receiver, parameters, from, to, span, sending);
      return;
    }
    int untouched = draft.addPassage(span);
    Reaction.Outputs outputs =
        (at, output, next) ->
            pass(
                number + 1,
                signal,
                sender,
                receiver,
                changed(observer, output, signal, parameters),
                at,
                next,
                span,
                sending);
    new Reaction(observer, draft, span)
        .to(aliases, signal.parameters(), parameters, from, to, outputs, Target.inside(untouched));
    pass(number + 1, signal, sender, receiver, parameters, untouched, to, span, sending);
  }

  /** What the observer sends instead; parameters that it does not see stay as they are. */
  private static List<List<Expr>> changed(
      ObserverLayout observer,
      IfAction.Output output,
      IfSignal signal,
      List<List<Expr>> parameters) {
    List<List<Expr>> values = new ArrayList<>(parameters);
    for (int i = 0; i < output.arguments().size(); i++) {
      IfType type = signal.parameters().get(i);
      values.set(i, observer.layout().values().scalars(output.arguments().get(i), type));
    }
    return values;
  }

  private static List<Integer> sendings(
      ObserverLayout observer, IfSignal signal, int sender, Optional<IfProcess> receiver) {
    List<Integer> aliases = new ArrayList<>();
    observer
        .observer()
        .events()
        .forEach(
            (alias, event) -> {
              boolean from = event.from().isEmpty() || event.from().getAsInt() == sender;
              int target = receiver.map(IfProcess::index).orElse(IfEvent.OUTSIDE);
              boolean to = event.to().isEmpty() || event.to().getAsInt() == target;
              if (event.kind() == IfEvent.Kind.SENT && event.means(signal) && from && to) {
                aliases.add(alias);
              }
            });
    return aliases;
  }

  private static Place place(Variable variable) {
    return new Place(variable, List.of());
  }

  private static Expr load(Variable variable) {
    return new Expr.Load(place(variable));
  }
}

package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
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
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * What observers do on account of one process. A signal that is taken is noted, and observed when
 * the transition is over; then the conditions of observers are looked at, each of which makes one
 * transition at most.
 */
final class ProcessWatch implements BlockLowering.Ends {
  private final Watching watching;
  private final ProcessLayout layout;
  private final AutomatonDraft draft;
  private final Map<Integer, Integer> ends = new TreeMap<>();
  private final Map<Happening, Integer> numbers = new LinkedHashMap<>();
  private final Map<Integer, List<Variable>> saved = new LinkedHashMap<>();
  private Optional<Variable> noted = Optional.empty();
  private Optional<Variable> sender = Optional.empty();
  private final Optional<Variable> state;
  private final SentWatch sendings;

  /** Something that happened in the transition that is under way. */
  private record Happening(boolean isHandled, Optional<IfSignal> signal, Optional<IfTimer> timer) {}

  ProcessWatch(Watching watching, ProcessLayout layout, AutomatonDraft draft) {
    this.watching = watching;
    this.layout = layout;
    this.draft = draft;
    this.state = layout.trackedState();
    this.sendings = new SentWatch(watching, layout, draft);
  }

  /** Who sees what the process sends. */
  SentWatch sendings() {
    return sendings;
  }

  // ---- the end of a transition

  /** Where a transition goes that ends in a state. */
  @Override
  public Target state(int number) {
    if (!isWatched()) {
      return Target.state(number);
    }
    SourceSpan span = layout.process().states().get(number).span();
    return Target.inside(ends.computeIfAbsent(number, key -> draft.addPassage(span)));
  }

  private boolean isWatched() {
    return state.isPresent()
        || watching.mayIgnore()
        || watching.observers().stream()
            .anyMatch(o -> Watching.hasConditions(o) || hearsFrom(o, layout.process()));
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

  /** What was taken is known until the process is gone. */
  @Override
  public int stopping(int from, SourceSpan span) {
    int at = from;
    for (ObserverLayout observer : watching.observers()) {
      at = events(observer, at, span);
    }
    return at;
  }

  /** Conditions are about the system without it. */
  @Override
  public Target stopped(Target to, SourceSpan span) {
    if (!isWatched()) {
      return to;
    }
    int from = draft.addPassage(span);
    int at = from;
    for (ObserverLayout observer : watching.observers()) {
      at = conditions(observer, at, span);
    }
    draft.addEdge(at, new Guard.Always(), watching.noteIgnored(), to, span, "observed");
    return Target.inside(from);
  }

  private int passed(int from, List<Effect> effects, SourceSpan span) {
    int next = draft.addPassage(span);
    draft.addEdge(from, new Guard.Always(), effects, Target.inside(next), span, "observed");
    return next;
  }

  private List<Effect> forget() {
    List<Effect> effects = new ArrayList<>();
    noted.ifPresent(flag -> effects.add(new Effect.Assign(place(flag), Exprs.number(0))));
    sender.ifPresent(who -> effects.add(new Effect.Assign(place(who), Exprs.number(0))));
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
      int here = draft.addPassage(span);
      draft.addEdge(
          from,
          new Guard.Holds(Exprs.equal(load(noted.orElseThrow()), entry.getValue())),
          List.of(),
          Target.inside(here),
          span,
          "observed");
      happened(observer, entry.getKey(), here, next, span);
    }
    draft.addEdge(from, new Guard.Otherwise(), List.of(), next, span, "observed");
    return next.location();
  }

  /** What is meant may depend on who has sent the signal. */
  private void happened(
      ObserverLayout observer, Happening happening, int from, Target next, SourceSpan span) {
    List<Integer> all = aliases(observer, happening);
    List<Integer> named =
        all.stream()
            .map(alias -> observer.observer().events().get(alias).from())
            .filter(OptionalInt::isPresent)
            .map(OptionalInt::getAsInt)
            .distinct()
            .sorted()
            .toList();
    if (named.isEmpty()) {
      react(observer, happening, all, from, next, span);
      return;
    }
    for (int process : named) {
      int here = draft.addPassage(span);
      Guard guard = new Guard.Holds(comesFrom(process));
      draft.addEdge(from, guard, List.of(), Target.inside(here), span, "observed");
      react(
          observer,
          happening,
          comingFrom(all, OptionalInt.of(process), observer),
          here,
          next,
          span);
    }
    int other = draft.addPassage(span);
    draft.addEdge(from, new Guard.Otherwise(), List.of(), Target.inside(other), span, "observed");
    List<Integer> anybody = comingFrom(all, OptionalInt.empty(), observer);
    react(observer, happening, anybody, other, next, span);
  }

  private Expr comesFrom(int process) {
    Expr who = load(sender.orElseThrow());
    return process == IfEvent.OUTSIDE
        ? Exprs.equal(who, ScalarType.NULL_INSTANCE)
        : layout.system().instances().isOf(layout.system().process(process), who);
  }

  /** The events that are meant if that process has sent the signal, or one that nobody names. */
  private static List<Integer> comingFrom(
      List<Integer> aliases, OptionalInt process, ObserverLayout observer) {
    return aliases.stream()
        .filter(
            alias -> {
              OptionalInt from = observer.observer().events().get(alias).from();
              return from.isEmpty() || from.equals(process);
            })
        .toList();
  }

  private void react(
      ObserverLayout observer,
      Happening happening,
      List<Integer> aliases,
      int from,
      Target next,
      SourceSpan span) {
    Reaction reaction = new Reaction(observer, draft, span);
    List<IfType> types = happening.signal().map(IfSignal::parameters).orElse(List.of());
    List<List<Expr>> values = savedValues(happening);
    reaction.to(aliases, types, values, from, next, reaction.silent(aliases), next);
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
   * @param from the identity of who has sent it
   * @param values the scalars of its parameters, in the order of the queue
   */
  List<Effect> note(boolean isHandled, IfSignal signal, Expr from, List<Expr> values) {
    if (!needs(isHandled, signal)) {
      return List.of();
    }
    List<Effect> effects = new ArrayList<>();
    List<Variable> parts = saved(signal);
    for (int i = 0; i < Math.min(parts.size(), values.size()); i++) {
      effects.add(new Effect.Assign(place(parts.get(i)), values.get(i)));
    }
    if (layout.system().asksForSender(layout.process())) {
      if (sender.isEmpty()) {
        ScalarType type = new ScalarType(ValueType.PID, 0, ScalarType.NULL_INSTANCE, 0);
        sender = Optional.of(layout.variables().addScalar("watched.from", type, layout.span()));
      }
      effects.add(new Effect.Assign(place(sender.get()), from));
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
      ScalarType type = ScalarType.range(0, 2 * Symbols.MOST);
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

  private static Place place(Variable variable) {
    return new Place(variable, List.of());
  }

  private static Expr load(Variable variable) {
    return new Expr.Load(place(variable));
  }
}

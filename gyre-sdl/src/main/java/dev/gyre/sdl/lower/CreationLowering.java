package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Instances that come and go. Each has a process of its own that sleeps until a message wakes it
 * up; when it stops it clears its queue and its variables and sleeps again.
 */
final class CreationLowering {
  private final ProcessLayout layout;
  private final SystemLayout system;
  private final AutomatonDraft draft;

  CreationLowering(ProcessLayout layout, AutomatonDraft draft) {
    this.layout = layout;
    this.system = layout.system();
    this.draft = draft;
  }

  // ---- creating

  /** The first instance that is not alive is woken up. */
  void create(int from, IfAction.Create action, Target to) {
    IfProcess process = system.process(action.process());
    Definedness needs = layout.definedness();
    List<Expr> parameters = new ArrayList<>();
    List<IfType> types = SystemLayout.parameterTypes(process);
    for (int i = 0; i < action.arguments().size(); i++) {
      IfExpr argument = action.arguments().get(i);
      needs.value(argument);
      needs.fits(argument, types.get(i), "parameter " + (i + 1));
      parameters.addAll(layout.values().scalars(argument, types.get(i)));
    }
    Expr allOthers = Exprs.TRUE;
    for (int slot = 0; slot < process.most(); slot++) {
      Place alive = system.instances().alive(process, Exprs.number(slot)).orElseThrow();
      Expr free = Exprs.and(allOthers, Exprs.not(new Expr.Load(alive)));
      List<Effect> effects = new ArrayList<>(needs.requirements());
      effects.add(new Effect.Assign(alive, Exprs.TRUE));
      effects.addAll(offspring(system.instances().identity(process, slot)));
      int woken = draft.addPassage(action.span());
      String text = Texts.of(action.span());
      draft.addEdge(
          from, new Guard.Holds(free), effects, Target.inside(woken), action.span(), text);
      wake(woken, process, slot, parameters, to, action.span());
      allOthers = Exprs.and(allOthers, new Expr.Load(alive));
    }
    draft.addEdge(
        from,
        new Guard.Otherwise(),
        offspring(ScalarType.NULL_INSTANCE),
        to,
        action.span(),
        Texts.of(action.span()));
  }

  private List<Effect> offspring(int identity) {
    return layout
        .kept(IfExpr.Who.OFFSPRING)
        .<List<Effect>>map(place -> List.of(new Effect.Assign(place, Exprs.number(identity))))
        .orElse(List.of());
  }

  /** The queue of an instance that is not alive is empty, so there is room. */
  private void wake(
      int from, IfProcess process, int slot, List<Expr> parameters, Target to, SourceSpan span) {
    Queue queue = system.queue(process.index());
    Expr channel = queue.channel(Exprs.number(slot));
    List<Expr> fields = queue.message(Symbols.CREATE, Exprs.ownPid(), parameters);
    draft.addEdge(
        from,
        new Guard.CanSend(channel, fields),
        List.of(new Effect.Send(channel, Effect.Insertion.LAST, fields)),
        to,
        span,
        Texts.of(span));
  }

  // ---- starting

  /**
   * Where an instance is before it starts.
   *
   * @param start where the start transition begins
   */
  int beginning(Target start) {
    IfProcess process = layout.process();
    boolean sleeps = process.initial() < process.most();
    Set<Location.Mark> marks = sleeps ? Set.of(Location.Mark.END) : Set.of();
    int beginning = draft.addLocation(marks, process.span());
    if (sleeps) {
      Place begins =
          system.instances().begins(process, system.instances().ownSlot(process)).orElseThrow();
      draft.addEdge(
          beginning,
          new Guard.Holds(new Expr.Load(begins)),
          List.of(new Effect.Assign(begins, Exprs.FALSE)),
          start,
          process.span(),
          "start");
      if (system.instances().isCreated(process)) {
        awaken(beginning, start);
      }
    } else {
      draft.addEdge(beginning, new Guard.Always(), List.of(), start, process.span(), "start");
    }
    return beginning;
  }

  private void awaken(int from, Target start) {
    Queue queue = layout.queue();
    List<FieldPattern> patterns = new ArrayList<>(queue.pattern(Symbols.CREATE));
    layout
        .kept(IfExpr.Who.PARENT)
        .ifPresent(place -> patterns.set(1, new FieldPattern.Store(place)));
    int column = Queue.HEAD;
    for (IfVariable parameter : parameters()) {
      IfPlace whole = new IfPlace(parameter, List.of(), parameter.type());
      for (Place place : layout.values().places(whole)) {
        patterns.set(column++, new FieldPattern.Store(place));
      }
    }
    Expr own = layout.ownQueue();
    draft.addEdge(
        from,
        new Guard.CanReceive(own, MessageChoice.OLDEST, patterns),
        List.of(new Effect.Receive(own, MessageChoice.OLDEST, Effect.Retention.REMOVE, patterns)),
        start,
        layout.span(),
        "start");
  }

  private List<IfVariable> parameters() {
    return layout.process().variables().subList(0, layout.process().parameters());
  }

  // ---- stopping

  /** Empties the queue, forgets everything and sleeps. */
  void stop(int from, Target sleeping, SourceSpan span) {
    Expr own = layout.ownQueue();
    List<FieldPattern> anything = layout.queue().anything();
    draft.addEdge(
        from,
        new Guard.CanReceive(own, MessageChoice.OLDEST, anything),
        List.of(new Effect.Receive(own, MessageChoice.OLDEST, Effect.Retention.REMOVE, anything)),
        Target.inside(from),
        span,
        "drop a signal");
    List<Effect> effects = new ArrayList<>();
    effects.addAll(system.turns().taken(layout.process()));
    layout.variables().locals().forEach(variable -> effects.addAll(reset(variable)));
    system
        .instances()
        .alive(layout.process(), system.instances().ownSlot(layout.process()))
        .ifPresent(alive -> effects.add(new Effect.Assign(alive, Exprs.FALSE)));
    draft.addEdge(
        from,
        new Guard.Holds(new Expr.ChannelQuery(Expr.ChannelProbe.EMPTY, own)),
        effects,
        sleeping,
        span,
        "stop");
  }

  /** Values that a variable starts with are constants. */
  private static List<Effect> reset(Variable variable) {
    List<Expr> start = variable.initial().values().map(Initial.Values::expressions).orElseThrow();
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < variable.size(); i++) {
      Expr value = start.get(Math.min(i, start.size() - 1));
      effects.add(new Effect.Assign(new Place(variable, indices(variable, i)), value));
    }
    return effects;
  }

  /** The indices of an element by its number. */
  static List<Expr> indices(Variable variable, int number) {
    List<Expr> indices = new ArrayList<>();
    int rest = number;
    for (int d = variable.dimensions().size() - 1; d >= 0; d--) {
      int length = variable.dimensions().get(d);
      indices.add(0, Exprs.number(rest % length));
      rest /= length;
    }
    return indices;
  }
}

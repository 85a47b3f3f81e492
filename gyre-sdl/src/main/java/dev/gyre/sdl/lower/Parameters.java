package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Stores the parameters of a signal where a transition wants them. */
final class Parameters {
  private final ProcessLayout layout;

  Parameters(ProcessLayout layout) {
    this.layout = layout;
  }

  /** Whether each value can go from the queue to its place at once. */
  boolean areDirect(Arrival arrival) {
    for (int i = 0; i < arrival.targets().size(); i++) {
      Optional<IfPlace> target = arrival.targets().get(i);
      if (target.isPresent() && !isDirect(arrival.parameters().get(i), target.get())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDirect(IfType type, IfPlace target) {
    List<ScalarType> from = DataLayout.scalars(type);
    List<ScalarType> to = DataLayout.scalars(target.type());
    if (type.kind() != target.type().kind()
        || from.size() != to.size()
        || !target.steps().isEmpty()) {
      return false;
    }
    for (int i = 0; i < from.size(); i++) {
      if (!to.get(i).contains(from.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** A message with the signal, whose parameters go to their places at once. */
  List<FieldPattern> direct(Arrival arrival) {
    List<FieldPattern> patterns = new ArrayList<>(layout.queue().pattern(arrival.symbol()));
    layout
        .kept(IfExpr.Who.SENDER)
        .ifPresent(place -> patterns.set(1, new FieldPattern.Store(place)));
    int column = Queue.HEAD;
    for (int i = 0; i < arrival.parameters().size(); i++) {
      int width = DataLayout.size(arrival.parameters().get(i));
      if (i < arrival.targets().size() && arrival.targets().get(i).isPresent()) {
        List<Place> places = layout.values().places(arrival.targets().get(i).get());
        for (int s = 0; s < width; s++) {
          patterns.set(column + s, new FieldPattern.Store(places.get(s)));
        }
      }
      column += width;
    }
    return patterns;
  }

  /** A message with the signal, whose parameters go to the variables for a message. */
  List<FieldPattern> noted(Arrival arrival) {
    List<FieldPattern> patterns = new ArrayList<>(layout.queue().pattern(arrival.symbol()));
    List<Variable> message = layout.message();
    for (int column = 1; column < patterns.size(); column++) {
      Place place = new Place(message.get(column), List.of());
      patterns.set(column, new FieldPattern.Store(place));
    }
    return patterns;
  }

  /** Moves the message from the variables for it to where it belongs. */
  List<Effect> unpack(Arrival arrival) {
    List<Variable> message = layout.message();
    List<Effect> effects = new ArrayList<>();
    layout
        .kept(IfExpr.Who.SENDER)
        .ifPresent(place -> effects.add(new Effect.Assign(place, load(message.get(1)))));
    int column = Queue.HEAD;
    for (int i = 0; i < arrival.parameters().size(); i++) {
      IfType type = arrival.parameters().get(i);
      int width = DataLayout.size(type);
      if (i < arrival.targets().size() && arrival.targets().get(i).isPresent()) {
        List<Expr> scalars = new ArrayList<>();
        for (int s = 0; s < width; s++) {
          scalars.add(load(message.get(column + s)));
        }
        effects.addAll(store(arrival.targets().get(i).get(), scalars, type, arrival.name()));
      }
      column += width;
    }
    for (Variable part : message) {
      effects.add(new Effect.Assign(new Place(part, List.of()), Exprs.number(0)));
    }
    return effects;
  }

  private static Expr load(Variable variable) {
    return new Expr.Load(new Place(variable, List.of()));
  }

  /** Stores a value of a type, or says that it does not fit. */
  List<Effect> store(IfPlace target, List<Expr> scalars, IfType type, String signal) {
    Definedness needs = layout.definedness();
    needs.place(target);
    needs.fits(scalars, type, target.type(), "a parameter of " + signal);
    List<Effect> effects = new ArrayList<>(needs.requirements());
    List<Expr> values = Conversion.convert(scalars, type, target.type());
    List<Place> places = layout.values().places(target);
    for (int i = 0; i < places.size(); i++) {
      effects.add(new Effect.Assign(places.get(i), values.get(i)));
    }
    return effects;
  }

  /** Chooses any value of the type of a parameter and stores it; the place where it goes on. */
  int any(
      int from,
      IfPlace target,
      IfSystem.Stimulus stimulus,
      int parameter,
      AutomatonDraft draft,
      SourceSpan span) {
    IfSignal signal = stimulus.signal();
    IfType type = stimulus.values().get(parameter);
    Optional<int[]> constants = layout.system().parameterValues().of(signal, parameter);
    AnyValues values = new AnyValues(draft, span, constants, layout.system()::note);
    int chosen = draft.addPassage(span);
    if (isDirect(type, target)) {
      values.choose(from, type, layout.values().places(target), Target.inside(chosen));
      return chosen;
    }
    List<Place> spare = spare(type);
    values.choose(from, type, spare, Target.inside(chosen));
    List<Expr> scalars = spare.stream().<Expr>map(Expr.Load::new).toList();
    List<Effect> effects = new ArrayList<>(store(target, scalars, type, signal.name()));
    spare.forEach(place -> effects.add(new Effect.Assign(place, Exprs.number(0))));
    int stored = draft.addPassage(span);
    draft.addEdge(chosen, new Guard.Always(), effects, Target.inside(stored), span, Texts.of(span));
    return stored;
  }

  /** Chooses any value of a type and stores it as one of a wider type; where it goes on. */
  int any(
      int from,
      List<Place> places,
      IfSystem.Stimulus stimulus,
      int parameter,
      AutomatonDraft draft,
      SourceSpan span) {
    IfType as = stimulus.signal().parameters().get(parameter);
    IfType type = stimulus.values().get(parameter);
    Optional<int[]> constants = layout.system().parameterValues().of(stimulus.signal(), parameter);
    AnyValues values = new AnyValues(draft, span, constants, layout.system()::note);
    int chosen = draft.addPassage(span);
    if (DataLayout.size(as) == DataLayout.size(type)) {
      values.choose(from, type, places, Target.inside(chosen));
      return chosen;
    }
    List<Place> spare = spare(type);
    values.choose(from, type, spare, Target.inside(chosen));
    List<Expr> scalars =
        Conversion.convert(spare.stream().<Expr>map(Expr.Load::new).toList(), type, as);
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      effects.add(new Effect.Assign(places.get(i), scalars.get(i)));
    }
    spare.forEach(place -> effects.add(new Effect.Assign(place, Exprs.number(0))));
    int stored = draft.addPassage(span);
    draft.addEdge(chosen, new Guard.Always(), effects, Target.inside(stored), span, Texts.of(span));
    return stored;
  }

  private List<Place> spare(IfType type) {
    List<Place> spare = new ArrayList<>();
    for (ScalarType scalar : DataLayout.scalars(type)) {
      spare.add(new Place(layout.spare(scalar.type(), spare.size()), List.of()));
    }
    return spare;
  }
}

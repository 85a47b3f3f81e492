package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Adds the edges of the actions of transitions. None of them ever waits. */
final class ActionLowering {

  private final ProcessLayout layout;
  private final AutomatonDraft draft;
  private final Reaction.Outputs outputs;
  private final CreationLowering creations;

  /**
   * @param outputs what becomes of signals that are sent
   */
  ActionLowering(ProcessLayout layout, AutomatonDraft draft, Reaction.Outputs outputs) {
    this.layout = layout;
    this.draft = draft;
    this.outputs = outputs;
    this.creations = new CreationLowering(layout, draft);
  }

  /** Adds what leads from a location over an action to a target. */
  void add(int from, IfAction action, Target to) {
    switch (action.kind()) {
      case ASSIGN -> {
        IfAction.Assign assign = (IfAction.Assign) action;
        always(from, assignment(assign.place(), assign.value(), assign.span()), to, action);
      }
      case ANY_VALUE -> anyValue(from, (IfAction.AnyValue) action, to);
      case OUTPUT -> outputs.add(from, (IfAction.Output) action, to);
      case SET -> set(from, (IfAction.SetTimer) action, to);
      case RESET -> reset(from, (IfAction.ResetTimer) action, to);
      case CREATE -> creations.create(from, (IfAction.Create) action, to);
      case WRITE -> always(from, List.of(print((IfAction.Write) action)), to, action);
      case INFORMAL -> always(from, List.of(), to, action);
    }
  }

  /** Says in which states of the process the next actions are. */
  void in(String states) {
    outputs.in(states);
  }

  CreationLowering creations() {
    return creations;
  }

  private void always(int from, List<Effect> effects, Target to, IfAction action) {
    draft.addEdge(from, new Guard.Always(), effects, to, action.span(), text(action));
  }

  /** Checks a value and stores it, part by part. */
  List<Effect> assignment(IfPlace place, IfExpr value, SourceSpan span) {
    Definedness needs = layout.definedness();
    needs.value(value);
    place(place, needs);
    needs.fits(value, place.type(), Texts.of(place, span));
    List<Effect> effects = new ArrayList<>(needs.requirements());
    List<Expr> scalars = layout.values().scalars(value, place.type());
    effects.addAll(stores(place, scalars, aliases(place, value), span));
    return effects;
  }

  /** An optional field is there after it was written; the rest of the way must be there before. */
  private static void place(IfPlace place, Definedness needs) {
    if (isOptionalField(place)) {
      needs.place(VariableLayout.outer(place));
    } else {
      needs.place(place);
    }
  }

  private static boolean isOptionalField(IfPlace place) {
    if (place.steps().isEmpty()) {
      return false;
    }
    IfPlace.Step last = place.steps().get(place.steps().size() - 1);
    IfType outer = VariableLayout.outer(place).type();
    return last.kind() == IfPlace.Kind.FIELD
        && outer.kind() == IfType.Kind.RECORD
        && ((IfType.RecordType) outer).fields().get(((IfPlace.Field) last).number()).presence()
            == IfType.Presence.OPTIONAL;
  }

  /** Whether a value that is stored part by part could be changed by its first parts. */
  private static boolean aliases(IfPlace place, IfExpr value) {
    return FormWalker.mentions(value, place.variable());
  }

  private List<Effect> stores(IfPlace place, List<Expr> scalars, boolean aliased, SourceSpan span) {
    List<Place> places = layout.values().places(place);
    List<Effect> effects = new ArrayList<>();
    if (isOptionalField(place)) {
      effects.add(new Effect.Assign(layout.values().presence(place), Exprs.TRUE));
    }
    if (places.size() > 1 && FormWalker.mentions(place, place.variable())) {
      throw new Refusal("an index of the place that is assigned depends on its own value", span);
    }
    if (!aliased || places.size() < 2) {
      for (int i = 0; i < places.size(); i++) {
        effects.add(new Effect.Assign(places.get(i), scalars.get(i)));
      }
      return effects;
    }
    List<Effect> cleaning = new ArrayList<>();
    List<Effect> storing = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      Variable spare = layout.spare(places.get(i).variable().type(), i);
      Place at = new Place(spare, List.of());
      effects.add(new Effect.Assign(at, scalars.get(i)));
      storing.add(new Effect.Assign(places.get(i), new Expr.Load(at)));
      cleaning.add(new Effect.Assign(at, Exprs.number(0)));
    }
    effects.addAll(storing);
    effects.addAll(cleaning);
    return effects;
  }

  /** Several timers may be set after one word, so that is not part of the span. */
  private static String text(IfAction action) {
    String text = Texts.of(action.span());
    return switch (action.kind()) {
      case SET -> text.startsWith("(") ? "set " + text : text;
      case RESET -> text.toLowerCase(Locale.ROOT).startsWith("reset") ? text : "reset " + text;
      case ASSIGN, ANY_VALUE, OUTPUT, CREATE, WRITE, INFORMAL -> text;
    };
  }

  private void anyValue(int from, IfAction.AnyValue action, Target to) {
    List<Place> places = layout.values().places(action.place());
    Optional<int[]> constants = layout.system().parameterValues().of(action.place().variable());
    new AnyValues(draft, action.span(), constants, layout.system()::note)
        .choose(from, action.place().type(), places, to);
  }

  /** A time that has passed is now. */
  private void set(int from, IfAction.SetTimer action, Target to) {
    Definedness needs = layout.definedness();
    needs.value(action.delay());
    List<Effect> effects = new ArrayList<>(needs.requirements());
    Expr delay = layout.values().scalar(action.delay());
    boolean natural = Bounds.of(action.delay()).stream().anyMatch(Bounds::isNatural);
    Expr ahead =
        natural
            ? delay
            : new Expr.Choose(
                Exprs.binary(Expr.BinaryOp.LESS, delay, Exprs.number(0)), Exprs.number(0), delay);
    effects.add(
        new Effect.Assign(
            layout.timers().place(action.timer()),
            layout.timers().areCounted() ? ahead : Exprs.number(0)));
    switch (layout.timers().home()) {
      case VARIABLE -> always(from, effects, to, action);
      case QUEUE -> {
        int removed = draft.addPassage(action.span());
        remove(from, action.timer().index(), Target.inside(removed), action);
        always(removed, effects, to, action);
      }
    }
  }

  private void reset(int from, IfAction.ResetTimer action, Target to) {
    List<Effect> off = List.of(layout.timers().off(action.timer()));
    switch (layout.timers().home()) {
      case VARIABLE -> always(from, off, to, action);
      case QUEUE -> {
        int removed = draft.addPassage(action.span());
        remove(from, action.timer().index(), Target.inside(removed), action);
        always(removed, off, to, action);
      }
    }
  }

  /** Takes the signal of a timer out of the queue if it is there; it is there once at most. */
  private void remove(int from, int timer, Target to, IfAction action) {
    var signal = layout.process().timers().get(timer);
    int symbol = layout.system().symbols().of(layout.process(), signal);
    var patterns = layout.queue().pattern(symbol);
    Expr queue = layout.ownQueue();
    draft.addEdge(
        from,
        new Guard.CanReceive(queue, MessageChoice.OLDEST_MATCHING, patterns),
        List.of(
            new Effect.Receive(
                queue, MessageChoice.OLDEST_MATCHING, Effect.Retention.REMOVE, patterns)),
        to,
        action.span(),
        text(action));
    Guard absent = new Guard.Holds(Exprs.not(layout.timers().waits(signal)));
    draft.addEdge(from, absent, List.of(), to, action.span(), text(action));
  }

  private Effect print(IfAction.Write action) {
    StringBuilder format = new StringBuilder();
    List<Expr> arguments = new ArrayList<>();
    for (IfAction.Piece piece : action.pieces()) {
      format.append(piece.text().replace("%", "%%"));
      if (piece.value().isPresent()) {
        IfExpr value = piece.value().get();
        List<Expr> scalars = layout.values().scalars(value);
        for (int i = 0; i < scalars.size(); i++) {
          boolean named = value.type().kind() == IfType.Kind.ENUMERATION;
          format.append(i > 0 ? " " : "").append(named ? "%e" : "%d");
          arguments.add(scalars.get(i));
        }
      }
    }
    return new Effect.Print(format.toString(), arguments);
  }
}

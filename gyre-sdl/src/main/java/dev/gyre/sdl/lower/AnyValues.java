package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/**
 * Adds the edges that store any value of a type, each value by one path. What a value does not use,
 * such as the elements behind its length, is as it was at the start ({@link DataLayout}). A wide
 * range is chosen by two digits, so that it needs few edges.
 */
final class AnyValues {
  private static final int RADIX = 256;

  /** More values to choose from are no finite question for anybody. */
  private static final long MOST_CHOICES = 1L << 16;

  private final AutomatonDraft draft;
  private final SourceSpan span;

  AnyValues(AutomatonDraft draft, SourceSpan span) {
    this.draft = draft;
    this.span = span;
  }

  /**
   * Stores any value.
   *
   * @param places the scalars of the type, in the order of {@link DataLayout#scalars}
   */
  void choose(int from, IfType type, List<Place> places, Target to) {
    switch (type.kind()) {
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE ->
          scalar(from, ScalarType.of(type), places.get(0), to);
      case ARRAY -> elements(from, type, places, to);
      case SEQUENCE -> sequence(from, (IfType.Sequence) type, places, to);
      case RECORD -> record(from, ((IfType.RecordType) type).fields(), places, to);
      case CHOICE -> choice(from, ((IfType.ChoiceType) type).alternatives(), places, to);
      case IRRELEVANT -> skip(from, to);
    }
  }

  private void skip(int from, Target to) {
    draft.addEdge(from, new Guard.Always(), List.of(), to, span, Texts.of(span));
  }

  // ---- structured values

  private void elements(int from, IfType array, List<Place> places, Target to) {
    IfType element = Conversion.element(array);
    int width = DataLayout.size(element);
    int at = from;
    for (int i = 0; i < Conversion.most(array); i++) {
      at = then(at, element, places.subList(i * width, (i + 1) * width));
    }
    skip(at, to);
  }

  /** Stores a part; the place where it goes on. */
  private int then(int from, IfType type, List<Place> places) {
    int next = draft.addPassage(span);
    choose(from, type, places, Target.inside(next));
    return next;
  }

  /** For each length its elements; the others are cleared. */
  private void sequence(int from, IfType.Sequence type, List<Place> places, Target to) {
    int width = DataLayout.size(type.element());
    List<Place> elements = places.subList(1, places.size());
    int at = draft.addPassage(span);
    scalar(from, ScalarType.range(type.least(), type.most()), places.get(0), Target.inside(at));
    for (int i = 0; i < type.most(); i++) {
      List<Place> own = elements.subList(i * width, (i + 1) * width);
      Expr isThere =
          Exprs.binary(Expr.BinaryOp.GREATER, new Expr.Load(places.get(0)), Exprs.number(i));
      at = ifThere(at, isThere, type.element(), own);
    }
    skip(at, to);
  }

  /** Stores a part if it is there, clears it otherwise; the place where it goes on. */
  private int ifThere(int from, Expr isThere, IfType type, List<Place> places) {
    int chosen = draft.addPassage(span);
    int next = draft.addPassage(span);
    add(from, new Guard.Holds(isThere), List.of(), Target.inside(chosen));
    add(from, new Guard.Holds(Exprs.not(isThere)), cleared(type, places), Target.inside(next));
    choose(chosen, type, places, Target.inside(next));
    return next;
  }

  private static List<Effect> cleared(IfType type, List<Place> places) {
    List<Expr> zeros = Conversion.zeros(type);
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      effects.add(new Effect.Assign(places.get(i), zeros.get(i)));
    }
    return effects;
  }

  private void record(int from, List<IfType.FieldType> fields, List<Place> places, Target to) {
    int at = from;
    int first = 0;
    for (IfType.FieldType field : fields) {
      int width = DataLayout.size(field.type());
      boolean optional = field.presence() == IfType.Presence.OPTIONAL;
      int own = first + (optional ? 1 : 0);
      List<Place> part = places.subList(own, own + width);
      if (optional) {
        at = then(at, ScalarType.TRUTH, places.get(first));
        at = ifThere(at, new Expr.Load(places.get(first)), field.type(), part);
      } else {
        at = then(at, field.type(), part);
      }
      first = own + width;
    }
    skip(at, to);
  }

  private int then(int from, ScalarType type, Place place) {
    int next = draft.addPassage(span);
    scalar(from, type, place, Target.inside(next));
    return next;
  }

  /** One way for each alternative, which clears the others. */
  private void choice(
      int from, List<IfType.FieldType> alternatives, List<Place> places, Target to) {
    for (int chosen = 0; chosen < alternatives.size(); chosen++) {
      List<Effect> effects = new ArrayList<>();
      effects.add(new Effect.Assign(places.get(0), Exprs.number(chosen)));
      List<Place> own = List.of();
      int first = 1;
      for (int i = 0; i < alternatives.size(); i++) {
        IfType type = alternatives.get(i).type();
        List<Place> part = places.subList(first, first + DataLayout.size(type));
        if (i == chosen) {
          own = part;
        } else {
          effects.addAll(cleared(type, part));
        }
        first += part.size();
      }
      int inside = draft.addPassage(span);
      add(from, new Guard.Always(), effects, Target.inside(inside));
      choose(inside, alternatives.get(chosen).type(), own, to);
    }
  }

  private void add(int from, Guard guard, List<Effect> effects, Target to) {
    draft.addEdge(from, guard, effects, to, span, Texts.of(span));
  }

  // ---- numbers and names

  private void scalar(int from, ScalarType type, Place place, Target to) {
    long count = (long) type.high() - type.low() + 1;
    if (count > MOST_CHOICES) {
      throw new Refusal(
          "any value from "
              + type.low()
              + " to "
              + type.high()
              + " may come here: give the type a smaller range, or what comes from outside with"
              + " --env-values",
          span);
    }
    if (count <= RADIX) {
      for (int value = type.low(); value <= type.high(); value++) {
        store(from, new Guard.Always(), place, Exprs.number(value), to, " := " + value);
      }
      return;
    }
    int low = draft.addPassage(span);
    for (int value = type.low(); value <= type.high(); value += RADIX) {
      Target digit = Target.inside(low);
      store(from, new Guard.Always(), place, Exprs.number(value), digit, " := " + value);
    }
    Expr chosen = new Expr.Load(place);
    for (int digit = 0; digit < RADIX; digit++) {
      Expr most = Exprs.number(type.high() - digit);
      Guard fits = new Guard.Holds(Exprs.binary(Expr.BinaryOp.LESS_EQUAL, chosen, most));
      Expr sum = Exprs.binary(Expr.BinaryOp.PLUS, chosen, Exprs.number(digit));
      store(low, fits, place, sum, to, " += " + digit);
    }
  }

  private void store(int from, Guard guard, Place place, Expr value, Target to, String text) {
    Effect store = new Effect.Assign(place, value);
    draft.addEdge(from, guard, List.of(store), to, span, place.variable().name() + text);
  }
}

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
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Adds the edges that store any value of a type, each value by one path. What a value does not use,
 * such as the elements behind its length, is as it was at the start ({@link DataLayout}). Of a wide
 * range only those numbers are chosen that make a difference ({@link ParameterValues}); if all do,
 * they are chosen by digits, so that few edges are needed.
 */
final class AnyValues {
  /** A range with more numbers is wide. */
  private static final int FEW = 256;

  /** One that is worth a warning. */
  private static final long MANY = 1L << 16;

  private static final int DIGIT_BITS = 4;

  private final AutomatonDraft draft;
  private final SourceSpan span;
  private final Optional<int[]> constants;
  private final Consumer<WideChoice> wide;

  /**
   * @param constants between which numbers make no difference; empty if all make one
   * @param wide who wants to know where so many numbers have to be tried
   */
  AnyValues(
      AutomatonDraft draft, SourceSpan span, Optional<int[]> constants, Consumer<WideChoice> wide) {
    this.draft = draft;
    this.span = span;
    this.constants = constants;
    this.wide = wide;
  }

  /**
   * Stores any value.
   *
   * @param places the scalars of the type, in the order of {@link DataLayout#scalars}
   */
  void choose(int from, IfType type, List<Place> places, Target to) {
    switch (type.kind()) {
      case BOOLEAN, ENUMERATION, INSTANCE -> scalar(from, ScalarType.of(type), places.get(0), to);
      case RANGE -> number(from, ScalarType.of(type), places.get(0), to);
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
    if (count <= FEW) {
      for (int value = type.low(); value <= type.high(); value++) {
        store(from, new Guard.Always(), place, Exprs.number(value), to, " := " + value);
      }
    } else {
      digits(from, type, place, to);
    }
  }

  /** What is known of constants is about numbers, not about lengths and names. */
  private void number(int from, ScalarType type, Place place, Target to) {
    long count = (long) type.high() - type.low() + 1;
    if (count <= FEW || constants.isEmpty()) {
      scalar(from, type, place, to);
      return;
    }
    for (int value : representatives(type, constants.get())) {
      store(from, new Guard.Always(), place, Exprs.number(value), to, " := " + value);
    }
  }

  /** At least one number of each interval between two constants, and the constants. */
  private static SortedSet<Integer> representatives(ScalarType type, int[] constants) {
    SortedSet<Integer> chosen = new TreeSet<>(List.of(type.low(), type.high()));
    for (int constant : constants) {
      for (long near = constant - 1L; near <= constant + 1L; near++) {
        if (near >= type.low() && near <= type.high()) {
          chosen.add((int) near);
        }
      }
    }
    return chosen;
  }

  /** The most significant digit first, so that no sum is too large on the way. */
  private void digits(int from, ScalarType type, Place place, Target to) {
    long most = (long) type.high() - type.low();
    if (most >= MANY) {
      wide.accept(new WideChoice(type.low(), type.high(), span));
    }
    int shift = 0;
    while (most >> (shift + DIGIT_BITS) > 0) {
      shift += DIGIT_BITS;
    }
    int at = draft.addPassage(span);
    Expr least = Exprs.number(type.low());
    store(from, new Guard.Always(), place, least, Target.inside(at), " := " + type.low());
    for (; shift >= 0; shift -= DIGIT_BITS) {
      Target next = shift == 0 ? to : Target.inside(draft.addPassage(span));
      digit(at, shift, type, place, next);
      at = next.location();
    }
  }

  private void digit(int from, int shift, ScalarType type, Place place, Target to) {
    Expr chosen = new Expr.Load(place);
    skip(from, to);
    for (long digit = 1; digit < 1 << DIGIT_BITS; digit++) {
      long more = digit << shift;
      long most = type.high() - more;
      if (most >= type.low()) {
        Guard fits =
            new Guard.Holds(
                Exprs.binary(Expr.BinaryOp.LESS_EQUAL, chosen, Exprs.number((int) most)));
        store(from, fits, place, plus(chosen, more), to, " += " + more);
      }
    }
  }

  /** A sum that fits, also where what is added does not. */
  private static Expr plus(Expr number, long more) {
    if (more <= Integer.MAX_VALUE) {
      return Exprs.binary(Expr.BinaryOp.PLUS, number, Exprs.number((int) more));
    }
    Expr most = Exprs.binary(Expr.BinaryOp.PLUS, number, Exprs.number(Integer.MAX_VALUE));
    Expr rest = Exprs.number((int) (more - Integer.MAX_VALUE));
    return Exprs.binary(Expr.BinaryOp.PLUS, most, rest);
  }

  private void store(int from, Guard guard, Place place, Expr value, Target to, String text) {
    Effect store = new Effect.Assign(place, value);
    draft.addEdge(from, guard, List.of(store), to, span, place.variable().name() + text);
  }
}

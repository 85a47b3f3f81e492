package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The local variables of one automaton, and where the parts of structured ones are. */
final class VariableLayout {
  private final List<Variable> locals;
  private final Variable.Scope scope;
  private final String prefix;
  private final Map<Integer, List<Variable>> parts = new HashMap<>();

  VariableLayout() {
    this(new ArrayList<>(), Variable.Scope.LOCAL, "");
  }

  private VariableLayout(List<Variable> into, Variable.Scope scope, String prefix) {
    this.locals = into;
    this.scope = scope;
    this.prefix = prefix;
  }

  /** Variables that all processes can use, among others. */
  static VariableLayout shared(List<Variable> globals, String prefix) {
    return new VariableLayout(globals, Variable.Scope.GLOBAL, prefix);
  }

  /** Adds a variable; its parts start with the values of their types, or with constants given. */
  void add(IfVariable variable) {
    List<DataLayout.Leaf> leaves = DataLayout.leaves(variable.type());
    List<List<Expr>> start = new ArrayList<>();
    for (DataLayout.Leaf leaf : leaves) {
      start.add(new ArrayList<>(Collections.nCopies(leaf.size(), zero(leaf))));
    }
    StartingValues.constant(variable).ifPresent(values -> fill(variable, leaves, values, start));
    List<Variable> own = new ArrayList<>();
    for (int i = 0; i < leaves.size(); i++) {
      String name = prefix + variable.name() + leaves.get(i).name();
      Variable part = variable(locals.size(), name, leaves.get(i), start.get(i), variable.span());
      locals.add(part);
      own.add(part);
    }
    parts.put(variable.index(), own);
  }

  private static Expr zero(DataLayout.Leaf leaf) {
    return Exprs.number(leaf.type().zero());
  }

  /** Brings scalars, which come element by element, into the order of the leaves. */
  private void fill(
      IfVariable variable,
      List<DataLayout.Leaf> leaves,
      List<Expr> scalars,
      List<List<Expr>> start) {
    List<Variable> shape = new ArrayList<>();
    for (DataLayout.Leaf leaf : leaves) {
      shape.add(variable(shape.size(), leaf.name(), leaf, List.of(zero(leaf)), variable.span()));
    }
    List<Place> places = new ArrayList<>();
    unroll(shape, new int[] {0}, variable.type(), List.of(), places);
    for (int i = 0; i < places.size(); i++) {
      int leaf = places.get(i).variable().index();
      start.get(leaf).set(position(places.get(i)), scalars.get(i));
    }
  }

  /** Which element of its variable a place with constant indices is. */
  private static int position(Place place) {
    int position = 0;
    for (int d = 0; d < place.indices().size(); d++) {
      position *= place.variable().dimensions().get(d);
      position += place.indices().get(d).constant().orElseThrow();
    }
    return position;
  }

  private Variable variable(
      int index, String name, DataLayout.Leaf leaf, List<Expr> start, SourceSpan span) {
    ValueType type = leaf.type().type();
    return new Variable(
        index,
        name,
        scope,
        leaf.dimensions().isEmpty() ? type : type.asArrayElement(),
        leaf.dimensions(),
        new Initial.Values(start),
        span);
  }

  /** Adds a variable that the model does not have. */
  Variable addScalar(String name, ScalarType type, SourceSpan span) {
    DataLayout.Leaf leaf = new DataLayout.Leaf("", List.of(), type);
    Variable variable = variable(locals.size(), prefix + name, leaf, List.of(zero(leaf)), span);
    locals.add(variable);
    return variable;
  }

  /** Adds a timer. */
  Variable addTimer(String name, SourceSpan span) {
    Variable timer =
        new Variable(
            locals.size(),
            name,
            Variable.Scope.LOCAL,
            ValueType.TIMER,
            List.of(),
            Initial.unwritten(ValueType.TIMER),
            span);
    locals.add(timer);
    return timer;
  }

  List<Variable> locals() {
    return locals;
  }

  /**
   * The scalars of a place, in the order of {@link DataLayout#scalars}.
   *
   * @param index computes the indices that the place has
   */
  List<Place> scalars(IfPlace place, Function<IfExpr, Expr> index) {
    int first = 0;
    IfType at = place.variable().type();
    List<Expr> indices = new ArrayList<>();
    for (IfPlace.Step step : place.steps()) {
      switch (step.kind()) {
        case ELEMENT -> {
          indices.add(index.apply(((IfPlace.Element) step).index()));
          if (at.kind() == IfType.Kind.SEQUENCE) {
            first++;
            at = ((IfType.Sequence) at).element();
          } else {
            at = ((IfType.Array) at).element();
          }
        }
        case FIELD -> {
          int number = ((IfPlace.Field) step).number();
          if (at.kind() == IfType.Kind.CHOICE) {
            first += DataLayout.leavesBefore((IfType.ChoiceType) at, number);
            at = ((IfType.ChoiceType) at).alternatives().get(number).type();
          } else {
            first += DataLayout.leavesBefore((IfType.RecordType) at, number);
            at = ((IfType.RecordType) at).fields().get(number).type();
          }
        }
      }
    }
    List<Place> all = new ArrayList<>();
    unroll(parts.get(place.variable().index()), new int[] {first}, at, indices, all);
    return all;
  }

  /** Where the presence of an optional field, given by the place of the field, is kept. */
  Place presence(IfPlace field, Function<IfExpr, Expr> index) {
    IfPlace outer = outer(field);
    int number = ((IfPlace.Field) field.steps().get(field.steps().size() - 1)).number();
    IfType.RecordType type = (IfType.RecordType) outer.type();
    int before = 0;
    for (int i = 0; i < number; i++) {
      IfType.FieldType part = type.fields().get(i);
      before += DataLayout.size(part.type());
      before += part.presence() == IfType.Presence.OPTIONAL ? 1 : 0;
    }
    return scalars(outer, index).get(before);
  }

  /** The value that a place is a part of. */
  static IfPlace outer(IfPlace place) {
    List<IfPlace.Step> steps = place.steps().subList(0, place.steps().size() - 1);
    IfType at = place.variable().type();
    for (IfPlace.Step step : steps) {
      at = inside(at, step);
    }
    return new IfPlace(place.variable(), steps, at);
  }

  /** The type of what a step leads to. */
  static IfType inside(IfType type, IfPlace.Step step) {
    return switch (type.kind()) {
      case ARRAY -> ((IfType.Array) type).element();
      case SEQUENCE -> ((IfType.Sequence) type).element();
      case RECORD ->
          ((IfType.RecordType) type).fields().get(((IfPlace.Field) step).number()).type();
      case CHOICE ->
          ((IfType.ChoiceType) type).alternatives().get(((IfPlace.Field) step).number()).type();
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE, IRRELEVANT ->
          throw new IllegalArgumentException(type.name() + " has no parts");
    };
  }

  /**
   * Goes through a value element by element.
   *
   * @param next the leaf that comes next; afterwards the one behind the value
   */
  private static void unroll(
      List<Variable> leaves, int[] next, IfType type, List<Expr> indices, List<Place> all) {
    switch (type.kind()) {
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE ->
          all.add(new Place(leaves.get(next[0]++), indices));
      case ARRAY -> {
        IfType.Array array = (IfType.Array) type;
        repeat(leaves, next, array.element(), array.length(), indices, all);
      }
      case SEQUENCE -> {
        IfType.Sequence sequence = (IfType.Sequence) type;
        all.add(new Place(leaves.get(next[0]++), indices));
        repeat(leaves, next, sequence.element(), sequence.most(), indices, all);
      }
      case RECORD -> {
        for (IfType.FieldType field : ((IfType.RecordType) type).fields()) {
          if (field.presence() == IfType.Presence.OPTIONAL) {
            all.add(new Place(leaves.get(next[0]++), indices));
          }
          unroll(leaves, next, field.type(), indices, all);
        }
      }
      case CHOICE -> {
        all.add(new Place(leaves.get(next[0]++), indices));
        for (IfType.FieldType field : ((IfType.ChoiceType) type).alternatives()) {
          unroll(leaves, next, field.type(), indices, all);
        }
      }
      case IRRELEVANT -> {}
    }
  }

  private static void repeat(
      List<Variable> leaves,
      int[] next,
      IfType element,
      int length,
      List<Expr> indices,
      List<Place> all) {
    int first = next[0];
    for (int i = 0; i < length; i++) {
      next[0] = first;
      List<Expr> inner = new ArrayList<>(indices);
      inner.add(Exprs.number(i));
      unroll(leaves, next, element, inner, all);
    }
    next[0] = first + DataLayout.leaves(element).size();
  }
}

package dev.gyre.promela.lower;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.promela.sema.Start;
import dev.gyre.promela.sema.Type;
import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The variables of one scope, structures taken apart: {@code node[i].in.ack} becomes the variable
 * {@code node.in.ack} with one dimension.
 */
final class FlatVariables {
  private final Variable.Scope scope;
  private final Function<Expression, Expr> constants;
  private final List<Variable> all = new ArrayList<>();
  private final IdentityHashMap<VariableSymbol, Map<String, Variable>> leaves =
      new IdentityHashMap<>();

  /**
   * @param initializers lowers the expressions that variables start with
   */
  FlatVariables(Variable.Scope scope, Function<Expression, Expr> initializers) {
    this.scope = scope;
    this.constants = initializers;
  }

  List<Variable> all() {
    return all;
  }

  /** When the starting value of a variable takes effect. */
  enum Initialization {
    /** When the variable comes into being. */
    AT_START,
    /** By an assignment where the declaration stands; until then it is zero. */
    IN_PLACE
  }

  void add(VariableSymbol symbol, Initialization initialization) {
    Map<String, Variable> mine = new HashMap<>();
    leaves.put(symbol, mine);
    List<Integer> dimensions = symbol.isArray() ? List.of(symbol.length().getAsInt()) : List.of();
    Optional<Start> start =
        initialization == Initialization.AT_START ? symbol.start() : Optional.empty();
    Leaf root = new Leaf(symbol.name().text(), symbol.type(), Shape.of(symbol.isArray()), start);
    flatten(symbol, root, dimensions, mine);
  }

  /** Whether something is an array of its own, whatever it is part of. */
  private enum Shape {
    SINGLE,
    ARRAY;

    static Shape of(boolean isArray) {
      return isArray ? ARRAY : SINGLE;
    }
  }

  /**
   * A variable or a field.
   *
   * @param shape whether it is an array itself: bits are kept in bytes only there, and not in a
   *     field of a structure that is an element of an array
   */
  private record Leaf(String path, Type type, Shape shape, Optional<Start> start) {}

  /** A variable that stands in no text. */
  Variable addHidden(String name, ValueType type, SourceSpan span) {
    Variable variable =
        new Variable(all.size(), name, scope, type, List.of(), Initial.zero(), span);
    all.add(variable);
    return variable;
  }

  private void flatten(
      VariableSymbol symbol, Leaf leaf, List<Integer> dimensions, Map<String, Variable> mine) {
    if (leaf.type() instanceof Type.Structure structure) {
      for (Type.Field field : structure.fields()) {
        List<Integer> inner = new ArrayList<>(dimensions);
        field.length().ifPresent(inner::add);
        String path = leaf.path() + "." + field.name().text();
        Shape shape = Shape.of(field.length().isPresent());
        flatten(symbol, new Leaf(path, field.type(), shape, field.start()), inner, mine);
      }
      return;
    }
    ValueType value = ((Type.Scalar) leaf.type()).value();
    Variable variable =
        new Variable(
            all.size(),
            leaf.path(),
            scope,
            leaf.shape() == Shape.ARRAY ? value.asArrayElement() : value,
            dimensions,
            leaf.start().isEmpty() ? Initial.unwritten(value) : initial(leaf.start(), dimensions),
            symbol.name().span(),
            ((Type.Scalar) leaf.type()).content());
    all.add(variable);
    mine.put(leaf.path(), variable);
  }

  private Initial initial(Optional<Start> start, List<Integer> dimensions) {
    if (start.get() instanceof Start.Channel channel) {
      return new Initial.Channels(channelType(channel));
    }
    if (start.get() instanceof Start.Values values) {
      List<Expr> row = values.expressions().stream().map(constants).toList();
      return new Initial.Values(dimensions.size() > 1 ? everyRow(row, dimensions) : row);
    }
    return new Initial.Values(List.of(constants.apply(((Start.Value) start.get()).expression())));
  }

  /** The list of a field is for the field in each element of the arrays around it. */
  private static List<Expr> everyRow(List<Expr> given, List<Integer> dimensions) {
    int size = dimensions.stream().reduce(1, (a, b) -> a * b);
    int length = dimensions.get(dimensions.size() - 1);
    List<Expr> all = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      all.add(given.get(Math.min(i % length, given.size() - 1)));
    }
    return all;
  }

  static ChannelType channelType(Start.Channel channel) {
    List<ValueType> fields = new ArrayList<>();
    channel.fields().forEach(field -> fieldTypes(field, fields));
    if (fields.size() == 1) {
      // Spin packs bits only where there is something to pack them with.
      fields.set(0, fields.get(0).asArrayElement());
    }
    return new ChannelType(channel.capacity(), fields);
  }

  private static void fieldTypes(Type type, List<ValueType> into) {
    if (type instanceof Type.Structure structure) {
      for (Type.Field field : structure.fields()) {
        for (int i = field.length().orElse(1); i > 0; i--) {
          fieldTypes(field.type(), into);
        }
      }
    } else {
      into.add(((Type.Scalar) type).value());
    }
  }

  boolean contains(VariableSymbol symbol) {
    return leaves.containsKey(symbol);
  }

  /** The only variable of a symbol that is not a structure. */
  Variable scalar(VariableSymbol symbol) {
    return leaves.get(symbol).get(symbol.name().text());
  }

  /**
   * The scalars a reference stands for: one, or for a structure all of its fields, arrays element
   * by element.
   *
   * @param indices lowers the indices of the reference
   */
  List<Place> places(
      VariableSymbol symbol, Expression.Reference reference, Function<Expression, Expr> indices) {
    List<Expr> prefix = new ArrayList<>();
    Expression.Accessor first = reference.first();
    if (symbol.isArray()) {
      prefix.add(first.index().map(indices).orElse(new Expr.Const(0)));
    }
    Type type = symbol.type();
    StringBuilder path = new StringBuilder(symbol.name().text());
    for (int i = 1; i < reference.path().size(); i++) {
      Expression.Accessor step = reference.path().get(i);
      Type.Field field = ((Type.Structure) type).field(step.name().text()).orElseThrow();
      if (field.length().isPresent()) {
        prefix.add(step.index().map(indices).orElse(new Expr.Const(0)));
      }
      path.append('.').append(field.name().text());
      type = field.type();
    }
    List<Place> places = new ArrayList<>();
    collect(leaves.get(symbol), path.toString(), type, prefix, places);
    return places;
  }

  private static void collect(
      Map<String, Variable> mine, String path, Type type, List<Expr> indices, List<Place> into) {
    if (!(type instanceof Type.Structure structure)) {
      into.add(new Place(mine.get(path), indices));
      return;
    }
    for (Type.Field field : structure.fields()) {
      String inner = path + "." + field.name().text();
      if (field.length().isEmpty()) {
        collect(mine, inner, field.type(), indices, into);
        continue;
      }
      for (int i = 0; i < field.length().getAsInt(); i++) {
        List<Expr> more = new ArrayList<>(indices);
        more.add(new Expr.Const(i));
        collect(mine, inner, field.type(), more, into);
      }
    }
  }

  /** All variables of a symbol, in declaration order. */
  List<Variable> variables(VariableSymbol symbol) {
    return leaves.get(symbol).values().stream()
        .sorted((a, b) -> Integer.compare(a.index(), b.index()))
        .toList();
  }
}

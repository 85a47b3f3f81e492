package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Declaration.Declarator;
import dev.gyre.promela.syntax.Declaration.Initializer;
import dev.gyre.promela.syntax.Declaration.Visibility;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Declarations of single variables and the places they give. */
final class DeclarationGenerator {
  private static final List<TypeName.Base> NUMBERS =
      List.of(
          TypeName.Base.BYTE,
          TypeName.Base.BYTE,
          TypeName.Base.SHORT,
          TypeName.Base.INT,
          TypeName.Base.UNSIGNED,
          TypeName.Base.PID);

  private final Dice dice;
  private final NameSource names;

  DeclarationGenerator(Dice dice, NameSource names) {
    this.dice = dice;
    this.names = names;
  }

  /** A declaration and what it makes available. */
  record Declared(Declaration declaration, Place place) {}

  /** Where a variable is declared; each allows something the others do not. */
  enum Position {
    GLOBAL,
    LOCAL,
    FIELD,
    PARAMETER
  }

  /** A variable of a basic type. */
  Declared variable(Position position, Map<String, List<String>> constants) {
    Kind kind =
        switch (dice.below(5)) {
          case 0 -> Kind.BOOL;
          case 1 -> Kind.mtype(dice.pick(List.copyOf(constants.keySet())));
          default -> Kind.NUMBER;
        };
    TypeName type = type(kind);
    if (type.base() == TypeName.Base.UNSIGNED && position == Position.PARAMETER) {
      type = Ast.type(TypeName.Base.BYTE);
    }
    boolean mayBeArray =
        position != Position.PARAMETER
            && type.base() != TypeName.Base.UNSIGNED
            && kind.set().isEmpty();
    int length = mayBeArray && dice.oneIn(4) ? dice.between(2, 3) : 0;
    Visibility visibility = visibility(position, type, length);
    String name = names.next(position == Position.GLOBAL ? "g" : "v");
    Place.Use use = visibility == Visibility.HIDDEN ? Place.Use.WRITE_ONLY : use(type.base());
    Place place = new Place(List.of(new Place.Step(name, length)), kind, use);
    Declarator declarator =
        new Declarator(
            Ast.name(name),
            type.base() == TypeName.Base.UNSIGNED ? Optional.of(Ast.number(2)) : Optional.empty(),
            length > 0 ? Optional.of(Ast.number(length)) : Optional.empty(),
            position == Position.PARAMETER
                ? Optional.empty()
                : initializer(kind, length, constants));
    return new Declared(new Declaration(Ast.HERE, visibility, type, List.of(declarator)), place);
  }

  private Visibility visibility(Position position, TypeName type, int length) {
    if (position != Position.GLOBAL || length > 0 || !dice.oneIn(8)) {
      return Visibility.PLAIN;
    }
    // Spin hides only what has a word of its own.
    boolean mayHide = use(type.base()) == Place.Use.COUNTER;
    return mayHide && dice.oneIn(2)
        ? Visibility.HIDDEN
        : dice.pick(Visibility.SHOW, Visibility.LOCAL);
  }

  TypeName type(Kind kind) {
    return switch (kind.sort()) {
      case NUMBER -> Ast.type(dice.pick(NUMBERS));
      case BOOL -> Ast.type(dice.pick(TypeName.Base.BIT, TypeName.Base.BOOL));
      case MTYPE ->
          kind.set().isEmpty()
              ? Ast.type(TypeName.Base.MTYPE)
              : Ast.type(TypeName.Base.MTYPE, kind.set());
    };
  }

  private static Place.Use use(TypeName.Base base) {
    return switch (base) {
      case BYTE, SHORT, INT -> Place.Use.COUNTER;
      case UNSIGNED, BIT -> Place.Use.NARROW;
      case BOOL, PID, MTYPE, CHAN, TIMER, STRUCTURE, INDEX, SET, MULTISET, QUEUE -> Place.Use.PLAIN;
    };
  }

  private Optional<Initializer> initializer(
      Kind kind, int length, Map<String, List<String>> constants) {
    if (dice.oneIn(3)) {
      return Optional.empty();
    }
    if (length == 0 || dice.oneIn(2)) {
      return Optional.of(new Initializer.Value(Ast.HERE, start(kind, constants)));
    }
    List<Expression> values = new ArrayList<>();
    for (int i = dice.between(1, length); i > 0; i--) {
      values.add(start(kind, constants));
    }
    return Optional.of(new Initializer.Values(Ast.HERE, values));
  }

  private Expression start(Kind kind, Map<String, List<String>> constants) {
    return switch (kind.sort()) {
      case NUMBER -> Ast.number(dice.below(3));
      case BOOL -> Ast.number(dice.below(2));
      case MTYPE -> Ast.constant(dice.pick(constants.get(kind.set())));
    };
  }

  /** A declaration without a value. */
  static Declaration bare(TypeName type, String name, int length) {
    Declarator declarator =
        new Declarator(
            Ast.name(name),
            Optional.empty(),
            length > 0 ? Optional.of(Ast.number(length)) : Optional.empty(),
            Optional.empty());
    return new Declaration(Ast.HERE, Visibility.PLAIN, type, List.of(declarator));
  }

  // ---- channels

  Channel.Protocol protocol(int leastCapacity) {
    List<Kind> fields = new ArrayList<>();
    for (int i = dice.between(1, 2); i > 0; i--) {
      fields.add(dice.pick(Kind.NUMBER, Kind.NUMBER, Kind.BOOL, Kind.mtype("")));
    }
    return new Channel.Protocol(dice.between(leastCapacity, 2), fields);
  }

  Declaration channel(Channel channel) {
    List<TypeName> fields = new ArrayList<>();
    for (Kind kind : channel.protocol().fields()) {
      TypeName type = type(kind);
      // Spin has no unsigned message fields.
      fields.add(type.base() == TypeName.Base.UNSIGNED ? Ast.type(TypeName.Base.BYTE) : type);
    }
    return channel(channel.step(), channel.protocol().capacity(), fields);
  }

  static Declaration channel(Place.Step step, int capacity, List<TypeName> fields) {
    Declarator declarator =
        new Declarator(
            Ast.name(step.name()),
            Optional.empty(),
            step.length() > 0 ? Optional.of(Ast.number(step.length())) : Optional.empty(),
            Optional.of(new Initializer.Channel(Ast.HERE, Ast.number(capacity), fields)));
    return new Declaration(
        Ast.HERE, Visibility.PLAIN, Ast.type(TypeName.Base.CHAN), List.of(declarator));
  }
}

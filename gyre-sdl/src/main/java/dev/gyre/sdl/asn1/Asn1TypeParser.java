package dev.gyre.sdl.asn1;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Types. */
final class Asn1TypeParser {
  private final Asn1Cursor cursor;
  private final Asn1ValueParser values;
  private final ConstraintParser constraints;

  Asn1TypeParser(Asn1Cursor cursor, Asn1ValueParser values) {
    this.cursor = cursor;
    this.values = values;
    this.constraints = new ConstraintParser(cursor, values, this);
  }

  Asn1Type type() {
    cursor.enter();
    skipTag();
    Asn1Token first = cursor.peek();
    if (!first.is(Asn1TokenKind.WORD)) {
      throw cursor.unexpected("a type");
    }
    Asn1Type type = named(first);
    cursor.leave();
    return type;
  }

  /** {@code [0] IMPLICIT}: says how values are encoded. */
  private void skipTag() {
    if (cursor.accept(Asn1TokenKind.LEFT_BRACKET)) {
      while (!cursor.atEnd() && !cursor.at(Asn1TokenKind.RIGHT_BRACKET)) {
        cursor.advance();
      }
      cursor.expect(Asn1TokenKind.RIGHT_BRACKET);
      if (!cursor.acceptWord("IMPLICIT")) {
        cursor.acceptWord("EXPLICIT");
      }
    }
  }

  private Asn1Type named(Asn1Token first) {
    cursor.advance();
    return switch (first.text()) {
      case "INTEGER" -> {
        List<Asn1Type.NamedNumber> names = namedNumbers();
        Optional<Constraint> constraint = constraints.optional();
        yield new Asn1Type.IntegerType(cursor.since(first), names, constraint);
      }
      case "REAL" -> {
        Optional<Constraint> constraint = constraints.optional();
        yield new Asn1Type.RealType(cursor.since(first), constraint);
      }
      case "BOOLEAN" -> {
        Optional<Constraint> constraint = constraints.optional();
        yield new Asn1Type.BooleanType(cursor.since(first), constraint);
      }
      case "NULL" -> new Asn1Type.NullType(first.span());
      case "ENUMERATED" -> enumerated(first);
      case "SEQUENCE", "SET" -> sequence(first);
      case "CHOICE" -> choice(first);
      case "OCTET", "BIT" -> string(first);
      default -> other(first);
    };
  }

  private Asn1Type other(Asn1Token first) {
    return switch (first.text()) {
      case "IA5String",
          "NumericString",
          "PrintableString",
          "VisibleString",
          "UTF8String",
          "GeneralString",
          "TeletexString",
          "BMPString",
          "GraphicString" -> {
        Optional<Constraint> constraint = constraints.optional();
        yield new Asn1Type.CharacterStringType(cursor.since(first), first.text(), constraint);
      }
      case "OBJECT", "ANY", "EXTERNAL", "EMBEDDED", "CLASS", "RELATIVE-OID", "UTCTime" ->
          throw cursor.unsupported(first, "the type '" + first.text() + "'");
      default -> reference(first);
    };
  }

  private Asn1Type string(Asn1Token first) {
    cursor.expectWord("STRING");
    if (first.isWord("OCTET")) {
      Optional<Constraint> constraint = constraints.optional();
      return new Asn1Type.OctetStringType(cursor.since(first), constraint);
    }
    List<Asn1Type.NamedNumber> names = namedNumbers();
    Optional<Constraint> constraint = constraints.optional();
    return new Asn1Type.BitStringType(cursor.since(first), names, constraint);
  }

  private List<Asn1Type.NamedNumber> namedNumbers() {
    List<Asn1Type.NamedNumber> names = new ArrayList<>();
    if (cursor.accept(Asn1TokenKind.LEFT_BRACE)) {
      do {
        Asn1Token first = cursor.peek();
        Asn1Name name = cursor.name("a name");
        Asn1Value value = numberInParentheses();
        names.add(new Asn1Type.NamedNumber(cursor.since(first), name, value));
      } while (cursor.accept(Asn1TokenKind.COMMA));
      cursor.expect(Asn1TokenKind.RIGHT_BRACE);
    }
    return names;
  }

  private Asn1Value numberInParentheses() {
    cursor.expect(Asn1TokenKind.LEFT_PAREN);
    Asn1Value value = values.value();
    cursor.expect(Asn1TokenKind.RIGHT_PAREN);
    return value;
  }

  private Asn1Type enumerated(Asn1Token first) {
    cursor.expect(Asn1TokenKind.LEFT_BRACE);
    List<Asn1Type.EnumerationItem> items = new ArrayList<>();
    do {
      if (!cursor.accept(Asn1TokenKind.ELLIPSIS)) {
        Asn1Token start = cursor.peek();
        Asn1Name name = cursor.name("an element of the enumeration");
        Optional<Asn1Value> value =
            cursor.at(Asn1TokenKind.LEFT_PAREN)
                ? Optional.of(numberInParentheses())
                : Optional.empty();
        items.add(new Asn1Type.EnumerationItem(cursor.since(start), name, value));
      }
    } while (cursor.accept(Asn1TokenKind.COMMA));
    cursor.expect(Asn1TokenKind.RIGHT_BRACE);
    Optional<Constraint> constraint = constraints.optional();
    return new Asn1Type.EnumeratedType(cursor.since(first), items, constraint);
  }

  // ---- types made of others

  private Asn1Type sequence(Asn1Token first) {
    if (cursor.at(Asn1TokenKind.LEFT_BRACE)) {
      List<Asn1Type.Component> components = components();
      Optional<Constraint> constraint = constraints.optional();
      return new Asn1Type.SequenceType(cursor.since(first), components, constraint);
    }
    Optional<Constraint> constraint = sizeBeforeOf();
    cursor.expectWord("OF");
    // An element may have a name, which nobody asks for.
    boolean elementHasName =
        cursor.at(Asn1TokenKind.WORD) && !cursor.peek().isTypeName() && cursor.peek(1).isTypeName();
    if (elementHasName) {
      cursor.advance();
    }
    Asn1Type element = type();
    return new Asn1Type.SequenceOfType(cursor.since(first), constraint, element);
  }

  /** {@code (SIZE(1..3))}, or in the old form {@code SIZE(1..3)}. */
  private Optional<Constraint> sizeBeforeOf() {
    Asn1Token first = cursor.peek();
    if (cursor.acceptWord("SIZE")) {
      Constraint size = constraints.parenthesised();
      return Optional.of(new Constraint.Size(cursor.since(first), size));
    }
    return constraints.optional();
  }

  private Asn1Type choice(Asn1Token first) {
    List<Asn1Type.Component> alternatives = components();
    Optional<Constraint> constraint = constraints.optional();
    return new Asn1Type.ChoiceType(cursor.since(first), alternatives, constraint);
  }

  private List<Asn1Type.Component> components() {
    cursor.expect(Asn1TokenKind.LEFT_BRACE);
    List<Asn1Type.Component> components = new ArrayList<>();
    if (cursor.accept(Asn1TokenKind.RIGHT_BRACE)) {
      return components;
    }
    do {
      if (cursor.atWord("COMPONENTS")) {
        throw cursor.unsupported(cursor.peek(), "'COMPONENTS OF'");
      }
      if (!cursor.accept(Asn1TokenKind.ELLIPSIS)) {
        components.add(component());
      }
    } while (cursor.accept(Asn1TokenKind.COMMA));
    cursor.expect(Asn1TokenKind.RIGHT_BRACE);
    return components;
  }

  private Asn1Type.Component component() {
    Asn1Token first = cursor.peek();
    Asn1Name name = cursor.name("the name of a component");
    Asn1Type type = type();
    Asn1Type.Presence presence = Asn1Type.Presence.REQUIRED;
    Optional<Asn1Value> defaultValue = Optional.empty();
    if (cursor.acceptWord("OPTIONAL")) {
      presence = Asn1Type.Presence.OPTIONAL;
    } else if (cursor.acceptWord("DEFAULT")) {
      presence = Asn1Type.Presence.DEFAULTED;
      defaultValue = Optional.of(values.value());
    }
    return new Asn1Type.Component(cursor.since(first), name, type, presence, defaultValue);
  }

  // ---- references

  /** {@code Name}, {@code Module.Name} or {@code Name {Argument}}. */
  private Asn1Type reference(Asn1Token first) {
    if (!first.isTypeName()) {
      throw cursor.unexpected("after '" + first.text() + "' a type, which begins with a capital,");
    }
    Asn1Name name = new Asn1Name(first.span(), first.text());
    if (cursor.at(Asn1TokenKind.DOT) && cursor.peek(1).isTypeName()) {
      cursor.advance();
      name = cursor.name("a type");
    }
    List<Asn1Type.Argument> arguments = arguments();
    Optional<Constraint> constraint = constraints.optional();
    return new Asn1Type.ReferencedType(cursor.since(first), name, arguments, constraint);
  }

  private List<Asn1Type.Argument> arguments() {
    List<Asn1Type.Argument> arguments = new ArrayList<>();
    if (!cursor.accept(Asn1TokenKind.LEFT_BRACE)) {
      return arguments;
    }
    do {
      Asn1Token first = cursor.peek();
      boolean isType = first.isTypeName();
      Optional<Asn1Type> type = isType ? Optional.of(type()) : Optional.empty();
      Optional<Asn1Value> value = isType ? Optional.empty() : Optional.of(values.value());
      arguments.add(new Asn1Type.Argument(cursor.since(first), type, value));
    } while (cursor.accept(Asn1TokenKind.COMMA));
    cursor.expect(Asn1TokenKind.RIGHT_BRACE);
    return arguments;
  }
}

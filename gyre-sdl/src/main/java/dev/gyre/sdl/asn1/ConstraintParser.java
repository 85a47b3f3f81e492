package dev.gyre.sdl.asn1;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Constraints in parentheses after a type. */
final class ConstraintParser {
  private final Asn1Cursor cursor;
  private final Asn1ValueParser values;
  private final Asn1TypeParser types;

  ConstraintParser(Asn1Cursor cursor, Asn1ValueParser values, Asn1TypeParser types) {
    this.cursor = cursor;
    this.values = values;
    this.types = types;
  }

  /** All constraints here; several in a row hold together. */
  Optional<Constraint> optional() {
    Asn1Token first = cursor.peek();
    List<Constraint> parts = new ArrayList<>();
    while (cursor.at(Asn1TokenKind.LEFT_PAREN)) {
      parts.add(parenthesised());
    }
    if (parts.size() < 2) {
      return parts.stream().findFirst();
    }
    return Optional.of(new Constraint.Intersection(cursor.since(first), parts));
  }

  /** {@code (..)}. */
  Constraint parenthesised() {
    cursor.enter();
    cursor.expect(Asn1TokenKind.LEFT_PAREN);
    Constraint constraint = union();
    if (cursor.accept(Asn1TokenKind.COMMA)) {
      cursor.expect(Asn1TokenKind.ELLIPSIS);
    }
    cursor.expect(Asn1TokenKind.RIGHT_PAREN);
    cursor.leave();
    return constraint;
  }

  private Constraint union() {
    Asn1Token first = cursor.peek();
    return separated(
        Asn1TokenKind.BAR,
        "UNION",
        this::intersection,
        parts -> new Constraint.Union(cursor.since(first), parts));
  }

  private Constraint intersection() {
    Asn1Token first = cursor.peek();
    return separated(
        Asn1TokenKind.CARET,
        "INTERSECTION",
        this::element,
        parts -> new Constraint.Intersection(cursor.since(first), parts));
  }

  private Constraint separated(
      Asn1TokenKind sign,
      String word,
      Supplier<Constraint> part,
      Function<List<Constraint>, Constraint> whole) {
    List<Constraint> parts = new ArrayList<>();
    do {
      parts.add(part.get());
    } while (cursor.accept(sign) || cursor.acceptWord(word));
    return parts.size() == 1 ? parts.get(0) : whole.apply(parts);
  }

  private Constraint element() {
    Asn1Token first = cursor.peek();
    Constraint included = simple(first);
    if (!cursor.acceptWord("EXCEPT")) {
      return included;
    }
    Constraint excluded = simple(cursor.peek());
    return new Constraint.Except(cursor.since(first), included, excluded);
  }

  private Constraint simple(Asn1Token first) {
    if (first.is(Asn1TokenKind.LEFT_PAREN)) {
      return parenthesised();
    }
    if (!first.is(Asn1TokenKind.WORD)) {
      return valueOrRange(first);
    }
    return switch (first.text()) {
      case "SIZE" -> {
        cursor.advance();
        Constraint size = parenthesised();
        yield new Constraint.Size(cursor.since(first), size);
      }
      case "FROM" -> {
        cursor.advance();
        Constraint alphabet = parenthesised();
        yield new Constraint.Alphabet(cursor.since(first), alphabet);
      }
      case "WITH" -> with(first);
      case "CONTAINING" -> {
        cursor.advance();
        Asn1Type type = types.type();
        yield new Constraint.Containing(cursor.since(first), type);
      }
      case "ENCODED", "PATTERN", "SETTINGS", "CONSTRAINED" ->
          throw cursor.unsupported(first, "the constraint '" + first.text() + "'");
      case "INCLUDES" -> {
        cursor.advance();
        yield contained(first);
      }
      default -> isType(first) ? contained(first) : valueOrRange(first);
    };
  }

  /** Whether the word is a type; the constants in capitals are values. */
  private static boolean isType(Asn1Token word) {
    return word.isTypeName()
        && switch (word.text()) {
          case "MIN", "MAX", "TRUE", "FALSE", "NULL" -> false;
          default -> true;
        };
  }

  private Constraint contained(Asn1Token first) {
    Asn1Type type = types.type();
    return new Constraint.Contained(cursor.since(first), type);
  }

  private Constraint valueOrRange(Asn1Token first) {
    Asn1Value low = values.value();
    Constraint.End lowEnd = end(Asn1TokenKind.RANGE);
    if (!cursor.accept(Asn1TokenKind.RANGE)) {
      return new Constraint.Single(cursor.since(first), low);
    }
    Constraint.End highEnd =
        cursor.accept(Asn1TokenKind.LESS) ? Constraint.End.EXCLUDED : Constraint.End.INCLUDED;
    Asn1Value high = values.value();
    return new Constraint.Range(cursor.since(first), low, lowEnd, high, highEnd);
  }

  private Constraint.End end(Asn1TokenKind following) {
    if (cursor.at(Asn1TokenKind.LESS) && cursor.peek(1).is(following)) {
      cursor.advance();
      return Constraint.End.EXCLUDED;
    }
    return Constraint.End.INCLUDED;
  }

  // ---- inner types

  private Constraint with(Asn1Token first) {
    cursor.advance();
    if (cursor.acceptWord("COMPONENT")) {
      Constraint elements = parenthesised();
      return new Constraint.Elements(cursor.since(first), elements);
    }
    cursor.expectWord("COMPONENTS");
    cursor.expect(Asn1TokenKind.LEFT_BRACE);
    List<Constraint.ComponentConstraint> components = new ArrayList<>();
    do {
      if (!cursor.accept(Asn1TokenKind.ELLIPSIS)) {
        components.add(component());
      }
    } while (cursor.accept(Asn1TokenKind.COMMA));
    cursor.expect(Asn1TokenKind.RIGHT_BRACE);
    return new Constraint.Components(cursor.since(first), components);
  }

  private Constraint.ComponentConstraint component() {
    Asn1Token first = cursor.peek();
    Asn1Name name = cursor.name("the name of a component");
    Optional<Constraint> constraint = optional();
    Constraint.Presence presence = Constraint.Presence.UNSAID;
    if (cursor.acceptWord("PRESENT")) {
      presence = Constraint.Presence.PRESENT;
    } else if (cursor.acceptWord("ABSENT")) {
      presence = Constraint.Presence.ABSENT;
    } else if (cursor.acceptWord("OPTIONAL")) {
      presence = Constraint.Presence.OPTIONAL;
    }
    return new Constraint.ComponentConstraint(cursor.since(first), name, constraint, presence);
  }
}

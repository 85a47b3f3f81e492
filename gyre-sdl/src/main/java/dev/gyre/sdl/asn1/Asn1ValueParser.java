package dev.gyre.sdl.asn1;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Values. */
final class Asn1ValueParser {
  private static final int LONGEST_NUMBER = 1_000;

  private final Asn1Cursor cursor;

  Asn1ValueParser(Asn1Cursor cursor) {
    this.cursor = cursor;
  }

  Asn1Value value() {
    cursor.enter();
    Asn1Value value = valueHere(cursor.peek());
    cursor.leave();
    return value;
  }

  private Asn1Value valueHere(Asn1Token first) {
    return switch (first.kind()) {
      case NUMBER, REAL, MINUS -> number(first);
      case STRING -> {
        cursor.advance();
        yield new Asn1Value.StringValue(first.span(), first.text());
      }
      case BITS -> digits(first, 2);
      case OCTETS -> digits(first, 16);
      case LEFT_BRACE -> braces(first);
      case WORD -> word(first);
      default -> throw cursor.unexpected("a value");
    };
  }

  private Asn1Value number(Asn1Token first) {
    boolean negative = cursor.accept(Asn1TokenKind.MINUS);
    Asn1Token number = cursor.peek();
    String text = number.text();
    int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
    boolean numeric = number.is(Asn1TokenKind.NUMBER) || number.is(Asn1TokenKind.REAL);
    // Conversions take a time that grows with the square of the length.
    boolean small =
        text.length() <= LONGEST_NUMBER && (exponent < 0 || text.length() - exponent <= 5);
    if (!numeric || !small) {
      throw cursor.unexpected("a number of reasonable size");
    }
    cursor.advance();
    if (number.is(Asn1TokenKind.NUMBER)) {
      BigInteger value = new BigInteger(text);
      return new Asn1Value.IntegerValue(cursor.since(first), negative ? value.negate() : value);
    }
    BigDecimal value = new BigDecimal(text);
    return new Asn1Value.RealValue(cursor.since(first), negative ? value.negate() : value);
  }

  private Asn1Value digits(Asn1Token token, int radix) {
    cursor.advance();
    return new Asn1Value.DigitsValue(token.span(), radix, token.text().replaceAll("\\s", ""));
  }

  private Asn1Value word(Asn1Token first) {
    if (cursor.peek(1).is(Asn1TokenKind.COLON)) {
      Asn1Name alternative = cursor.name("an alternative");
      cursor.advance();
      Asn1Value value = value();
      return new Asn1Value.ChoiceValue(cursor.since(first), alternative, value);
    }
    cursor.advance();
    return switch (first.text()) {
      case "TRUE" -> new Asn1Value.BooleanValue(first.span(), true);
      case "FALSE" -> new Asn1Value.BooleanValue(first.span(), false);
      case "NULL" -> new Asn1Value.NullValue(first.span());
      case "MIN" -> new Asn1Value.Minimum(first.span());
      case "MAX" -> new Asn1Value.Maximum(first.span());
      default ->
          new Asn1Value.ReferencedValue(first.span(), new Asn1Name(first.span(), first.text()));
    };
  }

  private Asn1Value braces(Asn1Token first) {
    cursor.advance();
    boolean named =
        cursor.at(Asn1TokenKind.WORD)
            && switch (cursor.peek(1).kind()) {
              case COMMA, RIGHT_BRACE, COLON -> false;
              default -> true;
            };
    return named ? structure(first) : list(first);
  }

  private Asn1Value structure(Asn1Token first) {
    List<Asn1Value.NamedValue> components = new ArrayList<>();
    do {
      Asn1Token start = cursor.peek();
      Asn1Name name = cursor.name("the name of a component");
      Asn1Value value = value();
      components.add(new Asn1Value.NamedValue(cursor.since(start), name, value));
    } while (cursor.accept(Asn1TokenKind.COMMA));
    cursor.expect(Asn1TokenKind.RIGHT_BRACE);
    return new Asn1Value.StructureValue(cursor.since(first), components);
  }

  private Asn1Value list(Asn1Token first) {
    List<Asn1Value> elements = new ArrayList<>();
    if (!cursor.at(Asn1TokenKind.RIGHT_BRACE)) {
      do {
        elements.add(value());
      } while (cursor.accept(Asn1TokenKind.COMMA));
    }
    cursor.expect(Asn1TokenKind.RIGHT_BRACE);
    return new Asn1Value.ListValue(cursor.since(first), elements);
  }
}

package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import dev.gyre.source.SourceSpan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Names, literals, values in braces, and what follows them: indices and fields. */
final class PrimaryParser {
  /** What a colon after a name means. */
  enum Colon {
    /** {@code alternative : value}. */
    MAKES_CHOICE,
    /** It belongs to what is around the expression: a range, a loop. */
    ENDS
  }

  private static final int LONGEST_NUMBER = 1_000;

  private final TokenCursor cursor;
  private final ExpressionParser expressions;

  PrimaryParser(TokenCursor cursor, ExpressionParser expressions) {
    this.cursor = cursor;
    this.expressions = expressions;
  }

  Expression primary(Colon colon) {
    Token token = cursor.peek();
    return switch (token.kind()) {
      case WORD -> word(token, colon);
      case NUMBER, REAL -> number(token);
      case STRING, DOUBLE_STRING -> {
        cursor.advance();
        yield new Expression.StringLiteral(token.span(), token.text());
      }
      case BITS -> digits(token, Expression.Radix.BINARY);
      case OCTETS -> digits(token, Expression.Radix.HEXADECIMAL);
      case LEFT_PAREN -> parenthesised();
      case LEFT_BRACE -> braces(token);
      case LEFT_MAKE -> make(token);
      case LEFT_QUALIFIER -> qualified(token, colon);
      default -> throw cursor.unexpected("an expression");
    };
  }

  private Expression number(Token token) {
    String text = token.text();
    int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
    // Conversions take a time that grows with the square of the length.
    if (text.length() > LONGEST_NUMBER || (exponent >= 0 && text.length() - exponent > 5)) {
      throw cursor.unexpected("a smaller number");
    }
    cursor.advance();
    return token.is(TokenKind.NUMBER)
        ? new Expression.IntegerLiteral(token.span(), new BigInteger(text))
        : new Expression.RealLiteral(token.span(), new BigDecimal(text));
  }

  private Expression digits(Token token, Expression.Radix radix) {
    cursor.advance();
    return new Expression.DigitsLiteral(token.span(), radix, token.text().replaceAll("\\s", ""));
  }

  private Expression parenthesised() {
    cursor.advance();
    Expression inner = expressions.expression();
    cursor.expect(TokenKind.RIGHT_PAREN, "after the expression");
    return postfix(inner);
  }

  // ---- words

  private Expression word(Token token, Colon colon) {
    Token following = cursor.peek(1);
    if (following.is(TokenKind.COLON) && colon == Colon.MAKES_CHOICE) {
      return choice();
    }
    return switch (token.folded()) {
      case "true" -> bool(token, true);
      case "false" -> bool(token, false);
      case "null" -> {
        cursor.advance();
        yield new Expression.NullLiteral(token.span());
      }
      case "self" -> implicit(token, Expression.ImplicitValue.SELF);
      case "sender" -> implicit(token, Expression.ImplicitValue.SENDER);
      case "parent" -> implicit(token, Expression.ImplicitValue.PARENT);
      case "offspring" -> implicit(token, Expression.ImplicitValue.OFFSPRING);
      case "now" -> implicit(token, Expression.ImplicitValue.NOW);
      case "if" -> conditional(token);
      case "call" -> following.is(TokenKind.WORD) ? call() : name();
      case "any" -> following.is(TokenKind.LEFT_PAREN) ? any(token) : name();
      case "import", "view" -> following.is(TokenKind.LEFT_PAREN) ? shared(token) : name();
      case "input", "output" -> following.is(TokenKind.WORD) ? event(token) : name();
      case "unhandled" -> following.isWord("input") ? event(token) : name();
      default -> name();
    };
  }

  private Expression bool(Token token, boolean value) {
    cursor.advance();
    return new Expression.BooleanLiteral(token.span(), value);
  }

  private Expression implicit(Token token, Expression.ImplicitValue value) {
    cursor.advance();
    return postfix(
        new Expression.Implicit(token.span(), value, new Name(token.span(), token.text())));
  }

  private Expression name() {
    Name name = cursor.name("an expression");
    return postfix(new Expression.NameUse(name.span(), name));
  }

  /** {@code call p(x)}, for the result of the procedure; the arguments may be missing. */
  private Expression call() {
    Token first = cursor.advance();
    Name procedure = cursor.name("the name of a procedure");
    List<Expression> arguments = expressions.optionalArguments();
    return postfix(
        new Expression.Apply(
            cursor.since(first), new Expression.NameUse(procedure.span(), procedure), arguments));
  }

  private Expression choice() {
    cursor.enter();
    Name alternative = cursor.name("an alternative");
    cursor.advance();
    Expression value = expressions.expression();
    cursor.leave();
    return new Expression.ChoiceValue(alternative.span().to(value.span()), alternative, value);
  }

  private Expression conditional(Token first) {
    cursor.advance();
    Expression condition = expressions.expression();
    cursor.expectWord("then", "after the condition");
    Expression then = expressions.expression();
    cursor.expectWord("else", "after the value for true");
    Expression otherwise = expressions.expression();
    cursor.expectWord("fi", "after the value for false");
    return postfix(new Expression.Conditional(cursor.since(first), condition, then, otherwise));
  }

  private Expression any(Token first) {
    cursor.advance();
    cursor.advance();
    Name sort = cursor.name("the name of a sort");
    cursor.expect(TokenKind.RIGHT_PAREN, "after the sort");
    return new Expression.AnyValue(cursor.since(first), new SortReference(sort.span(), sort));
  }

  /** Reads it all the same, so that there is no second error. */
  private Expression shared(Token first) {
    cursor.refuse(
        first.span(),
        "shared variables ('" + first.folded() + "')",
        "send the value in a signal instead");
    return name();
  }

  private Expression event(Token first) {
    EventPattern pattern = eventPattern();
    return new Expression.EventTest(cursor.since(first), pattern);
  }

  /** {@code input s(x) from p to q}. */
  EventPattern eventPattern() {
    Token first = cursor.peek();
    boolean unhandled = cursor.acceptWord("unhandled");
    Token word = cursor.advance();
    EventPattern.Kind kind =
        unhandled
            ? EventPattern.Kind.UNHANDLED_INPUT
            : word.isWord("output") ? EventPattern.Kind.OUTPUT : EventPattern.Kind.INPUT;
    boolean anySignal = cursor.atWord("from") || cursor.atWord("to");
    Optional<Name> signal =
        anySignal || !cursor.at(TokenKind.WORD)
            ? Optional.empty()
            : Optional.of(cursor.name("a signal"));
    List<Expression> parameters = expressions.optionalArguments();
    Optional<Name> from = participant("from");
    Optional<Name> to = participant("to");
    return new EventPattern(cursor.since(first), kind, signal, parameters, from, to);
  }

  private Optional<Name> participant(String word) {
    return cursor.acceptWord(word)
        ? Optional.of(cursor.name("the name of a process"))
        : Optional.empty();
  }

  // ---- indices and fields

  private Expression postfix(Expression start) {
    Expression result = start;
    int links = 0;
    while (true) {
      if (cursor.at(TokenKind.LEFT_PAREN)) {
        List<Expression> arguments = arguments();
        result = new Expression.Apply(to(result), result, arguments);
      } else if (cursor.at(TokenKind.BANG) || cursor.at(TokenKind.DOT)) {
        cursor.advance();
        Name field = cursor.name("the name of a field");
        result = new Expression.Field(to(result), result, field);
      } else {
        for (int i = 0; i < links; i++) {
          cursor.leave();
        }
        return result;
      }
      // Each makes the tree deeper, as a nested expression does.
      cursor.enter();
      links++;
    }
  }

  private SourceSpan to(Expression start) {
    return cursor.since(start.span());
  }

  List<Expression> arguments() {
    cursor.expect(TokenKind.LEFT_PAREN, "before the arguments");
    List<Expression> arguments = new ArrayList<>();
    if (!cursor.at(TokenKind.RIGHT_PAREN)) {
      do {
        arguments.add(expressions.expression());
      } while (cursor.accept(TokenKind.COMMA));
    }
    cursor.expect(TokenKind.RIGHT_PAREN, "after the arguments");
    return arguments;
  }

  /** {@code <<block b>> x}: the qualifier is read and forgotten, since names are unique enough. */
  private Expression qualified(Token first, Colon colon) {
    cursor.refuse(first.span(), "names with a qualifier", "give the two things different names");
    while (!cursor.atEnd() && !cursor.at(TokenKind.RIGHT_QUALIFIER)) {
      cursor.advance();
    }
    cursor.advance();
    return cursor.at(TokenKind.WORD) ? word(cursor.peek(), colon) : name();
  }

  // ---- values

  /** {@code (. 1, 2 .)}. */
  private Expression make(Token first) {
    cursor.advance();
    List<Expression> elements = elements(TokenKind.RIGHT_MAKE);
    return new Expression.SequenceValue(cursor.since(first), elements);
  }

  private Expression braces(Token first) {
    cursor.advance();
    if (!startsField()) {
      List<Expression> elements = elements(TokenKind.RIGHT_BRACE);
      return new Expression.SequenceValue(cursor.since(first), elements);
    }
    List<Expression.FieldValue> fields = new ArrayList<>();
    do {
      Name field = cursor.name("the name of a field");
      Expression value = expressions.expression();
      fields.add(new Expression.FieldValue(field.span().to(value.span()), field, value));
    } while (cursor.accept(TokenKind.COMMA));
    cursor.expect(TokenKind.RIGHT_BRACE, "after the fields");
    return new Expression.StructureValue(cursor.since(first), fields);
  }

  private List<Expression> elements(TokenKind close) {
    List<Expression> elements = new ArrayList<>();
    if (!cursor.at(close)) {
      do {
        elements.add(expressions.expression());
      } while (cursor.accept(TokenKind.COMMA));
    }
    cursor.expect(close, "after the elements");
    return elements;
  }

  /**
   * Whether a name of a field with its value comes, and not an expression that begins with a name:
   * {@code {a 1}} and {@code {a (1)}} against {@code {a - 1}} and {@code {a(1)}}.
   */
  private boolean startsField() {
    Token name = cursor.peek();
    Token value = cursor.peek(1);
    if (!name.is(TokenKind.WORD) || name.isWord("if") || name.isWord("not")) {
      return false;
    }
    return switch (value.kind()) {
      case NUMBER, REAL, STRING, DOUBLE_STRING, BITS, OCTETS, LEFT_BRACE, LEFT_MAKE -> true;
      case LEFT_PAREN -> !name.touches(value);
      case MINUS -> !name.touches(value) && value.touches(cursor.peek(2));
      case WORD ->
          switch (value.folded()) {
            case "and", "or", "xor", "in", "mod", "rem" -> false;
            default -> true;
          };
      default -> false;
    };
  }
}

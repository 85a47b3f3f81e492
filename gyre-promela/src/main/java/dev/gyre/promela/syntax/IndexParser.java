package dev.gyre.promela.syntax;

import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.SourceSpan;
import java.util.Optional;

/**
 * The syntax of index types. No word of it is reserved: each is recognised by what stands around
 * it, where Promela as Spin reads it would find an error, so models that use the words as names
 * mean what they meant.
 */
final class IndexParser {
  private final TokenCursor cursor;
  private final KnownNames names;
  private final ExpressionParser expressions;

  IndexParser(TokenCursor cursor, KnownNames names, ExpressionParser expressions) {
    this.cursor = cursor;
    this.names = names;
    this.expressions = expressions;
  }

  // ---- declarations

  /** Whether {@code scalarset Name[..]} or {@code ring Name[..]} is next. */
  boolean atType() {
    Token word = cursor.rawPeek(0);
    return (word.isWord("scalarset") || word.isWord("ring"))
        && names.isPlain(word.text())
        && cursor.rawPeek(1).is(TokenKind.IDENTIFIER)
        && cursor.rawPeek(2).is(TokenKind.LEFT_BRACKET);
  }

  Unit type() {
    Token word = cursor.advance();
    Unit.IndexKind kind = word.isWord("ring") ? Unit.IndexKind.RING : Unit.IndexKind.SCALARSET;
    Name name = expressions.name("a name for the " + word.text());
    cursor.expect(TokenKind.LEFT_BRACKET, "after the name of the " + word.text());
    Expression size = expressions.expression();
    Token close = cursor.expect(TokenKind.RIGHT_BRACKET, "after the number of elements");
    names.addIndexType(name.text());
    return new Unit.IndexType(word.span().to(close.span()), kind, name, size);
  }

  /** The name of an index type before a closing bracket, in place of a number. */
  Optional<Expression> cardinality() {
    Token word = cursor.rawPeek(0);
    if (!isType(word) || !cursor.rawPeek(1).is(TokenKind.RIGHT_BRACKET)) {
      return Optional.empty();
    }
    cursor.advance();
    return Optional.of(
        new Expression.Symmetric(new IndexExpression.Cardinality(word.span(), name(word))));
  }

  // ---- expressions

  /** Whether an expression of index types is next that starts with a word. */
  boolean startsExpression() {
    Token word = cursor.rawPeek(0);
    return isType(word) || quantifier(word).isPresent() || step(word).isPresent();
  }

  /** The expression that {@link #startsExpression} saw. */
  Expression expression() {
    Token word = cursor.rawPeek(0);
    if (isType(word)) {
      return undefined();
    }
    return new Expression.Symmetric(
        step(word).isPresent() ? neighbour(step(word).get()) : quantified(word));
  }

  private Expression undefined() {
    Token word = cursor.advance();
    cursor.expect(TokenKind.DOT, "and 'none' after the name of an index type");
    Token none = cursor.expectWord("none", "after '" + word.text() + ".'");
    expressions.leaf();
    SourceSpan span = word.span().to(none.span());
    return new Expression.Symmetric(new IndexExpression.Undefined(span, name(word)));
  }

  private IndexExpression neighbour(IndexExpression.Step step) {
    Token word = cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after '" + word.text() + "'");
    Expression value = expressions.nested(word.span());
    Token close = cursor.expect(TokenKind.RIGHT_PAREN, "to close '" + word.text() + "('");
    return new IndexExpression.Neighbour(word.span().to(close.span()), step, value);
  }

  private IndexExpression quantified(Token word) {
    IndexExpression.Quantifier quantifier = quantifier(word).orElseThrow();
    cursor.advance();
    cursor.advance();
    Name variable = expressions.name("a variable for the elements");
    cursor.advance();
    Name type = name(cursor.advance());
    cursor.expect(TokenKind.RIGHT_PAREN, "after the type");
    // A condition reaches as far as it can; a number is compared with what follows.
    Expression body =
        quantifier.isNumber()
            ? expressions.nestedOperand(word.span())
            : expressions.nested(word.span());
    SourceSpan span = word.span().to(body.span());
    return new IndexExpression.Quantified(span, quantifier, variable, type, body);
  }

  private Optional<IndexExpression.Quantifier> quantifier(Token word) {
    boolean shaped =
        isFreeWord(word)
            && cursor.rawPeek(1).is(TokenKind.LEFT_PAREN)
            && cursor.rawPeek(2).is(TokenKind.IDENTIFIER)
            && cursor.rawPeek(3).is(TokenKind.COLON)
            && isType(cursor.rawPeek(4));
    if (shaped) {
      for (IndexExpression.Quantifier quantifier : IndexExpression.Quantifier.values()) {
        if (word.isWord(quantifier.word())) {
          return Optional.of(quantifier);
        }
      }
    }
    return Optional.empty();
  }

  private Optional<IndexExpression.Step> step(Token word) {
    if (names.hasIndexTypes() && isFreeWord(word) && cursor.rawPeek(1).is(TokenKind.LEFT_PAREN)) {
      for (IndexExpression.Step step : IndexExpression.Step.values()) {
        if (word.isWord(step.word())) {
          return Optional.of(step);
        }
      }
    }
    return Optional.empty();
  }

  // ---- statements

  /** The type of {@code (p : Name)}, when the name is next and the parenthesis behind it. */
  Optional<Name> rangeType() {
    Token word = cursor.rawPeek(0);
    if (!isType(word) || !cursor.rawPeek(1).is(TokenKind.RIGHT_PAREN)) {
      return Optional.empty();
    }
    cursor.advance();
    return Optional.of(name(word));
  }

  private boolean isType(Token word) {
    return word.is(TokenKind.IDENTIFIER) && names.isIndexType(word.text());
  }

  private boolean isFreeWord(Token word) {
    return word.is(TokenKind.IDENTIFIER) && names.isPlain(word.text());
  }

  private static Name name(Token word) {
    return new Name(word.span(), word.text());
  }
}

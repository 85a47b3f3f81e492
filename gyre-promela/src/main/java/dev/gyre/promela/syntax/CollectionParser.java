package dev.gyre.promela.syntax;

import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The syntax of collections. No word of it is reserved: {@code set NAME of} and {@code set NAME =
 * [} are nothing in Promela as Spin reads it, and neither is a parenthesis behind a field, so
 * models that use the words as names mean what they meant.
 */
final class CollectionParser {
  private static final Map<String, TypeName.Base> KINDS =
      Map.of(
          "set", TypeName.Base.SET,
          "multiset", TypeName.Base.MULTISET,
          "queue", TypeName.Base.QUEUE);

  private final TokenCursor cursor;
  private final KnownNames names;
  private final ExpressionParser expressions;

  CollectionParser(TokenCursor cursor, KnownNames names, ExpressionParser expressions) {
    this.cursor = cursor;
    this.names = names;
    this.expressions = expressions;
  }

  // ---- declarations

  /** Whether the type of a collection stands {@code k} tokens from here, and its name behind it. */
  boolean declaredAt(int k) {
    Token word = cursor.rawPeek(k);
    Token after = cursor.rawPeek(k + 2);
    return word.is(TokenKind.IDENTIFIER)
        && KINDS.containsKey(word.text())
        && names.isPlain(word.text())
        && cursor.rawPeek(k + 1).is(TokenKind.IDENTIFIER)
        && (after.isWord("of")
            || (after.is(TokenKind.ASSIGN) && cursor.rawPeek(k + 3).is(TokenKind.LEFT_BRACKET)));
  }

  /** The type that {@link #declaredAt} saw. */
  TypeName type() {
    Token word = cursor.advance();
    return new TypeName(word.span(), KINDS.get(word.text()), Optional.empty());
  }

  /** {@code NAME of {type}} or {@code NAME = [capacity] of {type}}. */
  Declaration.Declarator declarator(DeclarationParser declarations) {
    Name name = expressions.name("a variable name");
    Optional<Expression> capacity = Optional.empty();
    if (cursor.accept(TokenKind.ASSIGN)) {
      cursor.expect(TokenKind.LEFT_BRACKET, "to start the capacity");
      capacity = Optional.of(expressions.expression());
      cursor.expect(TokenKind.RIGHT_BRACKET, "to close the capacity");
    }
    Token of = cursor.expectWord("of", "and the type of the elements");
    cursor.expect(TokenKind.LEFT_BRACE, "to start the type of the elements");
    Declaration.ElementType elements = elements(declarations);
    Token close = cursor.expect(TokenKind.RIGHT_BRACE, "to close the type of the elements");
    SourceSpan span = of.span().to(close.span());
    return new Declaration.Declarator(
        name,
        Optional.empty(),
        Optional.empty(),
        Optional.of(new Declaration.Initializer.Collection(span, capacity, elements)));
  }

  private Declaration.ElementType elements(DeclarationParser declarations) {
    if (declarations.startsAt(0)) {
      TypeName type = declarations.typeName();
      return new Declaration.ElementType(
          type.span(), Optional.of(type), Optional.empty(), Optional.empty());
    }
    Expression first = expressions.expression();
    cursor.expect(TokenKind.DOT_DOT, "between the first and the last element");
    Expression last = expressions.expression();
    return new Declaration.ElementType(
        first.span().to(last.span()), Optional.empty(), Optional.of(first), Optional.of(last));
  }

  // ---- uses

  /** Whether what was read as a field is an operation, whose arguments come next. */
  boolean atArguments(Expression.Reference reference) {
    int last = reference.path().size() - 1;
    return last > 0
        && reference.path().get(last).index().isEmpty()
        && cursor.at(TokenKind.LEFT_PAREN);
  }

  /** The operation that {@link #atArguments} saw. */
  Expression.CollectionCall call(Expression.Reference reference) {
    List<Expression.Accessor> path = reference.path();
    Name operation = path.get(path.size() - 1).name();
    List<Expression.Accessor> owner = path.subList(0, path.size() - 1);
    List<Expression> arguments = expressions.arguments("after the operation");
    expressions.leaf();
    SourceSpan span = reference.span().to(cursor.last().span());
    Expression.Reference collection = new Expression.Reference(reference.span(), owner);
    return new Expression.CollectionCall(span, collection, operation, arguments);
  }
}

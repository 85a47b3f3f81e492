package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Declarations of variables, parameters and fields. */
final class DeclarationParser {
  private final TokenCursor cursor;
  private final KnownNames names;
  private final ExpressionParser expressions;
  private final IndexParser indexes;
  private final CollectionParser collections;

  DeclarationParser(TokenCursor cursor, KnownNames names, ExpressionParser expressions) {
    this.cursor = cursor;
    this.names = names;
    this.expressions = expressions;
    this.indexes = new IndexParser(cursor, names, expressions);
    this.collections = new CollectionParser(cursor, names, expressions);
  }

  /** Whether a declaration starts {@code k} tokens from here. */
  boolean startsAt(int k) {
    Token token = cursor.rawPeek(k);
    return token.is(TokenKind.IDENTIFIER)
        && (ReservedWords.type(token.text()).isPresent()
            || ReservedWords.visibility(token.text()).isPresent()
            || names.isTypedef(token.text())
            || TimerParser.declares(cursor, names, k)
            || collections.declaredAt(k)
            || (names.isIndexType(token.text()) && !cursor.rawPeek(k + 1).is(TokenKind.DOT)));
  }

  Declaration declaration() {
    Token first = cursor.peek();
    Declaration.Visibility visibility =
        ReservedWords.visibility(first.text()).orElse(Declaration.Visibility.PLAIN);
    if (visibility != Declaration.Visibility.PLAIN) {
      cursor.advance();
    }
    boolean isCollection = collections.declaredAt(0);
    TypeName type = isCollection ? collections.type() : typeName();
    if (type.base() == TypeName.Base.MTYPE
        && (cursor.at(TokenKind.LEFT_BRACE) || cursor.at(TokenKind.ASSIGN))) {
      throw cursor.fail(
          Diagnostic.of(
                  PromelaCode.MISPLACED_DECLARATION,
                  first.span(),
                  "mtype constants must be declared at the top level")
              .withHint("move this declaration out of the process"));
    }
    List<Declaration.Declarator> declarators = new ArrayList<>();
    do {
      declarators.add(isCollection ? collections.declarator(this) : declarator());
    } while (!isCollection && cursor.accept(TokenKind.COMMA));
    SourceSpan span = first.span().to(cursor.last().span());
    return new Declaration(span, visibility, type, declarators);
  }

  private SyntaxError noDeclaration() {
    Token type = cursor.rawPeek(0);
    if (!type.is(TokenKind.IDENTIFIER) || !cursor.rawPeek(1).is(TokenKind.IDENTIFIER)) {
      return cursor.unexpected("a declaration");
    }
    return cursor.fail(
        Diagnostic.of(
                PromelaCode.UNKNOWN_TYPE,
                type.span(),
                "there is no type '" + type.text() + "' up to here")
            .withHint("a typedef must come before its use, and cannot contain itself"));
  }

  /** Declarations separated by semicolons, up to {@code end}, which stays unread. */
  List<Declaration> list(TokenKind end) {
    List<Declaration> all = new ArrayList<>();
    while (true) {
      if (!startsAt(0)) {
        throw noDeclaration();
      }
      all.add(declaration());
      if (!cursor.at(TokenKind.SEMICOLON)) {
        return all;
      }
      while (cursor.at(TokenKind.SEMICOLON)) {
        cursor.advance();
      }
      if (cursor.at(end)) {
        return all;
      }
    }
  }

  /** A type, including the set of an mtype. */
  TypeName typeName() {
    Token word = cursor.peek();
    if (word.is(TokenKind.IDENTIFIER)
        && (names.isTypedef(word.text()) || names.isIndexType(word.text()))) {
      cursor.advance();
      Name name = new Name(word.span(), word.text());
      TypeName.Base named =
          names.isIndexType(word.text()) ? TypeName.Base.INDEX : TypeName.Base.STRUCTURE;
      return new TypeName(word.span(), named, Optional.of(name));
    }
    if (TimerParser.declares(cursor, names, 0)) {
      cursor.advance();
      return new TypeName(word.span(), TypeName.Base.TIMER, Optional.empty());
    }
    Optional<TypeName.Base> base =
        word.is(TokenKind.IDENTIFIER) ? ReservedWords.type(word.text()) : Optional.empty();
    if (base.isEmpty()) {
      throw cursor.unexpected("a type");
    }
    cursor.advance();
    if (base.get() == TypeName.Base.MTYPE && cursor.at(TokenKind.COLON)) {
      cursor.advance();
      Name set = expressions.name("the name of an mtype set");
      return new TypeName(word.span().to(set.span()), base.get(), Optional.of(set));
    }
    return new TypeName(word.span(), base.get(), Optional.empty());
  }

  private Declaration.Declarator declarator() {
    Name name = expressions.name("a variable name");
    Optional<Expression> width = Optional.empty();
    Optional<Expression> length = Optional.empty();
    if (cursor.accept(TokenKind.COLON)) {
      if (!cursor.at(TokenKind.NUMBER)) {
        throw cursor.unexpected("a number of bits");
      }
      width = Optional.of(expressions.expression());
    } else if (cursor.accept(TokenKind.LEFT_BRACKET)) {
      length = Optional.of(indexes.cardinality().orElseGet(expressions::expression));
      cursor.expect(TokenKind.RIGHT_BRACKET, "to close the array length");
    }
    Optional<Declaration.Initializer> initializer =
        cursor.accept(TokenKind.ASSIGN) ? Optional.of(initializer()) : Optional.empty();
    return new Declaration.Declarator(name, width, length, initializer);
  }

  private Declaration.Initializer initializer() {
    Token first = cursor.peek();
    if (cursor.accept(TokenKind.LEFT_BRACKET)) {
      return channel(first);
    }
    if (cursor.accept(TokenKind.LEFT_BRACE)) {
      List<Expression> values = expressions.list();
      Token close = cursor.expect(TokenKind.RIGHT_BRACE, "to close the list of values");
      return new Declaration.Initializer.Values(first.span().to(close.span()), values);
    }
    Expression value = expressions.expression();
    return new Declaration.Initializer.Value(value.span(), value);
  }

  private Declaration.Initializer channel(Token open) {
    Expression capacity = expressions.expression();
    cursor.expect(TokenKind.RIGHT_BRACKET, "to close the channel's capacity");
    cursor.expectWord("of", "after the channel's capacity");
    cursor.expect(TokenKind.LEFT_BRACE, "to start the channel's fields");
    List<TypeName> fields = new ArrayList<>();
    do {
      fields.add(typeName());
    } while (cursor.accept(TokenKind.COMMA));
    Token close = cursor.expect(TokenKind.RIGHT_BRACE, "to close the channel's fields");
    return new Declaration.Initializer.Channel(open.span().to(close.span()), capacity, fields);
  }
}

package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sequences and the statements that contain others. Recovers at the end of a statement. */
final class StatementParser {
  /** Blocks, selections and inline calls inside each other. */
  private static final int MAX_NESTING = 1_000;

  private final TokenCursor cursor;
  private final KnownNames names;
  private final ExpressionParser expressions;
  private final DeclarationParser declarations;
  private final BasicStatementParser basics;
  private final InlineExpander inlines;
  private final IndexParser indexes;
  private int nesting;

  StatementParser(
      TokenCursor cursor,
      KnownNames names,
      ExpressionParser expressions,
      DeclarationParser declarations) {
    this.cursor = cursor;
    this.names = names;
    this.expressions = expressions;
    this.declarations = declarations;
    this.indexes = new IndexParser(cursor, names, expressions);
    this.inlines = new InlineExpander(cursor, names, expressions);
    this.basics = new BasicStatementParser(cursor, names, expressions, inlines);
  }

  /** {@code { sequence }}. */
  Sequence braces(String purpose) {
    return afterBrace(cursor.expect(TokenKind.LEFT_BRACE, purpose));
  }

  /** What follows an opening brace, to the brace that closes it. */
  Sequence afterBrace(Token open) {
    Sequence sequence = sequence();
    if (!cursor.at(TokenKind.RIGHT_BRACE)) {
      throw cursor.fail(unclosed(open));
    }
    cursor.advance();
    return sequence;
  }

  private Diagnostic unclosed(Token open) {
    Token found = cursor.rawPeek(0);
    String what =
        found.is(TokenKind.END_OF_INPUT)
            ? "the " + (cursor.inInline() ? "inline" : "file") + " ends inside this block"
            : "expected ';', a line end or '}', found '" + found.text() + "'";
    return Diagnostic.of(PromelaCode.SYNTAX, found.span(), what)
        .withNote(open.span(), "the brace that is still open");
  }

  /** Steps up to a closing word or brace, which stays unread. */
  Sequence sequence() {
    if (++nesting > MAX_NESTING) {
      throw cursor.fail(
          Diagnostic.of(
              PromelaCode.NESTING_TOO_DEEP,
              cursor.rawPeek(0).span(),
              "statements are nested more than " + MAX_NESTING + " levels deep"));
    }
    try {
      List<Statement> steps = new ArrayList<>();
      SourceSpan start = cursor.rawPeek(0).span();
      do {
        addStep(steps);
        boolean separated = cursor.atSeparator();
        cursor.skipSeparators();
        if (!separated) {
          break;
        }
      } while (!atEnd());
      return new Sequence(start.to(cursor.last().span()), steps);
    } finally {
      nesting--;
    }
  }

  private void addStep(List<Statement> steps) {
    int parentheses = cursor.parentheses();
    try {
      steps.add(step());
    } catch (SyntaxError error) {
      expressions.reset();
      cursor.restoreParentheses(parentheses);
      recover(error);
    }
  }

  /** Skips to the end of the statement, or gives up the sequence at the end of the text. */
  private void recover(SyntaxError error) {
    int depth = 0;
    while (true) {
      Token token = cursor.peek();
      if (token.is(TokenKind.END_OF_INPUT)) {
        throw error;
      }
      if (depth == 0 && (cursor.atSeparator() || atEnd())) {
        return;
      }
      if (token.is(TokenKind.LEFT_BRACE)) {
        depth++;
      } else if (token.is(TokenKind.RIGHT_BRACE)) {
        depth--;
      }
      cursor.advance();
    }
  }

  private boolean atEnd() {
    Token token = cursor.peek();
    return switch (token.kind()) {
      case RIGHT_BRACE, COLON_COLON, END_OF_INPUT -> true;
      case IDENTIFIER -> token.text().equals("fi") || token.text().equals("od");
      default -> false;
    };
  }

  private Statement step() {
    if (cursor.atSeparator() || atEnd()) {
      throw cursor.unexpected("a statement");
    }
    if (declarations.startsAt(0)) {
      Declaration declaration = declarations.declaration();
      return new Statement.Declare(declaration.span(), declaration);
    }
    Token first = cursor.peek();
    if (first.isWord("xr") || first.isWord("xs")) {
      return basics.exclusive();
    }
    Statement main = statement();
    if (!cursor.acceptWord("unless")) {
      return main;
    }
    Statement escape = statement();
    return new Statement.Unless(first.span().to(cursor.last().span()), main, escape);
  }

  private Statement statement() {
    Token token = cursor.peek();
    if (token.is(TokenKind.LEFT_BRACE)) {
      return block(Optional.empty());
    }
    if (!token.is(TokenKind.IDENTIFIER)) {
      return basics.expressionStatement();
    }
    if (names.isPlain(token.text()) && cursor.rawPeek(1).is(TokenKind.COLON)) {
      return labeled(token);
    }
    Optional<InlineDefinition> inline = names.inline(token.text());
    if (inline.isPresent()) {
      return call(inline.get(), Optional.empty());
    }
    return switch (token.text()) {
      case "if" -> new Statement.If(span(token), options("if", "fi"));
      case "do" -> new Statement.Do(span(token), options("do", "od"));
      case "atomic" -> {
        cursor.advance();
        Sequence body = braces("after 'atomic'");
        yield new Statement.Atomic(token.span().to(cursor.last().span()), body);
      }
      case "d_step" -> {
        cursor.advance();
        Sequence body = braces("after 'd_step'");
        yield new Statement.DStep(token.span().to(cursor.last().span()), body);
      }
      case "for" -> forLoop();
      default -> basic();
    };
  }

  /** The span of the opening keyword only: selections are long, and the keyword is what to show. */
  private static SourceSpan span(Token keyword) {
    return keyword.span();
  }

  private Statement basic() {
    BasicStatementParser.Start start = basics.start();
    if (start.call().isPresent()) {
      return call(start.call().get(), Optional.of(start.target()));
    }
    return basics.finish(start);
  }

  private Statement call(InlineDefinition inline, Optional<Expression.Reference> result) {
    Name name = new Name(cursor.peek().span(), inline.name().text());
    return inlines.call(inline, result, () -> block(Optional.of(name)));
  }

  private Statement block(Optional<Name> inline) {
    Token open = cursor.peek();
    Sequence body = braces("to start a block");
    return new Statement.Block(open.span().to(cursor.last().span()), body, inline);
  }

  private Statement labeled(Token word) {
    cursor.advance();
    cursor.advance();
    Name label = new Name(word.span(), word.text());
    if (declarations.startsAt(0) || cursor.atWord("xr") || cursor.atWord("xs")) {
      throw cursor.fail(
          Diagnostic.of(
                  PromelaCode.MISPLACED_LABEL,
                  word.span(),
                  "a label cannot stand before a declaration")
              .withHint("write '" + word.text() + ": skip;' before the declaration"));
    }
    boolean alone = cursor.atSeparator() || atEnd();
    Optional<Statement> statement = alone ? Optional.empty() : Optional.of(statement());
    return new Statement.Labeled(word.span(), label, statement);
  }

  private List<Sequence> options(String open, String close) {
    Token keyword = cursor.advance();
    List<Sequence> options = new ArrayList<>();
    while (cursor.accept(TokenKind.COLON_COLON)) {
      options.add(sequence());
    }
    if (options.isEmpty()) {
      throw cursor.unexpected("'::' after '" + open + "'");
    }
    if (!cursor.acceptWord(close)) {
      Token found = cursor.rawPeek(0);
      throw cursor.fail(
          Diagnostic.of(
                  PromelaCode.SYNTAX,
                  found.span(),
                  found.is(TokenKind.END_OF_INPUT)
                      ? "this '" + open + "' has no '" + close + "'"
                      : "expected ';', a line end, '::' or '"
                          + close
                          + "', found '"
                          + found.text()
                          + "'")
              .withNote(keyword.span(), "the '" + open + "' that is still open"));
    }
    return options;
  }

  private Statement forLoop() {
    Token word = cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after 'for'");
    if (declarations.startsAt(0)) {
      throw cursor.fail(
          Diagnostic.of(
                  PromelaCode.MISPLACED_DECLARATION,
                  cursor.rawPeek(0).span(),
                  "a variable cannot be declared inside 'for (...)'")
              .withHint("declare it before the loop"));
    }
    Expression.Reference variable = expressions.reference();
    if (cursor.acceptWord("in")) {
      Expression.Reference collection = expressions.reference();
      cursor.expect(TokenKind.RIGHT_PAREN, "to close 'for ('");
      return new Statement.ForIn(word.span(), variable, collection, loopBody());
    }
    cursor.expect(TokenKind.COLON, "or 'in' after the loop variable");
    Optional<Name> type = indexes.rangeType();
    if (type.isPresent()) {
      cursor.expect(TokenKind.RIGHT_PAREN, "to close 'for ('");
      return new Statement.Symmetric(
          new IndexStatement.ForEach(word.span(), variable, type.get(), loopBody()));
    }
    Expression from = expressions.expression();
    cursor.expect(TokenKind.DOT_DOT, "between the bounds");
    Expression to = expressions.expression();
    cursor.expect(TokenKind.RIGHT_PAREN, "to close 'for ('");
    return new Statement.ForRange(word.span(), variable, from, to, loopBody());
  }

  private Sequence loopBody() {
    cursor.accept(TokenKind.SEMICOLON);
    return braces("to start the body of the loop");
  }
}

package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The statements that contain no other statement. */
final class BasicStatementParser {
  /** Select over more constants than this counts instead of choosing. */
  private static final int MAX_CHOICES = 32;

  private final TokenCursor cursor;
  private final KnownNames names;
  private final ExpressionParser expressions;
  private final PrimaryParser primaries;
  private final InlineExpander inlines;
  private final TimerParser timers;
  private final IndexParser indexes;
  private final CollectionParser collections;

  BasicStatementParser(
      TokenCursor cursor, KnownNames names, ExpressionParser expressions, InlineExpander inlines) {
    this.cursor = cursor;
    this.names = names;
    this.expressions = expressions;
    this.primaries = new PrimaryParser(cursor, names, expressions);
    this.inlines = inlines;
    this.timers = new TimerParser(cursor, names, expressions);
    this.indexes = new IndexParser(cursor, names, expressions);
    this.collections = new CollectionParser(cursor, names, expressions);
  }

  /**
   * The beginning of a statement: either a finished statement, or a reference that was read, or
   * {@code target = f} where f is an inline whose call is next.
   */
  record Start(
      Optional<Statement> finished, Expression.Reference target, Optional<InlineDefinition> call) {}

  Start start() {
    Token token = cursor.peek();
    if (!names.isPlain(token.text()) || indexes.startsExpression()) {
      return finished(keyword(token));
    }
    if (timers.atStatement()) {
      return finished(timers.statement());
    }
    if (timers.atQuery()) {
      return finished(expressionStatement());
    }
    Expression.Reference target = expressions.reference();
    if (cursor.at(TokenKind.ASSIGN) && cursor.rawPeek(1).is(TokenKind.IDENTIFIER)) {
      Optional<InlineDefinition> inline = names.inline(cursor.rawPeek(1).text());
      if (inline.isPresent()) {
        cursor.advance();
        return new Start(Optional.empty(), target, inline);
      }
    }
    return new Start(Optional.empty(), target, Optional.empty());
  }

  private static Start finished(Statement statement) {
    return new Start(Optional.of(statement), null, Optional.empty());
  }

  Statement finish(Start start) {
    return start.finished().orElseGet(() -> afterReference(start.target()));
  }

  private Statement afterReference(Expression.Reference target) {
    if (primaries.atPoll()) {
      return condition(expressions.continueWith(primaries.poll(target)));
    }
    if (collections.atArguments(target)) {
      return condition(expressions.continueWith(collections.call(target)));
    }
    return switch (cursor.peek().kind()) {
      case ASSIGN -> {
        cursor.advance();
        Expression value = expressions.expression();
        yield new Statement.Assign(target.span().to(value.span()), target, value);
      }
      case PLUS_PLUS -> increment(target, Statement.Direction.UP);
      case MINUS_MINUS -> increment(target, Statement.Direction.DOWN);
      case BANG -> send(target, Statement.SendOrder.LAST);
      case BANG_BANG -> send(target, Statement.SendOrder.SORTED);
      case QUESTION, QUESTION_QUESTION -> receive(target);
      default -> condition(expressions.continueWith(target));
    };
  }

  private Statement increment(Expression.Reference target, Statement.Direction direction) {
    Token operator = cursor.advance();
    return new Statement.Increment(target.span().to(operator.span()), target, direction);
  }

  private Statement send(Expression.Reference channel, Statement.SendOrder order) {
    cursor.advance();
    List<Expression> arguments = new ArrayList<>();
    // In c!on(x) the name may be that of a variable, and then x is the second field.
    arguments.add(timers.atQuery() ? expressions.reference() : expressions.messageName());
    if (cursor.at(TokenKind.LEFT_PAREN)) {
      cursor.advance();
      arguments.addAll(expressions.list());
      cursor.expect(TokenKind.RIGHT_PAREN, "to close the fields");
    } else {
      while (cursor.accept(TokenKind.COMMA)) {
        arguments.add(expressions.expression());
      }
    }
    SourceSpan span = channel.span().to(cursor.last().span());
    return new Statement.Send(span, channel, order, arguments);
  }

  private Statement receive(Expression.Reference channel) {
    ReceiveOrder order = primaries.receiveOrder();
    Statement.Retention retention =
        cursor.accept(TokenKind.LESS) ? Statement.Retention.KEEP : Statement.Retention.REMOVE;
    List<ReceiveArgument> arguments = primaries.receiveArguments();
    if (retention == Statement.Retention.KEEP) {
      cursor.expect(TokenKind.GREATER, "to close '<'");
    }
    SourceSpan span = channel.span().to(cursor.last().span());
    return new Statement.Receive(span, channel, order, retention, arguments);
  }

  Statement expressionStatement() {
    return condition(expressions.expression());
  }

  private static Statement condition(Expression expression) {
    return new Statement.ExpressionStatement(expression.span(), expression);
  }

  private Statement keyword(Token token) {
    if (ReservedWords.isEmbeddedC(token.text())) {
      return expressionStatement(); // steps over it
    }
    return switch (token.text()) {
      case "else" -> new Statement.Else(cursor.advance().span());
      case "break" -> new Statement.Break(cursor.advance().span());
      case "goto" -> jump();
      case "assert" -> {
        cursor.advance();
        Expression condition = expressions.expression();
        yield new Statement.Assert(token.span().to(cursor.last().span()), condition);
      }
      case "printf" -> print();
      case "printm" -> printMtype();
      case "select" -> select();
      case "set_priority" -> setPriority();
      case "return" -> returnValue();
      default -> expressionStatement();
    };
  }

  private Statement jump() {
    Token word = cursor.advance();
    Name label = expressions.name("a label");
    return new Statement.Goto(word.span().to(label.span()), label);
  }

  private Statement print() {
    Token word = cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after 'printf'");
    Token format = cursor.expect(TokenKind.STRING, "as the first argument of 'printf'");
    List<Expression> arguments = cursor.accept(TokenKind.COMMA) ? expressions.list() : List.of();
    Token close = cursor.expect(TokenKind.RIGHT_PAREN, "to close 'printf('");
    String text = format.text();
    String inside = text.length() >= 2 ? text.substring(1, text.length() - 1) : "";
    return new Statement.Print(word.span().to(close.span()), inside, arguments);
  }

  private Statement printMtype() {
    Token word = cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after 'printm'");
    Expression value = expressions.expression();
    Token close = cursor.expect(TokenKind.RIGHT_PAREN, "to close 'printm('");
    return new Statement.PrintMtype(word.span().to(close.span()), value);
  }

  private Statement setPriority() {
    Token word = cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after 'set_priority'");
    Expression process = expressions.expression();
    cursor.expect(TokenKind.COMMA, "between the process and its priority");
    Expression priority = expressions.expression();
    Token close = cursor.expect(TokenKind.RIGHT_PAREN, "to close 'set_priority('");
    return new Statement.SetPriority(word.span().to(close.span()), process, priority);
  }

  private Statement returnValue() {
    Token word = cursor.advance();
    Expression value = expressions.expression();
    SourceSpan span = word.span().to(value.span());
    Optional<Expression.Reference> target = inlines.resultTarget();
    if (target.isEmpty()) {
      throw cursor.fail(
          Diagnostic.of(
                  PromelaCode.RETURN_OUTSIDE_INLINE,
                  span,
                  cursor.inInline()
                      ? "this call of the inline takes no value, so it cannot 'return' one"
                      : "'return' stands outside an inline")
              .withHint("call the inline as 'x = name(...)' to use its value"));
    }
    return new Statement.Assign(span, target.get(), value);
  }

  private Statement select() {
    Token word = cursor.advance();
    Statement.SelectForm form = selectForm();
    cursor.expect(TokenKind.LEFT_PAREN, "after 'select'");
    Expression.Reference variable = expressions.reference();
    if (cursor.acceptWord("in")) {
      Expression.Reference collection = expressions.reference();
      Token close = cursor.expect(TokenKind.RIGHT_PAREN, "to close 'select('");
      return new Statement.SelectIn(word.span().to(close.span()), variable, collection);
    }
    cursor.expect(TokenKind.COLON, "or 'in' after the variable");
    Optional<Name> type = indexes.rangeType();
    if (type.isPresent()) {
      Token close = cursor.expect(TokenKind.RIGHT_PAREN, "to close 'select('");
      SourceSpan span = word.span().to(close.span());
      return new Statement.Symmetric(new IndexStatement.SelectAny(span, variable, type.get()));
    }
    Expression from = expressions.expression();
    cursor.expect(TokenKind.DOT_DOT, "between the bounds");
    Expression to = expressions.expression();
    Token close = cursor.expect(TokenKind.RIGHT_PAREN, "to close 'select('");
    return new Statement.Select(word.span().to(close.span()), variable, from, to, form);
  }

  /**
   * Spin's lexer rewrites a select over number literals before the grammar sees it, but not inside
   * an inline and not for a name with an underscore; the three forms have different state counts.
   */
  private Statement.SelectForm selectForm() {
    boolean literal =
        !cursor.inInline()
            && cursor.rawPeek(0).is(TokenKind.LEFT_PAREN)
            && cursor.rawPeek(1).is(TokenKind.IDENTIFIER)
            && !cursor.rawPeek(1).text().contains("_")
            && cursor.rawPeek(2).is(TokenKind.COLON)
            && cursor.rawPeek(3).is(TokenKind.NUMBER)
            && cursor.rawPeek(4).is(TokenKind.DOT_DOT)
            && cursor.rawPeek(5).is(TokenKind.NUMBER)
            && cursor.rawPeek(6).is(TokenKind.RIGHT_PAREN)
            && isOnOneLine(7);
    if (!literal) {
      return Statement.SelectForm.COUNT_STOP_FIRST;
    }
    long from = Constants.number(cursor.rawPeek(3).text());
    int to = Constants.number(cursor.rawPeek(5).text());
    return to - from <= MAX_CHOICES ? Statement.SelectForm.CHOICE : Statement.SelectForm.COUNT;
  }

  /** Whether no line ends within the next {@code count} tokens. */
  private boolean isOnOneLine(int count) {
    for (int i = 0; i < count; i++) {
      if (cursor.rawPeek(i).startsLine()) {
        return false;
      }
    }
    return true;
  }

  /** {@code xr c, d} or {@code xs c, d}. */
  Statement exclusive() {
    Token word = cursor.advance();
    Statement.ExclusiveKind kind =
        word.isWord("xr") ? Statement.ExclusiveKind.RECEIVE : Statement.ExclusiveKind.SEND;
    List<Expression.Reference> channels = new ArrayList<>();
    do {
      channels.add(expressions.reference());
    } while (cursor.accept(TokenKind.COMMA));
    return new Statement.Exclusive(word.span().to(cursor.last().span()), kind, channels);
  }
}

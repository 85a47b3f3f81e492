package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The operands of expressions: constants, variables, calls and remote references. */
final class PrimaryParser {
  private final TokenCursor cursor;
  private final KnownNames names;
  private final ExpressionParser expressions;
  private final TimerParser timers;
  private final IndexParser indexes;
  private final EventParser events;
  private final CollectionParser collections;

  PrimaryParser(TokenCursor cursor, KnownNames names, ExpressionParser expressions) {
    this.cursor = cursor;
    this.names = names;
    this.expressions = expressions;
    this.timers = new TimerParser(cursor, names, expressions);
    this.indexes = new IndexParser(cursor, names, expressions);
    this.collections = new CollectionParser(cursor, names, expressions);
    this.events = new EventParser(cursor, names, expressions, this);
  }

  Expression primary() {
    Token token = cursor.peek();
    return switch (token.kind()) {
      case LEFT_PAREN -> expressions.parenthesized();
      case NUMBER, CHARACTER -> number();
      case IDENTIFIER -> word(token);
      default -> throw cursor.unexpected("an expression");
    };
  }

  /** A number or a character. */
  Expression.Literal number() {
    Token token = cursor.advance();
    expressions.leaf();
    if (token.is(TokenKind.CHARACTER) && !Constants.isCharacter(token.text())) {
      throw cursor.fail(
          Diagnostic.of(
              PromelaCode.BAD_CHARACTER_CONSTANT,
              token.span(),
              "a character constant holds exactly one character"));
    }
    int value =
        token.is(TokenKind.NUMBER) ? Constants.number(token.text()) : Constants.character(token);
    return new Expression.Literal(token.span(), value);
  }

  private Expression word(Token token) {
    String word = token.text();
    Optional<Integer> literal = ReservedWords.literal(word);
    if (literal.isPresent()) {
      cursor.advance();
      expressions.leaf();
      return new Expression.Literal(token.span(), literal.get());
    }
    if (names.isConstant(word)) {
      return constant();
    }
    if (names.isProctype(word)) {
      return remote();
    }
    if (indexes.startsExpression()) {
      return indexes.expression();
    }
    if (events.atEvent()) {
      return events.event();
    }
    if (ReservedWords.isEmbeddedC(word)) {
      cursor.skipEmbeddedC();
      expressions.leaf();
      return new Expression.Literal(token.span(), 1); // stands for what is refused in the end
    }
    return switch (word) {
      case "run" -> run();
      case "len" -> probe(Expression.ProbeKind.LEN);
      case "empty" -> probe(Expression.ProbeKind.EMPTY);
      case "nempty" -> probe(Expression.ProbeKind.NEMPTY);
      case "full" -> probe(Expression.ProbeKind.FULL);
      case "nfull" -> probe(Expression.ProbeKind.NFULL);
      case "enabled" -> query(Expression.QueryKind.ENABLED);
      case "pc_value" -> query(Expression.QueryKind.PC_VALUE);
      case "get_priority" -> query(Expression.QueryKind.GET_PRIORITY);
      case "timeout" -> predicate(Expression.PredicateKind.TIMEOUT);
      case "np_" -> predicate(Expression.PredicateKind.NON_PROGRESS);
      default -> timers.atQuery() ? timers.query() : referenceOrPoll();
    };
  }

  /** A symbolic constant, which is next. */
  Expression.MtypeConstant constant() {
    Token token = cursor.advance();
    expressions.leaf();
    return new Expression.MtypeConstant(token.span(), token.text());
  }

  private Expression predicate(Expression.PredicateKind kind) {
    Token token = cursor.advance();
    expressions.leaf();
    return new Expression.Predicate(token.span(), kind);
  }

  private Expression probe(Expression.ProbeKind kind) {
    Token word = cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after '" + kind.word() + "'");
    Expression.Reference channel = expressions.reference();
    Token close = cursor.expect(TokenKind.RIGHT_PAREN, "after the channel");
    expressions.leaf();
    return new Expression.Probe(word.span().to(close.span()), kind, channel);
  }

  private Expression query(Expression.QueryKind kind) {
    Token word = cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after '" + kind.word() + "'");
    Expression process = expressions.expression();
    Token close = cursor.expect(TokenKind.RIGHT_PAREN, "after the process number");
    return new Expression.Query(word.span().to(close.span()), kind, process);
  }

  private Expression run() {
    Token word = cursor.advance();
    Token name = cursor.peek();
    if (!name.is(TokenKind.IDENTIFIER)
        || !(names.isPlain(name.text()) || names.isProctype(name.text()))) {
      throw cursor.unexpected("the name of a proctype after 'run'");
    }
    cursor.advance();
    List<Expression> arguments = expressions.arguments("after the proctype's name");
    Optional<Integer> priority = priority();
    SourceSpan span = word.span().to(cursor.last().span());
    return new Expression.Run(span, new Name(name.span(), name.text()), arguments, priority);
  }

  /** {@code priority n}, if it is there. */
  Optional<Integer> priority() {
    if (!cursor.acceptWord("priority")) {
      return Optional.empty();
    }
    if (!cursor.at(TokenKind.NUMBER)) {
      throw cursor.unexpected("a number after 'priority'");
    }
    return Optional.of(number().value());
  }

  /** {@code P[i]@label} or {@code P[i]:x}, which is next. */
  Expression remote() {
    Token word = cursor.advance();
    Name process = new Name(word.span(), word.text());
    Optional<Expression> instance = Optional.empty();
    if (cursor.accept(TokenKind.LEFT_BRACKET)) {
      instance = Optional.of(expressions.expression());
      cursor.expect(TokenKind.RIGHT_BRACKET, "after the process number");
    }
    if (cursor.accept(TokenKind.AT)) {
      Name label = expressions.name("a label");
      expressions.leaf();
      return new Expression.RemoteLabel(word.span().to(label.span()), process, instance, label);
    }
    cursor.expect(TokenKind.COLON, "or '@' after a proctype's name in an expression");
    Expression.Accessor variable = expressions.accessor("a variable of that process");
    expressions.leaf();
    SourceSpan span = word.span().to(cursor.last().span());
    return new Expression.RemoteVariable(span, process, instance, variable);
  }

  private Expression referenceOrPoll() {
    Token name = cursor.peek();
    Expression.Reference reference = expressions.reference();
    if (cursor.at(TokenKind.AT)) {
      throw cursor.fail(unknownProctype(name));
    }
    if (expressions.mayCall() && collections.atArguments(reference)) {
      return collections.call(reference);
    }
    return atPoll() ? poll(reference) : reference;
  }

  /** Only behind the name of a proctype is there a place for a label. */
  private Diagnostic unknownProctype(Token name) {
    Diagnostic unknown =
        Diagnostic.of(
            PromelaCode.UNKNOWN_PROCESS,
            name.span(),
            "'" + name.text() + "' is not a proctype that is declared here, so it has no labels");
    return names
        .proctypeLike(name.text())
        .map(other -> unknown.withHint("did you mean '" + other + "'?"))
        .orElse(unknown);
  }

  /** Whether {@code ?[} or {@code ??[} is next. */
  boolean atPoll() {
    return (cursor.at(TokenKind.QUESTION) || cursor.at(TokenKind.QUESTION_QUESTION))
        && cursor.rawPeek(1).is(TokenKind.LEFT_BRACKET);
  }

  Expression.Poll poll(Expression.Reference channel) {
    ReceiveOrder order = receiveOrder();
    cursor.expect(TokenKind.LEFT_BRACKET, "to start a poll");
    List<ReceiveArgument> arguments = receiveArguments();
    Token close = cursor.expect(TokenKind.RIGHT_BRACKET, "to close the poll");
    expressions.leaf();
    return new Expression.Poll(channel.span().to(close.span()), channel, order, arguments);
  }

  ReceiveOrder receiveOrder() {
    return cursor.advance().is(TokenKind.QUESTION) ? ReceiveOrder.FIRST : ReceiveOrder.FIRST_MATCH;
  }

  /** The fields of a receive: {@code a,b}, {@code a(b,c)} or {@code (a,b)}. */
  List<ReceiveArgument> receiveArguments() {
    List<ReceiveArgument> all = new ArrayList<>();
    if (cursor.accept(TokenKind.LEFT_PAREN)) {
      all.addAll(receiveArguments());
      cursor.expect(TokenKind.RIGHT_PAREN, "to close the fields");
      return all;
    }
    all.add(receiveArgument());
    while (true) {
      if (cursor.accept(TokenKind.COMMA)) {
        if (cursor.at(TokenKind.LEFT_PAREN)) {
          all.addAll(receiveArguments());
          return all;
        }
        all.add(receiveArgument());
      } else if (cursor.accept(TokenKind.LEFT_PAREN)) {
        all.addAll(receiveArguments());
        cursor.expect(TokenKind.RIGHT_PAREN, "to close the fields");
        return all;
      } else {
        return all;
      }
    }
  }

  private ReceiveArgument receiveArgument() {
    Token token = cursor.peek();
    return switch (token.kind()) {
      case NUMBER, CHARACTER -> new ReceiveArgument.Match(token.span(), number());
      case MINUS -> negativeConstant();
      case IDENTIFIER -> receiveWord(token);
      default -> throw cursor.unexpected("a variable, constant or 'eval(...)'");
    };
  }

  private ReceiveArgument negativeConstant() {
    Token minus = cursor.advance();
    if (!cursor.at(TokenKind.NUMBER) && !cursor.at(TokenKind.CHARACTER)) {
      throw cursor.unexpected("a constant after '-'");
    }
    Expression.Literal value = number();
    SourceSpan span = minus.span().to(value.span());
    return new ReceiveArgument.Match(span, new Expression.Literal(span, -value.value()));
  }

  private ReceiveArgument receiveWord(Token token) {
    String word = token.text();
    if (word.equals("eval")) {
      cursor.advance();
      cursor.expect(TokenKind.LEFT_PAREN, "after 'eval'");
      Expression value = expressions.expression();
      Token close = cursor.expect(TokenKind.RIGHT_PAREN, "to close 'eval('");
      return new ReceiveArgument.Eval(token.span().to(close.span()), value);
    }
    if (names.isIndexType(word)) {
      Expression none = indexes.expression();
      return new ReceiveArgument.Eval(none.span(), none);
    }
    if (names.isConstant(word)) {
      return new ReceiveArgument.Match(token.span(), constant());
    }
    Optional<Integer> literal = ReservedWords.literal(word);
    if (literal.isPresent()) {
      cursor.advance();
      return new ReceiveArgument.Match(
          token.span(), new Expression.Literal(token.span(), literal.get()));
    }
    Expression.Reference target = expressions.reference();
    return new ReceiveArgument.Store(target.span(), target);
  }
}

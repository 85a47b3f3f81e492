package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Actions that reach beyond the variables of a process: signals, timers, new processes. */
final class SignalParser {
  private final TokenCursor cursor;
  private final ExpressionParser expressions;

  SignalParser(TokenCursor cursor, ExpressionParser expressions) {
    this.cursor = cursor;
    this.expressions = expressions;
  }

  Action output() {
    Token first = cursor.advance();
    List<Action.SignalInstance> signals = new ArrayList<>();
    do {
      Name signal = cursor.name("a signal");
      List<Optional<Expression>> arguments = expressions.optionalSparseArguments();
      signals.add(new Action.SignalInstance(cursor.since(signal.span()), signal, arguments));
    } while (cursor.accept(TokenKind.COMMA));
    Optional<Action.Destination> to = destination();
    List<Name> via = via();
    cursor.end("the output");
    return new Action.Output(cursor.since(first), signals, to, via);
  }

  private Optional<Action.Destination> destination() {
    if (!cursor.acceptWord("to")) {
      return Optional.empty();
    }
    Expression process = expressions.expression();
    return Optional.of(new Action.Destination(process.span(), process));
  }

  private List<Name> via() {
    List<Name> via = new ArrayList<>();
    if (cursor.acceptWord("via")) {
      cursor.acceptWord("all");
      do {
        via.add(cursor.name("a channel or signal route"));
      } while (cursor.accept(TokenKind.COMMA));
    }
    return via;
  }

  Action create() {
    Token first = cursor.advance();
    Token target = cursor.peek();
    Optional<Name> name =
        cursor.acceptWord("this")
            ? Optional.empty()
            : Optional.of(cursor.name("the name of a process"));
    List<Expression> arguments = expressions.optionalArguments();
    cursor.end("'create'");
    return new Action.Create(
        cursor.since(first), new Action.CreatedProcess(target.span(), name), arguments);
  }

  // ---- timers

  /** {@code set (now + 5, t), (now + 7, u)}. */
  void set(List<Action> actions) {
    cursor.advance();
    do {
      Token first = cursor.expect(TokenKind.LEFT_PAREN, "after 'set'");
      Optional<Expression> time = Optional.empty();
      if (!atTimerAlone()) {
        time = Optional.of(expressions.expression());
        cursor.expect(TokenKind.COMMA, "between the time and the timer");
      }
      Name timer = cursor.name("a timer");
      List<Expression> arguments = expressions.optionalArguments();
      cursor.expect(TokenKind.RIGHT_PAREN, "after the timer");
      actions.add(new Action.SetTimer(span(first), time, timer, arguments));
    } while (cursor.accept(TokenKind.COMMA));
    cursor.end("'set'");
  }

  /** {@code (t)}: set to its default duration. */
  private boolean atTimerAlone() {
    return cursor.at(TokenKind.WORD) && cursor.peek(1).is(TokenKind.RIGHT_PAREN);
  }

  /** {@code reset (t), (u)}. */
  void reset(List<Action> actions) {
    cursor.advance();
    do {
      Token first = cursor.expect(TokenKind.LEFT_PAREN, "after 'reset'");
      Name timer = cursor.name("a timer");
      List<Expression> arguments = expressions.optionalArguments();
      cursor.expect(TokenKind.RIGHT_PAREN, "after the timer");
      actions.add(new Action.ResetTimer(span(first), timer, arguments));
    } while (cursor.accept(TokenKind.COMMA));
    cursor.end("'reset'");
  }

  private SourceSpan span(Token first) {
    return cursor.since(first);
  }
}

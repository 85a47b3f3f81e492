package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Transitions: actions up to a terminator, or up to where the next thing begins. */
final class ActionParser {
  private final TokenCursor cursor;
  private final ExpressionParser expressions;
  private final DecisionParser decisions;
  private final SignalParser signals;

  ActionParser(TokenCursor cursor, ExpressionParser expressions) {
    this.cursor = cursor;
    this.expressions = expressions;
    this.decisions = new DecisionParser(cursor, expressions, this);
    this.signals = new SignalParser(cursor, expressions);
  }

  Transition transition() {
    cursor.enter();
    Token first = cursor.peek();
    List<Action> actions = new ArrayList<>();
    Optional<Terminator> end = Optional.empty();
    while (end.isEmpty() && !cursor.atEnd()) {
      if (cursor.at(TokenKind.SEMICOLON)) {
        cursor.advance();
      } else if (atLabel()) {
        Name label = cursor.name("a label");
        cursor.advance();
        actions.add(new Action.Label(label.span(), label));
      } else {
        end = terminator();
        if (end.isEmpty() && !action(actions)) {
          break;
        }
      }
    }
    cursor.leave();
    boolean empty = actions.isEmpty() && end.isEmpty();
    return new Transition(
        empty
            ? first.span().file().span(first.span().start(), first.span().start())
            : cursor.since(first),
        actions,
        end);
  }

  /** Whether a label comes; {@code else:} is an answer. */
  boolean atLabel() {
    Token word = cursor.peek();
    return word.is(TokenKind.WORD)
        && cursor.peek(1).is(TokenKind.COLON)
        && !word.isWord("else")
        && !Words.isReserved(word.folded());
  }

  // ---- terminators

  private Optional<Terminator> terminator() {
    Token first = cursor.peek();
    if (!first.is(TokenKind.WORD)) {
      return Optional.empty();
    }
    return switch (first.folded()) {
      case "nextstate" -> Optional.of(nextState(first));
      case "join" -> Optional.of(join(first));
      case "stop" -> startsStatement() ? Optional.of(stop(first)) : Optional.empty();
      case "return" -> Optional.of(returns(first));
      case "raise" -> throw refusedRaise(first);
      default -> Optional.empty();
    };
  }

  /** Whether a word is one of the language here, and not the target of an assignment. */
  private boolean startsStatement() {
    return !cursor.peek(1).is(TokenKind.ASSIGN);
  }

  private EndOfReading refusedRaise(Token first) {
    cursor.refuse(first.span(), "exceptions", "handle the case with a decision");
    return new EndOfReading();
  }

  private Terminator nextState(Token first) {
    cursor.advance();
    if (cursor.accept(TokenKind.MINUS)) {
      boolean deep = cursor.accept(TokenKind.STAR);
      cursor.end("'nextstate'");
      return deep
          ? new Terminator.StayDeep(cursor.since(first))
          : new Terminator.Stay(cursor.since(first));
    }
    Name state = cursor.name("the name of a state");
    Optional<Name> via =
        cursor.acceptWord("via") ? Optional.of(cursor.name("an entry point")) : Optional.empty();
    cursor.end("'nextstate'");
    return new Terminator.NextState(cursor.since(first), state, via);
  }

  private Terminator join(Token first) {
    cursor.advance();
    Name label = cursor.name("a label");
    cursor.end("'join'");
    return new Terminator.Join(cursor.since(first), label);
  }

  private Terminator stop(Token first) {
    cursor.advance();
    cursor.end("'stop'");
    return new Terminator.Stop(cursor.since(first));
  }

  private Terminator returns(Token first) {
    cursor.advance();
    cursor.skipRemark();
    Optional<Expression> value =
        cursor.at(TokenKind.SEMICOLON) ? Optional.empty() : Optional.of(expressions.expression());
    cursor.end("'return'");
    return new Terminator.Return(cursor.since(first), value);
  }

  // ---- actions

  /** Reads one statement, which may be several actions; whether there was one. */
  private boolean action(List<Action> actions) {
    Token first = cursor.peek();
    if (!first.is(TokenKind.WORD) || Words.endsTransition(first.folded())) {
      return false;
    }
    if (!startsStatement()) {
      return bareAssignment(actions);
    }
    switch (first.folded()) {
      case "task" -> task(actions);
      case "for" -> actions.add(loop());
      case "decision", "alternative" -> actions.add(decisions.decision());
      case "output" -> actions.add(signals.output());
      case "call" -> actions.add(call());
      case "create" -> actions.add(signals.create());
      case "set" -> signals.set(actions);
      case "reset" -> signals.reset(actions);
      case "write", "writeln" -> actions.add(write());
      case "export", "macro", "read", "transfer" -> refuse(first);
      default -> {
        return bareAssignment(actions);
      }
    }
    return true;
  }

  private void refuse(Token first) {
    switch (first.folded()) {
      case "export" ->
          cursor.refuse(first.span(), "exported variables", "send the value in a signal instead");
      case "read" ->
          cursor.refuse(first.span(), "statements that read input", "use 'decision any' instead");
      case "transfer" ->
          cursor.refuse(first.span(), "transfer statements", "send the signal with 'output'");
      default -> throw Refusals.macro(cursor, first);
    }
    cursor.skipStatement();
  }

  private void task(List<Action> actions) {
    cursor.advance();
    if (cursor.accept(TokenKind.SEMICOLON)) {
      return;
    }
    do {
      taskPart(actions);
    } while (cursor.accept(TokenKind.COMMA));
    // After a loop the semicolon has been read.
    if (!cursor.last().is(TokenKind.SEMICOLON)) {
      cursor.end("the task");
    }
  }

  private void taskPart(List<Action> actions) {
    Token first = cursor.peek();
    if (first.is(TokenKind.STRING)) {
      cursor.advance();
      actions.add(new Action.Informal(first.span(), first.text()));
    } else if (first.isWord("for") && startsStatement()) {
      actions.add(loop());
    } else {
      actions.add(assignment());
    }
  }

  private Action assignment() {
    Token first = cursor.peek();
    Expression target = expressions.target();
    cursor.expect(TokenKind.ASSIGN, "of the assignment");
    Expression value = expressions.expression();
    return new Action.Assign(cursor.since(first), target, value);
  }

  /** An assignment without the word task, as loops have; its semicolon may be missing too. */
  private boolean bareAssignment(List<Action> actions) {
    boolean named =
        switch (cursor.peek(1).kind()) {
          case ASSIGN, BANG, DOT, LEFT_PAREN -> true;
          default -> false;
        };
    if (!named) {
      return false;
    }
    actions.add(assignment());
    while (cursor.accept(TokenKind.COMMA)) {
      actions.add(assignment());
    }
    cursor.optionalEnd();
    return true;
  }

  private Action call() {
    Token first = cursor.advance();
    Name procedure = cursor.name("the name of a procedure");
    List<Expression> arguments = expressions.optionalArguments();
    cursor.end("the call");
    return new Action.Call(cursor.since(first), procedure, arguments);
  }

  /** {@code write x}, which one old tool has as a statement. */
  private Action write() {
    Token first = cursor.advance();
    List<Expression> arguments = new ArrayList<>();
    do {
      arguments.add(expressions.expression());
    } while (cursor.accept(TokenKind.COMMA));
    cursor.end("what is written");
    return new Action.Call(cursor.since(first), new Name(first.span(), first.text()), arguments);
  }

  // ---- loops

  private Action loop() {
    Token first = cursor.advance();
    Name variable = cursor.name("the variable of the loop");
    cursor.expectWord("in", "after the variable of the loop");
    List<Expression> range =
        cursor.atWord("range") && cursor.peek(1).is(TokenKind.LEFT_PAREN) ? range() : List.of();
    Optional<Expression> collection =
        range.isEmpty() ? Optional.of(expressions.beforeColon()) : Optional.empty();
    cursor.expect(TokenKind.COLON, "before the body of the loop");
    Transition body = transition();
    cursor.expectWord("endfor", "after the body of the loop");
    cursor.optionalEnd();
    if (collection.isPresent()) {
      return new Action.ForEach(cursor.since(first), variable, collection.get(), body);
    }
    return new Action.ForRange(
        cursor.since(first),
        variable,
        range.size() > 1 ? Optional.of(range.get(0)) : Optional.empty(),
        range.get(range.size() > 1 ? 1 : 0),
        range.size() > 2 ? Optional.of(range.get(2)) : Optional.empty(),
        body);
  }

  private List<Expression> range() {
    cursor.advance();
    List<Expression> range = expressions.optionalArguments();
    if (range.isEmpty() || range.size() > 3) {
      throw cursor.unexpected("a range of one, two or three numbers");
    }
    return range;
  }
}

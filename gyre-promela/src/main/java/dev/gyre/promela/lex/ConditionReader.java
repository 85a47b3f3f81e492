package dev.gyre.promela.lex;

import java.util.ArrayList;
import java.util.List;

/** Expands the macros of a condition and replaces {@code defined X} by 0 or 1. */
final class ConditionReader {
  private final MacroExpander expander;
  private final MacroTable macros;

  ConditionReader(MacroExpander expander, MacroTable macros) {
    this.expander = expander;
    this.macros = macros;
  }

  List<Token> read() {
    List<Token> tokens = new ArrayList<>();
    Token token = expander.next();
    while (!token.is(TokenKind.END_OF_INPUT)) {
      if (token.isWord("defined")) {
        readDefined(token, tokens);
      } else {
        tokens.add(token);
      }
      token = expander.next();
    }
    return NumberInC.join(tokens);
  }

  /** Adds the answer; something malformed is added as it is, for the evaluator to complain. */
  private void readDefined(Token defined, List<Token> target) {
    Token operand = expander.nextUnexpanded();
    boolean inParentheses = operand.is(TokenKind.LEFT_PAREN);
    Token name = inParentheses ? expander.nextUnexpanded() : operand;
    boolean wellFormed =
        name.is(TokenKind.IDENTIFIER)
            && (!inParentheses || expander.nextUnexpanded().is(TokenKind.RIGHT_PAREN));
    if (!wellFormed) {
      target.add(defined);
      return;
    }
    String answer = macros.isDefined(name.text()) ? "1" : "0";
    target.add(new Token(TokenKind.NUMBER, answer, defined.span(), false, true));
  }
}

package dev.gyre.promela.lex;

import java.util.ArrayList;
import java.util.List;

/**
 * The tokens of a formula that stands alone, as on a command line. Braces group there just like
 * parentheses, so that what is inside them can never end an {@code ltl} block.
 */
public final class FormulaTokens {
  private FormulaTokens() {}

  /** The formula with parentheses for braces. */
  public static List<Token> withoutBraces(List<Token> formula) {
    return formula.stream().map(FormulaTokens::withoutBrace).toList();
  }

  private static Token withoutBrace(Token token) {
    return switch (token.kind()) {
      case LEFT_BRACE -> as(TokenKind.LEFT_PAREN, token.text(), token);
      case RIGHT_BRACE -> as(TokenKind.RIGHT_PAREN, token.text(), token);
      default -> token;
    };
  }

  /** The formula as an {@code ltl} block; the last token is still the end of the input. */
  static List<Token> asUnit(List<Token> formula) {
    Token first = formula.get(0);
    Token end = formula.get(formula.size() - 1);
    List<Token> unit = new ArrayList<>();
    unit.add(new Token(TokenKind.IDENTIFIER, "ltl", first.span(), true, true));
    unit.add(as(TokenKind.LEFT_BRACE, "", first)); // without a text: nobody has written them
    unit.addAll(withoutBraces(formula.subList(0, formula.size() - 1)));
    unit.add(as(TokenKind.RIGHT_BRACE, "", end));
    unit.add(end);
    return unit;
  }

  private static Token as(TokenKind kind, String text, Token place) {
    return new Token(kind, text, place.span(), false, place.spaceBefore());
  }
}

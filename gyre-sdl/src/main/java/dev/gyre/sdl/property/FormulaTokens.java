package dev.gyre.sdl.property;

import dev.gyre.ir.LtlFormula;
import dev.gyre.sdl.lex.SdlLexer;
import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The signs of a formula. Operators of logic are several tokens of SDL, or words of it: {@code []},
 * {@code <>}, {@code &&}, {@code ->}, {@code and}. What C and Promela write for comparisons means
 * the same here.
 */
final class FormulaTokens {
  private static final Map<String, LtlFormula.UnaryOp> UNARY =
      Map.of(
          "!", LtlFormula.UnaryOp.NOT,
          "not", LtlFormula.UnaryOp.NOT,
          "[]", LtlFormula.UnaryOp.ALWAYS,
          "always", LtlFormula.UnaryOp.ALWAYS,
          "<>", LtlFormula.UnaryOp.EVENTUALLY,
          "eventually", LtlFormula.UnaryOp.EVENTUALLY,
          "x", LtlFormula.UnaryOp.NEXT);

  private static final Map<String, LtlFormula.BinaryOp> BINARY =
      Map.ofEntries(
          Map.entry("<->", LtlFormula.BinaryOp.EQUIVALENT),
          Map.entry("->", LtlFormula.BinaryOp.IMPLIES),
          Map.entry("=>", LtlFormula.BinaryOp.IMPLIES),
          Map.entry("implies", LtlFormula.BinaryOp.IMPLIES),
          Map.entry("||", LtlFormula.BinaryOp.OR),
          Map.entry("or", LtlFormula.BinaryOp.OR),
          Map.entry("&&", LtlFormula.BinaryOp.AND),
          Map.entry("and", LtlFormula.BinaryOp.AND),
          Map.entry("u", LtlFormula.BinaryOp.UNTIL),
          Map.entry("until", LtlFormula.BinaryOp.UNTIL),
          Map.entry("w", LtlFormula.BinaryOp.WEAK_UNTIL),
          Map.entry("v", LtlFormula.BinaryOp.RELEASE),
          Map.entry("release", LtlFormula.BinaryOp.RELEASE));

  /** What touches to make one sign, longest first. */
  private static final List<String> JOINED = List.of("<->", "[]", "<>", "&&", "||", "==", "!=");

  private FormulaTokens() {}

  /** All tokens but the end of the input. */
  static List<Token> of(SourceFile file, Diagnostics diagnostics) {
    Diagnostics ofLexer = new Diagnostics();
    List<Token> tokens = SdlLexer.tokens(file, ofLexer).tokens();
    List<Token> joined = new ArrayList<>();
    int at = 0;
    while (!tokens.get(at).is(TokenKind.END_OF_INPUT)) {
      Token sign = joined(tokens, at);
      joined.add(sign);
      while (tokens.get(at).span().start() < sign.span().end()
          && !tokens.get(at).is(TokenKind.END_OF_INPUT)) {
        at++;
      }
    }
    ofLexer.all().stream()
        .filter(found -> !found.code().slug().contains("stray"))
        .forEach(diagnostics::report);
    return joined;
  }

  private static Token joined(List<Token> tokens, int at) {
    Token first = tokens.get(at);
    if (first.is(TokenKind.WORD) || first.is(TokenKind.STRING)) {
      return first;
    }
    for (String sign : JOINED) {
      int last = at;
      while (last + 1 < tokens.size()
          && first.span().to(tokens.get(last).span()).text().length() < sign.length()
          && tokens.get(last).touches(tokens.get(last + 1))) {
        last++;
      }
      if (first.span().to(tokens.get(last).span()).text().equals(sign)) {
        return new Token(kind(sign), sign, sign, first.span().to(tokens.get(last).span()));
      }
    }
    return first;
  }

  private static TokenKind kind(String sign) {
    return switch (sign) {
      case "==" -> TokenKind.EQUAL;
      case "!=" -> TokenKind.NOT_EQUAL;
      default -> TokenKind.STRAY;
    };
  }

  /** The operator before an operand that a token is. */
  static Optional<LtlFormula.UnaryOp> unary(Token token) {
    return Optional.ofNullable(UNARY.get(word(token)));
  }

  /** The operator between two operands that a token is. */
  static Optional<LtlFormula.BinaryOp> binary(Token token) {
    return Optional.ofNullable(BINARY.get(word(token)));
  }

  /** Operators of one letter are capitals, so that variables may have the names. */
  private static String word(Token token) {
    boolean isLetter = token.is(TokenKind.WORD) && token.text().length() == 1;
    return isLetter && Character.isLowerCase(token.text().charAt(0)) ? "" : token.folded();
  }
}

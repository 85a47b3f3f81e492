package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import dev.gyre.sdl.lex.TokenList;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads expressions that stand outside of a system: in formulas, conditions and charts. */
public final class ExpressionText {
  private ExpressionText() {}

  /**
   * The expression that some tokens of a file are; what is wrong goes to the diagnostics.
   *
   * @param tokens at least one
   */
  public static Optional<Expression> parse(
      SourceFile file, List<Token> tokens, Diagnostics diagnostics) {
    TokenCursor cursor = cursor(file, tokens, diagnostics);
    try {
      Expression expression = new ExpressionParser(cursor).expression();
      if (!cursor.atEnd()) {
        throw cursor.unexpected("an operator or the end");
      }
      return Optional.of(expression);
    } catch (SyntaxError | EndOfReading reported) {
      return Optional.empty();
    }
  }

  private static TokenCursor cursor(SourceFile file, List<Token> tokens, Diagnostics diagnostics) {
    int end = tokens.get(tokens.size() - 1).span().end();
    SourceSpan behind = new SourceSpan(file, end, end, null);
    List<Token> all = new ArrayList<>(tokens);
    all.add(new Token(TokenKind.END_OF_INPUT, "", "", behind));
    return new TokenCursor(new TokenList(file, all, List.of()), diagnostics);
  }
}

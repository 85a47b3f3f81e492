package dev.gyre.promela.format;

import dev.gyre.promela.lex.Lexer;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Optional;

/**
 * Whether two texts are the same to everybody who reads Promela: the same tokens on the same lines,
 * with white space between them where its presence matters. Comments do not count.
 */
public final class TokenEquivalence {
  private TokenEquivalence() {}

  /** The first difference in words; nothing if the texts are equivalent. */
  public static Optional<String> difference(SourceFile before, SourceFile after) {
    List<Token> left = tokens(before);
    List<Token> right = tokens(after);
    boolean directive = false;
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      Token token = left.get(i);
      directive = token.startsLine() ? token.is(TokenKind.HASH) : directive;
      boolean gapMatters = i > 0 && (directive || gapMatters(left.get(i - 1), token));
      if (!same(token, right.get(i), gapMatters)) {
        return Optional.of(
            token.span()
                + " '"
                + token.text()
                + "' became '"
                + right.get(i).text()
                + "' at "
                + right.get(i).span());
      }
    }
    return left.size() == right.size()
        ? Optional.empty()
        : Optional.of(left.size() + " tokens became " + right.size());
  }

  private static List<Token> tokens(SourceFile file) {
    return Lexer.tokens(file, Lexer.Comments.DROPPED, new Diagnostics());
  }

  private static boolean same(Token left, Token right, boolean gapMatters) {
    if (left.is(TokenKind.END_OF_INPUT)) {
      return right.is(TokenKind.END_OF_INPUT);
    }
    return left.kind() == right.kind()
        && left.text().equals(right.text())
        && left.startsLine() == right.startsLine()
        && (!gapMatters || left.spaceBefore() == right.spaceBefore());
  }

  private static boolean gapMatters(Token first, Token second) {
    // To gcc, which Spin runs first, "0..N" is one word, in which N is no macro.
    boolean range = first.is(TokenKind.DOT_DOT) || second.is(TokenKind.DOT_DOT);
    return range || Spacing.isOneOperator(first, second);
  }
}

package dev.gyre.sdl.lex;

import dev.gyre.source.SourceSpan;

/**
 * One token.
 *
 * @param kind what it is; every word is a {@link TokenKind#WORD}, keywords are the parser's
 *     business
 * @param text its characters; of a string what stands between the quotes, doubled quotes made
 *     single
 * @param folded the text in small letters, for words; else the text
 * @param span where it was written
 */
public record Token(TokenKind kind, String text, String folded, SourceSpan span) {

  public boolean is(TokenKind expected) {
    return kind == expected;
  }

  /** Whether this is the word {@code word}, which is given in small letters. */
  public boolean isWord(String word) {
    return kind == TokenKind.WORD && folded.equals(word);
  }

  /** Whether the two stand side by side without a space. */
  public boolean touches(Token next) {
    return span.end() == next.span().start();
  }
}

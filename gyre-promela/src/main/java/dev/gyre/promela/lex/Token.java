package dev.gyre.promela.lex;

import dev.gyre.source.SourceSpan;

/**
 * One token.
 *
 * @param kind what it is; every word is an {@link TokenKind#IDENTIFIER} here, keywords are the
 *     parser's business because several of them are keywords only in some places
 * @param text its characters
 * @param span where it was written, and through which expansions it came
 * @param startsLine whether a line end lies between it and the token before; Promela ends
 *     statements at line ends, and a macro's replacement is one line however it was written
 * @param spaceBefore whether white space lies before it; needed to build {@code <>} and the like
 *     out of single characters and to put strings together in the preprocessor
 */
public record Token(
    TokenKind kind, String text, SourceSpan span, boolean startsLine, boolean spaceBefore) {

  public boolean is(TokenKind expected) {
    return kind == expected;
  }

  /** Whether this is the word {@code word}. */
  public boolean isWord(String word) {
    return kind == TokenKind.IDENTIFIER && text.equals(word);
  }

  public Token withSpan(SourceSpan newSpan) {
    return new Token(kind, text, newSpan, startsLine, spaceBefore);
  }

  public Token onLine(boolean nowStartsLine) {
    return nowStartsLine == startsLine
        ? this
        : new Token(kind, text, span, nowStartsLine, spaceBefore);
  }
}

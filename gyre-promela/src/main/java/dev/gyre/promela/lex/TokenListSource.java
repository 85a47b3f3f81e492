package dev.gyre.promela.lex;

import java.util.List;

/** The tokens of one directive. */
final class TokenListSource implements TokenSource {
  private final List<Token> tokens;
  private final Token end;
  private Token latest;
  private int at;

  /**
   * @param directive the token the list follows, for messages and for {@code __LINE__}
   */
  TokenListSource(List<Token> tokens, Token directive) {
    this.tokens = tokens;
    this.latest = directive;
    this.end = new Token(TokenKind.END_OF_INPUT, "", directive.span(), false, false);
  }

  @Override
  public Token next() {
    if (at >= tokens.size()) {
      return end;
    }
    latest = tokens.get(at++);
    return latest;
  }

  @Override
  public Token nextInCall() {
    return next();
  }

  @Override
  public boolean opensCall() {
    return at < tokens.size() && tokens.get(at).is(TokenKind.LEFT_PAREN);
  }

  @Override
  public int line() {
    return latest.span().line();
  }

  @Override
  public void abandon() {
    at = tokens.size();
  }
}

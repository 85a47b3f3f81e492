package dev.gyre.promela.lex;

/** Where a macro expander gets the tokens that are not of its own making. */
interface TokenSource {
  /** The next token; at the end {@link TokenKind#END_OF_INPUT}, again and again. */
  Token next();

  /** The same for the inside of a macro call, which cannot go past the end of a file. */
  Token nextInCall();

  /** Whether the next token is a left parenthesis; no directive is carried out to find out. */
  boolean opensCall();

  /** The line in its file of the latest token. */
  int line();

  /** From now on there is nothing more to read. */
  void abandon();
}

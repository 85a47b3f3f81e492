package dev.gyre.promela.lex;

/**
 * The lexical classes of Promela. Operators that exist only inside formulas ({@code []}, {@code
 * <>}, {@code <->}) are put together by the parser from neighbouring tokens, because elsewhere the
 * same characters mean something else.
 */
public enum TokenKind {
  IDENTIFIER("a name"),
  NUMBER("a number"),
  CHARACTER("a character constant"),
  STRING("a string"),
  /** A comment; only delivered when asked for. */
  COMMENT("a comment"),
  /** A character that has no meaning in Promela. */
  STRAY("a stray character"),
  LEFT_BRACE("'{'"),
  RIGHT_BRACE("'}'"),
  LEFT_PAREN("'('"),
  RIGHT_PAREN("')'"),
  LEFT_BRACKET("'['"),
  RIGHT_BRACKET("']'"),
  SEMICOLON("';'"),
  ARROW("'->'"),
  COMMA("','"),
  DOT("'.'"),
  DOT_DOT("'..'"),
  COLON("':'"),
  COLON_COLON("'::'"),
  AT("'@'"),
  ASSIGN("'='"),
  EQUAL("'=='"),
  NOT_EQUAL("'!='"),
  LESS("'<'"),
  LESS_EQUAL("'<='"),
  GREATER("'>'"),
  GREATER_EQUAL("'>='"),
  SHIFT_LEFT("'<<'"),
  SHIFT_RIGHT("'>>'"),
  PLUS("'+'"),
  PLUS_PLUS("'++'"),
  MINUS("'-'"),
  MINUS_MINUS("'--'"),
  STAR("'*'"),
  SLASH("'/'"),
  PERCENT("'%'"),
  AMPERSAND("'&'"),
  AND_AND("'&&'"),
  PIPE("'|'"),
  OR_OR("'||'"),
  CARET("'^'"),
  TILDE("'~'"),
  BANG("'!'"),
  BANG_BANG("'!!'"),
  QUESTION("'?'"),
  QUESTION_QUESTION("'??'"),
  HASH("'#'"),
  HASH_HASH("'##'"),
  BACKSLASH("'\\'"),
  END_OF_INPUT("the end of the file");

  private final String description;

  TokenKind(String description) {
    this.description = description;
  }

  /** How messages call it. */
  public String description() {
    return description;
  }
}

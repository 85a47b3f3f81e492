package dev.gyre.sdl.lex;

/** The lexical classes of SDL. */
public enum TokenKind {
  WORD("a name"),
  NUMBER("a number"),
  REAL("a real number"),
  /** {@code 'text'}, a character string or informal text. */
  STRING("a string"),
  /** {@code "text"}, in values of ASN.1. */
  DOUBLE_STRING("a string"),
  /** {@code '0101'B}. */
  BITS("a bit string"),
  /** {@code '00FF'H}. */
  OCTETS("an octet string"),
  /** A character that has no meaning in SDL. */
  STRAY("a stray character"),
  LEFT_PAREN("'('"),
  RIGHT_PAREN("')'"),
  /** {@code (.}, which opens a value of a structure or an array. */
  LEFT_MAKE("'(.'"),
  RIGHT_MAKE("'.)'"),
  LEFT_BRACE("'{'"),
  RIGHT_BRACE("'}'"),
  SEMICOLON("';'"),
  COMMA("','"),
  COLON("':'"),
  ASSIGN("':='"),
  DOT("'.'"),
  BANG("'!'"),
  EQUAL("'='"),
  NOT_EQUAL("'/='"),
  LESS("'<'"),
  LESS_EQUAL("'<='"),
  GREATER("'>'"),
  GREATER_EQUAL("'>='"),
  IMPLIES("'=>'"),
  PLUS("'+'"),
  MINUS("'-'"),
  ARROW("'->'"),
  STAR("'*'"),
  SLASH("'/'"),
  CONCATENATE("'//'"),
  LEFT_QUALIFIER("'<<'"),
  RIGHT_QUALIFIER("'>>'"),
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

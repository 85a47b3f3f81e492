package dev.gyre.sdl.asn1;

/** The lexical classes of ASN.1. */
enum Asn1TokenKind {
  WORD("a name"),
  NUMBER("a number"),
  REAL("a real number"),
  STRING("a string"),
  BITS("a bit string"),
  OCTETS("an octet string"),
  BECOMES("'::='"),
  ELLIPSIS("'...'"),
  RANGE("'..'"),
  LEFT_BRACE("'{'"),
  RIGHT_BRACE("'}'"),
  LEFT_PAREN("'('"),
  RIGHT_PAREN("')'"),
  LEFT_BRACKET("'['"),
  RIGHT_BRACKET("']'"),
  COMMA("','"),
  SEMICOLON("';'"),
  COLON("':'"),
  DOT("'.'"),
  BAR("'|'"),
  CARET("'^'"),
  LESS("'<'"),
  MINUS("'-'"),
  STRAY("a stray character"),
  END_OF_INPUT("the end of the file");

  private final String description;

  Asn1TokenKind(String description) {
    this.description = description;
  }

  String description() {
    return description;
  }
}

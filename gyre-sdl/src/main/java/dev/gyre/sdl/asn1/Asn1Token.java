package dev.gyre.sdl.asn1;

import dev.gyre.source.SourceSpan;

/** One token; of a string the text is what stands between the quotes. */
record Asn1Token(Asn1TokenKind kind, String text, SourceSpan span) {

  boolean is(Asn1TokenKind expected) {
    return kind == expected;
  }

  boolean isWord(String word) {
    return kind == Asn1TokenKind.WORD && text.equals(word);
  }

  /** Whether it names a type or a module, and not a value. */
  boolean isTypeName() {
    return kind == Asn1TokenKind.WORD && Character.isUpperCase(text.charAt(0));
  }
}

package dev.gyre.source;

/**
 * Why a piece of text stands somewhere else than where it was written: a macro or an inline put it
 * there.
 *
 * @param kind what did the copying
 * @param name the macro's or inline's name
 * @param callSite where it was used; may itself lie inside another expansion
 */
public record Expansion(Kind kind, String name, SourceSpan callSite) {

  /** What copied the text. */
  public enum Kind {
    MACRO("macro"),
    INLINE("inline"),
    INCLUDE("include");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** The word for messages. */
    public String word() {
      return word;
    }
  }
}

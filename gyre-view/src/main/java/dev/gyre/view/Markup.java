package dev.gyre.view;

/** Text inside SVG and HTML. Whatever a model contains is shown as text and never as markup. */
public final class Markup {
  private Markup() {}

  /** For the content of an element and for attributes in double quotes. */
  public static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        case '\t', '\n', '\r' -> escaped.append(c);
        // XML knows no other control characters, not even as references.
        default -> escaped.append(c < ' ' || c == '\uFFFE' || c == '\uFFFF' ? '\uFFFD' : c);
      }
    }
    return escaped.toString();
  }

  /** The same, cut to so many characters. */
  public static String escape(String text, int characters) {
    String oneLine = text.replaceAll("\\s+", " ");
    return escape(
        oneLine.length() <= characters
            ? oneLine
            : oneLine.substring(0, Math.max(1, characters - 1)) + "\u2026");
  }

  /** JSON inside a script element: no end tag and no comment can start in it. */
  public static String scriptJson(String json) {
    return json.replace("<", "\\u003c")
        .replace(">", "\\u003e")
        .replace("&", "\\u0026")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029");
  }
}

package dev.gyre.view.graph;

import java.util.List;

/** Text in the language of Graphviz. */
final class DotText {
  private DotText() {}

  /** A quoted string of one or several lines, each of them shown as it is. */
  static String quoted(List<String> lines) {
    StringBuilder text = new StringBuilder("\"");
    for (int i = 0; i < lines.size(); i++) {
      text.append(i == 0 ? "" : "\\n");
      lines.get(i).chars().forEach(c -> append((char) c, text));
    }
    return text.append('"').toString();
  }

  static String quoted(String line) {
    return quoted(List.of(line));
  }

  private static void append(char c, StringBuilder text) {
    switch (c) {
      case '"' -> text.append("\\\"");
      // Even in a quoted string \N is the name of a node, and &lt; a character.
      case '\\' -> text.append("\\\\");
      case '&' -> text.append("&amp;");
      case '\n', '\r', '\t' -> text.append(' ');
      default -> text.append(c < ' ' ? '\uFFFD' : c);
    }
  }
}

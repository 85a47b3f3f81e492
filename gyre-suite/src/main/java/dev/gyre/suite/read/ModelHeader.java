package dev.gyre.suite.read;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first comment of a model, of which lines such as {@code run: violated --property p} say what
 * is expected: one block, or lines that begin with two slashes.
 */
record ModelHeader(List<Line> lines) {
  private static final Pattern FIELD = Pattern.compile("([a-z][a-z-]*):\\s*(.*)");

  ModelHeader {
    lines = List.copyOf(lines);
  }

  /** A line that has the form of a field; whether it is one, its key tells. */
  record Line(int number, String key, String value) {}

  static ModelHeader of(String text) {
    List<Line> lines = new ArrayList<>();
    boolean inBlock = false;
    int number = 0;
    for (String raw : text.lines().toList()) {
      number++;
      String line = raw.strip();
      boolean starts = !inBlock && line.startsWith("/*");
      if (!inBlock && !starts && !line.startsWith("//") && !line.isEmpty()) {
        break;
      }
      inBlock = (inBlock || starts) && !line.contains("*/");
      Matcher field = FIELD.matcher(content(line));
      if (field.matches()) {
        lines.add(new Line(number, field.group(1), field.group(2).strip()));
      }
      if (starts && !inBlock && !line.endsWith("*/")) {
        break;
      }
    }
    return new ModelHeader(lines);
  }

  /** Without what makes it a comment. */
  private static String content(String line) {
    return line.replaceFirst("^(//+|/\\*+|\\*+(?!/))", "").replaceFirst("\\*/.*$", "").strip();
  }
}

package dev.gyre.tck.product;

import java.util.ArrayList;
import java.util.List;

/** A printed model line by line, and which lines belong together. */
final class StatementLines {
  private final List<String> lines;

  StatementLines(String printed) {
    this.lines = new ArrayList<>(List.of(printed.split("\n")));
  }

  /** Where statements begin: lines inside of bodies that neither close anything nor are options. */
  List<Integer> starts() {
    List<Integer> starts = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("  ") && !line.strip().matches("(\\}|od|fi|::).*")) {
        starts.add(i);
      }
    }
    return starts;
  }

  /** Where process types begin. */
  List<Integer> proctypes() {
    List<Integer> starts = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).matches("(active .*)?proctype .*\\{")) {
        starts.add(i);
      }
    }
    return starts;
  }

  /** Globals that start with a given value, or could. */
  List<Integer> declarations() {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).matches("\\s*(byte|short|int|bool|bit|pid) \\w+( = [^,]*)?;?")) {
        found.add(i);
      }
    }
    return found;
  }

  /** The line behind the statement that begins at a line. */
  int end(int start) {
    String line = lines.get(start);
    if (!line.matches(".*(\\{|\\bdo|\\bif)$")) {
      return start + 1;
    }
    int depth = indent(line);
    int at = start + 1;
    while (at < lines.size() && indent(lines.get(at)) > depth) {
      at++;
    }
    // A closing line may open the next part: } unless {
    return at < lines.size() && lines.get(at).endsWith("{")
        ? end(at)
        : Math.min(at + 1, lines.size());
  }

  private static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }

  List<String> statement(int start) {
    return new ArrayList<>(lines.subList(start, end(start)));
  }

  String line(int at) {
    return lines.get(at);
  }

  void set(int at, String line) {
    lines.set(at, line);
  }

  void delete(int start) {
    lines.subList(start, end(start)).clear();
  }

  /** Puts lines before a statement; the last of them is separated from it. */
  void insert(int start, List<String> more) {
    List<String> separated = new ArrayList<>(more);
    int last = separated.size() - 1;
    if (!separated.get(last).matches(".*(;|->|\\}|:)$")) {
      separated.set(last, separated.get(last) + ";");
    }
    lines.addAll(start, separated);
  }

  /** Puts a statement between two lines. */
  void wrap(int start, String before, String after) {
    int end = end(start);
    String last = lines.get(end - 1);
    boolean isSeparated = last.endsWith(";") || last.endsWith("->") || last.endsWith("}");
    lines.set(end - 1, last.replaceFirst("( ->|;)$", ""));
    lines.add(end, after + (isSeparated ? ";" : ""));
    lines.add(start, before);
  }

  @Override
  public String toString() {
    return String.join("\n", lines) + "\n";
  }
}

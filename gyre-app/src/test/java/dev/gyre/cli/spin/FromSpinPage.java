package dev.gyre.cli.spin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tables of docs/from-spin.md: what stands beside each option. */
final class FromSpinPage {
  private static final Path PAGE = Path.of("..", "docs", "from-spin.md");

  private static final Pattern ROW = Pattern.compile("\\| (.*) \\| ([^|]*) \\|");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  /** A place for a number, with or without brackets. */
  private static final Pattern OPTIONAL_NUMBER = Pattern.compile("(-[A-Za-z_]+)\\[N]");

  private static final Pattern NUMBER = Pattern.compile("(-[A-Za-z_]+)N(,M)?");

  private FromSpinPage() {}

  /**
   * The rows of the table that starts with the given cell. Several rows about one option are put
   * together.
   */
  static Map<String, String> table(String head) throws IOException {
    Map<String, String> rows = new LinkedHashMap<>();
    boolean inside = false;
    for (String line : Files.readAllLines(PAGE)) {
      Matcher row = ROW.matcher(line.replace("\\|", "/"));
      if (!row.matches()) {
        inside = inside && line.startsWith("|-");
      } else if (inside) {
        words(row.group(1)).forEach(word -> rows.merge(word, row.group(2), (a, b) -> a + "; " + b));
      } else {
        inside = row.group(1).equals(head);
      }
    }
    return rows;
  }

  /** The options of a cell as somebody would type them: a number instead of N, no argument. */
  private static List<String> words(String cell) {
    List<String> words = new ArrayList<>();
    for (Matcher code = CODE.matcher(cell); code.find(); ) {
      String word = code.group(1).split(" ")[0];
      Matcher either = OPTIONAL_NUMBER.matcher(word);
      Matcher number = NUMBER.matcher(word);
      if (either.matches()) {
        words.add(either.group(1));
        words.add(either.group(1) + "1");
      } else {
        words.add(number.matches() ? number.group(1) + "1" : word);
      }
    }
    return words;
  }
}

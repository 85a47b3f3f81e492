package dev.gyre.tck.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page about what newcomers met has all rows, and the tests that it names exist. */
class NewcomerPageTest {
  private static final Pattern ROW = Pattern.compile("\\| (D\\d\\w?|[STV]\\d+|\\d+) \\| (.*)\\|");
  private static final Pattern NAMED = Pattern.compile("`(\\w+Test)(?:#(\\w+))?`");
  private static final Pattern FILE = Pattern.compile("`([\\w.-]+(?:/[\\w.-]+)+)`");

  private static Map<String, String> rows() throws IOException {
    Map<String, String> rows = new LinkedHashMap<>();
    for (String line : Files.readAllLines(page())) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        assertThat(rows.put(row.group(1), row.group(2))).as(row.group(1)).isNull();
      }
    }
    return rows;
  }

  private static Path page() {
    return Repository.root().resolve("docs/internals/newcomer.md");
  }

  private static Stream<String> numbered(String prefix, int last) {
    return IntStream.rangeClosed(1, last).mapToObj(n -> prefix + n);
  }

  @Test
  void everyRowIsThere() throws IOException {
    List<String> expected = new ArrayList<>();
    expected.addAll(numbered("D", 5).toList());
    expected.addAll("abcdefgh".chars().mapToObj(letter -> "D6" + (char) letter).toList());
    expected.addAll(numbered("S", 12).toList());
    expected.addAll(numbered("V", 7).toList());
    expected.addAll(numbered("T", 15).toList());
    expected.addAll(numbered("", 59).toList());
    assertThat(rows().keySet()).containsExactlyElementsOf(expected);
  }

  @Test
  void everyRowHasATestOrSaysThatItIsOpen() throws IOException {
    rows()
        .forEach(
            (number, row) -> {
              boolean isShown = NAMED.matcher(row).find() || FILE.matcher(row).find();
              assertThat(isShown || row.contains("| open: ")).as(number + ": " + row).isTrue();
            });
  }

  @Test
  void everyTestThatIsNamedExists() throws IOException {
    Map<String, String> sources = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(Repository.root())) {
      for (Path file : files.filter(f -> f.toString().endsWith("Test.java")).toList()) {
        // Two classes of one name, in different packages, count together.
        sources.merge(
            file.getFileName().toString().replace(".java", ""),
            Files.readString(file),
            String::concat);
      }
    }
    List<String> missing = new ArrayList<>();
    int named = 0;
    for (Matcher test = NAMED.matcher(Files.readString(page())); test.find(); named++) {
      String source = sources.getOrDefault(test.group(1), "");
      boolean isThere =
          test.group(2) == null
              ? !source.isEmpty()
              : source.contains("  void " + test.group(2) + "(");
      if (!isThere) {
        missing.add(test.group());
      }
    }
    assertThat(named).isGreaterThan(100);
    assertThat(missing).isEmpty();
  }

  @Test
  void everyFileThatIsNamedExists() throws IOException {
    for (String row : rows().values()) {
      for (Matcher file = FILE.matcher(row); file.find(); ) {
        assertThat(Repository.root().resolve(file.group(1))).exists();
      }
    }
  }
}

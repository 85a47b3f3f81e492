package dev.gyre.suite.update;

import dev.gyre.suite.CaseResult;
import dev.gyre.suite.Place;
import dev.gyre.suite.SuiteException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the actual results of cases that differ into the suite files and comments that have their
 * expectations. The rest of a file stays as it is. What has no answer, or is wrong, is not written.
 */
public final class SuiteUpdate {
  private SuiteUpdate() {}

  /** Returns how many cases were written, by file. */
  public static Map<String, Integer> write(List<CaseResult> results)
      throws SuiteException, IOException {
    Map<String, Map<Integer, List<CaseResult>>> files = new LinkedHashMap<>();
    for (CaseResult result : results) {
      Place place = result.testCase().place();
      files
          .computeIfAbsent(place.file(), f -> new LinkedHashMap<>())
          .computeIfAbsent(place.line(), l -> new ArrayList<>())
          .add(result);
    }
    Map<String, Integer> written = new LinkedHashMap<>();
    for (Map.Entry<String, Map<Integer, List<CaseResult>>> file : files.entrySet()) {
      int cases = update(Path.of(file.getKey()), file.getValue());
      if (cases > 0) {
        written.put(file.getKey(), cases);
      }
    }
    return written;
  }

  private static int update(Path file, Map<Integer, List<CaseResult>> byLine)
      throws SuiteException, IOException {
    Charset charset = StandardCharsets.UTF_8;
    String text;
    try {
      text = Files.readString(file, charset);
    } catch (MalformedInputException e) {
      charset = StandardCharsets.ISO_8859_1;
      text = Files.readString(file, charset);
    }
    int cases = 0;
    // From the last to the first, so that lines above keep their numbers.
    for (int line : byLine.keySet().stream().sorted(Comparator.reverseOrder()).toList()) {
      List<CaseResult> results = byLine.get(line);
      if (results.stream().anyMatch(r -> r.status() == CaseResult.Status.DIFFERS)) {
        text = updated(file, text, results);
        cases++;
      }
    }
    if (cases > 0) {
      Files.writeString(file, text, charset);
    }
    return cases;
  }

  private static String updated(Path file, String text, List<CaseResult> results)
      throws SuiteException {
    return file.toString().endsWith(".toml")
        ? new TomlUpdate(text).with(results)
        : new HeaderUpdate(text).with(results.get(0));
  }
}

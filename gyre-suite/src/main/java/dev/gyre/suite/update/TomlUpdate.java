package dev.gyre.suite.update;

import dev.gyre.suite.CaseResult;
import dev.gyre.suite.Outcome;
import dev.gyre.suite.Place;
import dev.gyre.suite.SuiteException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Changes the expectations of one case of a suite in TOML, line by line. */
final class TomlUpdate {
  private static final String EXPECT = "expect";

  private final List<String> lines;
  private final TomlTable suite;

  TomlUpdate(String text) {
    this.lines = new ArrayList<>(List.of(text.split("\n", -1)));
    this.suite = Toml.parse(text);
  }

  /**
   * @param results those of all models of one case
   */
  String with(List<CaseResult> results) throws SuiteException {
    Place place = results.get(0).testCase().place();
    TomlTable entry = entry(place);
    replace(entry, place, values(entry, place, results));
    return String.join("\n", lines);
  }

  private static Map<String, String> values(TomlTable entry, Place place, List<CaseResult> results)
      throws SuiteException {
    Set<String> distinct = new TreeSet<>();
    Map<String, String> values = new LinkedHashMap<>();
    for (CaseResult result : results) {
      if (result.status().compareTo(CaseResult.Status.DIFFERS) > 0
          || result.status() == CaseResult.Status.UNDECIDED) {
        throw new SuiteException(place, "one of the models has no answer; nothing was written");
      }
      values = values(entry, result);
      distinct.add(values.toString());
    }
    if (distinct.size() > 1) {
      throw new SuiteException(
          place,
          "the models of this case have different results; write a case for each kind of result");
    }
    return values;
  }

  private void replace(TomlTable entry, Place place, Map<String, String> values) {
    int end = end(place.line());
    Map<String, String> missing = new LinkedHashMap<>(values);
    // From the last to the first, so that lines above keep their numbers.
    for (int start : starts(entry).descendingSet()) {
      String key = keyAt(entry, start);
      int last = lastLine(start, end);
      if (values.containsKey(key)) {
        lines.subList(start - 1, last).clear();
        lines.add(start - 1, key + " = " + values.get(key));
        missing.remove(key);
      }
      end = start;
    }
    missing.forEach((key, value) -> lines.add(place.line() - 1, key + " = " + value));
  }

  private TomlTable entry(Place place) throws SuiteException {
    TomlArray cases = suite.getArrayOrEmpty("case");
    for (int i = 0; i < cases.size(); i++) {
      TomlTable entry = cases.getTable(i);
      if (starts(entry).contains(place.line())) {
        return entry;
      }
    }
    throw new SuiteException(place, "the case has moved since it was read; nothing was written");
  }

  /** The lines on which its keys start. */
  private static NavigableSet<Integer> starts(TomlTable entry) {
    return entry.keySet().stream()
        .map(key -> position(entry, key).line())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static TomlPosition position(TomlTable entry, String key) {
    TomlPosition position = entry.inputPositionOf(List.of(key));
    if (position == null) {
      throw new IllegalStateException("a key without a place: " + key);
    }
    return position;
  }

  private static String keyAt(TomlTable entry, int line) {
    return entry.keySet().stream()
        .filter(key -> position(entry, key).line() == line)
        .findFirst()
        .orElseThrow();
  }

  /** The line of the next table, or the one behind the last. */
  private int end(int line) {
    for (int i = line; i < lines.size(); i++) {
      if (lines.get(i).matches("\\[\\[?[A-Za-z].*")) {
        return i + 1;
      }
    }
    return lines.size() + 1;
  }

  /** Without the comments and empty lines below it, which belong to what follows. */
  private int lastLine(int start, int next) {
    int last = next - 1;
    while (last > start && lines.get(last - 1).strip().matches("(#.*)?")) {
      last--;
    }
    return last;
  }

  private static Map<String, String> values(TomlTable entry, CaseResult result) {
    Actual actual = new Actual(result);
    Map<String, String> values = new LinkedHashMap<>();
    if (entry.get(List.of(EXPECT)) instanceof TomlTable) {
      values.put(EXPECT, inlineTable(actual.properties()));
    } else {
      values.put(EXPECT, quoted(actual.answer()));
    }
    if (entry.keySet().contains("states")) {
      values.put("states", Long.toString(result.outcome().figures().states()));
    }
    if (entry.keySet().contains("transitions")) {
      values.put("transitions", Long.toString(result.outcome().figures().transitions()));
    }
    if (entry.keySet().contains("violations")) {
      values.put(
          "violations",
          result.outcome().violations().stream()
              .map(TomlUpdate::violation)
              .collect(Collectors.joining(", ", "[", "]")));
    }
    return values;
  }

  private static String inlineTable(Map<String, String> answers) {
    return answers.entrySet().stream()
        .map(e -> key(e.getKey()) + " = " + quoted(e.getValue()))
        .collect(Collectors.joining(", ", "{ ", " }"));
  }

  private static String violation(Outcome.Violation violation) {
    return "{ kind = "
        + quoted(Actual.kind(violation))
        + ", line = "
        + violation.place().line()
        + " }";
  }

  private static String key(String name) {
    return name.matches("[A-Za-z0-9_-]+") ? name : quoted(name);
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}

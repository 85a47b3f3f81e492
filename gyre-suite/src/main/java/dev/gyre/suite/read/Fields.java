package dev.gyre.suite.read;

import dev.gyre.suite.Place;
import dev.gyre.suite.SuiteException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * The fields of a table in TOML, each of a known name and type, with messages where they are not.
 */
final class Fields {
  private final String file;
  private final String what;
  private final TomlTable table;

  /**
   * @param what how messages call the table
   */
  Fields(String file, String what, TomlTable table) {
    this.file = file;
    this.what = what;
    this.table = table;
  }

  void onlyKnown(Set<String> known) throws SuiteException {
    for (String key : table.keySet()) {
      if (!known.contains(key)) {
        String advice =
            Words.closest(key, known)
                .map(k -> "did you mean '" + k + "'?")
                .orElse("there are: " + String.join(", ", known.stream().sorted().toList()));
        throw wrong(key, "unknown key '" + key + "' in " + what + "; " + advice);
      }
    }
  }

  boolean has(String key) {
    return table.keySet().contains(key);
  }

  Optional<Object> value(String key) {
    return Optional.ofNullable(table.get(List.of(key)));
  }

  Optional<String> text(String key) throws SuiteException {
    Optional<Object> value = value(key);
    if (value.isPresent() && !(value.get() instanceof String)) {
      throw wrong(key, "'" + key + "' must be a text in quotes");
    }
    return value.map(String.class::cast);
  }

  OptionalLong count(String key) throws SuiteException {
    Optional<Object> value = value(key);
    if (value.isEmpty()) {
      return OptionalLong.empty();
    }
    if (value.get() instanceof Long number && number >= 0) {
      return OptionalLong.of(number);
    }
    throw wrong(key, "'" + key + "' must be a whole number, not negative");
  }

  /** One text, or a list of texts. */
  List<String> texts(String key) throws SuiteException {
    Optional<Object> value = value(key);
    if (value.isPresent() && value.get() instanceof TomlArray array) {
      List<String> texts = new ArrayList<>();
      for (Object element : array.toList()) {
        if (!(element instanceof String text)) {
          throw wrong(key, "'" + key + "' must be a text or a list of texts");
        }
        texts.add(text);
      }
      return texts;
    }
    return text(key).map(List::of).orElse(List.of());
  }

  /** A table of names with simple values. */
  Map<String, String> map(String key) throws SuiteException {
    Optional<Object> value = value(key);
    if (value.isEmpty()) {
      return Map.of();
    }
    if (!(value.get() instanceof TomlTable entries)) {
      throw wrong(key, "'" + key + "' must be a table such as { N = 3 }");
    }
    Map<String, String> map = new LinkedHashMap<>();
    for (String name : entries.keySet()) {
      Object entry = entries.get(List.of(name));
      if (entry instanceof TomlTable || entry instanceof TomlArray) {
        throw wrong(key, "'" + key + "." + name + "' must be a text or a number");
      }
      map.put(name, entry instanceof Boolean on ? (on ? "1" : "0") : String.valueOf(entry));
    }
    return map;
  }

  List<Fields> tables(String key, String each) throws SuiteException {
    List<Fields> tables = new ArrayList<>();
    Optional<Object> value = value(key);
    if (value.isPresent()) {
      if (!(value.get() instanceof TomlArray array)) {
        throw wrong(key, "'" + key + "' must be a list of tables");
      }
      for (Object element : array.toList()) {
        if (!(element instanceof TomlTable entry)) {
          throw wrong(key, "'" + key + "' must be a list of tables");
        }
        tables.add(new Fields(file, each, entry));
      }
    }
    return tables;
  }

  SuiteException wrong(String key, String message) {
    return new SuiteException(place(key), message);
  }

  Place place(String key) {
    TomlPosition position = table.inputPositionOf(List.of(key));
    return position == null
        ? new Place(file, 0)
        : new Place(file, position.line(), position.column());
  }

  /** Where its first field is. */
  Place place() {
    return table.keySet().stream()
        .map(this::place)
        .min((a, b) -> Integer.compare(a.line(), b.line()))
        .orElse(new Place(file, 0));
  }
}

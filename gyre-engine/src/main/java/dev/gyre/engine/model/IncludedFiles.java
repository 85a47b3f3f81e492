package dev.gyre.engine.model;

import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.source.SourceFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files that a model includes, so that it can be read again when they have changed or gone.
 *
 * <p>Names in directives are relative to the file that has them, so one name can mean several
 * files. Invariant: a file is found by the name in the directive, unless another one was found by
 * that name before; then by the names of the including file and of its own.
 */
final class IncludedFiles {
  private static final String INCLUDES = " -> ";

  private final Map<String, SourceFile> files = new LinkedHashMap<>();

  /** Takes note of what another loader finds. */
  SourceLoader recording(SourceLoader loader) {
    return (name, includer) -> {
      Optional<SourceFile> found = loader.load(name, includer);
      found.ifPresent(file -> add(name, includer, file));
      return found;
    };
  }

  private void add(String name, SourceFile includer, SourceFile found) {
    SourceFile first = files.putIfAbsent(name, found);
    if (first != null && !first.name().equals(found.name())) {
      keys(includer, files).forEach(key -> files.put(key + INCLUDES + name, found));
    }
  }

  /** The files by how they are found. */
  Map<String, SourceFile> all() {
    return files;
  }

  /** Finds files that were noted, under the names that they had or named by how they are found. */
  static SourceLoader given(Map<String, SourceFile> files) {
    return (name, includer) ->
        keys(includer, files).stream()
            .flatMap(key -> Optional.ofNullable(files.get(key + INCLUDES + name)).stream())
            .findFirst()
            .or(() -> Optional.ofNullable(files.get(name)));
  }

  /** How a file is found; the model itself need not be looked for. */
  private static List<String> keys(SourceFile file, Map<String, SourceFile> files) {
    List<String> keys =
        files.entrySet().stream()
            .filter(entry -> entry.getValue().name().equals(file.name()))
            .map(Map.Entry::getKey)
            .toList();
    return keys.isEmpty() ? List.of("") : keys;
  }
}

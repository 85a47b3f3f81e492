package dev.gyre.suite.read;

import dev.gyre.suite.Place;
import dev.gyre.suite.SuiteException;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** Finds models by name or pattern, relative to the folder of a suite. */
final class Models {
  private static final String ANY_FOLDER = "**/";

  private final Path folder;
  private final Place place;

  Models(Path folder, Place place) {
    this.folder = folder;
    this.place = place;
  }

  /** In the order of the patterns, and those of one pattern by name; each once. */
  List<Path> find(List<String> patterns, List<String> exclusions) throws SuiteException {
    Set<Path> found = new LinkedHashSet<>();
    for (String pattern : patterns) {
      List<Path> models = isPattern(pattern) ? matching(pattern) : List.of(single(pattern));
      if (models.isEmpty()) {
        throw new SuiteException(
            place, "no file matches '" + pattern + "' in the folder '" + name() + "'");
      }
      found.addAll(models);
    }
    for (String pattern : exclusions) {
      found.removeAll(isPattern(pattern) ? matching(pattern) : List.of(single(pattern)));
    }
    if (found.isEmpty()) {
      throw new SuiteException(place, "'exclude' leaves no model; write fewer exclusions");
    }
    return new ArrayList<>(found);
  }

  private static boolean isPattern(String text) {
    return text.chars().anyMatch(c -> "*?[{".indexOf(c) >= 0);
  }

  private Path single(String name) throws SuiteException {
    try {
      Path model = folder.resolve(name);
      if (Files.isRegularFile(model)) {
        return model;
      }
    } catch (InvalidPathException e) {
      throw new SuiteException(place, "'" + name + "' is no name of a file: " + e.getReason());
    }
    throw new SuiteException(
        place,
        "there is no file '"
            + name
            + "' in the folder '"
            + name()
            + "'; names of models are relative to the suite");
  }

  private List<Path> matching(String pattern) throws SuiteException {
    try (Stream<Path> files = Files.walk(folder)) {
      PathMatcher direct = matcher(pattern);
      // As in other tools, **/x is also an x in no folder at all.
      PathMatcher shallow = matcher(pattern.replace(ANY_FOLDER, ""));
      return files
          .filter(Files::isRegularFile)
          .filter(f -> direct.matches(relative(f)) || shallow.matches(relative(f)))
          .sorted()
          .toList();
    } catch (PatternSyntaxException e) {
      throw new SuiteException(place, "'" + pattern + "' is no pattern: " + e.getDescription());
    } catch (IOException e) {
      throw new SuiteException(place, "the folder '" + name() + "' cannot be read: " + e);
    }
  }

  private Path relative(Path file) {
    return folder.toString().isEmpty() ? file.normalize() : folder.relativize(file);
  }

  private static PathMatcher matcher(String pattern) {
    return FileSystems.getDefault().getPathMatcher("glob:" + pattern);
  }

  private String name() {
    return folder.toString().isEmpty() ? "." : folder.toString();
  }
}

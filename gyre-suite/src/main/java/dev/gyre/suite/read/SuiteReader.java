package dev.gyre.suite.read;

import dev.gyre.suite.Call;
import dev.gyre.suite.Place;
import dev.gyre.suite.SuiteException;
import dev.gyre.suite.TestCase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds the cases that paths stand for. A folder is walked: where there is a {@value #SUITE} it
 * speaks for its folder and all below; elsewhere the models count whose first comment has
 * expectations.
 */
public final class SuiteReader {
  /** The name of a suite in a folder. */
  public static final String SUITE = "gyre.toml";

  private final Call.Reader calls;
  private int silent;

  public SuiteReader(Call.Reader calls) {
    this.calls = calls;
  }

  public List<TestCase> read(List<String> paths) throws SuiteException {
    List<TestCase> cases = new ArrayList<>();
    for (String path : paths) {
      cases.addAll(read(path));
    }
    return cases;
  }

  /** The cases that a text has as that of a suite. */
  public List<TestCase> read(Path suite, String text) throws SuiteException {
    return new TomlSuite(suite, calls).read(text);
  }

  /** How many models in folders were left out because they expect nothing. */
  public int silentModels() {
    return silent;
  }

  private List<TestCase> read(String text) throws SuiteException {
    Place place = new Place(text, 0);
    try {
      Path path = Path.of(text);
      if (Files.isDirectory(path)) {
        // The current folder needs no name: files in it are shown without.
        List<TestCase> cases = folder(text.equals(".") ? Path.of("") : path);
        if (cases.isEmpty()) {
          throw new SuiteException(
              place,
              "nothing to test: no "
                  + SUITE
                  + ", and no model whose first comment has a line such as 'run: holds'");
        }
        return cases;
      }
      if (!Files.exists(path)) {
        throw new SuiteException(place, "there is no such file or folder");
      }
      return file(path);
    } catch (InvalidPathException e) {
      throw new SuiteException(place, "this is no name of a file");
    } catch (IOException | UncheckedIOException e) {
      throw new SuiteException(place, "it cannot be read: " + e.getMessage());
    }
  }

  private List<TestCase> file(Path path) throws SuiteException {
    if (path.toString().endsWith(".toml")) {
      return new TomlSuite(path, calls).read();
    }
    return new ModelSuite(path, calls).cases(path.toString(), path.toString(), List.of());
  }

  private List<TestCase> folder(Path folder) throws IOException, SuiteException {
    Path suite = folder.resolve(SUITE);
    if (Files.exists(suite)) {
      return file(suite);
    }
    List<Path> entries;
    try (Stream<Path> listed = Files.list(folder)) {
      entries = listed.filter(e -> !isHidden(e)).sorted().toList();
    }
    List<TestCase> cases = new ArrayList<>();
    for (Path entry : entries) {
      if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
        cases.addAll(folder(entry));
      } else if (entry.toString().endsWith(".pml")) {
        ModelSuite model = new ModelSuite(entry, calls);
        silent += model.hasExpectations() ? 0 : 1;
        if (model.hasExpectations()) {
          cases.addAll(model.cases(folder.toString(), entry.toString(), List.of()));
        }
      }
    }
    return cases;
  }

  private static boolean isHidden(Path entry) {
    return entry.getFileName().toString().startsWith(".");
  }
}

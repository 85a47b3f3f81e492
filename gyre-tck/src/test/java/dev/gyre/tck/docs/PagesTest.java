package dev.gyre.tck.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.format.SourceFormatter;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.tck.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pages show what Gyre really prints. The README, whose commands go through processes of their own,
 * is with {@code ReadmeTest}. With {@code -Dgyre.pages.update=true} the pages are written anew:
 * look at what changed before you keep it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PagesTest {
  private static final Path ROOT = Repository.root();

  /** What the commands find beside the models of the pages: copies, as pages write files. */
  private static final List<String> NEIGHBOURS =
      List.of("examples", "gyre-tck/src/test/resources/trails");

  @TempDir private static Path folder;

  private Shell shell;

  @BeforeAll
  void putModels() throws IOException {
    for (String name : NEIGHBOURS) {
      copy(name);
    }
    for (Map.Entry<String, String> model : models().entrySet()) {
      Files.writeString(folder.resolve(model.getKey()), model.getValue());
    }
    shell = new Shell(folder);
  }

  private static void copy(String name) throws IOException {
    for (Path file : walk(name)) {
      Path target = folder.resolve(Repository.name(file));
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
  }

  @AfterAll
  void endShell() {
    shell.close();
  }

  static List<DocumentedPage> pages() throws IOException {
    List<DocumentedPage> pages = new ArrayList<>();
    for (Path file : Stream.of("docs", "examples").flatMap(name -> walk(name).stream()).toList()) {
      if (file.toString().endsWith(".md")) {
        pages.add(new DocumentedPage(Repository.name(file), Files.readString(file)));
      }
    }
    pages.removeIf(page -> page.sessions().isEmpty());
    return pages;
  }

  private static List<Path> walk(String folder) {
    try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The models of all pages; a name means the same model everywhere. */
  private static Map<String, String> models() throws IOException {
    Map<String, String> models = new TreeMap<>();
    for (DocumentedPage page : pages()) {
      page.models()
          .forEach(
              (name, text) ->
                  assertThat(models.merge(name, text, (a, b) -> a)).as(name).isEqualTo(text));
    }
    return models;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyCommandPrintsWhatThePageShows(DocumentedPage page) throws IOException {
    String actual = page.replayed(shell);
    if (Boolean.getBoolean("gyre.pages.update")) {
      Files.writeString(ROOT.resolve(page.name()), actual);
    }
    List<String> sessions = new DocumentedPage(page.name(), actual).sessions();
    for (int i = 0; i < sessions.size(); i++) {
      assertThat(sessions.get(i)).as(page.name()).isEqualTo(page.sessions().get(i));
    }
  }

  @Test
  void everyModelOfAPageIsTidy() throws IOException {
    for (String name : models().keySet()) {
      Path file = folder.resolve(name);
      assertThat(SourceFormatter.format(new FileSourceLoader().read(file)).text())
          .as(name)
          .isEqualTo(Files.readString(file));
    }
  }

  @Test
  void allPagesWithCommandsAreFound() throws IOException {
    assertThat(pages()).hasSizeGreaterThan(30);
  }
}

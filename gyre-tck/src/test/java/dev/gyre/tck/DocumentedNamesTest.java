package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What pages and comments name is there: papers in the bibliography, classes in the code. */
class DocumentedNamesTest {
  private static final Pattern ENTRY = Pattern.compile("^@\\w+\\{([^,]+),", Pattern.MULTILINE);

  /** A name of an author, or two, and a year. */
  private static final Pattern KEY = Pattern.compile("\\b([A-Z][A-Za-z]+(?:19|20)\\d\\d)\\b");

  private static final Pattern DECLARED =
      Pattern.compile("\\b(?:class|record|interface|enum)\\s+([A-Z]\\w*)");

  /** A class, perhaps with a member, between backticks. Words of one part may mean anything. */
  private static final Pattern NAMED =
      Pattern.compile("`([A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+)(?:\\.[\\w.()$]+)*`");

  private static final Pattern LISTING = Pattern.compile("```.*?```", Pattern.DOTALL);

  /** Names of others that look like classes of ours. */
  private static final Set<String> FOREIGN = Set.of("CompileCommand");

  @Test
  void everyPaperThatIsCitedIsInTheBibliography() throws IOException {
    Set<String> unknown = cited();
    unknown.removeAll(entries());
    assertThat(unknown).isEmpty();
  }

  @Test
  void everyPaperInTheBibliographyIsCited() throws IOException {
    Set<String> unused = entries();
    unused.removeAll(cited());
    assertThat(unused).isEmpty();
  }

  @Test
  void everyClassThatPagesNameExists() throws IOException {
    Set<String> classes = new TreeSet<>(FOREIGN);
    for (Path file : Repository.allSources()) {
      classes.addAll(found(DECLARED, Files.readString(file)));
    }
    Set<String> missing = new TreeSet<>();
    for (Path page : pages()) {
      String prose = LISTING.matcher(Files.readString(page)).replaceAll("");
      for (String name : found(NAMED, prose)) {
        if (!classes.contains(name)) {
          missing.add(Repository.name(page) + ": " + name);
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  private static Set<String> entries() throws IOException {
    Path bibliography = Repository.root().resolve("docs/references.bib");
    return found(ENTRY, Files.readString(bibliography));
  }

  private static Set<String> cited() throws IOException {
    Set<String> keys = new TreeSet<>();
    for (Path file : Repository.allSources()) {
      keys.addAll(found(KEY, Files.readString(file)));
    }
    for (Path page : pages()) {
      keys.addAll(found(KEY, Files.readString(page)));
    }
    return keys;
  }

  /** All pages but those that speak of what was or will be. */
  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (String folder : List.of("docs", "bench", "examples")) {
      try (Stream<Path> files = Files.walk(Repository.root().resolve(folder))) {
        files
            .filter(file -> file.toString().endsWith(".md") && !file.endsWith("roadmap.md"))
            .forEach(pages::add);
      }
    }
    pages.add(Repository.root().resolve("README.md"));
    pages.add(Repository.root().resolve("CONTRIBUTING.md"));
    return pages;
  }

  private static Set<String> found(Pattern pattern, String text) {
    Set<String> names = new TreeSet<>();
    for (Matcher match = pattern.matcher(text); match.find(); ) {
      names.add(match.group(1));
    }
    return names;
  }
}

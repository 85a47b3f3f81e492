package dev.gyre.tck.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Links between pages lead somewhere, and no example is left out of the list of examples. */
class LinksTest {
  private static final Path ROOT = Repository.root();
  private static final Pattern LISTING = Pattern.compile("(?ms)^```.*?^```$");
  private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    Set<String> broken = new TreeSet<>();
    int links = 0;
    for (Path page : pages()) {
      String prose = LISTING.matcher(Files.readString(page)).replaceAll("");
      for (Matcher link = LINK.matcher(prose); link.find(); ) {
        links++;
        if (!leadsSomewhere(page, link.group(1))) {
          broken.add(ROOT.relativize(page) + ": " + link.group(1));
        }
      }
    }
    assertThat(links).isGreaterThan(300);
    assertThat(broken).isEmpty();
  }

  @Test
  void everyExampleIsInTheListOfExamples() throws IOException {
    Path folder = ROOT.resolve("examples");
    String list = Files.readString(folder.resolve("README.md"));
    Set<String> missing = new TreeSet<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".pml")).toList()) {
        String name = folder.relativize(file).toString();
        if (!list.contains("](" + name + ")")) {
          missing.add(name);
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  private static Set<Path> pages() throws IOException {
    Set<Path> pages = new TreeSet<>();
    for (String name : Set.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md")) {
      pages.add(ROOT.resolve(name));
    }
    for (String folder : Set.of("docs", "examples", "bench", "schema", "ci-templates")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
      }
    }
    return pages;
  }

  private static boolean leadsSomewhere(Path page, String target) throws IOException {
    if (target.matches("\\w+:.*")) {
      return true;
    }
    String[] parts = target.split("#", 2);
    Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
    return Files.exists(file) && (parts.length == 1 || anchors(file).contains(parts[1]));
  }

  /** As code hosting services make them of headings. */
  private static Set<String> anchors(Path page) throws IOException {
    return HEADING
        .matcher(LISTING.matcher(Files.readString(page)).replaceAll(""))
        .results()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\d _-]", "").replace(' ', '-'))
        .collect(Collectors.toSet());
  }
}

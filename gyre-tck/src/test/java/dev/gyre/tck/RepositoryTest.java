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

/** Rules about the files themselves, which the compiler does not see. */
class RepositoryTest {
  private static final int HARD_LIMIT_LINES = 600;
  private static final int SOFT_LIMIT_LINES = 400;

  /** Files that may pass the soft limit, by path from the root. Each needs a reason beside it. */
  private static final Set<String> LONG_FILES =
      Set.of(
          // All kinds of a sealed family, a few lines each: whoever matches on them reads them
          // here.
          "gyre-promela/src/main/java/dev/gyre/promela/syntax/Statement.java");

  /** Unfinished work and switched-off tests. In pieces, so that this file does not match itself. */
  private static final Pattern UNFINISHED =
      Pattern.compile("\\bTO" + "DO\\b|\\bFIX" + "ME\\b|@Dis" + "abled|@Ign" + "ore\\b");

  /** Packages where an effect, a guard or an expression that is passed over costs a verdict. */
  private static final Pattern DECIDES_SOUNDNESS =
      Pattern.compile(
          "dev/gyre/(ir/(analysis|pass|time)|por(/dependence)?|symmetry/(detect|stabiliser)"
              + "|exec/exclusive)/\\w+\\.java$");

  private static final Pattern CHAIN =
      Pattern.compile("else if \\([^{]*instanceof (Effect|Guard|Expr)\\.");

  private static final int PAGE_COLUMNS = 120;

  private static final Pattern FENCE = Pattern.compile("\\s*```.*");

  /** A row of a table, a line of an indented listing, or a line that is one link or address. */
  private static final Pattern UNBREAKABLE =
      Pattern.compile(
          "\\|.*|    .*|\\s*(?:[-*] )?(?:\\[[^]]*]\\(\\S+\\)|\\[[^]]*]: \\S+|\\S+)[.,;:]?");

  private static final Pattern ARTIFACT =
      Pattern.compile(
          "<(?:dependency|plugin|path)>\\s*(?:<!--.*?-->\\s*)?<groupId>([^<]+)</groupId>\\s*"
              + "<artifactId>([^<]+)</artifactId>",
          Pattern.DOTALL);

  @Test
  void everyPackageSaysWhatItIsFor() {
    Set<String> silent = new TreeSet<>();
    for (Path file : Repository.mainSources()) {
      if (!Files.exists(file.resolveSibling("package-info.java"))) {
        silent.add(Repository.name(file.getParent()));
      }
    }
    assertThat(silent).as("packages without package-info.java").isEmpty();
  }

  @Test
  void filesStayShort() throws IOException {
    List<String> tooLong = new ArrayList<>();
    for (Path file : Repository.allSources()) {
      int lines = Files.readAllLines(file).size();
      boolean allowed = LONG_FILES.contains(Repository.name(file));
      if (lines > HARD_LIMIT_LINES || (lines > SOFT_LIMIT_LINES && !allowed)) {
        tooLong.add(Repository.name(file) + ": " + lines);
      }
    }
    assertThat(tooLong).as("files that do more than one job").isEmpty();
  }

  @Test
  void theListOfLongFilesIsNotOutOfDate() throws IOException {
    List<String> outdated = new ArrayList<>();
    for (String name : LONG_FILES) {
      Path file = Repository.root().resolve(name);
      if (!Files.exists(file) || Files.readAllLines(file).size() <= SOFT_LIMIT_LINES) {
        outdated.add(name);
      }
    }
    assertThat(outdated).as("files that need no exception any more").isEmpty();
  }

  @Test
  void noWorkIsLeftUnfinishedAndNoTestSwitchedOff() throws IOException {
    assertThat(linesWith(UNFINISHED)).isEmpty();
  }

  @Test
  void javaFilesHaveNoTabs() throws IOException {
    assertThat(linesWith(Pattern.compile("\t"))).isEmpty();
  }

  @Test
  void proseOfPagesIsWrapped() throws IOException {
    List<String> wide = new ArrayList<>();
    for (Path page : pages()) {
      wide.addAll(wideLines(page));
    }
    assertThat(wide).as("lines of more than %d characters", PAGE_COLUMNS).isEmpty();
  }

  @Test
  void everyDependencyAndPluginIsAccountedFor() throws IOException {
    String page = Files.readString(Repository.root().resolve("docs/dependencies.md"));
    Set<String> missing = new TreeSet<>();
    int seen = 0;
    for (Path pom : Repository.poms()) {
      Matcher artifact = ARTIFACT.matcher(Files.readString(pom));
      while (artifact.find()) {
        seen++;
        String name = artifact.group(1) + ":" + artifact.group(2);
        if (!artifact.group(1).equals("dev.gyre") && !page.contains("`" + name + "`")) {
          missing.add(name);
        }
      }
    }
    assertThat(seen).as("artifacts found in the poms").isGreaterThan(20);
    assertThat(missing).as("not in docs/dependencies.md").isEmpty();
  }

  /** A switch over the kinds, or {@code match}, does not compile when there is a new kind. */
  @Test
  void soundnessDoesNotHangOnChainsOfInstanceof() throws IOException {
    List<String> chains = new ArrayList<>();
    int looked = 0;
    for (Path file : Repository.mainSources()) {
      if (DECIDES_SOUNDNESS.matcher(Repository.name(file)).find()) {
        looked++;
        Matcher chain = CHAIN.matcher(Files.readString(file));
        while (chain.find()) {
          chains.add(Repository.name(file) + ": " + chain.group());
        }
      }
    }
    assertThat(looked).isGreaterThan(100);
    assertThat(chains).as("kinds that are passed over in silence").isEmpty();
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (String name : List.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md")) {
      pages.add(Repository.root().resolve(name));
    }
    for (String folder : List.of("docs", "bench", "examples")) {
      try (Stream<Path> files = Files.walk(Repository.root().resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
      }
    }
    return pages;
  }

  private static List<String> wideLines(Path page) throws IOException {
    List<String> wide = new ArrayList<>();
    boolean listing = false;
    int number = 0;
    for (String line : Files.readAllLines(page)) {
      number++;
      if (FENCE.matcher(line).matches()) {
        listing = !listing;
      } else if (!listing
          && line.codePointCount(0, line.length()) > PAGE_COLUMNS
          && !UNBREAKABLE.matcher(line).matches()) {
        wide.add(Repository.name(page) + ":" + number);
      }
    }
    return wide;
  }

  private static List<String> linesWith(Pattern pattern) throws IOException {
    List<String> hits = new ArrayList<>();
    for (Path file : Repository.allSources()) {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        if (pattern.matcher(lines.get(i)).find()) {
          hits.add(Repository.name(file) + ":" + (i + 1) + ": " + lines.get(i).strip());
        }
      }
    }
    return hits;
  }
}

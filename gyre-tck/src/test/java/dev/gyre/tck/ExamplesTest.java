package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.format.SourceFormatter;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The example models: people learn from them, so nothing about them may be doubtful. */
class ExamplesTest {
  private static final Pattern COLLECTION = Pattern.compile("(?m)^\\s*(set|multiset|queue) \\w+");

  private static List<Path> examples() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root().resolve("examples"))) {
      return files.filter(file -> file.toString().endsWith(".pml")).sorted().toList();
    }
  }

  @Test
  void everyExampleIsAcceptedWithoutAnyRemark() throws IOException {
    assertThat(examples()).hasSizeGreaterThan(4);
    for (Path example : examples()) {
      FrontEndRun run = FrontEndRun.of(example);
      assertThat(run.text()).as(Repository.name(example)).isEmpty();
    }
  }

  @Test
  void everyExampleIsTidy() throws IOException {
    for (Path example : examples()) {
      SourceFile file = new FileSourceLoader().read(example);
      assertThat(SourceFormatter.format(file).text())
          .as(Repository.name(example))
          .isEqualTo(file.text());
    }
  }

  @Test
  void spinAcceptsEveryExample() throws IOException {
    SpinOracle spin = SpinOracle.require();
    for (Path example : examples()) {
      if (Repository.name(example).startsWith("examples/time/") || hasTimers(example)) {
        // Spin has no timers; TimedExamplesTest gives it these models in another form.
        continue;
      }
      SpinOracle.Opinion opinion =
          isTranslated(example) ? spin.accepts(plain(example)) : spin.accepts(example);
      assertThat(opinion.answer())
          .as(Repository.name(example) + ": " + opinion.output())
          .isEqualTo(SpinOracle.Answer.ACCEPTED);
    }
  }

  private static boolean hasTimers(Path example) throws IOException {
    return Files.readString(example).contains("timer ");
  }

  /** Whether Spin gets a translation, since it knows neither index types nor collections. */
  private static boolean isTranslated(Path example) throws IOException {
    return example.getParent().endsWith("symmetry")
        || example.getParent().endsWith("population")
        || COLLECTION.matcher(Files.readString(example)).find();
  }

  private static String plain(Path example) throws IOException {
    PromelaFrontEnd.PlainResult result =
        new PromelaFrontEnd().plain(new FileSourceLoader().read(example));
    // Spin reads no conditional expression in a formula, and so nothing that is counted.
    return PromelaPrinter.print(result.model().orElseThrow()).replaceAll("ltl \\w+ \\{[^}]*}", "");
  }
}

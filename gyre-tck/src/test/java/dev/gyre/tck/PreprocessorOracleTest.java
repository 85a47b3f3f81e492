package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.Lexer;
import dev.gyre.promela.lex.Preprocessor;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Gyre's preprocessor against gcc: the same tokens, and line ends at the same places. */
class PreprocessorOracleTest {
  private static final int RANDOM_FILES = 300;

  // Not a space, which strings contain.
  private static final char TOKEN_END = '\u00B7';

  @TempDir private Path scratch;

  @Test
  void agreesWithGccOnTheCorpus() throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    GccOracle gcc = GccOracle.require();
    List<String> differences = new ArrayList<>();
    int compared = 0;
    for (SharedCorpus.ExpectedModel model : corpus.expected()) {
      Path copy = copyForGcc(corpus.file(model.model()));
      Optional<String> expected = gcc.preprocess(copy);
      if (expected.isPresent()) {
        compared++;
        String difference = difference(lines(expected.get()), lines(preprocess(copy)));
        if (!difference.isEmpty()) {
          differences.add(model.model() + ": " + difference);
        }
      }
    }
    assertThat(differences).as("of %d models", compared).isEmpty();
    assertThat(compared).isGreaterThanOrEqualTo(250);
  }

  @Test
  void agreesWithGccOnRandomMacros() throws IOException {
    GccOracle gcc = GccOracle.require();
    int compared = 0;
    for (long seed = 1; compared < RANDOM_FILES; seed++) {
      String text = new MacroTextGenerator(seed).generate();
      Path file = Files.writeString(scratch.resolve("random.pml"), text);
      Optional<String> expected = gcc.preprocess(file);
      // Some of the random calls are wrong, as gcc then says.
      if (expected.isPresent()) {
        compared++;
        assertThat(squeezed(lines(preprocess(file))))
            .as("seed %d:%n%s%n", seed, text)
            .isEqualTo(squeezed(lines(expected.get())));
      }
      assertThat(seed).as("gcc refuses too many files").isLessThan(10L * RANDOM_FILES);
    }
  }

  /**
   * Without spaces, except the borders of tokens. What gets lost is the number of spaces in a
   * string made by {@code #} around macros that vanish, where gcc follows rules of its own that C
   * leaves open.
   */
  private static String squeezed(List<String> lines) {
    return String.join("\n", lines).replace(" ", "");
  }

  private static List<Token> preprocess(Path file) throws IOException {
    FileSourceLoader loader = new FileSourceLoader();
    Diagnostics diagnostics = new Diagnostics();
    return new Preprocessor(loader, Map.of(), diagnostics).run(loader.read(file));
  }

  private static List<String> lines(String preprocessed) {
    SourceFile file = new SourceFile("gcc", preprocessed);
    return lines(Lexer.tokens(file, Lexer.Comments.DROPPED, new Diagnostics()));
  }

  /** The texts, one string for each line. */
  private static List<String> lines(List<Token> tokens) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (Token token : tokens) {
      if ((token.startsLine() || token.is(TokenKind.END_OF_INPUT)) && line.length() > 0) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(token.text()).append(TOKEN_END);
    }
    return lines;
  }

  private static String difference(List<String> expected, List<String> actual) {
    for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
      String left = i < expected.size() ? expected.get(i) : "(end)";
      String right = i < actual.size() ? actual.get(i) : "(end)";
      if (!left.equals(right)) {
        return "line " + (i + 1) + ": gcc " + left + " | Gyre " + right;
      }
    }
    return "";
  }

  /**
   * Copies a model and the files beside it. A space goes between a number and the dots of a range:
   * for gcc {@code 0..N} is a single token, in which it finds no macro, and Gyre means to differ.
   */
  private Path copyForGcc(Path model) throws IOException {
    Path target = Files.createTempDirectory(scratch, "model");
    Path folder = model.toAbsolutePath().getParent();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        Files.writeString(
            target.resolve(file.getFileName()),
            text.replaceAll("([0-9])\\.\\.", "$1 .."),
            StandardCharsets.ISO_8859_1);
      }
    }
    return target.resolve(model.getFileName());
  }
}

package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs that tell elements apart. Each is refused with one error, in the line that says {@code
 * // here:} and for the reason that stands there.
 */
class SymmetryRefusalTest {
  private static final String MARK = "// here: ";

  static Stream<Path> programs() throws IOException {
    try (Stream<Path> files =
        Files.list(Path.of("src", "test", "resources", "symmetry", "refused"))) {
      return files.sorted().toList().stream();
    }
  }

  private static List<String> errors(String name, String text) {
    return new PromelaFrontEnd()
        .check(new SourceFile(name, text)).diagnostics().stream()
            .filter(Diagnostic::isError)
            .map(d -> d.span().visibleSite().line() + ": " + d.code().slug())
            .toList();
  }

  private static String expected(String text) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      int mark = lines.get(i).indexOf(MARK);
      if (mark >= 0) {
        return (i + 1) + ": " + lines.get(i).substring(mark + MARK.length());
      }
    }
    throw new AssertionError("no line is marked");
  }

  @ParameterizedTest
  @MethodSource("programs")
  void isRefusedAtTheLineThatBreaksTheSymmetry(Path program) throws IOException {
    String text = Files.readString(program);
    assertThat(errors(program.toString(), text)).containsExactly(expected(text));
  }

  /** Otherwise the test above might be about something else than the marked line. */
  @ParameterizedTest
  @MethodSource("programs")
  void everyErrorSaysWhatToDo(Path program) throws IOException {
    List<Diagnostic> found =
        new PromelaFrontEnd()
            .check(new SourceFile(program.toString(), Files.readString(program)))
            .diagnostics();
    assertThat(found).filteredOn(Diagnostic::isError).allMatch(d -> d.hint().isPresent());
  }

  @Test
  void thereAreEnoughOfThem() throws IOException {
    assertThat(programs()).hasSizeGreaterThanOrEqualTo(30);
  }
}

package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FmtCommandTest {
  private static final String UNTIDY = "init{skip;\nif\n::true->skip\nfi}\n";

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String tidy(String text) {
    CommandRun run = CommandRun.withInput(text, "fmt", "-");
    assertThat(run.status()).isZero();
    return run.out();
  }

  @Test
  void theResultIsPrintedAndTheFileLeftAlone() throws IOException {
    Path model = file("m.pml", UNTIDY);
    CommandRun run = CommandRun.of("fmt", model.toString());
    assertThat(run.status()).isZero();
    assertThat(run.out()).isNotEqualTo(UNTIDY).contains("init { skip;");
    assertThat(model).hasContent(UNTIDY);
  }

  @Test
  void writeReplacesTheTextAndKeepsThePermissions() throws IOException {
    Path model = file("m.pml", UNTIDY);
    Files.setPosixFilePermissions(model, PosixFilePermissions.fromString("rw-r-x---"));
    CommandRun run = CommandRun.of("fmt", "--write", model.toString());
    assertThat(run.status()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(Files.readString(model)).isEqualTo(tidy(UNTIDY));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(model)))
        .isEqualTo("rw-r-x---");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(model);
    }
  }

  @Test
  void writeDoesNotTouchATidyFile() throws IOException {
    Path model = file("m.pml", tidy(UNTIDY));
    FileTime old = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(model, old);
    CommandRun.of("fmt", "--write", model.toString());
    assertThat(Files.getLastModifiedTime(model)).isEqualTo(old);
  }

  @Test
  void writeGoesThroughALinkAndLeavesItALink() throws IOException {
    Path model = file("m.pml", UNTIDY);
    Path link = Files.createSymbolicLink(folder.resolve("link.pml"), model);
    CommandRun.of("fmt", "--write", link.toString());
    assertThat(link).isSymbolicLink();
    assertThat(Files.readString(model)).isEqualTo(tidy(UNTIDY));
  }

  @Test
  void writeKeepsLatin1() throws IOException {
    Path model = folder.resolve("old.pml");
    Files.write(model, ("/* caf\u00e9 */\n" + UNTIDY).getBytes(StandardCharsets.ISO_8859_1));
    CommandRun.of("fmt", "--write", model.toString());
    assertThat(Files.readString(model, StandardCharsets.ISO_8859_1))
        .isEqualTo("/* caf\u00e9 */\n" + tidy(UNTIDY));
  }

  @Test
  void checkListsWhatWouldChange() throws IOException {
    Path untidy = file("a.pml", UNTIDY);
    Path tidy = file("b.pml", tidy(UNTIDY));
    CommandRun run = CommandRun.of("fmt", "--check", untidy.toString(), tidy.toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEqualTo(untidy + "\n");
    assertThat(CommandRun.of("fmt", "--check", tidy.toString()).status()).isZero();
    assertThat(untidy).hasContent(UNTIDY);
  }

  @Test
  void aFileThatCannotBeTakenApartIsLeftAsItIs() throws IOException {
    Path open = file("open.pml", "init { skip } /* never closed");
    CommandRun run = CommandRun.of("fmt", "--write", open.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("GYR0103");
    assertThat(open).hasContent("init { skip } /* never closed");
  }

  @Test
  void aMissingFileIsDiagnosed() {
    CommandRun run = CommandRun.of("fmt", folder.resolve("no.pml").toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("there is no such file");
  }

  @Test
  void writeAndCheckExcludeEachOtherAndWriteNeedsAFile() {
    assertThat(CommandRun.of("fmt", "--write", "--check", "x.pml").status()).isEqualTo(2);
    assertThat(CommandRun.of("fmt", "--write", "-").status()).isEqualTo(2);
  }

  @Test
  void spinGetsAModelWithoutMacrosAndIndexTypes() throws IOException {
    Path model = file("m.pml", "scalarset Id[N];\nId x;\ninit { x == Id.none }\n");
    CommandRun run = CommandRun.of("fmt", "--spin", "-D", "N=2", model.toString());
    assertThat(run.out()).isEqualTo("byte x = 2;\ninit {\n  x == 2\n}\n");
    assertThat(run.status()).isZero();
  }

  @Test
  void aModelThatBreaksSymmetryIsNotPrinted() throws IOException {
    Path model = file("m.pml", "scalarset Id[2];\nId x;\ninit { x == 1 }\n");
    CommandRun run = CommandRun.of("fmt", "--spin", model.toString());
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("GYR0603");
    assertThat(run.status()).isEqualTo(2);
  }
}

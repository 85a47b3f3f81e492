package dev.gyre.promela.lex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileSourceLoaderTest {
  @TempDir private Path folder;
  private final FileSourceLoader loader = new FileSourceLoader();

  @Test
  void findsFilesBesideTheIncludingOne() throws IOException {
    Path sub = Files.createDirectory(folder.resolve("sub"));
    Files.writeString(sub.resolve("a.h"), "inner");
    SourceFile includer = new SourceFile(sub.resolve("m.pml").toString(), "");
    SourceFile found = loader.load("a.h", includer).orElseThrow();
    assertThat(found.text()).isEqualTo("inner");
    assertThat(found.name()).isEqualTo(sub.resolve("a.h").toString());
    assertThat(loader.load("../sub/a.h", includer)).isPresent();
    assertThat(loader.load("b.h", includer)).isEmpty();
    assertThat(loader.load("bad\0name", includer)).isEmpty();
  }

  @Test
  void readsUtf8AndFallsBackToLatin1() throws IOException {
    Path file = folder.resolve("f.pml");
    Files.write(file, "é".getBytes(StandardCharsets.UTF_8));
    assertThat(loader.read(file).text()).isEqualTo("é");
    Files.write(file, "é".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(loader.read(file).text()).isEqualTo("é");
  }

  @Test
  void refusesWhatIsNoModelText() throws IOException {
    Path binary = Files.write(folder.resolve("b"), new byte[] {'a', 0, 'b'});
    assertThatThrownBy(() -> loader.read(binary))
        .isInstanceOfSatisfying(
            UnusableSourceException.class,
            e -> assertThat(e.code()).isEqualTo(PromelaCode.NOT_TEXT));
    Path large = folder.resolve("large");
    try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength(FileSourceLoader.MAX_BYTES + 1L);
    }
    assertThatThrownBy(() -> loader.read(large))
        .isInstanceOfSatisfying(
            UnusableSourceException.class,
            e -> assertThat(e.code()).isEqualTo(PromelaCode.FILE_TOO_LARGE));
    assertThatThrownBy(() -> loader.read(folder)).isInstanceOf(IOException.class);
  }
}

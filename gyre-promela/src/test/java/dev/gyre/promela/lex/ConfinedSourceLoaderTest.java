package dev.gyre.promela.lex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfinedSourceLoaderTest {
  @TempDir private Path folder;
  private Path inside;
  private SourceFile model;

  @BeforeEach
  void write() throws IOException {
    inside = Files.createDirectories(folder.resolve("inside/deeper")).getParent();
    Files.writeString(folder.resolve("outside.h"), "outside");
    Files.writeString(inside.resolve("near.h"), "near");
    Files.writeString(inside.resolve("deeper/far.h"), "far");
    model = new SourceFile(inside.resolve("model.pml").toString(), "");
  }

  private boolean finds(String name) throws IOException {
    return new ConfinedSourceLoader(List.of(inside)).load(name, model).isPresent();
  }

  @Test
  void filesInTheFolderAndBelowAreFound() throws IOException {
    assertThat(finds("near.h")).isTrue();
    assertThat(finds("deeper/far.h")).isTrue();
    assertThat(finds("deeper/../near.h")).isTrue();
    assertThat(finds("none.h")).isFalse();
  }

  @Test
  void nothingElseIs() throws IOException {
    assertThat(finds("../outside.h")).isFalse();
    assertThat(finds(folder.resolve("outside.h").toString())).isFalse();
    assertThat(finds("/dev/null")).isFalse();
    assertThat(finds("deeper")).isFalse();
    assertThat(finds("\0")).isFalse();
  }

  @Test
  void linksDoNotLeadOutside() throws IOException {
    Files.createSymbolicLink(inside.resolve("out.h"), folder.resolve("outside.h"));
    Files.createSymbolicLink(inside.resolve("in.h"), inside.resolve("near.h"));
    assertThat(finds("out.h")).isFalse();
    assertThat(finds("in.h")).isTrue();
  }
}

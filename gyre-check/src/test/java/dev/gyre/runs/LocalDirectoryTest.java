package dev.gyre.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalDirectoryTest {
  @TempDir Path temporary;

  @Test
  void nothingIsLeftAndOtherFilesStay() throws IOException {
    Path path = temporary.resolve("states");
    try (LocalDirectory directory = LocalDirectory.at(path, OptionalLong.empty())) {
      write(directory, "00000001.gyre.run", 100);
      directory.commit("round", new byte[] {1, 2, 3});
      assertThat(Files.readAllBytes(path.resolve("round.gyre.commit"))).containsExactly(1, 2, 3);
      assertThat(directory.list())
          .containsExactlyInAnyOrder("00000001.gyre.run", "round.gyre.commit");
      assertThat(directory.use().used()).isEqualTo(100);
    }
    assertThat(path).doesNotExist();
    Files.createDirectories(path);
    Files.writeString(path.resolve("mine.txt"), "mine");
    Files.writeString(path.resolve("00000007.gyre.run"), "left by a run that was killed");
    try (LocalDirectory directory = LocalDirectory.at(path, OptionalLong.empty())) {
      assertThat(directory.list()).isEmpty();
      write(directory, "00000007.gyre.run", 5);
    }
    assertThat(path).isDirectoryContaining(file -> file.endsWith("mine.txt"));
    try (var files = Files.list(path)) {
      assertThat(files).hasSize(1);
    }
  }

  /** Whoever names the directory may have files there that end like ours. */
  @Test
  void filesOfTheOwnerStay() throws IOException {
    List<String> names = List.of("notes.tmp", "setup.run", "2026.run", "x.commit", "gyre.tmp");
    for (String name : names) {
      Files.writeString(temporary.resolve(name), name);
    }
    LocalDirectory.at(temporary, OptionalLong.empty()).close();
    assertThat(names).allSatisfy(name -> assertThat(temporary.resolve(name)).hasContent(name));
  }

  private static void write(LocalDirectory directory, String name, int bytes) throws IOException {
    try (OutputStream out = directory.create(name)) {
      out.write(new byte[bytes]);
    }
  }

  @Test
  void oneAtATime() {
    try (LocalDirectory directory = LocalDirectory.at(temporary, OptionalLong.empty())) {
      assertThat(directory.path()).isEqualTo(temporary);
      assertThatThrownBy(() -> LocalDirectory.at(temporary, OptionalLong.empty()))
          .isInstanceOf(RunsException.class)
          .hasMessageContaining(temporary + " is in use");
    }
    LocalDirectory.at(temporary, OptionalLong.empty()).close();
  }

  @Test
  void noMoreThanIsAllowed() throws IOException {
    try (LocalDirectory directory = LocalDirectory.at(temporary, OptionalLong.of(150))) {
      write(directory, "00000001.gyre.run", 100);
      assertThatThrownBy(() -> write(directory, "00000002.gyre.run", 100))
          .isInstanceOf(NoRoomException.class);
      directory.delete("00000002.gyre.run");
      directory.delete("00000001.gyre.run");
      write(directory, "00000003.gyre.run", 100);
      assertThat(directory.use().peak()).isEqualTo(100);
      assertThat(directory.use().written()).isEqualTo(200);
    }
  }

  @Test
  void aFileIsNoDirectory() throws IOException {
    Path file = Files.writeString(temporary.resolve("file"), "");
    assertThatThrownBy(() -> LocalDirectory.at(file, OptionalLong.empty()))
        .isInstanceOf(RunsException.class)
        .hasMessageContaining(file.toString());
  }

  @Test
  void whatAKilledRunLeftIsRemoved() throws IOException {
    Path parent = Path.of(System.getProperty("java.io.tmpdir"));
    Path old = Files.createTempDirectory(parent, "gyre-disk-");
    Path lock = Files.writeString(old.resolve("gyre.lock"), "");
    Files.setLastModifiedTime(lock, FileTime.fromMillis(0));
    Files.writeString(old.resolve("00000001.gyre.run"), "");
    try (LocalDirectory directory = LocalDirectory.temporary(OptionalLong.empty())) {
      assertThat(directory.path()).exists();
      assertThat(old).doesNotExist();
    }
  }
}

package dev.gyre.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is read again, or not at all. */
class CheckpointDirectoryTest {
  @TempDir private Path folder;

  private static Path add(CheckpointDirectory directory, long number, List<Path> pinned)
      throws IOException {
    return directory.add(out -> out.writeLong(number), pinned);
  }

  private static List<Long> numbers(CheckpointDirectory directory) throws IOException {
    return directory.entries().stream().map(CheckpointDirectoryTest::number).toList();
  }

  private static long number(CheckpointDirectory.Entry entry) {
    try (CheckpointInput in = entry.open()) {
      return in.readLong();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theLastTwoAreKept() throws IOException {
    try (CheckpointDirectory directory = CheckpointDirectory.take(folder)) {
      for (int i = 1; i <= 5; i++) {
        add(directory, i, List.of());
      }
      assertThat(numbers(directory)).containsExactly(5L, 4L);
    }
  }

  @Test
  void whatIsPinnedStays() throws IOException {
    try (CheckpointDirectory directory = CheckpointDirectory.take(folder)) {
      Path first = add(directory, 1, List.of());
      for (int i = 2; i <= 5; i++) {
        add(directory, i, List.of(first));
      }
      assertThat(numbers(directory)).containsExactly(5L, 4L, 1L);
    }
  }

  @Test
  void onlyOneRunHasADirectory() throws IOException {
    CheckpointDirectory directory = CheckpointDirectory.take(folder);
    assertThatThrownBy(() -> CheckpointDirectory.take(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("another run");
    directory.close();
    CheckpointDirectory.take(folder).close();
  }

  @Test
  void whatCannotBeWrittenLeavesWhatWasThere() throws IOException {
    try (CheckpointDirectory directory = CheckpointDirectory.take(folder)) {
      add(directory, 1, List.of());
      assertThatThrownBy(
              () ->
                  directory.add(
                      out -> {
                        throw new UncheckedIOException(new IOException("disk full"));
                      },
                      List.of()))
          .hasMessage("disk full");
      assertThat(numbers(directory)).containsExactly(1L);
      try (Stream<Path> files = Files.list(folder)) {
        assertThat(files).hasSize(2);
      }
    }
  }

  /** Every bit of a small file, and every length. */
  @Test
  void everyDamageIsNoticed() throws IOException {
    try (CheckpointDirectory directory = CheckpointDirectory.take(folder)) {
      Path file =
          directory.add(
              out -> {
                out.writeText("text");
                out.writeArray(new long[] {1, -1});
                out.writeArray(new int[] {7});
                out.writeBytes(new byte[] {1, 2, 3});
                out.writeBoolean(true);
              },
              List.of());
      byte[] written = Files.readAllBytes(file);
      for (int bit = 0; bit < written.length * Byte.SIZE; bit++) {
        byte[] spoiled = written.clone();
        spoiled[bit / Byte.SIZE] ^= (byte) (1 << (bit % Byte.SIZE));
        assertDamaged(directory, file, spoiled);
      }
      for (int length = 0; length < written.length; length++) {
        assertDamaged(directory, file, Arrays.copyOf(written, length));
      }
      Files.write(file, written);
      try (CheckpointInput in = directory.entries().get(0).open()) {
        assertThat(in.readText()).isEqualTo("text");
        assertThat(in.readLongArray()).containsExactly(1, -1);
        assertThat(in.readIntArray()).containsExactly(7);
        assertThat(in.readBytes()).containsExactly(1, 2, 3);
        assertThat(in.readBoolean()).isTrue();
      }
    }
  }

  private static void assertDamaged(CheckpointDirectory directory, Path file, byte[] content)
      throws IOException {
    Files.write(file, content);
    assertThatThrownBy(() -> directory.entries().get(0).open())
        .isInstanceOf(DamagedCheckpointException.class);
  }

  @Test
  void longTextsAndArraysGoThroughTheBuffer() throws IOException {
    long[] many = LongStream.range(0, 50_000).toArray();
    String text = "x".repeat(200_001);
    try (CheckpointDirectory directory = CheckpointDirectory.take(folder)) {
      directory.add(
          out -> {
            out.writeInt(3);
            out.writeText(text);
            out.writeArray(many);
          },
          List.of());
      try (CheckpointInput in = directory.entries().get(0).open()) {
        assertThat(in.readInt()).isEqualTo(3);
        assertThat(in.readText()).isEqualTo(text);
        assertThat(in.readLongArray()).isEqualTo(many);
      }
    }
  }
}

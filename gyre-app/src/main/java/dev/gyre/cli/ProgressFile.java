package dev.gyre.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * How far a run is, in the directory of its checkpoints, for {@code gyre status}: when that was, in
 * words, and as JSON. It is replaced as a whole, so nobody reads half of it.
 */
final class ProgressFile {
  private static final String NAME = "progress";
  private static final long INTERVAL_NANOS = 2_000_000_000;

  private final Path directory;
  private long last = System.nanoTime() - INTERVAL_NANOS;

  ProgressFile(Path directory) {
    this.directory = directory;
  }

  /** What is known of a run. */
  record Noted(Instant when, String words, String json) {}

  /** Writes it down if that was not done a moment ago. */
  void note(Supplier<String> words, Supplier<String> json) {
    long now = System.nanoTime();
    if (now - last < INTERVAL_NANOS) {
      return;
    }
    last = now;
    String text = Instant.now() + "\n" + words.get() + "\n" + json.get() + "\n";
    Path unfinished = directory.resolve(NAME + ".tmp");
    try {
      Files.writeString(unfinished, text, StandardCharsets.UTF_8);
      Files.move(unfinished, directory.resolve(NAME), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      // Whoever asks sees what was written before; the run itself is more important.
      return;
    }
  }

  /** The run is over and leaves nothing. */
  void remove() {
    try {
      Files.deleteIfExists(directory.resolve(NAME));
    } catch (IOException e) {
      // It says nothing that is wrong, only nothing new.
      return;
    }
  }

  /** What a run has written; empty if there is none. */
  static Optional<Noted> read(Path directory) throws IOException {
    Path file = directory.resolve(NAME);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    return lines.size() == 3
        ? Optional.of(new Noted(Instant.parse(lines.get(0)), lines.get(1), lines.get(2)))
        : Optional.empty();
  }
}

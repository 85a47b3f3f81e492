package dev.gyre.tck.product;

import dev.gyre.tck.gen.Dice;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The models that people wrote, as far as they are small; looked at when they are needed. */
final class WrittenModels {
  private static final long MOST_BYTES = 6_000;
  private static final long MOST_STATES = 3_000;

  private final List<Path> files;
  private final Map<Path, Optional<ModelFacts>> small = new HashMap<>();

  /** Those below some folders; a folder that is missing has none. */
  WrittenModels(List<Path> folders) {
    this.files = folders.stream().filter(Files::isDirectory).flatMap(WrittenModels::below).toList();
  }

  /** Any of them that can be searched in no time; nothing if the one that was chosen cannot. */
  Optional<ModelFacts> pick(Dice dice) {
    return small.computeIfAbsent(dice.pick(files), WrittenModels::ifSmall);
  }

  private static Stream<Path> below(Path folder) {
    try (Stream<Path> found = Files.walk(folder)) {
      return found
          .filter(file -> file.toString().matches(".*\\.(pml|pm|prom|promela)"))
          .filter(file -> file.toFile().length() < MOST_BYTES)
          .sorted()
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<ModelFacts> ifSmall(Path file) {
    String text;
    try {
      text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (text.contains("#include")) {
      return Optional.empty();
    }
    try (Judge judge = new Judge()) {
      Ask ask = Ask.property("safety").keepGoing();
      long states = judge.ask(new Question(text, ask, Settings.plain())).states();
      return states > 0 && states < MOST_STATES ? ModelFacts.of(text) : Optional.empty();
    }
  }
}

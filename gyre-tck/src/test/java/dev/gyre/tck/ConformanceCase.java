package dev.gyre.tck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One file of the conformance suite: a small model whose leading comments say what must become of
 * it.
 *
 * @param item the number of the fact about the language it pins down
 * @param spin what Spin does with it
 * @param gyre what Gyre does with it, where that differs on purpose
 * @param warnings the slugs of warnings it must get; {@link #NO_WARNING} for none at all
 */
record ConformanceCase(
    Path file, int item, Verdict spin, Optional<Verdict> gyre, List<String> warnings) {

  static final String NO_WARNING = "none";

  private static final Pattern HEADER = Pattern.compile("// (\\w+): (.*)");

  /** What becomes of a model. */
  enum Verdict {
    ACCEPT,
    REJECT
  }

  /** What Gyre must do. */
  Verdict expected() {
    return gyre.orElse(spin);
  }

  String name() {
    return file.getFileName().toString();
  }

  /** The whole suite, sorted by name. */
  static List<ConformanceCase> all() {
    Path folder = Repository.root().resolve("gyre-tck/src/test/resources/conformance");
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".pml"))
          .sorted()
          .map(ConformanceCase::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ConformanceCase read(Path file) {
    int item = 0;
    Optional<Verdict> spin = Optional.empty();
    Optional<Verdict> gyre = Optional.empty();
    List<String> warnings = new ArrayList<>();
    for (String line : lines(file)) {
      Matcher header = HEADER.matcher(line);
      if (!header.matches()) {
        break;
      }
      String value = header.group(2).strip();
      switch (header.group(1)) {
        case "item" -> item = Integer.parseInt(value.replaceAll("[a-z]$", "")); // 100a
        case "parse" -> spin = Optional.of(verdict(file, value));
        case "gyre" -> gyre = Optional.of(verdict(file, value));
        case "warn" -> warnings.add(value);
        case "says", "verify", "states", "transitions" -> {} // not for the front end
        default -> throw new IllegalArgumentException(file + ": unknown header: " + line);
      }
    }
    return new ConformanceCase(file, item, spin.orElseThrow(), gyre, List.copyOf(warnings));
  }

  /** The first word; reasons may follow it. */
  private static Verdict verdict(Path file, String value) {
    return switch (value.split(" ", 2)[0]) {
      case "accept" -> Verdict.ACCEPT;
      case "reject" -> Verdict.REJECT;
      default -> throw new IllegalArgumentException(file + ": neither accept nor reject: " + value);
    };
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

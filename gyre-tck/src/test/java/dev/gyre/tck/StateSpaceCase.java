package dev.gyre.tck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A small model whose leading comments say what its plain state space is. The figures are those of
 * Spin; {@code gyre-verify}, {@code gyre-states} and {@code gyre-transitions} say where Gyre
 * differs on purpose, and a reason follows.
 */
record StateSpaceCase(Path file, Map<String, String> headers) {
  private static final Pattern HEADER = Pattern.compile("// ([\\w-]+): (.*)");

  StateSpaceCase {
    headers = Map.copyOf(headers);
  }

  String name() {
    return file.getFileName().toString();
  }

  /** All models of a resource folder that say something about their state space. */
  static List<StateSpaceCase> in(String folder) {
    Path path = Repository.root().resolve("gyre-tck/src/test/resources").resolve(folder);
    try (Stream<Path> files = Files.list(path)) {
      return files
          .filter(file -> file.toString().endsWith(".pml"))
          .sorted()
          .map(StateSpaceCase::read)
          .filter(c -> c.headers().containsKey("verify") && !c.isRefused())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static StateSpaceCase read(Path file) {
    Map<String, String> headers = new HashMap<>();
    try {
      for (String line : Files.readAllLines(file, StandardCharsets.ISO_8859_1)) {
        Matcher header = HEADER.matcher(line);
        if (!header.matches()) {
          break;
        }
        headers.put(header.group(1), header.group(2).strip());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new StateSpaceCase(file, headers);
  }

  private boolean isRefused() {
    return first("gyre").or(() -> first("parse")).filter("reject"::equals).isPresent();
  }

  /** Whether something must go wrong in Gyre. */
  boolean isViolated() {
    return !first("gyre-verify").or(() -> first("verify")).orElseThrow().equals("holds");
  }

  boolean isViolatedInSpin() {
    return !first("verify").orElseThrow().equals("holds");
  }

  /** After some run-time errors pan stops, whatever it is told; its figures are then no oracle. */
  boolean isCutShortInSpin() {
    return headers.get("verify").equals("violated runtime-error");
  }

  long spinFigure(String header) {
    return Long.parseLong(first(header).orElseThrow());
  }

  Optional<Long> states() {
    return first("gyre-states").or(() -> first("states")).map(Long::parseLong);
  }

  /** Nothing if Gyre has other states and nobody counted its transitions. */
  Optional<Long> transitions() {
    return first("gyre-transitions")
        .or(() -> headers.containsKey("gyre-states") ? Optional.empty() : first("transitions"))
        .map(Long::parseLong);
  }

  /** The first word; reasons may follow it. */
  private Optional<String> first(String header) {
    return Optional.ofNullable(headers.get(header)).map(value -> value.split(" ", 2)[0]);
  }
}

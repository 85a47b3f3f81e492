package dev.gyre.tck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A small model that once got, or easily gets, a wrong verdict. Its leading comments are the
 * expectation:
 *
 * <pre>
 * // says: what it is about
 * // run: violated --property f     what the command must answer; alternatives are joined by |
 * // plain: differs                 if --plain may answer something else
 * // spin: violated                 what Spin's verifier says of its safety
 * // states: 12                     how many states --plain stores
 * </pre>
 *
 * <p>In SDL, comments begin with {@code --}.
 */
public record VerdictModel(
    Path file,
    List<Run> runs,
    boolean isPlainTheSame,
    Optional<String> spin,
    Optional<Long> states) {
  private static final Pattern HEADER = Pattern.compile("(?://|--) ([\\w-]+):\\s*(.*)");
  private static final Set<String> KEYS = Set.of("says", "run", "plain", "spin", "states");

  public VerdictModel {
    runs = List.copyOf(runs);
  }

  /** One command line and the answers that are right. */
  public record Run(Set<String> verdicts, String arguments) {
    private static Run parse(String text) {
      String[] parts = text.strip().split("\\s+", 2);
      return new Run(Set.of(parts[0].split("\\|")), parts.length > 1 ? parts[1] : "");
    }

    /** The same question to a search that leaves nothing out, whatever the run asks for. */
    String plainArguments() {
      return arguments.replaceAll("--plain|--(por|symmetry) \\w+", "") + " --plain";
    }
  }

  public static List<VerdictModel> all() {
    Path folder = Repository.root().resolve("gyre-tck/src/test/resources/verdicts");
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(pml|sdl)"))
          .sorted()
          .map(VerdictModel::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static VerdictModel read(Path file) {
    List<Run> runs = new ArrayList<>();
    boolean isPlainTheSame = true;
    Optional<String> spin = Optional.empty();
    Optional<Long> states = Optional.empty();
    for (String line : lines(file)) {
      Matcher header = HEADER.matcher(line);
      if (!header.matches()) {
        break;
      }
      if (!KEYS.contains(header.group(1))) {
        throw new IllegalArgumentException(file + ": unknown header " + header.group(1));
      }
      String value = header.group(2).strip();
      switch (header.group(1)) {
        case "run" -> runs.add(Run.parse(value));
        case "plain" -> isPlainTheSame = false;
        case "spin" -> spin = Optional.of(value);
        case "states" -> states = Optional.of(Long.parseLong(value));
        default -> {}
      }
    }
    if (runs.isEmpty()) {
      throw new IllegalArgumentException(file + ": no header says what to run");
    }
    return new VerdictModel(file, runs, isPlainTheSame, spin, states);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return file.getParent().getFileName() + "/" + file.getFileName();
  }
}

package dev.gyre.tck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Real Promela models with Spin's figures for them, kept in a folder beside the repository. The
 * folder is named by the environment variable {@code GYRE_SHARED}, or else is {@code ../shared}.
 */
public final class SharedCorpus {
  private final Path corpus;

  private SharedCorpus(Path corpus) {
    this.corpus = corpus;
  }

  /** The shared folder's corpus, if this machine has it. */
  public static Optional<SharedCorpus> locate() {
    String named = System.getenv("GYRE_SHARED");
    Path shared =
        named == null || named.isEmpty()
            ? Repository.root().resolveSibling("shared")
            : Repository.root().resolve(named);
    Path corpus = shared.resolve("corpus");
    return Files.isRegularFile(corpus.resolve("expected.tsv"))
        ? Optional.of(new SharedCorpus(corpus))
        : Optional.empty();
  }

  /** The corpus; without one the calling test is skipped, or fails in CI. */
  public static SharedCorpus require() {
    Optional<SharedCorpus> found = locate();
    if (found.isEmpty()) {
      Requirement.missing("the shared corpus (set GYRE_SHARED, or put it at ../shared)");
    }
    return found.orElseThrow();
  }

  /** The file of a model named in one of the tables. */
  public Path file(String model) {
    return corpus.resolve(model);
  }

  /** The rows of {@code expected.tsv}, in file order. */
  List<ExpectedModel> expected() {
    return rows("expected.tsv", ExpectedModel::parse);
  }

  /** Models with so many states, when nothing is left out. */
  public List<Path> modelsWithStates(long least, long most) {
    return expected().stream()
        .filter(
            row -> row.plain().filter(p -> p.states() >= least && p.states() <= most).isPresent())
        .map(row -> file(row.model()))
        .toList();
  }

  /** The rows of {@code liveness.tsv}, in file order. */
  List<ExpectedLiveness> liveness() {
    return rows("liveness.tsv", ExpectedLiveness::parse);
  }

  /** The rows of {@code faults/faults.tsv}, in file order. */
  public List<Fault> faults() {
    return rows("faults/faults.tsv", Fault::parse);
  }

  /** The models of {@code field.tsv}, relative to the folder {@code field}. */
  List<String> field() {
    return rows("field.tsv", field -> field[0]);
  }

  private <T> List<T> rows(String table, Function<String[], T> parser) {
    try {
      List<T> rows = new ArrayList<>();
      List<String> lines = Files.readAllLines(corpus.resolve(table));
      for (String line : lines.subList(1, lines.size())) {
        // -1 keeps trailing empty fields: "Spin did not finish" is written as nothing.
        rows.add(parser.apply(line.split("\t", -1)));
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What Spin says of a model's safety.
   *
   * @param plain the plain state space; empty where Spin did not finish or rejects the model
   * @param vectorBytes the size of Spin's state vector, where any run finished
   * @param reduced Spin's defaults (merging, dead variables, partial order); empty likewise
   */
  record ExpectedModel(
      String model,
      boolean accepted,
      Optional<Plain> plain,
      OptionalLong vectorBytes,
      Optional<Reduced> reduced) {
    private static ExpectedModel parse(String[] field) {
      Optional<Plain> plain =
          field[2].isEmpty()
              ? Optional.empty()
              : Optional.of(
                  new Plain(
                      Long.parseLong(field[2]),
                      Long.parseLong(field[3]),
                      number(field[4]),
                      yes(field[5])));
      Optional<Reduced> reduced =
          field[7].isEmpty()
              ? Optional.empty()
              : Optional.of(new Reduced(Long.parseLong(field[7]), Long.parseLong(field[8])));
      return new ExpectedModel(field[0], field[1].equals("ok"), plain, number(field[6]), reduced);
    }
  }

  /**
   * Figures of the unreduced state space, explored to the end past every error.
   *
   * @param depth empty where pan printed a rounded figure
   */
  record Plain(long states, long transitions, OptionalLong depth, boolean violated) {}

  /** Figures of the state space under Spin's default reductions. */
  record Reduced(long states, long transitions) {}

  /** The kind of cycle a liveness row asks for. */
  enum CycleKind {
    ACCEPTANCE,
    PROGRESS
  }

  /** The fairness a liveness row was run with. */
  enum Fairness {
    NONE,
    WEAK
  }

  /**
   * What Spin says of one liveness question.
   *
   * @param property the named claim; empty for the model's own labels or only claim
   */
  record ExpectedLiveness(
      String model,
      Optional<String> property,
      CycleKind kind,
      Fairness fairness,
      boolean violated) {
    private static ExpectedLiveness parse(String[] field) {
      return new ExpectedLiveness(
          field[0],
          field[1].equals("-") ? Optional.empty() : Optional.of(field[1]),
          CycleKind.valueOf(field[2].toUpperCase(Locale.ROOT)),
          Fairness.valueOf(field[3].toUpperCase(Locale.ROOT)),
          yes(field[4]));
    }
  }

  /**
   * Models on which Gyre once was wrong.
   *
   * @param expected the right answer, in words
   */
  public record Fault(List<String> files, String arguments, String expected) {
    private static final Set<String> VERDICTS = Set.of("holds", "violated", "undecided", "refused");

    public Fault {
      files = List.copyOf(files);
    }

    private static Fault parse(String[] field) {
      return new Fault(List.of(field[0].split(", ")), field[1], field[2]);
    }

    /**
     * The table speaks in words: "violated or refused", "accepted", "a verdict". Where it asks for
     * nothing but an end in time, the proof that a d_step has none is as good.
     */
    public Set<String> rightAnswers() {
      String words = expected.replace("undecided after", "violated or undecided after");
      Set<String> named =
          Arrays.stream(words.split("\\W+")).filter(VERDICTS::contains).collect(Collectors.toSet());
      return named.isEmpty() ? Set.of("holds", "violated", "undecided") : named;
    }

    @Override
    public String toString() {
      return String.join(" ", files);
    }
  }

  private static OptionalLong number(String field) {
    return field.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(field));
  }

  private static boolean yes(String field) {
    return switch (field) {
      case "yes" -> true;
      case "no" -> false;
      default -> throw new IllegalArgumentException("neither yes nor no: " + field);
    };
  }
}

package dev.gyre.bench.por;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What each {@link EstimateRule} costs and saves: states and processor time, in all and as geometric
 * means against no reduction, and the row with the worst time from {@link #LARGER} states. Rules are
 * chosen on half A of the corpus; half B and the examples show whether they fit other models too.
 */
public final class EstimateTable {
  private static final int ROUNDS = Integer.getInteger("gyre.estimate.rounds", 3);

  /** Below so many states a search takes less than a millisecond, and any estimate is dear. */
  private static final int LARGER = 1000;

  private EstimateTable() {}

  /** Arguments: the corpus, the examples, the least and the largest plain number of states. */
  public static void main(String[] args) throws IOException {
    Path corpus = Path.of(args[0]);
    long least = Long.parseLong(args[2]);
    List<EstimateRow> halfA = new ArrayList<>();
    List<EstimateRow> halfB = new ArrayList<>();
    List<EstimateRow> examples = new ArrayList<>();
    for (String model : rows(corpus, least, Long.parseLong(args[3]))) {
      add(isInA(model) ? halfA : halfB, isInA(model) ? "A" : "B", model, corpus);
    }
    for (String model : least == 0 ? examples(Path.of(args[1])) : List.<String>of()) {
      add(examples, "examples", model, Path.of(args[1]));
    }
    System.out.printf(
        "%n%-20s %-8s %4s %5s %10s %7s %7s %7s %8s %6s  %s%n",
        "rule", "half", "rows", "used", "states", "mean", "cpu s", "mean", "mean 1k", "worst", "row");
    for (EstimateRule rule : EstimateRule.ALL) {
      print(rule, "A", halfA);
      print(rule, "B", halfB);
      print(rule, "examples", examples);
    }
  }

  private static List<String> rows(Path corpus, long least, long most) throws IOException {
    return Files.readAllLines(corpus.resolve("expected.tsv")).stream()
        .map(line -> line.split("\t", -1))
        .filter(field -> !field[0].equals("model") && field[1].equals("ok"))
        .filter(field -> !field[2].isEmpty())
        .filter(field -> Long.parseLong(field[2]) >= least && Long.parseLong(field[2]) <= most)
        .map(field -> field[0])
        .toList();
  }

  private static List<String> examples(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".pml"))
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  /** The sum of the characters decides, so that the halves stay what they are. */
  private static boolean isInA(String model) {
    return model.chars().sum() % 2 == 0;
  }

  private static void add(
      List<EstimateRow> rows, String half, String model, Path folder)
      throws IOException {
    Optional<EstimateRow> row = EstimateRow.of(model, folder.resolve(model), ROUNDS);
    row.ifPresent(rows::add);
    String text =
        row.map(
                found ->
                    found.figures().values().stream()
                        .map(EstimateTable::inShort)
                        .collect(Collectors.joining(" ")))
            .orElse("not reduced");
    System.out.printf("%-8s %-48s %s%n", half, model, text);
  }

  private static String inShort(EstimateRow.Figures figures) {
    String sign = figures.isUsed() ? "+" : "-";
    return String.format(Locale.ROOT, "%s%d/%.1f", sign, figures.states(), figures.nanos() / 1e6);
  }

  private static void print(EstimateRule rule, String half, List<EstimateRow> rows) {
    if (rows.isEmpty()) {
      return;
    }
    long used = rows.stream().filter(row -> row.figures().get(rule).isUsed()).count();
    long states = rows.stream().mapToLong(row -> row.figures().get(rule).states()).sum();
    long nanos = rows.stream().mapToLong(row -> row.figures().get(rule).nanos()).sum();
    List<EstimateRow> larger =
        rows.stream()
            .filter(row -> row.figures().get(EstimateRule.NEVER).states() >= LARGER)
            .toList();
    EstimateRow worst =
        larger.stream().max(Comparator.comparingDouble(row -> time(row, rule))).orElseThrow();
    System.out.printf(
        Locale.ROOT,
        "%-20s %-8s %4d %5d %10d %7.3f %7.3f %7.3f %8.3f %6.2f  %s%n",
        rule.name(),
        half,
        rows.size(),
        used,
        states,
        mean(rows, row -> states(row, rule)),
        nanos / 1e9,
        mean(rows, row -> time(row, rule)),
        mean(larger, row -> time(row, rule)),
        time(worst, rule),
        worst.model());
  }

  private static double states(EstimateRow row, EstimateRule rule) {
    return (double) row.figures().get(rule).states()
        / row.figures().get(EstimateRule.NEVER).states();
  }

  private static double time(EstimateRow row, EstimateRule rule) {
    return (double) row.figures().get(rule).nanos() / row.figures().get(EstimateRule.NEVER).nanos();
  }

  /** The geometric mean. */
  private static double mean(List<EstimateRow> rows, ToDoubleFunction<EstimateRow> ratio) {
    return Math.exp(
        rows.stream().mapToDouble(row -> Math.log(ratio.applyAsDouble(row))).average().orElse(0));
  }
}

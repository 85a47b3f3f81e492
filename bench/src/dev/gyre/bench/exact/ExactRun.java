package dev.gyre.bench.exact;

import dev.gyre.plan.Persistence;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.plan.Optimisations;
import dev.gyre.property.Property;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.CheckOptions;
import dev.gyre.property.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Compares states, transitions and verdict with the table of Spin's figures, row by row. */
public final class ExactRun {
  private ExactRun() {}

  /** Arguments: the corpus folder, the largest number of states, and the searches (dfs, bfs). */
  public static void main(String[] args) throws IOException {
    Path corpus = Path.of(args[0]);
    long limit = Long.parseLong(args[1]);
    List<String> lines = Files.readAllLines(corpus.resolve("expected.tsv"));
    int rows = 0;
    int wrong = 0;
    long start = System.nanoTime();
    for (String line : lines.subList(1, lines.size())) {
      String[] field = line.split("\t", -1);
      if (field[2].isEmpty() || Long.parseLong(field[2]) > limit) {
        continue;
      }
      for (String search : args[2].split(",")) {
        rows++;
        wrong += run(corpus.resolve(field[0]), field, search) ? 0 : 1;
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.printf(
        Locale.ROOT, "%d runs, %d disagreements, %.1f s%n", rows, wrong, seconds);
    System.exit(wrong == 0 ? 0 : 1);
  }

  private static boolean run(Path file, String[] expected, String search) throws IOException {
    SearchOrder order = SearchOrder.valueOf(search.toUpperCase(Locale.ROOT));
    // The table was made without claims (-DNOCLAIM).
    CheckOptions wishes =
        CheckOptions.none()
            .withSearch(order)
            .withOptimisations(Optimisations.PLAIN)
            .withProperties(List.of(Property.SAFETY));
    CheckRequest request =
        CheckRequest.of(file).withOptions(wishes).withPersistence(Persistence.ALL);
    String found;
    double seconds = 0;
    try {
      CheckReport report = Checker.check(request);
      seconds = report.statistics().seconds();
      found =
          report.statistics().states()
              + " "
              + report.statistics().transitions()
              + " "
              + (report.verdict() == Verdict.VIOLATED ? "yes" : report.holds() ? "no" : "?");
    } catch (RuntimeException e) {
      found = e.toString();
    }
    String wanted = expected[2] + " " + expected[3] + " " + expected[5];
    boolean same = wanted.equals(found);
    if (!same || seconds > 20) {
      System.out.printf(
          Locale.ROOT,
          "%-8s %s %s: Spin %s, Gyre %s (%.1f s)%n",
          same ? "slow" : "DIFFERS",
          expected[0],
          search,
          wanted,
          found,
          seconds);
      System.out.flush();
    }
    return same;
  }
}

package dev.gyre.bench.por;

import dev.gyre.engine.CheckReport;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.PlannedProperty;
import dev.gyre.plan.Symmetry;
import dev.gyre.plan.Wishes;
import dev.gyre.system.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The states that reduced searches store, row by row beside Spin's, and who has more. */
public final class PorTable {
  private PorTable() {}

  /** Arguments: the corpus folder, the largest plain number of states, and the methods. */
  public static void main(String[] args) throws IOException {
    Path corpus = Path.of(args[0]);
    long limit = Long.parseLong(args[1]);
    List<String> methods = List.of(args[2].split(","));
    int rows = 0;
    int missed = 0;
    System.out.printf("%-48s %10s %10s  %s%n", "model", "plain", "Spin", String.join(" ", methods));
    for (String line : Files.readAllLines(corpus.resolve("expected.tsv"))) {
      String[] field = line.split("\t", -1);
      if (field[0].equals("model") || field[2].isEmpty() || Long.parseLong(field[2]) > limit) {
        continue;
      }
      rows++;
      missed += row(corpus.resolve(field[0]), field, methods) ? 0 : 1;
    }
    System.out.printf("%d rows, %d missed%n", rows, missed);
    System.exit(missed == 0 ? 0 : 1);
  }

  private static boolean row(Path file, String[] field, List<String> methods) throws IOException {
    long plain = Long.parseLong(field[2]);
    long wanted = field[7].isEmpty() ? plain : Math.min(plain, Long.parseLong(field[7]));
    StringBuilder found = new StringBuilder();
    boolean good = true;
    for (String method : methods) {
      CheckReport report = check(file, PartialOrder.valueOf(method.toUpperCase(Locale.ROOT)));
      boolean isViolated = report.verdict() == Verdict.VIOLATED;
      long states = report.statistics().states();
      found.append(' ').append(states);
      good = states <= wanted && isViolated == field[5].equals("yes");
    }
    System.out.printf(
        "%-48s %10d %10s %s%s%n", field[0], plain, field[7], found, good ? "" : "  MORE");
    return good;
  }

  private static CheckReport check(Path file, PartialOrder method) throws IOException {
    Wishes wishes =
        Wishes.none()
            .withThreads(Integer.getInteger("gyre.por.threads", 1))
            .withSymmetry(Symmetry.OFF)
            .withPartialOrder(method)
            .withProperties(List.of(PlannedProperty.SAFETY));
    return Checker.check(
        CheckRequest.of(file).withWishes(wishes).withPersistence(CheckRequest.Persistence.ALL));
  }
}

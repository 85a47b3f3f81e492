package dev.gyre.bench.por;

import dev.gyre.plan.Persistence;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.plan.PartialOrder;
import dev.gyre.property.Property;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.plan.CheckOptions;
import dev.gyre.property.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
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
    List<Row> rows = new ArrayList<>();
    System.out.printf("%-48s %10s %10s  %s%n", "model", "plain", "Spin", String.join(" ", methods));
    for (String line : Files.readAllLines(corpus.resolve("expected.tsv"))) {
      String[] field = line.split("\t", -1);
      if (field[0].equals("model") || field[2].isEmpty() || Long.parseLong(field[2]) > limit) {
        continue;
      }
      rows.add(row(corpus.resolve(field[0]), field, methods));
    }
    printGains(rows);
    long missed = rows.stream().filter(row -> !row.isGood).count();
    System.out.printf("%d rows, %d missed%n", rows.size(), missed);
    System.exit(missed == 0 ? 0 : 1);
  }

  /**
   * @param wanted the smaller of the two numbers of states that Spin has
   * @param states those that the last method left
   */
  private record Row(String model, long wanted, long states, boolean isGood) {
    double gain() {
      return (double) wanted / states;
    }
  }

  private static void printGains(List<Row> rows) {
    System.out.println("best gains over Spin, from 1000 states:");
    rows.stream()
        .filter(row -> row.wanted >= 1000)
        .sorted(Comparator.comparingDouble(Row::gain).reversed())
        .limit(12)
        .forEach(
            row ->
                System.out.printf(
                    "%-48s %10d %10d %6.1f%n", row.model, row.wanted, row.states, row.gain()));
  }

  private static Row row(Path file, String[] field, List<String> methods) throws IOException {
    long plain = Long.parseLong(field[2]);
    long wanted = field[7].isEmpty() ? plain : Math.min(plain, Long.parseLong(field[7]));
    StringBuilder found = new StringBuilder();
    long states = plain;
    boolean good = true;
    for (String method : methods) {
      CheckReport report = check(file, PartialOrder.valueOf(method.toUpperCase(Locale.ROOT)));
      boolean isViolated = report.verdict() == Verdict.VIOLATED;
      states = report.statistics().states();
      found.append(' ').append(states);
      good = states <= wanted && isViolated == field[5].equals("yes");
    }
    System.out.printf(
        "%-48s %10d %10s %s%s%n", field[0], plain, field[7], found, good ? "" : "  MORE");
    return new Row(field[0], wanted, states, good);
  }

  private static CheckReport check(Path file, PartialOrder method) throws IOException {
    CheckOptions wishes =
        CheckOptions.none()
            .withThreads(Integer.getInteger("gyre.por.threads", 1))
            .withSymmetry(SymmetryOption.OFF)
            .withPartialOrder(method)
            .withProperties(List.of(Property.SAFETY));
    return Checker.check(
        CheckRequest.of(file).withOptions(wishes).withPersistence(Persistence.ALL));
  }
}

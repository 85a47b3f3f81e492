package dev.gyre.bench.time;

import dev.gyre.engine.CheckReport;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Ticks;
import dev.gyre.plan.Wishes;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The tables of discrete time (Bosnacki 2001, chapter 4), on models of the same protocols: states
 * without and with partial order reduction, there and here; here also with merged ticks, and with
 * all that is on by default. A dash is a figure that is not known, or took too long.
 */
public final class DtSpinTable {
  private final Path models;
  private final Duration limit;

  private DtSpinTable(Path models, Duration limit) {
    this.models = models;
    this.limit = limit;
  }

  /** Arguments: the folder with the models, the most processes, the seconds for each figure. */
  public static void main(String[] args) throws IOException {
    int most = Integer.parseInt(args[1]);
    DtSpinTable table =
        new DtSpinTable(Path.of(args[0]), Duration.ofSeconds(Integer.parseInt(args[2])));
    System.out.printf(
        "%-28s %10s %10s %10s %10s %5s %10s %10s %10s%n",
        "", "thesis", "+por", "single", "+por", "%", "merged", "default", "+por");
    String[][] fischer = {
      {"528", "378"}, {"8425", "3813"}, {"128286", "34157"}, {"-", "288313"}, {"-", "2350000"}
    };
    for (int n = 2; n <= most; n++) {
      String[] known = n <= 6 ? fischer[n - 2] : new String[] {"-", "-"};
      table.row("fischer", Map.of("N", String.valueOf(n)), "N=" + n, known);
    }
    table.row("par", par(1, 3, 9), "3,3,1,9", new String[] {"1318", "1116"});
    table.row("par", par(10, 30, 90), "30,30,10,90", new String[] {"7447", "7295"});
    table.row("par", par(100, 300, 900), "300,300,100,900", new String[] {"68737", "68585"});
    table.row("brp", Map.of(), "", new String[] {"32967", "12742"});
    Map<String, String> larger =
        Map.of("SIZE", "4", "REPEAT", "3", "SILENCE", "12", "PAUSE", "12");
    table.row("brp", larger, "4 chunks, 3 times", new String[] {"-", "-"});
    table.row("connection", Map.of(), "", new String[] {"17421", "8586"});
    table.row("train_gate", Map.of(), "", new String[] {"-", "-"});
  }

  private static Map<String, String> par(int receiver, int way, int timeout) {
    return Map.of(
        "DELAY_K", String.valueOf(way),
        "DELAY_L", String.valueOf(way),
        "DELAY_R", String.valueOf(receiver),
        "TIMEOUT", String.valueOf(timeout));
  }

  private void row(String model, Map<String, String> macros, String note, String[] thesis)
      throws IOException {
    Wishes plain = Wishes.none().withOptimisations(Optimisations.PLAIN).withTicks(Ticks.SINGLE);
    String whole = states(model, macros, plain);
    String reduced = states(model, macros, plain.withPartialOrder(PartialOrder.ON));
    System.out.printf(
        "%-28s %10s %10s %10s %10s %5s %10s %10s %10s%n",
        model + " " + note,
        thesis[0],
        thesis[1],
        whole,
        reduced,
        percent(whole, reduced),
        states(model, macros, plain.withTicks(Ticks.MERGED)),
        states(model, macros, Wishes.none()),
        states(model, macros, Wishes.none().withPartialOrder(PartialOrder.ON)));
  }

  private static String percent(String whole, String part) {
    return whole.equals("-") || part.equals("-")
        ? "-"
        : String.valueOf(Math.round(100.0 * Long.parseLong(part) / Long.parseLong(whole)));
  }

  private String states(String model, Map<String, String> macros, Wishes wishes)
      throws IOException {
    CheckReport report =
        Checker.check(
            CheckRequest.of(models.resolve(model + ".pml"))
                .withDefinitions(macros)
                .withWishes(wishes.withThreads(1))
                .withLimits(
                    new Limits(OptionalLong.empty(), Optional.of(limit), OptionalLong.empty())));
    return switch (report.verdict()) {
      case HOLDS -> String.valueOf(report.statistics().states());
      case UNDECIDED -> "-";
      case VIOLATED, ERROR -> throw new IllegalStateException(model + ": " + report.verdict());
    };
  }
}

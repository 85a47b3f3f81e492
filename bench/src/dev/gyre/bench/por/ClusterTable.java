package dev.gyre.bench.por;

import dev.gyre.plan.Persistence;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.CheckOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The tables of process clustering (Bosnacki 2001, chapter 2) on models of the same structure, with
 * every statement a step of its own.
 */
public final class ClusterTable {
  private static final Map<Integer, Integer> PAIRS = Map.of(2, 30, 3, 66, 4, 138, 5, 282);
  private static final Map<Integer, Integer> PARITY =
      Map.of(4, 1294, 5, 3938, 6, 21620, 7, 25228, 8, 30377);

  private static final int ALTERNATING_BIT = 12897;

  private ClusterTable() {}

  /** Argument: the folder with the models. */
  public static void main(String[] args) throws IOException {
    Path models = Path.of(args[0]);
    System.out.printf(
        "%-12s %2s %10s %10s %10s %10s %10s %10s%n",
        "model", "N", "thesis", "off", "ample", "cluster", "stubborn", "on");
    table(models.resolve("pairs.pml"), PAIRS);
    table(models.resolve("parity.pml"), PARITY);
    table(models.resolve("cabp.pml"), Map.of(1, ALTERNATING_BIT));
  }

  private static void table(Path model, Map<Integer, Integer> thesis) throws IOException {
    for (int n : thesis.keySet().stream().sorted().toList()) {
      System.out.printf("%-12s %2d %10d", model.getFileName(), n, thesis.get(n));
      for (PartialOrder method :
          List.of(
              PartialOrder.OFF,
              PartialOrder.AMPLE,
              PartialOrder.CLUSTER,
              PartialOrder.STUBBORN,
              PartialOrder.ON)) {
        System.out.printf(" %10d", states(model, n, method));
      }
      System.out.println();
    }
  }

  private static long states(Path model, int n, PartialOrder method) throws IOException {
    CheckOptions wishes =
        CheckOptions.none()
            .withThreads(1)
            .withOptimisations(Optimisations.PLAIN)
            .withPartialOrder(method);
    CheckReport report =
        Checker.check(
            CheckRequest.of(model)
                .withDefinitions(Map.of("N", String.valueOf(n)))
                .withOptions(wishes)
                .withPersistence(Persistence.ALL));
    return report.statistics().states();
  }
}

package dev.gyre.tck.product;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Statistics;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.OrderPlan;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.WhenFull;
import dev.gyre.property.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Asks the same with as little memory as there may be, so that a search goes on on disk, and with
 * enough, and compares the answers.
 */
public final class FullMemory {
  private static final long LITTLE = 1 << 20;

  /** Enough for whatever is asked here. */
  private static final Limits ENOUGH =
      new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.of(512 << 20));

  private final Path directory;
  private final List<String> differences = new ArrayList<>();
  private int moved;

  /**
   * @param directory for the states
   */
  public FullMemory(Path directory) {
    this.directory = directory;
  }

  /** How many searches went on on disk. */
  int moved() {
    return moved;
  }

  /** What was not the same. */
  List<String> differences() {
    return differences;
  }

  /** Of a model in a file, with the name of the directory; for another class loader. */
  public static String differencesOf(String model, String directory) throws Exception {
    FullMemory asked = new FullMemory(Path.of(directory));
    asked.compare(
        CheckRequest.of(Path.of(model)),
        CheckOptions.none().withThreads(2).withPersistence(Persistence.ALL));
    return asked.moved + " moved " + String.join("\n", asked.differences);
  }

  /** Asks twice. */
  void compare(CheckRequest model, CheckOptions options) {
    CheckOptions safety = options.withProperties(List.of("safety"));
    Limits little = new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.of(LITTLE));
    WhenFull full = new WhenFull(WhenFull.Way.DISK, Optional.of(directory), OptionalLong.empty());
    CheckReport onDisk = Checker.check(model.withOptions(safety.withLimits(little.when(full))));
    if (onDisk.statistics().disk().isEmpty()) {
      return;
    }
    CheckReport inMemory = Checker.check(model.withOptions(safety.withLimits(ENOUGH)));
    moved++;
    String expected = text(inMemory, options);
    String actual = text(onDisk, options);
    if (!expected.equals(actual)) {
      differences.add(
          inMemory.model().file().name()
              + ": "
              + expected
              + " in memory, "
              + actual
              + " when it went on on disk");
    }
  }

  private static String text(CheckReport report, CheckOptions options) {
    Statistics figures = report.statistics();
    StringBuilder text = new StringBuilder(report.verdict() + " " + report.guarantee());
    report.reason().ifPresent(text::append);
    boolean isWhole =
        report.verdict() != Verdict.VIOLATED || options.persistence().equals(Persistence.ALL);
    boolean isGraph = !dependsOnSearch(report);
    if (isWhole && isGraph) {
      text.append(" states ").append(figures.states());
      text.append(" transitions ").append(figures.transitions());
      text.append(" errors ").append(figures.violations());
    }
    if (options.search().order().filter(SearchOrder.BFS::equals).isPresent() && isGraph) {
      text.append(" depth ").append(figures.depth());
      report.violations().stream().findFirst().ifPresent(v -> text.append(steps(v)));
    }
    return text.toString();
  }

  private static String steps(FoundViolation violation) {
    return " trace " + violation.trace().steps().size();
  }

  /** Then another search sees another part of the state space. */
  private static boolean dependsOnSearch(CheckReport report) {
    return report.plan().stream()
        .flatMap(plan -> plan.plans().stream())
        .anyMatch(
            plan ->
                plan.order()
                    .use()
                    .filter(use -> use.proviso() == OrderPlan.Proviso.OF_SEARCH)
                    .isPresent());
  }
}

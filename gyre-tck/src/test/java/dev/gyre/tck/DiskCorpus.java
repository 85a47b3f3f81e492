package dev.gyre.tck;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.Statistics;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.ReductionKind;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Compares the search on disk with that in memory on models of the corpus, with so little memory
 * that it writes many files, and says what a state takes there: {@code DiskCorpus STATES [STRIDE
 * [DIRECTORY]]}.
 */
final class DiskCorpus {
  /** Bytes of memory for a state: less than it takes in memory. */
  private static final long PER_STATE = 4;

  private static final long LEAST_MEMORY = 1 << 20;

  /** With fewer states the header of a file counts for more than they do. */
  private static final long COUNTED = 20_000;

  private static final int LEAST_FILES = 5;
  private static final Limits MEMORY =
      new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.of(1 << 30));

  private final Path directory;
  private final List<Double> bytesPerState = new ArrayList<>();
  private int compared;
  private int undecided;
  private int differences;

  private DiskCorpus(Path directory) {
    this.directory = directory;
  }

  /** One way to ask. */
  private record Way(String name, CheckOptions options) {}

  public static void main(String[] arguments) throws IOException {
    long most = Long.parseLong(arguments[0]);
    int stride = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
    Path directory =
        arguments.length > 2 ? Path.of(arguments[2]) : Files.createTempDirectory("gyre-corpus");
    DiskCorpus table = new DiskCorpus(directory);
    System.out.println(
        "| model | asked | verdict | states | transitions | files | bytes a state | as in memory |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    List<SharedCorpus.ExpectedModel> rows =
        SharedCorpus.require().expected().stream()
            .filter(row -> row.plain().filter(p -> p.states() <= most).isPresent())
            .toList();
    for (int i = 0; i < rows.size(); i += stride) {
      for (Way way : ways()) {
        table.compare(rows.get(i), way);
      }
    }
    table.sum();
    System.exit(table.differences == 0 ? 0 : 1);
  }

  private static List<Way> ways() {
    CheckOptions plain =
        CheckOptions.none()
            .withOptimisations(Optimisations.PLAIN)
            .withPartialOrder(PartialOrder.OFF)
            .withSymmetry(SymmetryOption.OFF)
            .withPersistence(Persistence.ALL);
    return List.of(
        new Way("plain", plain),
        new Way("first violation", plain.withPersistence(Persistence.FIRST)),
        new Way("order", plain.withPartialOrder(PartialOrder.ON)),
        new Way("symmetry", plain.withSymmetry(SymmetryOption.REFINE)),
        new Way(
            "both", plain.withPartialOrder(PartialOrder.ON).withSymmetry(SymmetryOption.REFINE)));
  }

  private void compare(SharedCorpus.ExpectedModel row, Way way) throws IOException {
    Path model = SharedCorpus.require().file(row.model());
    CheckOptions bfs = way.options().withSearch(SearchOrder.BFS);
    CheckReport inMemory = check(model, bfs.withLimits(MEMORY));
    if (inMemory.verdict() == Verdict.UNDECIDED) {
      undecided++;
      return;
    }
    long bytes = Math.max(LEAST_MEMORY, row.plain().orElseThrow().states() * PER_STATE);
    CheckReport onDisk =
        check(
            model,
            way.options()
                .withStore(
                    new StoreSetup.Disk(Optional.of(directory), OptionalLong.empty(), bytes)));
    if (leavesOut(inMemory) && !leavesOut(onDisk)) {
      // Where the proviso of a search would be needed, all steps are taken on disk.
      inMemory = check(model, bfs.withPartialOrder(PartialOrder.OFF).withLimits(MEMORY));
    }
    tell(row, way, inMemory, onDisk);
  }

  private static boolean leavesOut(CheckReport report) {
    return report.plan().filter(plan -> plan.uses(ReductionKind.PARTIAL_ORDER)).isPresent();
  }

  private static CheckReport check(Path model, CheckOptions options) throws IOException {
    return Checker.check(
        CheckRequest.of(model)
            .withOptions(options.withProperties(List.of("safety")).withThreads(2)));
  }

  private void tell(
      SharedCorpus.ExpectedModel row, Way way, CheckReport inMemory, CheckReport onDisk) {
    compared++;
    Statistics figures = onDisk.statistics();
    boolean isSame = text(inMemory, way).equals(text(onDisk, way));
    differences += isSame ? 0 : 1;
    Optional<Statistics.Disk> files = figures.disk();
    long written = files.map(Statistics.Disk::runs).orElse(0L);
    boolean isWhole = way.name().equals("plain") && figures.states() >= COUNTED;
    if (isWhole) {
      bytesPerState.add(figures.diskBytesPerState());
    }
    String few = isWhole && written < LEAST_FILES ? " (few)" : "";
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %s | %d | %d | %d%s | %.2f | %s |%n",
        row.model(),
        way.name(),
        onDisk.verdict().word(),
        figures.states(),
        figures.transitions(),
        written,
        few,
        figures.diskBytesPerState(),
        isSame ? "yes" : "**no**: " + text(inMemory, way) + " and " + text(onDisk, way));
  }

  /** Where a search stops in the middle of a level it depends on the order how far it got. */
  private static String text(CheckReport report, Way way) {
    Statistics figures = report.statistics();
    String found =
        report.verdict()
            + " depth "
            + figures.depth()
            + report.violations().stream()
                .findFirst()
                .map(v -> " trace " + v.trace().steps().size())
                .orElse("");
    boolean isWhole =
        report.verdict() != Verdict.VIOLATED || way.options().persistence().equals(Persistence.ALL);
    return isWhole
        ? found
            + " states "
            + figures.states()
            + " transitions "
            + figures.transitions()
            + " errors "
            + figures.violations()
        : found;
  }

  private void sum() {
    Collections.sort(bytesPerState);
    System.out.printf(
        Locale.ROOT,
        "%n%d answers compared, %d differ; %d more are undecided in memory.%n",
        compared,
        differences,
        undecided);
    if (!bytesPerState.isEmpty()) {
      System.out.printf(
          Locale.ROOT,
          "Bytes a state of the %d plain searches with at least %d states, merged runs included:"
              + " %.2f in the median, %.2f at most.%n",
          bytesPerState.size(),
          COUNTED,
          bytesPerState.get(bytesPerState.size() / 2),
          bytesPerState.get(bytesPerState.size() - 1));
    }
  }
}

package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreSetup;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.runs.LocalDirectory;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search on disk whose files are damaged, lost or refused says so, and is never wrong. */
class DiskFailuresTest {
  private static final long LITTLE = 1 << 20;

  /** Three counters from 0 to 39 and back to 0: 64,000 states. */
  private static final SourceFile COUNTERS =
      new SourceFile(
          "counters.pml",
          """
          byte n[3];
          active [3] proctype P() { do :: n[_pid] = (n[_pid] + 1) % 40 od }
          """);

  private static final long STATES = 64_000;

  private static final SourceFile FEW_COUNTERS =
      new SourceFile(
          "counters.pml",
          """
          byte n[3];
          active [3] proctype P() { do :: n[_pid] = (n[_pid] + 1) % 16 od }
          """);

  @TempDir Path directory;

  private CheckReport check(OptionalLong disk, Consumer<Path> harm) {
    CheckOptions options =
        CheckOptions.none()
            .withOptimisations(Optimisations.PLAIN)
            .withStore(new StoreSetup.Disk(Optional.of(directory), disk, LITTLE));
    return check(CheckRequest.of(COUNTERS).withOptions(options), harm);
  }

  private CheckReport check(CheckRequest request, Consumer<Path> harm) {
    return Checker.check(
        request,
        new CheckObserver() {
          @Override
          public void progress(Progress progress) {
            harm.accept(directory);
          }

          @Override
          public boolean isCancelled() {
            return false;
          }
        });
  }

  private static void isHarmless(CheckReport report) {
    if (report.verdict() == Verdict.HOLDS) {
      assertThat(report.statistics().states()).isEqualTo(STATES);
    } else {
      assertThat(report.verdict()).isEqualTo(Verdict.UNDECIDED);
      assertThat(report.reason().orElseThrow())
          .containsAnyOf("damaged", "cut off", "cannot read", "cannot write", "cannot remove");
    }
  }

  @Test
  void theModelItself() {
    CheckReport report = check(OptionalLong.empty(), path -> {});
    assertThat(report.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(report.statistics().states()).isEqualTo(STATES);
    assertThat(directory).isEmptyDirectory();
  }

  /** A bit of some file changes, or a file ends too soon, while the search goes on. */
  @Test
  void damagedFiles() {
    int undecided = 0;
    for (int seed = 0; seed < 12; seed++) {
      Random random = new Random(seed);
      CheckReport report = check(OptionalLong.empty(), path -> damage(path, random));
      isHarmless(report);
      undecided += report.verdict() == Verdict.UNDECIDED ? 1 : 0;
      assertThat(directory).isEmptyDirectory();
    }
    assertThat(undecided).isGreaterThan(6);
  }

  private static void damage(Path directory, Random random) {
    for (Path file : files(directory)) {
      try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
        long at = (long) (random.nextDouble() * open.length());
        if (random.nextInt(4) == 0) {
          open.setLength(at);
        } else if (open.length() > 0) {
          open.seek(at);
          int old = open.read();
          open.seek(at);
          open.write(old ^ 1 << random.nextInt(8));
        }
      } catch (IOException e) {
        assertThat(file).doesNotExist(); // it was removed meanwhile
      }
    }
  }

  private static List<Path> files(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".run")).toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  @Test
  void lostFiles() {
    CheckReport report =
        check(OptionalLong.empty(), path -> files(path).forEach(DiskFailuresTest::remove));
    isHarmless(report);
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aFullDisk() {
    CheckReport report = check(OptionalLong.of(20_000), path -> {});
    assertThat(report.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(report.reason().orElseThrow()).contains("may not take more than 20000 bytes");
    assertThat(report.statistics().disk().orElseThrow().peakBytes()).isLessThanOrEqualTo(20_000);
    assertThat(directory).isEmptyDirectory();
  }

  /** Rounds of a search for infinite runs read files that are damaged, lost or too many. */
  @Test
  void infiniteRuns() {
    assertThat(infinite(OptionalLong.empty(), path -> {}).verdict()).isEqualTo(Verdict.HOLDS);
    int undecided = 0;
    for (int seed = 0; seed < 6; seed++) {
      Random random = new Random(seed);
      CheckReport report = infinite(OptionalLong.empty(), path -> damage(path, random));
      assertThat(report.verdict()).isIn(Verdict.HOLDS, Verdict.UNDECIDED);
      assertThat(report.breaches()).isEmpty();
      undecided += report.verdict() == Verdict.UNDECIDED ? 1 : 0;
      assertThat(directory).isEmptyDirectory();
    }
    assertThat(undecided).isGreaterThan(2);
    CheckReport full = infinite(OptionalLong.of(8_000), path -> {});
    assertThat(full.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(full.reason().orElseThrow()).contains("may not take more than 8000 bytes");
    assertThat(directory).isEmptyDirectory();
  }

  /** Comes to 0 and to 1 again and again, so to 2 as well. */
  private CheckReport infinite(OptionalLong disk, Consumer<Path> harm) {
    CheckOptions options =
        CheckOptions.none()
            .withOptimisations(Optimisations.PLAIN)
            .withFormulas(List.of("([]<> (n[0] == 0) && []<> (n[0] == 1)) -> []<> (n[0] == 2)"))
            .withThreads(1)
            .withStore(new StoreSetup.Disk(Optional.of(directory), disk, LITTLE));
    return check(CheckRequest.of(FEW_COUNTERS).withOptions(options), harm);
  }

  @Test
  void aDirectoryInUse() {
    try (LocalDirectory other = LocalDirectory.at(directory, OptionalLong.empty())) {
      CheckReport report = check(OptionalLong.empty(), path -> {});
      assertThat(report.verdict()).isEqualTo(Verdict.UNDECIDED);
      assertThat(report.reason().orElseThrow()).contains(other.path() + " is in use by another");
    }
  }

  @Test
  void whatItCannotDoIsRefused() {
    SourceFile live =
        new SourceFile("live.pml", "byte n; active proctype P() { n = 1 } ltl p { <> (n == 1) }");
    CheckOptions onDisk =
        CheckOptions.none()
            .withStore(new StoreSetup.Disk(Optional.of(directory), OptionalLong.empty(), LITTLE));
    for (Fairness fairness : List.of(Fairness.WEAK, Fairness.STRONG, Fairness.GLOBAL)) {
      CheckOptions fair = onDisk.withFairness(fairness);
      CheckReport report = Checker.check(CheckRequest.of(live).withOptions(fair));
      assertThat(report.verdict()).isEqualTo(Verdict.ERROR);
      assertThat(report.reason().orElseThrow())
          .contains("knows no fairness", "ltl p", "store tree");
      CheckOptions finite = fair.withProperties(List.of("safety"));
      assertThat(Checker.check(CheckRequest.of(live).withOptions(finite)).verdict())
          .isEqualTo(Verdict.HOLDS);
    }
    CheckOptions deep = onDisk.withSearch(SearchOrder.DFS);
    assertThat(Checker.check(CheckRequest.of(COUNTERS).withOptions(deep)).reason().orElseThrow())
        .contains("breadth first");
  }
}

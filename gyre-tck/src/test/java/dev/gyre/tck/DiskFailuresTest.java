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

  @TempDir Path directory;

  private CheckReport check(OptionalLong disk, Consumer<Path> harm) {
    CheckOptions options =
        CheckOptions.none()
            .withOptimisations(Optimisations.PLAIN)
            .withStore(new StoreSetup.Disk(Optional.of(directory), disk, LITTLE));
    return Checker.check(
        CheckRequest.of(COUNTERS).withOptions(options),
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
    CheckReport report = Checker.check(CheckRequest.of(live).withOptions(onDisk));
    assertThat(report.verdict()).isEqualTo(Verdict.ERROR);
    assertThat(report.reason().orElseThrow()).contains("ltl p is about infinite", "store tree");
    CheckOptions deep = onDisk.withSearch(SearchOrder.DFS);
    assertThat(Checker.check(CheckRequest.of(COUNTERS).withOptions(deep)).reason().orElseThrow())
        .contains("breadth first");
  }
}

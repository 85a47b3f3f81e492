package dev.gyre.emptiness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.MarkedGraph.Arrow;
import dev.gyre.property.Fairness;
import dev.gyre.runs.LocalDirectory;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.DiskSettings;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.store.StateSample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random graphs with random marks: the search on disk says what the search in memory says, whatever
 * memory it has, and its lassos are accepted.
 */
class DiskEmptinessSearchTest {
  private static final int GRAPHS = Integer.getInteger("gyre.cycles.graphs", 160);
  private static final int MOST_STATES = 150;

  /** So little that batches are small, and sets are files. */
  private static final long TINY = 20_000;

  private static final long ENOUGH = 1 << 20;

  @TempDir Path temporary;

  @Test
  void theAnswerIsThatOfTheSearchInMemory() throws IOException {
    TreeMap<String, Integer> seen = new TreeMap<>();
    for (long seed = 0; seed < GRAPHS; seed++) {
      Random random = new Random(seed * 0x9E3779B97F4A7C15L);
      int sets = random.nextInt(4);
      List<Arrow> arrows = arrows(random, sets);
      long memory = random.nextBoolean() ? TINY : ENOUGH;
      int threads = 1 + random.nextInt(3);
      LivenessOutcome expected =
          new EmptinessSearch(
                  question(arrows), marks(arrows, sets), SearchLimits.none(), SearchObserver.NONE)
              .run();
      LivenessOutcome outcome = onDisk(arrows, sets, memory, threads);
      String where = "seed " + seed + ", " + sets + " sets, " + arrows;
      assertThat(outcome.trouble()).as(where).isEmpty();
      assertThat(outcome.lasso().isPresent()).as(where).isEqualTo(expected.lasso().isPresent());
      assertThat(outcome.end()).as(where).isEqualTo(expected.end());
      if (outcome.lasso().isPresent()) {
        assertThat(complaint(outcome.lasso().get(), arrows, sets)).as(where).isEmpty();
      } else {
        assertThat(outcome.states()).as(where).isEqualTo(expected.states());
        assertThat(outcome.transitions()).as(where).isEqualTo(expected.transitions());
      }
      seen.merge(sets + " sets, " + outcome.end(), 1, Integer::sum);
      if (memory == TINY && outcome.states() > MOST_STATES / 2) {
        assertThat(outcome.files().orElseThrow().runs()).as(where).isGreaterThan(5);
      }
    }
    System.out.println(seen);
    assertThat(seen).hasSize(8);
    assertThat(seen.values()).allMatch(count -> count > GRAPHS / 60);
    try (Stream<Path> left = Files.list(temporary)) {
      assertThat(left).isEmpty();
    }
  }

  /** A cycle in each of many components that know nothing of one another, one of them accepted. */
  @Test
  void oneComponentOfMany() {
    List<Arrow> arrows = new ArrayList<>();
    int rings = 60;
    for (int ring = 0; ring < rings; ring++) {
      int first = 1 + 3 * ring;
      arrows.add(MarkedGraph.arrow(0, first, 0));
      arrows.add(MarkedGraph.arrow(first, first + 1, 0));
      arrows.add(MarkedGraph.arrow(first + 1, first + 2, ring == 41 ? 1 : 0));
      arrows.add(MarkedGraph.arrow(first + 2, first, ring == 41 ? 2 : 1));
    }
    Lasso lasso = onDisk(arrows, 2, TINY, 1).lasso().orElseThrow();
    assertThat(complaint(lasso, arrows, 2)).isEmpty();
    assertThat(lasso.path()).hasSize(1 + 3);
    assertThat(onDisk(arrows, 3, TINY, 1).lasso()).isEmpty();
  }

  /** Cycles that an accepted one leads to are left as well, and nearer. */
  @Test
  void theAcceptedComponentIsFarAway() {
    List<Arrow> arrows = new ArrayList<>();
    int far = 100;
    for (int i = 1; i < 30; i++) {
      arrows.add(MarkedGraph.arrow(0, i, 0));
      arrows.add(MarkedGraph.arrow(i, i, i % 3));
      arrows.add(MarkedGraph.arrow(far, i, 0));
    }
    for (int i = 30; i < far; i++) {
      arrows.add(MarkedGraph.arrow(i == 30 ? 0 : i, i + 1, 0));
    }
    arrows.add(MarkedGraph.arrow(far, far + 1, 1));
    arrows.add(MarkedGraph.arrow(far + 1, far, 2));
    Lasso lasso = onDisk(arrows, 2, TINY, 2).lasso().orElseThrow();
    assertThat(complaint(lasso, arrows, 2)).isEmpty();
    assertThat(lasso.path()).hasSize(70 + 2);
  }

  /** Nothing but rounds of elimination takes away a long way with marks that leads to no cycle. */
  @Test
  void longWayWithoutCycle() {
    List<Arrow> arrows = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      arrows.add(MarkedGraph.arrow(i, i + 1, i % 3 == 0 ? 1 : 0));
      arrows.add(MarkedGraph.arrow(i, Math.min(150, i + 7), 0));
    }
    LivenessOutcome outcome = onDisk(arrows, 1, TINY, 2);
    assertThat(outcome.end()).isEqualTo(SearchOutcome.End.COMPLETE);
    assertThat(outcome.states()).isEqualTo(151);
    arrows.add(MarkedGraph.arrow(150, 150, 1));
    assertThat(onDisk(arrows, 1, TINY, 2).lasso().orElseThrow().path().size()).isEqualTo(23);
  }

  private LivenessOutcome onDisk(List<Arrow> arrows, int sets, long memory, int threads) {
    try (LocalDirectory directory =
        LocalDirectory.at(temporary.resolve("states"), OptionalLong.empty())) {
      DiskSettings settings =
          new DiskSettings(directory, directory.use(), StateCodec.of(new StateSample()), memory);
      return new DiskEmptinessSearch(
              question(arrows),
              marks(arrows, sets),
              settings,
              SearchLimits.none(),
              SearchObserver.NONE,
              threads)
          .run();
    }
  }

  private static CycleQuestion question(List<Arrow> arrows) {
    return new CycleQuestion(
        new MarkedGraph(arrows, Set.of()),
        Optional.empty(),
        new Acceptance.NoProgress(),
        Fairness.NONE);
  }

  private static AcceptanceMarks marks(List<Arrow> arrows, int sets) {
    return new MarkedGraph(arrows, Set.of()).marks(sets);
  }

  /** Sparse enough that there are many components, and that some have no cycle. */
  private static List<Arrow> arrows(Random random, int sets) {
    int states = 1 + random.nextInt(MOST_STATES);
    List<Arrow> arrows = new ArrayList<>();
    int back = random.nextInt(4);
    for (int i = random.nextInt(3 * states); i >= 0; i--) {
      int from = random.nextInt(states);
      int to = random.nextInt(states);
      boolean isBack = random.nextInt(8) < back;
      int low = Math.min(from, to);
      int high = Math.max(from, to);
      long marks = sets == 0 ? 0 : random.nextInt(4) == 0 ? 1L << random.nextInt(sets) : 0;
      boolean isCut = random.nextInt(8) == 0;
      arrows.add(
          new Arrow(
              isBack ? high : low, isBack ? low : high, 0, isCut ? marks | Long.MIN_VALUE : marks));
    }
    return arrows;
  }

  private static String complaint(Lasso lasso, List<Arrow> arrows, int sets) {
    MarkedGraph graph = new MarkedGraph(arrows, Set.of());
    List<Arrow> run = lasso.path().stream().map(graph::arrow).toList();
    int at = 0;
    for (Arrow arrow : run) {
      if (arrow.from() != at) {
        return "the run jumps to " + arrow.from();
      }
      at = arrow.to();
    }
    List<Arrow> cycle = run.subList(lasso.cycleStart(), run.size());
    if (cycle.get(0).from() != at) {
      return "the cycle is open";
    }
    long marks = cycle.stream().mapToLong(Arrow::marks).reduce(0, (a, b) -> a | b);
    return marks < 0 || Long.bitCount(marks) < sets ? "the cycle has marks " + marks : "";
  }
}

package dev.gyre.lts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.lts.bisim.PartitionRefinement;
import dev.gyre.lts.bisim.Silence;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.LtsBuilder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The refinement against the naive one. {@code -Dgyre.lts.graphs=N} tries more graphs. */
class PartitionRefinementTest {
  private static final int GRAPHS = Integer.getInteger("gyre.lts.graphs", 3_000);

  @Test
  void findsTheClassesOfTheNaiveRefinement() {
    long classes = 0;
    for (int seed = 0; seed < GRAPHS; seed++) {
      RandomGraphs random = new RandomGraphs(seed);
      Kripke graph = random.coloured(random.lts(1 + seed % 16));
      for (Silence silence : Silence.values()) {
        int[] naive = NaiveRefinement.classes(graph.graph(), graph.observation(), silence);
        int[] found = PartitionRefinement.classes(graph.graph(), graph.observation(), silence);
        assertThat(canonical(found)).as("seed %s, %s", seed, silence).isEqualTo(canonical(naive));
        classes += Arrays.stream(naive).max().orElse(0) + 1L;
      }
    }
    assertThat(classes).isGreaterThan(6L * GRAPHS); // the graphs have something to tell apart
  }

  @Test
  void aChainIsSplitIntoItsStates() {
    int length = 20_000;
    LtsBuilder builder = new LtsBuilder();
    int step = builder.label("a");
    for (int i = 0; i < length; i++) {
      builder.add(i, step, i + 1);
    }
    Lts chain = builder.build(0);
    int[] classes = PartitionRefinement.classes(chain, new int[length + 1], Silence.IGNORED);
    assertThat(Arrays.stream(classes).distinct().count()).isEqualTo(length + 1);
  }

  @Test
  void silentStepsBeforeAChainAreNothing() {
    int length = 5_000;
    LtsBuilder builder = new LtsBuilder();
    int step = builder.label("a");
    for (int i = 0; i < length; i++) {
      builder.add(2 * i, Lts.SILENT, 2 * i + 1);
      builder.add(2 * i + 1, step, 2 * i + 2);
      builder.add(2 * i + 1, Lts.SILENT, 2 * i);
    }
    Lts chain = builder.build(0);
    int[] colours = new int[chain.stateCount()];
    assertThat(count(PartitionRefinement.classes(chain, colours, Silence.IGNORED)))
        .isEqualTo(length + 1);
    assertThat(count(PartitionRefinement.classes(chain, colours, Silence.VISIBLE)))
        .isEqualTo(2 * length + 1);
  }

  private static long count(int[] classes) {
    return Arrays.stream(classes).distinct().count();
  }

  /** The classes numbered in the order in which they occur. */
  private static int[] canonical(int[] classes) {
    Map<Integer, Integer> numbers = new HashMap<>();
    return Arrays.stream(classes)
        .map(c -> numbers.computeIfAbsent(c, x -> numbers.size()))
        .toArray();
  }
}

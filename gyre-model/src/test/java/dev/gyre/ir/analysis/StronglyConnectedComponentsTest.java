package dev.gyre.ir.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StronglyConnectedComponentsTest {
  private static final int GRAPHS = 2000;
  private static final int MAX_NODES = 9;

  /** Two nodes are in one component if each can be reached from the other. */
  @Test
  void randomGraphs() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < GRAPHS; i++) {
      int[][] arcs = graph(random);
      boolean[][] reach = reach(arcs);
      int[] component = components(arcs);
      for (int from = 0; from < arcs.length; from++) {
        for (int to = 0; to < arcs.length; to++) {
          boolean isOne = from == to || (reach[from][to] && reach[to][from]);
          assertThat(component[from] == component[to])
              .as(Arrays.deepToString(arcs))
              .isEqualTo(isOne);
          assertThat(!reach[from][to] || component[to] <= component[from])
              .as(Arrays.deepToString(arcs))
              .isTrue();
        }
      }
    }
  }

  /** For each node where its arcs lead; some lead nowhere. */
  private static int[][] graph(SplittableRandom random) {
    int[][] arcs = new int[random.nextInt(MAX_NODES + 1)][];
    for (int node = 0; node < arcs.length; node++) {
      arcs[node] = random.ints(random.nextInt(3), -1, arcs.length).toArray();
    }
    return arcs;
  }

  private static boolean[][] reach(int[][] arcs) {
    boolean[][] reach = new boolean[arcs.length][arcs.length];
    for (int round = 0; round < arcs.length; round++) {
      for (int from = 0; from < arcs.length; from++) {
        for (int target : arcs[from]) {
          for (int to = 0; target >= 0 && to < arcs.length; to++) {
            reach[from][to] |= to == target || reach[target][to];
          }
        }
      }
    }
    return reach;
  }

  private static int[] components(int[][] arcs) {
    List<int[]> found =
        StronglyConnectedComponents.of(
            new StronglyConnectedComponents.Graph() {
              @Override
              public int size() {
                return arcs.length;
              }

              @Override
              public int degree(int node) {
                return arcs[node].length;
              }

              @Override
              public int target(int node, int arc) {
                return arcs[node][arc];
              }
            });
    assertThat(found.stream().mapToInt(nodes -> nodes.length).sum()).isEqualTo(arcs.length);
    int[] component = new int[arcs.length];
    for (int number = 0; number < found.size(); number++) {
      for (int node : found.get(number)) {
        component[node] = number;
      }
    }
    return component;
  }
}

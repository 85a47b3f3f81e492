package dev.gyre.engine.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BreadthFirstTreeTest {
  @Test
  void pathsAreThoseOfTheParents() {
    Random random = new Random(1);
    for (int round = 0; round < 200; round++) {
      BreadthFirstTree tree = new BreadthFirstTree();
      List<Integer> parents = new ArrayList<>(List.of(-1));
      for (int state = 0; state < parents.size() && parents.size() < 60; state++) {
        // The first state always leads on, so that there is something to look at.
        int met = state == 0 ? 2 : random.nextInt(3);
        for (int i = 0; i < met; i++) {
          tree.meets();
          parents.add(state);
        }
        tree.isExpanded();
      }
      int state = random.nextInt(parents.size());
      assertThat(tree.pathTo(state)).isEqualTo(path(parents, state));
    }
  }

  private static List<Integer> path(List<Integer> parents, int state) {
    List<Integer> path = new ArrayList<>();
    for (int at = state; at >= 0; at = parents.get(at)) {
      path.add(at);
    }
    Collections.reverse(path);
    return path;
  }
}

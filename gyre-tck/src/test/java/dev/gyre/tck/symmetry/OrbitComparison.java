package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.property.Check;
import dev.gyre.search.Canonicalization.Representative;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.store.TableStore;
import dev.gyre.symmetry.FieldCodeCache;
import dev.gyre.symmetry.Strategy;
import dev.gyre.symmetry.SymmetryReduction;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the strategies make of a system, against its orbits by brute force: a representative is in
 * the orbit of its state; a canonical one is the same for the whole orbit, and a search by a
 * canonical strategy stores as many states as there are orbits. Compiled cells are compared with
 * interpreted ones on the way.
 */
final class OrbitComparison {
  private final String name;
  private final TransitionSystem system;
  private final List<Set<List<Integer>>> orbits;

  /**
   * @param name of the program, for messages
   */
  OrbitComparison(String name, TransitionSystem system, SymmetricGraph graph) {
    this.name = name;
    this.system = system;
    this.orbits = graph.orbits();
  }

  /** How many orbits there are. */
  int orbits() {
    return orbits.size();
  }

  void compare() {
    for (Strategy strategy : Strategy.values()) {
      SymmetryReduction reduction =
          new SymmetryReduction(
              system.layout(), strategy, new FieldCodeCache(AgreeingCells::new, 0));
      representatives(strategy, reduction.newRepresentative());
      long states = search(reduction).states();
      if (strategy.isCanonical()) {
        assertThat(states).as("%s %s", strategy, name).isEqualTo(orbits.size());
      } else {
        assertThat(states)
            .as("%s %s", strategy, name)
            .isBetween((long) orbits.size(), (long) orbits.stream().mapToInt(Set::size).sum());
      }
    }
  }

  private void representatives(Strategy strategy, Representative representative) {
    for (Set<List<Integer>> orbit : orbits) {
      Set<List<Integer>> images = new HashSet<>();
      for (List<Integer> member : orbit) {
        int[] words = member.stream().mapToInt(Integer::intValue).toArray();
        int[] image = representative.of(words, words.length);
        images.add(SymmetricGraph.key(Arrays.copyOf(image, words.length)));
      }
      assertThat(orbit.containsAll(images)).as("%s %s", strategy, name).isTrue();
      if (strategy.isCanonical()) {
        assertThat(images.size()).as("%s %s", strategy, name).isEqualTo(1);
      }
    }
  }

  private SearchOutcome search(SymmetryReduction reduction) {
    SearchOptions options =
        new SearchOptions(
            Check.safety(), SearchOptions.AfterViolation.GO_ON, SearchLimits.none(), 1);
    return new DepthFirstSearch(
            system,
            new TableStore(),
            options,
            SearchObserver.NONE,
            Optional.empty(),
            Optional.of(reduction))
        .run();
  }
}

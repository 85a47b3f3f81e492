package dev.gyre.symmetry;

import static dev.gyre.fixture.Statements.step;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.SymmetricType.Group;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.Canonicalization.Representative;
import dev.gyre.search.Permutation;
import dev.gyre.system.StateLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * There are as many representatives as there are orbits, and each is in the orbit it stands for.
 */
class SymmetryReductionTest {
  private static final int SIZE = 3;

  private static final int[][] ALL = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  private final TinyModel model = new TinyModel();

  /** A value for each element, and one element that is named. */
  private final Variable flags = model.array("flags", SIZE);

  private final Variable holder = model.global("holder");

  /** Three processes, one for each element. */
  private StateLayout layout(Set<Integer> fixed, Group group) {
    model.start(model.process("P", step(0, 1), step(1, 0)), SIZE);
    VariableSymmetry byElement =
        new VariableSymmetry(Range.plain(), List.of(Range.element(0)), List.of());
    Symmetry symmetry =
        new Symmetry(
            List.of(new SymmetricType("T", SIZE, group, fixed)),
            List.of(byElement, VariableSymmetry.ofValue(Range.element(0))),
            List.of(),
            List.of(new ProcessFamily(0, 0, new ProcessFamily.ByNumber(List.of(0, 1, 2)))),
            Set.of());
    return new StateLayout(model.system().withSymmetry(symmetry));
  }

  private int[] state(StateLayout layout, int[] locations, int[] values, int element) {
    int[] words = TinyModel.state(layout, locations);
    for (int i = 0; i < SIZE; i++) {
      layout.global(flags).set(words, 0, i, values[i]);
    }
    layout.global(holder).set(words, 0, 0, element);
    return words;
  }

  private static int[] moved(int[] image, int... values) {
    int[] moved = new int[SIZE];
    for (int e = 0; e < SIZE; e++) {
      moved[image[e]] = values[e];
    }
    return moved;
  }

  private static int[] bits(int number) {
    return new int[] {number & 1, number >> 1 & 1, number >> 2 & 1};
  }

  /** All values of all variables, and all locations. */
  private List<int[]> allStates(StateLayout layout) {
    List<int[]> states = new ArrayList<>();
    for (int places = 0; places < 8; places++) {
      for (int values = 0; values < 8; values++) {
        for (int element = 0; element < SIZE; element++) {
          states.add(state(layout, bits(places), bits(values), element));
        }
      }
    }
    return states;
  }

  private static Canonicalization reduction(StateLayout layout, Strategy strategy) {
    return new SymmetryReduction(layout, strategy, FieldCodeCache.interpreted());
  }

  private int orbits(StateLayout layout, Strategy strategy) {
    Representative representative = reduction(layout, strategy).newCanonical();
    Set<List<Integer>> found = new HashSet<>();
    for (int[] state : allStates(layout)) {
      int[] words = representative.of(state, state.length);
      found.add(Arrays.stream(words, 0, state.length).boxed().toList());
    }
    return found.size();
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void allRearrangementsOfAStateHaveTheSameCanonicalRepresentative(Strategy strategy) {
    StateLayout layout = layout(Set.of(), Group.FULL);
    Representative representative = reduction(layout, strategy).newCanonical();
    int[] first = state(layout, new int[] {0, 1, 1}, new int[] {7, 7, 9}, 1);
    int[] wanted = Arrays.copyOf(representative.of(first, first.length), first.length);
    for (int[] image : ALL) {
      int[] state = state(layout, moved(image, 0, 1, 1), moved(image, 7, 7, 9), image[1]);
      assertThat(Arrays.copyOf(representative.of(state, state.length), state.length))
          .isEqualTo(wanted);
    }
  }

  /**
   * Of 192 states: the holder has one of 4 pairs of flag and location, the two others an unordered
   * pair of them. On a ring only the identity fixes a state, because the holder is one element.
   */
  @ParameterizedTest
  @EnumSource(Strategy.class)
  void thereAreAsManyRepresentativesAsOrbits(Strategy strategy) {
    assertThat(orbits(layout(Set.of(), Group.FULL), strategy)).isEqualTo(4 * 10);
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void onARingOnlyTurnsAreUnnoticed(Strategy strategy) {
    assertThat(orbits(layout(Set.of(), Group.CYCLIC), strategy)).isEqualTo(192 / SIZE);
  }

  /** Element 0 has one of 4 pairs; if it is the holder there are 10 for the others, else 16. */
  @ParameterizedTest
  @EnumSource(Strategy.class)
  void aFixedElementStaysWhereItIs(Strategy strategy) {
    assertThat(orbits(layout(Set.of(0), Group.FULL), strategy)).isEqualTo(4 * (10 + 16));
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void thePermutationThatIsToldLeadsToTheRepresentative(Strategy strategy) {
    StateLayout layout = layout(Set.of(), Group.FULL);
    Canonicalization.Normalisation normalisation = reduction(layout, strategy).newNormalisation();
    for (int[] state : allStates(layout)) {
      int[] wanted = Arrays.copyOf(normalisation.of(state, state.length), state.length);
      Permutation permutation = normalisation.permutation();
      assertThat(normalisation.moved(permutation, state, state.length)).isEqualTo(wanted);
      int element = layout.global(holder).get(state, 0);
      assertThat(layout.global(holder).get(wanted, 0)).isEqualTo(permutation.image(element));
      assertThat(layout.global(flags).get(wanted, 0, permutation.image(element)))
          .isEqualTo(layout.global(flags).get(state, 0, element));
      assertThat(normalisation.process(permutation, state, element))
          .isEqualTo(permutation.image(element));
    }
  }
}

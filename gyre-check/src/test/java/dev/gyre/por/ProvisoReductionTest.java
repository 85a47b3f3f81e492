package dev.gyre.por;

import static dev.gyre.fixture.Statements.assign;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.search.TransitionReduction.Preserved;
import dev.gyre.search.TransitionSelection;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Transitions;
import org.junit.jupiter.api.Test;

/** A search that asks for more gets one set after the other, and in the end everything. */
class ProvisoReductionTest {
  private final long[] listed = {Transitions.of(0, 0), Transitions.of(1, 1), Transitions.of(2, 2)};

  private static TransitionSelection selection(StateLayout layout) {
    return new ProvisoReduction(layout, Method.STUBBORN, Preserved.STEPS).newSelection();
  }

  @Test
  void whatIsMissingIsAddedProcessByProcess() {
    TinyModel model = new TinyModel();
    for (String name : new String[] {"P", "Q", "R"}) {
      model.start(model.process(name, assign(0, 1, model.global(name), 1)), 1);
    }
    StateLayout layout = model.layout();
    TransitionSelection selection = selection(layout);
    int[] state = TinyModel.state(layout, 0, 0, 0);
    assertThat(selection.first(state, 0, state.length, listed, 3)).isEqualTo(1);
    assertThat(selection.more()).isEqualTo(2);
    assertThat(selection.more()).isEqualTo(3);
    assertThat(listed)
        .containsExactly(Transitions.of(0, 0), Transitions.of(1, 1), Transitions.of(2, 2));
  }

  @Test
  void aCircleNeedsNoStickyEdgeWhereTheSearchLooksAfterIt() {
    TinyModel model = new TinyModel();
    for (String name : new String[] {"P", "Q", "R"}) {
      model.start(model.process(name, assign(0, 0, model.global(name), 1)), 1);
    }
    StateLayout layout = model.layout();
    int[] state = TinyModel.state(layout, 0, 0, 0);
    assertThat(selection(layout).first(state, 0, state.length, listed, 3)).isEqualTo(1);
  }
}

package dev.gyre.por;

import static dev.gyre.fixture.Statements.assign;
import static dev.gyre.fixture.Statements.equal;
import static dev.gyre.fixture.Statements.number;
import static dev.gyre.fixture.Statements.step;
import static dev.gyre.fixture.Statements.value;
import static dev.gyre.fixture.Statements.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Fairness;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Transitions;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which steps are left depends on the state alone, and nothing is put off for ever. */
class StaticReductionTest {
  private final TinyModel model = new TinyModel();
  private final Variable x = model.global("x");
  private final Variable y = model.global("y");

  /** The steps that are left of those that all processes take by these edges, at location 0. */
  private static long[] left(StaticReduction reduction, StateLayout layout, int... edges) {
    long[] listed = new long[edges.length];
    for (int p = 0; p < edges.length; p++) {
      listed[p] = Transitions.of(p, edges[p]);
    }
    int[] state = TinyModel.state(layout, new int[edges.length]);
    int count = reduction.newSelection().first(state, 0, state.length, listed, listed.length);
    return Arrays.copyOf(listed, count);
  }

  private static StaticReduction ofSteps(StateLayout layout) {
    return StaticReduction.ofSteps(layout, Method.STUBBORN, ExclusiveUseWatch.IGNORED);
  }

  @Test
  void aProcessThatGoesRoundForEverIsNotTakenAlone() {
    model.start(model.process("Round", assign(0, 0, x, 1)), 1);
    model.start(model.process("Once", assign(0, 1, y, 1)), 1);
    StateLayout layout = model.layout();
    assertThat(left(ofSteps(layout), layout, 0, 1)).containsExactly(Transitions.of(1, 1));
  }

  @Test
  void whereAllGoRoundForEverAllStepsAreTaken() {
    model.start(model.process("Round", assign(0, 0, x, 1)), 1);
    model.start(model.process("Again", assign(0, 0, y, 1)), 1);
    StateLayout layout = model.layout();
    assertThat(left(ofSteps(layout), layout, 0, 1)).hasSize(2);
  }

  @Test
  void aCircleIsTakenAloneUpToItsStickyEdge() {
    model.start(model.process("Round", assign(0, 1, x, 1), assign(1, 0, x, 0)), 1);
    model.start(model.process("Again", assign(0, 0, y, 1)), 1);
    StateLayout layout = model.layout();
    StubbornSelection selection = ofSteps(layout).newSelection();
    int[] taken = new int[2];
    for (int location = 0; location < 2; location++) {
      int[] state = TinyModel.state(layout, location, 0);
      long[] listed = {Transitions.of(0, location), Transitions.of(1, 2)};
      taken[location] = selection.first(state, 0, state.length, listed, 2);
    }
    assertThat(taken).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void deadlocksDoNotDependOnWhatIsPutOffForEver() {
    model.start(model.process("Round", assign(0, 0, x, 1)), 1);
    model.start(model.process("Again", assign(0, 0, y, 1)), 1);
    StateLayout layout = model.layout();
    StaticReduction reduction =
        StaticReduction.ofDeadlocks(layout, Method.STUBBORN, ExclusiveUseWatch.IGNORED);
    assertThat(left(reduction, layout, 0, 1)).containsExactly(Transitions.of(0, 0));
  }

  @Test
  void aStepThatAClaimSeesIsNotTakenAlone() {
    model.start(model.process("Seen", assign(0, 1, x, 1)), 1);
    model.start(model.process("Hidden", assign(0, 1, y, 1)), 1);
    int claim = model.claim("c", Map.of(), when(0, 0, equal(value(x), number(0))), step(0, 0));
    StateLayout layout = model.layout();
    ProcessAutomaton automaton = layout.system().automata().get(claim);
    StaticReduction reduction =
        StaticReduction.ofClaim(layout, Method.STUBBORN, automaton, Fairness.NONE);
    assertThat(left(reduction, layout, 0, 1)).containsExactly(Transitions.of(1, 1));
  }
}

package dev.gyre.por;

import static dev.gyre.fixture.Statements.assign;
import static dev.gyre.fixture.Statements.equal;
import static dev.gyre.fixture.Statements.number;
import static dev.gyre.fixture.Statements.receive;
import static dev.gyre.fixture.Statements.send;
import static dev.gyre.fixture.Statements.value;
import static dev.gyre.fixture.Statements.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Variable;
import dev.gyre.search.TransitionReduction.Preserved;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Transitions;
import org.junit.jupiter.api.Test;

/** The steps of a process are taken alone exactly if no other process can disturb them. */
class StubbornSelectionTest {
  private static final long FIRST = Transitions.of(0, 0);

  private final TinyModel model = new TinyModel();
  private final Variable x = model.global("x");
  private final Variable y = model.global("y");
  private final Variable z = model.global("z");

  private int taken(Method method, int[] locations, long... listed) {
    StateLayout layout = model.layout();
    int[] state = TinyModel.state(layout, locations);
    return new ProvisoReduction(layout, method, Preserved.STEPS)
        .newSelection()
        .first(state, 0, state.length, listed, listed.length);
  }

  private int taken(long... listed) {
    return taken(Method.STUBBORN, new int[listed.length], listed);
  }

  @Test
  void ofTwoProcessesThatShareNothingOneIsTaken() {
    model.start(model.process("P", assign(0, 1, x, 1)), 1);
    model.start(model.process("Q", assign(0, 1, y, 1)), 1);
    assertThat(taken(FIRST, Transitions.of(1, 1))).isEqualTo(1);
  }

  @Test
  void ofTwoProcessesThatWriteTheSameBothAreTaken() {
    model.start(model.process("P", assign(0, 1, x, 1)), 1);
    model.start(model.process("Q", assign(0, 1, x, 2)), 1);
    assertThat(taken(FIRST, Transitions.of(1, 1))).isEqualTo(2);
  }

  @Test
  void aStepThatAnotherProcessMayDisturbLaterWaitsForIt() {
    model.start(model.process("P", assign(0, 1, x, 1)), 1);
    model.start(model.process("Q", assign(0, 1, y, 1), when(1, 2, equal(value(x), number(0)))), 1);
    long[] listed = {FIRST, Transitions.of(1, 1)};
    assertThat(taken(listed)).isEqualTo(1);
    assertThat(listed).containsExactly(Transitions.of(1, 1), FIRST);
  }

  @Test
  void aSendAndAReceiveAreIndependentAndTwoReceivesAreNot() {
    Variable c = model.channel("c", 2);
    int sender = model.process("S", send(0, 1, c));
    int receiver = model.process("R", receive(0, 1, c));
    model.start(sender, 1).start(receiver, 2);
    long[] both = {Transitions.of(1, 1), Transitions.of(2, 1)};
    assertThat(taken(Method.STUBBORN, new int[] {1, 0, 0}, both)).isEqualTo(2);
    long[] ends = {FIRST, Transitions.of(1, 1)};
    assertThat(taken(Method.STUBBORN, new int[] {0, 0, 1}, ends)).isEqualTo(1);
  }

  @Test
  void anAmpleSetCountsWhatAnotherTypeHasDoneBefore() {
    model.start(model.process("P", assign(0, 1, x, 1), assign(1, 2, z, 1)), 1);
    model.start(model.process("Q", assign(0, 1, x, 2), assign(1, 2, z, 2)), 1);
    int[] second = {0, 1};
    long[] listed = {FIRST, Transitions.of(1, 3)};
    assertThat(taken(Method.STUBBORN, second, listed)).isEqualTo(1);
    assertThat(taken(Method.AMPLE, second, listed)).isEqualTo(2);
  }
}

package dev.gyre.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.run.StateProbe;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StateConditionTest {
  private static final ModelSource MODEL =
      new ModelSource(
          new SourceFile("m.pml", "byte x, y; active proctype P() { x = 1; here: y = 2 }"),
          Map.of(),
          new FileSourceLoader());

  /** Whether a condition holds in the initial state, and after one step. */
  private static String values(String text) {
    StateCondition condition = StateCondition.read(MODEL, text);
    Simulation simulation = new Simulation(condition.system(), Channels.BLOCKING);
    StateProbe probe = condition.probe(Channels.BLOCKING);
    boolean before = simulation.holds(probe);
    simulation.take(simulation.choices().get(0).transition());
    return before + " " + simulation.holds(probe);
  }

  @Test
  void aConditionIsJudgedInTheStateWhereTheSimulationStands() {
    assertThat(values("x == 1")).isEqualTo("false true");
    assertThat(values("!(x == 1)")).isEqualTo("true false");
    assertThat(values("x == 1 && y == 2")).isEqualTo("false false");
    assertThat(values("x == 1 || y == 0")).isEqualTo("true true");
    assertThat(values("P@here")).isEqualTo("false true");
    assertThat(values("x == 1 -> y == 2")).isEqualTo("true false");
  }

  @Test
  void whatIsNoConditionIsRefused() {
    assertThatThrownBy(() -> StateCondition.read(MODEL, "[] (x == 1)"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[]");
    assertThatThrownBy(() -> StateCondition.read(MODEL, "x == 1 || (x == 1 U y == 1)"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> StateCondition.read(MODEL, "zz == 1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("zz");
    assertThatThrownBy(() -> StateCondition.read(MODEL, "x =="))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> StateCondition.read(MODEL, "x) && (y"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}

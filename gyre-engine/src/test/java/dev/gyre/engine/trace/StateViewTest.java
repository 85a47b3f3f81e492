package dev.gyre.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.TinyModels;
import dev.gyre.exec.interp.OutputListener;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values are written as the author of the model would write them. */
class StateViewTest {
  private static Execution execution(String text) {
    return new Execution(TinyModels.interpreted(text), OutputListener.SILENT);
  }

  private static void takeFirst(Execution execution) {
    execution.take(execution.choices().get(0), 1);
  }

  private static List<String> values(Execution execution) {
    return execution.view().values().stream()
        .map(v -> v.owner().map(owner -> owner + ".").orElse("") + v.name() + " = " + v.text())
        .toList();
  }

  @Test
  void symbolsTruthAndFieldsHaveTheirNames() {
    Execution execution =
        execution(
            """
            mtype = { red, green };
            typedef Node { byte in; byte up[2] };
            Node n[2]; mtype m = green, none; bool b = true;
            active proctype P() { byte k = 3; n[1].up[0] = k; m = k }
            """);
    takeFirst(execution);
    assertThat(values(execution))
        .containsExactly(
            "n[0].in = 0",
            "n[1].in = 0",
            "n[0].up[0] = 0",
            "n[0].up[1] = 0",
            "n[1].up[0] = 3",
            "n[1].up[1] = 0",
            "m = green",
            "none = 0",
            "b = true",
            "P:0.k = 3");
    takeFirst(execution);
    assertThat(values(execution)).contains("m = 3");
  }

  @Test
  void aChannelIsShownByItsContentsAndAReferenceByItsName() {
    Execution execution =
        execution(
            """
            mtype = { red };
            chan c = [2] of { byte, mtype }; chan other; chan meeting = [0] of { bit };
            active proctype P() { c!1,red; c!2,red; other = c }
            """);
    takeFirst(execution);
    takeFirst(execution);
    assertThat(values(execution)).containsExactly("c = [1,red; 2,red]", "other = none");
    takeFirst(execution);
    assertThat(values(execution)).containsExactly("c = [1,red; 2,red]", "other = c");
  }

  @Test
  void processesHaveTheirTypesAndNumbers() {
    Execution execution = execution("proctype P() { skip } init { run P() }");
    takeFirst(execution);
    assertThat(execution.view().processCount()).isEqualTo(2);
    assertThat(execution.view().processName(0)).isEqualTo("init:0");
    assertThat(execution.view().processName(1)).isEqualTo("P:1");
  }
}

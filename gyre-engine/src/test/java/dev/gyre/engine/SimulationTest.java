package dev.gyre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.trace.PrintedText;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SimulationTest {
  private static Simulation simulate(String model) {
    LoadedModel loaded = LoadedModel.load(new SourceFile("model.pml", model), Map.of());
    return new Simulation(loaded.system().orElseThrow(), Channels.BLOCKING);
  }

  @Test
  void printsAsSpinDoes() {
    Simulation simulation =
        simulate(
            """
            mtype = { red, green };
            active proctype P() {
              mtype m = green;
              printf("%d %u %x %o %c %e %e %%\\n\\tend", -1, -1, 255, 8, 65, m, red);
              printm(m)
            }
            """);
    List<String> printed = new ArrayList<>();
    while (!simulation.choices().isEmpty()) {
      Simulation.Made made = simulation.take(simulation.choices().get(0).transition());
      made.output().stream().map(PrintedText.Output::text).forEach(printed::add);
    }
    assertThat(printed).containsExactly("-1 4294967295 ff 10 A green red %\n\tend", "green");
  }

  @Test
  void goesBack() {
    Simulation simulation = simulate("byte x; active proctype P() { x = 1; x = 2 }");
    assertThat(simulation.back()).isFalse();
    simulation.take(simulation.choices().get(0).transition());
    simulation.take(simulation.choices().get(0).transition());
    assertThat(simulation.state().values().get(0).text()).isEqualTo("2");
    assertThat(simulation.back()).isTrue();
    assertThat(simulation.state().values().get(0).text()).isEqualTo("1");
    assertThat(simulation.depth()).isEqualTo(1);
  }

  @Test
  void saysWhyStatementsAreBlocked() {
    Simulation simulation =
        simulate(
            """
            chan q = [1] of { byte }; chan r = [0] of { byte }; byte x;
            active proctype A() { if :: x == 3 :: q?1 :: r!2 :: r?2 fi }
            active proctype B() provided (x == 9) { x = 1 }
            active proctype C() { if :: true :: else fi }
            """);
    assertThat(simulation.blocked())
        .extracting(b -> b.action().text() + ": " + b.reason())
        .containsExactly(
            "x == 3: false, with x = 0",
            "q?1: q is empty",
            "r!2: nobody is ready to receive from r",
            "r?2: nobody is ready to send to r",
            "x = 1: its 'provided' clause is false",
            "else: another option is open");
  }
}

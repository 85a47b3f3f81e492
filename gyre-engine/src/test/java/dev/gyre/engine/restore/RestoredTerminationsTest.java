package dev.gyre.engine.restore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.TinyModels;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.system.Transitions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Processes that are done end one after the other, the youngest first. */
class RestoredTerminationsTest {
  @Test
  void whoIsDoneEndsTheYoungestFirst() {
    InterpretedSystem system = TinyModels.interpreted("active [2] proctype P() { skip }");
    List<Long> done = List.of(Transitions.of(0, 0), Transitions.of(1, 0));
    assertThat(RestoredTerminations.after(done, system))
        .containsExactly(Transitions.of(1, 1), Transitions.of(0, 1));
  }

  @Test
  void whoIsOlderThanOneThatGoesOnDoesNotEnd() {
    InterpretedSystem system = TinyModels.interpreted("active [2] proctype P() { skip }");
    assertThat(RestoredTerminations.after(List.of(Transitions.of(0, 0)), system)).isEmpty();
    assertThat(RestoredTerminations.after(List.of(Transitions.of(1, 0)), system))
        .containsExactly(Transitions.of(1, 1));
  }
}

package dev.gyre.explore.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.system.Channels;
import dev.gyre.system.Transitions;
import org.junit.jupiter.api.Test;

class RunPositionTest {
  @Test
  void stepsAreReadInTheirOrder() {
    assertThat(RunPosition.read("m", Channels.BLOCKING, " ").path()).isEmpty();
    assertThat(RunPosition.read("m", Channels.BLOCKING, "0.3,1.7>2.4").path())
        .containsExactly(Transitions.of(0, 3), Transitions.rendezvous(1, 7, 2, 4));
  }

  @Test
  void nonsenseAndEndlessPathsAreRefused() {
    assertThatThrownBy(() -> RunPosition.read("m", Channels.BLOCKING, "0.3,,0.4"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> RunPosition.read("m", Channels.BLOCKING, "0.1,".repeat(100_001)))
        .hasMessageContaining("at most 100000 steps");
  }
}

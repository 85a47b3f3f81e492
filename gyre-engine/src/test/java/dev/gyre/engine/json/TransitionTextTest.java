package dev.gyre.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.system.Transitions;
import java.util.List;
import org.junit.jupiter.api.Test;

class TransitionTextTest {
  @Test
  void everyKindIsReadAsItWasWritten() {
    long step = Transitions.of(2, 17);
    long meeting = Transitions.rendezvous(3, 262_143, 254, 4);
    assertThat(TransitionText.write(step)).isEqualTo("2.17");
    assertThat(TransitionText.write(meeting)).isEqualTo("3.262143>254.4");
    assertThat(TransitionText.write(Transitions.tick(3))).isEqualTo("+3");
    assertThat(TransitionText.write(Transitions.of(Transitions.OBSERVER, 9))).isEqualTo("*.9");
    assertThat(TransitionText.write(Transitions.withChoice(step, 5))).isEqualTo("2.17/5");
    for (long transition :
        List.of(
            step,
            meeting,
            Transitions.tick(3),
            Transitions.withChoice(Transitions.tick(1), 0),
            Transitions.of(Transitions.OBSERVER, 9),
            Transitions.withChoice(meeting, 2046))) {
      assertThat(TransitionText.read(TransitionText.write(transition))).isEqualTo(transition);
    }
  }

  @Test
  void whatIsNoTransitionIsRefused() {
    for (String text :
        List.of("", "2", "2.", "a.b", "2.17>", "999.1", "1.999999", "+", "2.17/9999")) {
      assertThatThrownBy(() -> TransitionText.read(text))
          .as(text)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}

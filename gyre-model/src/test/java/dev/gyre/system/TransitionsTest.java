package dev.gyre.system;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TransitionsTest {
  private static final int LAST_EDGE = Transitions.MAX_EDGES - 1;
  private static final int LAST_PROCESS = 253;

  @Test
  void theLargestNumbersFitBesideEachOther() {
    long transition =
        Transitions.withChoice(
            Transitions.rendezvous(LAST_PROCESS, LAST_EDGE, LAST_PROCESS, LAST_EDGE),
            Transitions.MAX_CHOICES - 1);
    assertThat(Transitions.process(transition)).isEqualTo(LAST_PROCESS);
    assertThat(Transitions.edge(transition)).isEqualTo(LAST_EDGE);
    assertThat(Transitions.partner(transition)).isEqualTo(LAST_PROCESS);
    assertThat(Transitions.partnerEdge(transition)).isEqualTo(LAST_EDGE);
    assertThat(Transitions.choice(transition)).isEqualTo(Transitions.MAX_CHOICES - 1);
    assertThat(Transitions.isTick(transition)).isFalse();
  }

  @Test
  void aStepOfOneProcessHasNeitherPartnerNorChoice() {
    long transition = Transitions.of(3, 17);
    assertThat(Transitions.partner(transition)).isEqualTo(-1);
    assertThat(Transitions.choice(transition)).isEqualTo(-1);
    assertThat(Transitions.process(transition)).isEqualTo(3);
    assertThat(Transitions.edge(transition)).isEqualTo(17);
  }

  @Test
  void theFirstChoiceAndTheFirstPartnerAreNotNone() {
    assertThat(Transitions.choice(Transitions.withChoice(Transitions.of(0, 0), 0))).isZero();
    assertThat(Transitions.partner(Transitions.rendezvous(1, 0, 0, 0))).isZero();
  }

  @Test
  void whatTheSystemDoesIsTheSameWhateverTheClaimDoes() {
    long step = Transitions.rendezvous(1, 2, 3, 4);
    assertThat(Transitions.ofSystem(Transitions.withChoice(step, 9))).isEqualTo(step);
  }

  @Test
  void aTickIsKnownByItselfAndKeepsItsUnits() {
    long tick = Transitions.withChoice(Transitions.tick(32767), 5);
    assertThat(Transitions.isTick(tick)).isTrue();
    assertThat(Transitions.units(tick)).isEqualTo(32767);
    assertThat(Transitions.isTick(Transitions.of(254, 0))).isFalse();
  }
}

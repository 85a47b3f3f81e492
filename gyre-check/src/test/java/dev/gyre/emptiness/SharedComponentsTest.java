package dev.gyre.emptiness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.SharedComponents.Claim;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SharedComponentsTest {
  private static final int ROUNDS = Integer.getInteger("gyre.components.rounds", 200);
  private static final int PAIRS = 1 << 13;
  private static final long HELPER = 1;
  private static final long COMER = 2;

  /** Two states of a pair are 2p and 2p+1. */
  private static SharedComponents pairs() {
    SharedComponents components = new SharedComponents();
    for (int pair = 0; pair < PAIRS; pair++) {
      assertThat(components.claim(2 * pair, HELPER)).isEqualTo(Claim.NEW);
      assertThat(components.claim(2 * pair + 1, COMER)).isEqualTo(Claim.NEW);
    }
    return components;
  }

  /**
   * One thread unites the pairs; the other looks at each just then. Where it finds itself in the
   * set of the first state, that must be because it came to the second.
   */
  @Test
  void whoIsInASetFindsThereTheStateByWhichItCame() throws InterruptedException {
    int astray = 0;
    for (int round = 0; round < ROUNDS; round++) {
      SharedComponents components = pairs();
      AtomicInteger progress = new AtomicInteger();
      Thread helper = new Thread(() -> uniteAll(components, progress));
      helper.start();
      int last = -1;
      for (int pair = 0; pair < PAIRS; pair = progress.get()) {
        if (pair > last
            && components.claim(2 * pair, COMER) == Claim.FOUND
            && !components.isSame(2 * pair, 2 * pair + 1)) {
          astray++;
        }
        last = pair;
      }
      helper.join();
    }
    assertThat(astray).isZero();
  }

  private static void uniteAll(SharedComponents components, AtomicInteger progress) {
    for (int pair = 0; pair < PAIRS; pair++) {
      progress.set(pair);
      components.unite(2 * pair, 2 * pair + 1);
    }
    progress.set(PAIRS);
  }

  @Test
  void aSetIsDeadWhenAllItsStatesAreDone() {
    SharedComponents components = pairs();
    components.unite(0, 1);
    assertThat(components.claim(1, HELPER)).isEqualTo(Claim.FOUND);
    components.done(components.pick(0));
    assertThat(components.isDead(0)).isFalse();
    components.done(components.pick(1));
    assertThat(components.pick(0)).isEqualTo(SharedComponents.NONE);
    assertThat(components.claim(1, HELPER)).isEqualTo(Claim.DEAD);
    assertThat(components.isDead(2)).isFalse();
  }
}

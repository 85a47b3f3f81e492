package dev.gyre.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.plan.StoreKind;
import dev.gyre.plan.StoreSetup;
import dev.gyre.store.OmissionEstimate;
import org.junit.jupiter.api.Test;

class StoreAdviceTest {
  private static final long STATES = 300_000_000L;
  private static final OmissionEstimate MANY = new OmissionEstimate(5e7);

  private static NextStore advice(long heapMegabytes, OmissionEstimate omissions) {
    return new StoreAdvice(heapMegabytes << 20, 100L << 20).afterAll(STATES, omissions);
  }

  @Test
  void theExactStoreIfItFits() {
    NextStore next = advice(6000, MANY);
    assertThat(next.store()).isEqualTo(new StoreSetup.Exact(StoreKind.TREE));
    assertThat(next.heapBytes()).isEmpty();
    assertThat(next.options()).isEqualTo("--store tree");
  }

  @Test
  void longSignaturesIfTheyFit() {
    NextStore next = advice(4200, MANY);
    assertThat(next.options()).isEqualTo("--store compact:64 --memory 3050M");
    assertThat(next.omissions().orElseThrow()).isLessThan(1e-8);
  }

  @Test
  void manyBitsIfSignaturesWouldBeShort() {
    NextStore next = advice(720, MANY);
    assertThat(next.options()).matches("--store bitstate:\\d+ --memory 440M");
    assertThat(next.omissions().orElseThrow()).isLessThan(2.5e7);
  }

  @Test
  void moreMemoryIfNothingElseHelps() {
    NextStore next = advice(2000, new OmissionEstimate(1e-9));
    assertThat(next.store()).isEqualTo(new StoreSetup.Exact(StoreKind.TREE));
    // Twelve bytes for each state and the parts, in three quarters of the memory.
    assertThat(next.heapBytes().orElseThrow() >> 20).isBetween(4650L, 4750L);
  }

  @Test
  void afterAnOverflowNobodyKnowsHowManyStatesThereAre() {
    NextStore next = new StoreAdvice(1000L << 20, 100L << 20).afterOverflow();
    assertThat(next.options()).isEqualTo("--store bitstate:3 --memory 650M");
    assertThat(next.omissions()).isEmpty();
  }
}

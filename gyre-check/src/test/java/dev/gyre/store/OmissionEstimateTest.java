package dev.gyre.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The figures that Dillinger and Manolios (2005) give for their example, and properties. */
class OmissionEstimateTest {
  private static final long MEGABYTE_BITS = 8L << 20;
  private static final long STATES = 300_000_000L;

  private static OmissionEstimate bitstate(long megabytes, int bitsPerState) {
    return OmissionEstimate.ofBitstate(megabytes * MEGABYTE_BITS, bitsPerState, STATES);
  }

  /** "About 20" omissions in 1024 MB; 20.7 by the formula. */
  @Test
  void threeHundredMillionStatesInOneGigabyte() {
    assertThat(bitstate(1024, 21).expected()).isCloseTo(20.7, within(0.1));
    assertThat(bitstate(1024, 21).probability()).isGreaterThan(0.999_999_99);
  }

  /** "Less than 1 %" and "less than 1 in 1000" in 1750 MB. */
  @Test
  void threeHundredMillionStatesInMoreMemory() {
    assertThat(bitstate(1750, 21).probability()).isCloseTo(0.0042, within(0.0001));
    assertThat(bitstate(1750, 35).probability()).isCloseTo(0.00073, within(0.00001));
  }

  @Test
  void theBestNumberOfBitsIsThePapers() {
    assertThat(OmissionEstimate.bestBitsPerState(1024 * MEGABYTE_BITS, STATES)).isEqualTo(21);
    assertThat(OmissionEstimate.bestBitsPerState(1750 * MEGABYTE_BITS, STATES)).isEqualTo(35);
  }

  @Test
  void aSumAndItsIntegralAgree() {
    // Above the limit up to which terms are added up one by one.
    double added = 0;
    for (int i = 0; i < 50_000; i++) {
      added += Math.pow(1 - Math.exp(-3.0 * i / 5_000_000), 3);
    }
    assertThat(OmissionEstimate.ofBitstate(5_000_000, 3, 50_000).expected())
        .isCloseTo(added, within(added * 1e-3));
  }

  @Test
  void signaturesAreComparedOnlyWithCellsInUse() {
    // By hand: i / (N + 1 - i) comparisons for the state after i others.
    double compared = 0;
    for (int i = 0; i < 90_000; i++) {
      compared += i / (100_001.0 - i);
    }
    assertThat(OmissionEstimate.ofCompact(100_000, 16, 90_000).expected())
        .isCloseTo(compared / 65_535, within(1e-3));
    assertThat(OmissionEstimate.ofCompact(1000, 8, 0).expected()).isZero();
  }

  @Test
  void anExactStoreOmitsNothing() {
    assertThat(new TreeStore().omissions()).isEqualTo(OmissionEstimate.NONE);
    assertThat(OmissionEstimate.NONE.probability()).isZero();
  }

  @Test
  void aTableThatIsFarTooSmallStillHasAnEstimate() {
    double expected = OmissionEstimate.ofBitstate(1000, 1, 900).expected();
    // 900 of 1000 bits are set when about 1000 ln 10 states were offered.
    assertThat(expected).isCloseTo(1000 * Math.log(10) - 900, within(10.0));
  }
}

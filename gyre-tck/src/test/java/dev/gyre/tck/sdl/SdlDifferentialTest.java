package dev.gyre.tck.sdl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Random SDL systems, and random questions about them (formulas, stop conditions, observers and
 * charts), against the reference interpreter.
 *
 * <p>{@code -Dgyre.sdl.differential=20000} compares more systems, {@code -Dgyre.sdl.seed} others;
 * so does {@code bench/soak sdl 20000}.
 */
class SdlDifferentialTest {
  private static final int SYSTEMS = Integer.getInteger("gyre.sdl.differential", 300);
  private static final long SEED = Long.getLong("gyre.sdl.seed", 1);

  @Test
  void theReferenceFindsTheSameErrorsStatesAndAnswers() {
    SdlComparison comparison = new SdlComparison(1);
    for (long seed = SEED; seed < SEED + SYSTEMS; seed++) {
      comparison.compare(seed);
    }
    System.out.println("random SDL: " + comparison.totals());
    assertThat(comparison.disagreements()).isEmpty();
    assertThat(comparison.compared()).isGreaterThan(SYSTEMS * 9 / 10);
    assertThat(comparison.holds()).isGreaterThan(SYSTEMS / 20);
    assertThat(comparison.counted()).isGreaterThan(SYSTEMS / 5);
    assertThat(comparison.asked()).isGreaterThan(SYSTEMS / 5);
    assertThat(comparison.violated()).isGreaterThan(SYSTEMS / 50);
  }

  @Test
  void theReferenceFindsTheSameErrorsAndAnswersOfOpenSystems() {
    SdlComparison comparison = new SdlComparison(1);
    for (long seed = SEED; seed < SEED + SYSTEMS / 4; seed++) {
      comparison.compareOpen(seed);
      if (seed % 25 == 0) {
        comparison.compareWide(seed);
      }
    }
    System.out.println("random open SDL: " + comparison.totals());
    assertThat(comparison.disagreements()).isEmpty();
    assertThat(comparison.compared()).isGreaterThan(SYSTEMS / 8);
    assertThat(comparison.asked()).isGreaterThan(SYSTEMS / 20);
    assertThat(comparison.violated()).isGreaterThan(SYSTEMS / 100);
  }
}

package dev.gyre.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LevelGrowthTest {
  @Test
  void nothingIsSaidWhileLevelsGrow() {
    LevelGrowth growth = new LevelGrowth();
    for (int level = 0; level < 100; level++) {
      growth.add(10L + level);
      assertThat(growth.outlook().left()).isEqualTo(SearchObserver.Outlook.UNKNOWN);
      assertThat(growth.outlook().level()).isEqualTo(10L + level);
    }
  }

  /** The levels of a cube of counters are those of three dice: they grow, then shrink. */
  @Test
  void theGuessOnceLevelsShrinkIsNotTooShort() {
    int sides = 40;
    long[] sizes = new long[3 * sides - 2];
    for (int a = 0; a < sides; a++) {
      for (int b = 0; b < sides; b++) {
        for (int c = 0; c < sides; c++) {
          sizes[a + b + c]++;
        }
      }
    }
    LevelGrowth growth = new LevelGrowth();
    long seen = 0;
    int guesses = 0;
    for (int level = 0; level < sizes.length; level++) {
      growth.add(sizes[level]);
      long left = (long) sides * sides * sides - seen;
      seen += sizes[level];
      SearchObserver.Outlook outlook = growth.outlook();
      if (outlook.left() != SearchObserver.Outlook.UNKNOWN) {
        guesses++;
        assertThat(outlook.left()).isGreaterThanOrEqualTo(left);
      }
    }
    assertThat(guesses).isGreaterThan(sides);
  }
}

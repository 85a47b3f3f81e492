package dev.gyre.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TreeDivisionTest {
  @Test
  void halvesAreCutBetweenWords() {
    int[] words = new int[8];
    Arrays.fill(words, -1);

    TreeDivision division = new TreeDivision(words);

    assertArrayEquals(new int[] {32, 64, 96, 128, 160, 192, 224, 256}, division.leafEnds());
  }

  @Test
  void leavesFollowEachOtherAndHoldAtMostAWord() {
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < 200; round++) {
      int[] varying = random.ints(1 + random.nextInt(40)).map(i -> i & random.nextInt()).toArray();

      int[] ends = new TreeDivision(varying).leafEnds();

      int total = Arrays.stream(varying).map(Integer::bitCount).sum();
      assertEquals(total, ends[ends.length - 1]);
      for (int leaf = 1; leaf < ends.length; leaf++) {
        assertEquals(true, ends[leaf - 1] <= ends[leaf], "leaf " + leaf + " in round " + round);
        assertEquals(
            true, ends[leaf] - ends[leaf - 1] <= 32, "leaf " + leaf + " in round " + round);
      }
    }
  }
}

package dev.gyre.ltl.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CoverTest {
  private static final int PROPOSITIONS = 4;

  @Test
  void coversAndMinimizeAgreeWithCountingLetters() {
    Random random = new Random(1);
    int covered = 0;
    int shrunk = 0;
    for (int i = 0; i < 5_000; i++) {
      List<Cube> cubes = new ArrayList<>();
      for (int k = random.nextInt(7); k >= 0; k--) {
        cubes.add(cube(random));
      }
      Cube cube = cube(random);
      boolean expected = true;
      List<Cube> smaller = Cover.minimize(cubes);
      for (long letter = 0; letter < 1 << PROPOSITIONS; letter++) {
        boolean inside = contains(cubes, letter);
        expected &= inside || !cube.holdsIn(letter);
        assertThat(contains(smaller, letter)).isEqualTo(inside);
      }
      assertThat(Cover.covers(cubes, cube)).isEqualTo(expected);
      covered += expected ? 1 : 0;
      shrunk += smaller.size() < cubes.size() ? 1 : 0;
    }
    assertThat(covered).isBetween(500, 4_500);
    assertThat(shrunk).isGreaterThan(1_000);
  }

  private static boolean contains(List<Cube> cubes, long letter) {
    return cubes.stream().anyMatch(cube -> cube.holdsIn(letter));
  }

  private static Cube cube(Random random) {
    long support = random.nextInt(1 << PROPOSITIONS);
    long positive = random.nextInt(1 << PROPOSITIONS) & support;
    return new Cube(positive, support & ~positive);
  }
}

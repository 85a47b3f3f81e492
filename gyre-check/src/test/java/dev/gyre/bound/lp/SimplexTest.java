package dev.gyre.bound.lp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Linear programs, by hand and against all points of a grid; proofs of largest values. */
class SimplexTest {
  private static final long MUCH = 1_000_000;

  private static SparseRow row(long... factors) {
    SortedMap<Integer, Long> row = new TreeMap<>();
    for (int i = 0; i < factors.length; i++) {
      row.put(i, factors[i]);
    }
    return SparseRow.of(row);
  }

  @Test
  void aLargestValueIsExact() {
    Simplex program = new Simplex(2, MUCH);
    program.atMost(row(3, 1), Rational.of(1));
    program.atMost(row(1, 3), Rational.of(1));
    assertThat(program.maximise(row(1, 1))).isEqualTo(Simplex.Outcome.OPTIMAL);
    assertThat(program.value()).hasToString("1/2");
    assertThat(program.price(0)).hasToString("1/4");
    assertThat(program.maximise(row(1, 0))).isEqualTo(Simplex.Outcome.OPTIMAL);
    assertThat(program.value()).hasToString("1/3");
  }

  @Test
  void whatGrowsForEverHasARay() {
    Simplex program = new Simplex(2, MUCH);
    program.atMost(row(1, -2), Rational.ZERO);
    assertThat(program.maximise(row(1, 0))).isEqualTo(Simplex.Outcome.UNBOUNDED);
    assertThat(program.ray().get(0)).isEqualTo(program.ray().get(1).times(Rational.of(2)));
  }

  /** The classical program on which the largest reduced cost goes round in circles, by Beale. */
  @Test
  void circlesAreLeft() {
    Simplex program = new Simplex(4, MUCH);
    program.atMost(row(25, -6000, -4, 900), Rational.ZERO);
    program.atMost(row(25, -4500, -1, 150), Rational.ZERO);
    program.atMost(row(0, 0, 1, 0), Rational.ONE);
    assertThat(program.maximise(row(75, -15000, 2, -600))).isEqualTo(Simplex.Outcome.OPTIMAL);
    assertThat(program.value()).isEqualTo(Rational.of(5));
  }

  @Test
  void itGivesUpAndRefuses() {
    Simplex program = new Simplex(2, 0);
    program.atMost(row(1, 1), Rational.ONE);
    program.atMost(row(1, 2), Rational.ONE);
    program.maximise(row(1, 3));
    assertThat(program.maximise(row(3, 1))).isEqualTo(Simplex.Outcome.GIVEN_UP);
    assertThatThrownBy(() -> program.atMost(row(1), Rational.of(-1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Weak duality is a proof: prices that pay for the sum, and a point that reaches them. */
  @Test
  void randomProgramsHaveTheirProof() {
    Random random = new Random(7);
    int bounded = 0;
    for (int round = 0; round < 3000; round++) {
      int variables = 1 + random.nextInt(5);
      int rows = 1 + random.nextInt(5);
      Simplex program = new Simplex(variables, MUCH);
      long[][] factors = new long[rows][variables];
      long[] bounds = new long[rows];
      for (int i = 0; i < rows; i++) {
        bounds[i] = random.nextInt(3);
        for (int j = 0; j < variables; j++) {
          factors[i][j] = random.nextInt(7) - 3L;
        }
        program.atMost(row(factors[i]), Rational.of(bounds[i]));
      }
      long[] sum = random.longs(variables, -2, 4).toArray();
      if (program.maximise(row(sum)) == Simplex.Outcome.OPTIMAL) {
        bounded++;
        checkProof(program, factors, bounds, sum);
      } else {
        checkRay(program, factors, sum);
      }
    }
    assertThat(bounded).isBetween(500, 2500);
  }

  private static void checkProof(Simplex program, long[][] factors, long[] bounds, long[] sum) {
    Rational paid = Rational.ZERO;
    for (int i = 0; i < bounds.length; i++) {
      assertThat(program.price(i).signum()).isNotNegative();
      paid = paid.plus(program.price(i).times(Rational.of(bounds[i])));
      Rational used = Rational.ZERO;
      for (int j = 0; j < sum.length; j++) {
        used = used.plus(value(program, j).times(Rational.of(factors[i][j])));
      }
      assertThat(used).isLessThanOrEqualTo(Rational.of(bounds[i]));
    }
    Rational reached = Rational.ZERO;
    for (int j = 0; j < sum.length; j++) {
      Rational price = Rational.ZERO;
      for (int i = 0; i < bounds.length; i++) {
        price = price.plus(program.price(i).times(Rational.of(factors[i][j])));
      }
      assertThat(price).isGreaterThanOrEqualTo(Rational.of(sum[j]));
      reached = reached.plus(value(program, j).times(Rational.of(sum[j])));
    }
    assertThat(program.value()).isEqualTo(paid).isEqualTo(reached);
  }

  private static Rational value(Simplex program, int variable) {
    return program.solution().getOrDefault(variable, Rational.ZERO);
  }

  private static void checkRay(Simplex program, long[][] factors, long[] sum) {
    for (long[] row : factors) {
      assertThat(along(program, row).signum()).isNotPositive();
    }
    assertThat(along(program, sum).signum()).isPositive();
  }

  private static Rational along(Simplex program, long[] factors) {
    Rational change = Rational.ZERO;
    for (int j = 0; j < factors.length; j++) {
      Rational part = program.ray().getOrDefault(j, Rational.ZERO);
      assertThat(part.signum()).isNotNegative();
      change = change.plus(part.times(Rational.of(factors[j])));
    }
    return change;
  }

  @Test
  void longFractionsStayExact() {
    Rational third = Rational.ONE.dividedBy(Rational.of(3));
    Rational large = Rational.of(Long.MAX_VALUE).times(Rational.of(Long.MAX_VALUE)).plus(third);
    assertThat(large.minus(third).dividedBy(Rational.of(Long.MAX_VALUE)))
        .isEqualTo(Rational.of(Long.MAX_VALUE));
    assertThat(Rational.of(Long.MIN_VALUE).negated().negated())
        .isEqualTo(Rational.of(Long.MIN_VALUE));
    assertThat(third.negated().floor()).isEqualTo(-1);
    assertThat(third).isEqualTo(Rational.of(2).dividedBy(Rational.of(6)));
  }
}

package dev.gyre.bound.lp;

import java.math.BigInteger;

/** A fraction in lowest terms. Small ones are two machine words; none is too large. */
public final class Rational implements Comparable<Rational> {
  public static final Rational ZERO = new Rational(0, 1, null, null);
  public static final Rational ONE = new Rational(1, 1, null, null);
  private static final int WORD_BITS = 63;

  private final long numerator;
  private final long denominator;

  /** Both are null, unless the fraction does not fit into two words. */
  private final BigInteger longNumerator;

  private final BigInteger longDenominator;

  private Rational(long numerator, long denominator, BigInteger longTop, BigInteger longBottom) {
    this.numerator = numerator;
    this.denominator = denominator;
    this.longNumerator = longTop;
    this.longDenominator = longBottom;
  }

  public static Rational of(long value) {
    if (value == 0) {
      return ZERO;
    }
    return value == 1 ? ONE : new Rational(value, 1, null, null);
  }

  private static Rational of(BigInteger top, BigInteger bottom) {
    BigInteger divisor = top.gcd(bottom).multiply(BigInteger.valueOf(bottom.signum()));
    BigInteger lowTop = top.divide(divisor);
    BigInteger lowBottom = bottom.divide(divisor);
    boolean fits = lowTop.bitLength() < WORD_BITS && lowBottom.bitLength() < WORD_BITS;
    return fits
        ? new Rational(lowTop.longValue(), lowBottom.longValue(), null, null)
        : new Rational(0, 1, lowTop, lowBottom);
  }

  private boolean isShort() {
    return longNumerator == null;
  }

  public BigInteger numerator() {
    return isShort() ? BigInteger.valueOf(numerator) : longNumerator;
  }

  public BigInteger denominator() {
    return isShort() ? BigInteger.valueOf(denominator) : longDenominator;
  }

  public int signum() {
    return isShort() ? Long.signum(numerator) : longNumerator.signum();
  }

  public boolean isZero() {
    return signum() == 0;
  }

  public Rational plus(Rational other) {
    if (isShort() && other.isShort() && denominator == 1 && other.denominator == 1) {
      long sum = numerator + other.numerator;
      if (((numerator ^ sum) & (other.numerator ^ sum)) >= 0) {
        return of(sum);
      }
    }
    return of(
        numerator().multiply(other.denominator()).add(other.numerator().multiply(denominator())),
        denominator().multiply(other.denominator()));
  }

  public Rational minus(Rational other) {
    return plus(other.negated());
  }

  public Rational times(Rational other) {
    if (isShort() && other.isShort() && denominator == 1 && other.denominator == 1) {
      long high = Math.multiplyHigh(numerator, other.numerator);
      long low = numerator * other.numerator;
      if ((high == 0 && low >= 0) || (high == -1 && low < 0)) {
        return of(low);
      }
    }
    return of(numerator().multiply(other.numerator()), denominator().multiply(other.denominator()));
  }

  /**
   * @throws ArithmeticException if the other one is 0
   */
  public Rational dividedBy(Rational other) {
    return times(other.inverse());
  }

  private Rational inverse() {
    if (isZero()) {
      throw new ArithmeticException("division of a fraction by zero");
    }
    return of(denominator(), numerator());
  }

  public Rational negated() {
    return isShort() && numerator != Long.MIN_VALUE
        ? new Rational(-numerator, denominator, null, null)
        : of(numerator().negate(), denominator());
  }

  /** The largest whole number that is not larger. */
  public BigInteger floor() {
    BigInteger[] parts = numerator().divideAndRemainder(denominator());
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  @Override
  public int compareTo(Rational other) {
    if (isShort() && other.isShort() && denominator == other.denominator) {
      return Long.compare(numerator, other.numerator);
    }
    return numerator()
        .multiply(other.denominator())
        .compareTo(other.numerator().multiply(denominator()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Rational that && compareTo(that) == 0;
  }

  @Override
  public int hashCode() {
    return 31 * numerator().hashCode() + denominator().hashCode();
  }

  @Override
  public String toString() {
    return denominator().equals(BigInteger.ONE)
        ? numerator().toString()
        : numerator() + "/" + denominator();
  }
}

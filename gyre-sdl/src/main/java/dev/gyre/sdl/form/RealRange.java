package dev.gyre.sdl.form;

import java.math.BigDecimal;
import java.util.stream.Stream;

/** The real numbers between two others, which belong to them. */
public record RealRange(BigDecimal low, BigDecimal high) {
  /** No number is known to be in it. */
  public static final RealRange UNKNOWN = new RealRange(BigDecimal.ONE, BigDecimal.ZERO);

  /** That number alone. */
  public static RealRange of(BigDecimal value) {
    return new RealRange(value, value);
  }

  /** Whether all numbers are in another range. */
  public boolean isWithin(RealRange other) {
    return other.low.compareTo(low) <= 0 && high.compareTo(other.high) <= 0;
  }

  /** The smallest range of the numbers of both. */
  public RealRange with(RealRange other) {
    return new RealRange(low.min(other.low), high.max(other.high));
  }

  /** The numbers that are in both; nothing may be in both. */
  public RealRange within(RealRange other) {
    return new RealRange(low.max(other.low), high.min(other.high));
  }

  public RealRange negated() {
    return new RealRange(high.negate(), low.negate());
  }

  public RealRange plus(RealRange other) {
    return new RealRange(low.add(other.low), high.add(other.high));
  }

  public RealRange times(RealRange other) {
    return Stream.of(
            low.multiply(other.low),
            low.multiply(other.high),
            high.multiply(other.low),
            high.multiply(other.high))
        .map(RealRange::of)
        .reduce(RealRange::with)
        .orElseThrow();
  }
}

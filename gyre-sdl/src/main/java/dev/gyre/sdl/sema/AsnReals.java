package dev.gyre.sdl.sema;

import dev.gyre.sdl.asn1.Asn1Value;
import dev.gyre.sdl.asn1.Constraint;
import dev.gyre.sdl.form.RealRange;
import java.math.BigDecimal;
import java.util.Optional;

/** The range of the reals that a constraint allows, if it is written with two numbers. */
final class AsnReals {
  private AsnReals() {}

  /** Whether a constraint may be one on reals. */
  static boolean isAboutNumbers(Constraint constraint) {
    if (constraint instanceof Constraint.Union union) {
      return union.parts().stream().anyMatch(AsnReals::isAboutNumbers);
    }
    if (constraint instanceof Constraint.Intersection both) {
      return both.parts().stream().anyMatch(AsnReals::isAboutNumbers);
    }
    if (constraint instanceof Constraint.Except except) {
      return isAboutNumbers(except.included());
    }
    return constraint instanceof Constraint.Single || constraint instanceof Constraint.Range;
  }

  /** An end that does not belong to the range makes it one that is not known. */
  static Optional<RealRange> of(Constraint constraint) {
    if (constraint instanceof Constraint.Single single) {
      return number(single.value()).map(RealRange::of);
    }
    if (constraint instanceof Constraint.Range range
        && range.lowEnd() == Constraint.End.INCLUDED
        && range.highEnd() == Constraint.End.INCLUDED) {
      Optional<BigDecimal> high = number(range.high());
      return number(range.low()).flatMap(low -> high.map(h -> new RealRange(low, h)));
    }
    return Optional.empty();
  }

  private static Optional<BigDecimal> number(Asn1Value value) {
    if (value instanceof Asn1Value.RealValue real) {
      return Optional.of(real.value());
    }
    return value instanceof Asn1Value.IntegerValue whole
        ? Optional.of(new BigDecimal(whole.value()))
        : Optional.empty();
  }
}

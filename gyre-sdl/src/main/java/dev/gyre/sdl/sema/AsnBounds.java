package dev.gyre.sdl.sema;

import dev.gyre.sdl.asn1.Asn1Value;
import dev.gyre.sdl.asn1.Constraint;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * The smallest range that has all numbers that a constraint allows. A constraint that says nothing
 * about numbers, such as one about the size of a string, has no bounds.
 */
final class AsnBounds implements Constraint.Cases<Optional<AsnBounds.Bounds>> {
  private final Bounds parent;
  private final Subject subject;
  private final Function<Asn1Value, Optional<BigInteger>> numbers;

  /** What the bounds are about. */
  enum Subject {
    VALUE,
    SIZE
  }

  /** From where to where; an end that is absent is open. */
  record Bounds(Optional<BigInteger> low, Optional<BigInteger> high) {
    static final Bounds NONE = new Bounds(Optional.empty(), Optional.empty());
  }

  /**
   * @param parent what MIN and MAX stand for
   * @param numbers what a value is, if it is a number
   */
  AsnBounds(Bounds parent, Subject subject, Function<Asn1Value, Optional<BigInteger>> numbers) {
    this.parent = parent;
    this.subject = subject;
    this.numbers = numbers;
  }

  private Optional<BigInteger> end(Asn1Value value, Constraint.End end, int inwards) {
    Optional<BigInteger> number;
    if (value instanceof Asn1Value.Minimum) {
      number = parent.low();
    } else if (value instanceof Asn1Value.Maximum) {
      number = parent.high();
    } else {
      number = numbers.apply(value);
    }
    return switch (end) {
      case INCLUDED -> number;
      case EXCLUDED -> number.map(n -> n.add(BigInteger.valueOf(inwards)));
    };
  }

  @Override
  public Optional<Bounds> single(Constraint.Single c) {
    if (subject == Subject.SIZE) {
      return Optional.empty();
    }
    return numbers.apply(c.value()).map(n -> new Bounds(Optional.of(n), Optional.of(n)));
  }

  @Override
  public Optional<Bounds> range(Constraint.Range c) {
    if (subject == Subject.SIZE) {
      return Optional.empty();
    }
    return Optional.of(new Bounds(end(c.low(), c.lowEnd(), 1), end(c.high(), c.highEnd(), -1)));
  }

  @Override
  public Optional<Bounds> size(Constraint.Size c) {
    return switch (subject) {
      case VALUE -> Optional.empty();
      case SIZE -> c.constraint().match(new AsnBounds(parent, Subject.VALUE, numbers));
    };
  }

  @Override
  public Optional<Bounds> union(Constraint.Union c) {
    List<Optional<Bounds>> parts = c.parts().stream().map(part -> part.match(this)).toList();
    if (parts.stream().anyMatch(Optional::isEmpty)) {
      return Optional.empty();
    }
    return parts.stream()
        .map(Optional::get)
        .reduce(
            (a, b) ->
                new Bounds(
                    both(a.low(), b.low(), BigInteger::min),
                    both(a.high(), b.high(), BigInteger::max)));
  }

  @Override
  public Optional<Bounds> intersection(Constraint.Intersection c) {
    return c.parts().stream()
        .flatMap(part -> part.match(this).stream())
        .reduce(AsnBounds::narrower);
  }

  static Bounds narrower(Bounds a, Bounds b) {
    return new Bounds(
        either(a.low(), b.low(), BigInteger::max), either(a.high(), b.high(), BigInteger::min));
  }

  private static Optional<BigInteger> both(
      Optional<BigInteger> a, Optional<BigInteger> b, BinaryOperator<BigInteger> choice) {
    return a.flatMap(x -> b.map(y -> choice.apply(x, y)));
  }

  private static Optional<BigInteger> either(
      Optional<BigInteger> a, Optional<BigInteger> b, BinaryOperator<BigInteger> choice) {
    return a.isPresent() && b.isPresent() ? both(a, b, choice) : a.or(() -> b);
  }

  /** What is left out is a part of what is there, so the bounds are not narrower. */
  @Override
  public Optional<Bounds> except(Constraint.Except c) {
    return c.included().match(this);
  }

  @Override
  public Optional<Bounds> alphabet(Constraint.Alphabet c) {
    return Optional.empty();
  }

  @Override
  public Optional<Bounds> contained(Constraint.Contained c) {
    return Optional.empty();
  }

  @Override
  public Optional<Bounds> containing(Constraint.Containing c) {
    return Optional.empty();
  }

  @Override
  public Optional<Bounds> elements(Constraint.Elements c) {
    return Optional.empty();
  }

  @Override
  public Optional<Bounds> components(Constraint.Components c) {
    return Optional.empty();
  }
}

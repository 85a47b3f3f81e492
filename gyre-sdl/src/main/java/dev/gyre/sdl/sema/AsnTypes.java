package dev.gyre.sdl.sema;

import dev.gyre.sdl.asn1.Asn1Type;
import dev.gyre.sdl.asn1.Asn1Value;
import dev.gyre.sdl.asn1.Constraint;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.RealRange;
import dev.gyre.source.SourceSpan;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes one type of ASN.1 a type of the intermediate form. */
final class AsnTypes implements Asn1Type.Cases<IfType> {
  private static final BigInteger LEAST = BigInteger.valueOf(Integer.MIN_VALUE);
  private static final BigInteger MOST = BigInteger.valueOf(Integer.MAX_VALUE);

  private static final IfType OCTET = new IfType.Range("OCTET", 0, 255);

  private final AsnSorts sorts;
  private final String name;

  /**
   * @param name what the type is called, or the place where it stands
   */
  AsnTypes(AsnSorts sorts, String name) {
    this.sorts = sorts;
    this.name = name;
  }

  private Optional<AsnBounds.Bounds> bounds(
      Optional<Constraint> constraint, AsnBounds.Bounds parent, AsnBounds.Subject subject) {
    return constraint.flatMap(c -> c.match(new AsnBounds(parent, subject, sorts::number)));
  }

  /** Numbers have 32 bits here; those of a type that goes further are an error when they occur. */
  private static int within(BigInteger number) {
    return number.max(LEAST).min(MOST).intValue();
  }

  @Override
  public IfType integer(Asn1Type.IntegerType a) {
    AsnBounds.Bounds bounds =
        bounds(a.constraint(), AsnBounds.Bounds.NONE, AsnBounds.Subject.VALUE)
            .orElse(AsnBounds.Bounds.NONE);
    return range(bounds, a.span());
  }

  private IfType range(AsnBounds.Bounds bounds, SourceSpan span) {
    int low = within(bounds.low().orElse(LEAST));
    int high = within(bounds.high().orElse(MOST));
    if (low > high) {
      throw SemanticError.sort(span, "the type " + name + " has no values");
    }
    return new IfType.Range(name, low, high);
  }

  @Override
  public IfType real(Asn1Type.RealType a) {
    return a.constraint().isEmpty()
        ? new IfType.Irrelevant(name)
        : new IfType.Irrelevant(name, reals(a.constraint()));
  }

  /** Whoever cannot read a constraint on reals knows of no number that satisfies it. */
  private static Optional<RealRange> reals(Optional<Constraint> constraint) {
    return constraint.map(c -> AsnReals.of(c).orElse(RealRange.UNKNOWN));
  }

  @Override
  public IfType bool(Asn1Type.BooleanType a) {
    return BasicSorts.BOOLEAN;
  }

  @Override
  public IfType nil(Asn1Type.NullType a) {
    return BasicSorts.NULL;
  }

  @Override
  public IfType enumerated(Asn1Type.EnumeratedType a) {
    Set<Integer> taken = new HashSet<>();
    for (Asn1Type.EnumerationItem item : a.items()) {
      item.value().ifPresent(value -> taken.add(number(value, item.span())));
    }
    List<String> literals = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    int next = 0;
    for (Asn1Type.EnumerationItem item : a.items()) {
      literals.add(item.name().text());
      if (item.value().isPresent()) {
        numbers.add(number(item.value().get(), item.span()));
      } else {
        while (!taken.add(next)) {
          next++;
        }
        numbers.add(next);
      }
    }
    IfType type = new IfType.Enumeration(name, literals, numbers);
    sorts.add(type);
    return type;
  }

  private int number(Asn1Value value, SourceSpan span) {
    return within(
        sorts.number(value).orElseThrow(() -> SemanticError.sort(span, "a number is needed here")));
  }

  @Override
  public IfType sequence(Asn1Type.SequenceType a) {
    return new IfType.RecordType(name, fields(a.components()));
  }

  private List<IfType.FieldType> fields(List<Asn1Type.Component> components) {
    List<IfType.FieldType> fields = new ArrayList<>();
    for (Asn1Type.Component component : components) {
      String inner = name + "." + component.name().text();
      IfType type = component.type().match(new AsnTypes(sorts, inner));
      IfType.Presence presence =
          switch (component.presence()) {
            case REQUIRED, DEFAULTED -> IfType.Presence.MANDATORY;
            case OPTIONAL -> IfType.Presence.OPTIONAL;
          };
      fields.add(new IfType.FieldType(component.name().text(), type, presence));
    }
    return fields;
  }

  @Override
  public IfType choice(Asn1Type.ChoiceType a) {
    if (a.alternatives().isEmpty()) {
      throw SemanticError.sort(a.span(), "the type " + name + " has no values");
    }
    IfType.ChoiceType type = new IfType.ChoiceType(name, fields(a.alternatives()));
    sorts.add(Typing.selectors(type));
    return type;
  }

  @Override
  public IfType sequenceOf(Asn1Type.SequenceOfType a) {
    IfType element = a.element().match(new AsnTypes(sorts, name + ".element"));
    return sized(bounds(a.constraint(), AsnBounds.Bounds.NONE, AsnBounds.Subject.SIZE), element)
        .orElseThrow(
            () ->
                SemanticError.unsupported(
                    a.span(), "a sequence of any length", "give it a SIZE constraint"));
  }

  private Optional<IfType> sized(Optional<AsnBounds.Bounds> size, IfType element) {
    return size.flatMap(
        bounds ->
            bounds
                .high()
                .map(
                    high ->
                        new IfType.Sequence(
                            name,
                            within(bounds.low().orElse(BigInteger.ZERO).max(BigInteger.ZERO)),
                            within(high),
                            element)));
  }

  @Override
  public IfType octetString(Asn1Type.OctetStringType a) {
    return string(a.constraint(), OCTET);
  }

  @Override
  public IfType bitString(Asn1Type.BitStringType a) {
    return string(a.constraint(), BasicSorts.BOOLEAN);
  }

  @Override
  public IfType characterString(Asn1Type.CharacterStringType a) {
    return string(a.constraint(), BasicSorts.CHARACTER);
  }

  private IfType string(Optional<Constraint> constraint, IfType element) {
    return sized(bounds(constraint, AsnBounds.Bounds.NONE, AsnBounds.Subject.SIZE), element)
        .orElseGet(() -> new IfType.Irrelevant(name));
  }

  /** A constraint on numbers or sizes narrows the type; what others say is not looked at. */
  @Override
  public IfType reference(Asn1Type.ReferencedType a) {
    if (!a.arguments().isEmpty()) {
      throw SemanticError.unsupported(
          a.span(), "a type with parameters", "write the type with its arguments filled in");
    }
    IfType parent = sorts.type(a.name());
    if (a.constraint().isEmpty()) {
      return parent;
    }
    if (parent instanceof IfType.Range range) {
      AsnBounds.Bounds outer = ends(range.low(), range.high());
      return bounds(a.constraint(), outer, AsnBounds.Subject.VALUE)
          .map(inner -> range(AsnBounds.narrower(outer, inner), a.span()))
          .orElse(parent);
    }
    if (parent instanceof IfType.Sequence sequence) {
      AsnBounds.Bounds outer = ends(sequence.least(), sequence.most());
      return bounds(a.constraint(), outer, AsnBounds.Subject.SIZE)
          .flatMap(
              inner -> sized(Optional.of(AsnBounds.narrower(outer, inner)), sequence.element()))
          .orElse(parent);
    }
    if (parent instanceof IfType.Irrelevant real && AsnReals.isAboutNumbers(a.constraint().get())) {
      RealRange inner = reals(a.constraint()).orElse(RealRange.UNKNOWN);
      return new IfType.Irrelevant(
          name, Optional.of(real.range().map(outer -> outer.within(inner)).orElse(inner)));
    }
    return parent;
  }

  private static AsnBounds.Bounds ends(int low, int high) {
    return new AsnBounds.Bounds(
        Optional.of(BigInteger.valueOf(low)), Optional.of(BigInteger.valueOf(high)));
  }
}

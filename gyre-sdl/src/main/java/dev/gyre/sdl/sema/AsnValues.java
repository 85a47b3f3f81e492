package dev.gyre.sdl.sema;

import dev.gyre.sdl.asn1.Asn1Value;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A value of ASN.1, of a type that is known. */
final class AsnValues implements Asn1Value.Cases<IfExpr> {
  private final AsnSorts sorts;
  private final IfType type;

  AsnValues(AsnSorts sorts, IfType type) {
    this.sorts = sorts;
    this.type = type;
  }

  private IfExpr part(Asn1Value value, IfType of) {
    return value.match(new AsnValues(sorts, of));
  }

  private SemanticError unfit(SourceSpan span) {
    return SemanticError.sort(span, "this is no value of " + type.name());
  }

  @Override
  public IfExpr integer(Asn1Value.IntegerValue a) {
    if (BasicSorts.isIrrelevant(type)) {
      return Values.nothing(type);
    }
    if (!BasicSorts.isNumber(type)) {
      throw unfit(a.span());
    }
    if (a.value().bitLength() > 31) {
      throw SemanticError.sort(a.span(), "numbers have 32 bits here");
    }
    return new IfExpr.Constant(a.value().intValue(), type);
  }

  @Override
  public IfExpr real(Asn1Value.RealValue a) {
    return Values.nothing(BasicSorts.isIrrelevant(type) ? type : BasicSorts.REAL);
  }

  @Override
  public IfExpr bool(Asn1Value.BooleanValue a) {
    return Values.truth(a.value());
  }

  @Override
  public IfExpr string(Asn1Value.StringValue a) {
    return type instanceof IfType.Sequence sequence
        ? Texts.characters(a.value(), sequence)
        : Values.nothing(BasicSorts.STRING);
  }

  @Override
  public IfExpr digits(Asn1Value.DigitsValue a) {
    return type instanceof IfType.Sequence sequence
        ? Texts.digits(a.digits(), a.radix(), sequence)
        : Values.nothing(BasicSorts.STRING);
  }

  @Override
  public IfExpr nil(Asn1Value.NullValue a) {
    return new IfExpr.Construct(List.of(), BasicSorts.NULL);
  }

  @Override
  public IfExpr minimum(Asn1Value.Minimum a) {
    throw unfit(a.span());
  }

  @Override
  public IfExpr maximum(Asn1Value.Maximum a) {
    throw unfit(a.span());
  }

  @Override
  public IfExpr reference(Asn1Value.ReferencedValue a) {
    if (type instanceof IfType.Enumeration names) {
      for (int i = 0; i < names.literals().size(); i++) {
        if (Typing.key(names.literals().get(i)).equals(a.name().key())) {
          return new IfExpr.Constant(i, type);
        }
      }
    }
    return sorts
        .value(a.name())
        .orElseThrow(() -> SemanticError.unknown(a.span(), "there is no value " + a.name().text()));
  }

  @Override
  public IfExpr choice(Asn1Value.ChoiceValue a) {
    if (type instanceof IfType.ChoiceType choice) {
      for (int i = 0; i < choice.alternatives().size(); i++) {
        IfType.FieldType field = choice.alternatives().get(i);
        if (Typing.key(field.name()).equals(a.alternative().key())) {
          return new IfExpr.Alternative(i, part(a.value(), field.type()), type);
        }
      }
    }
    throw unfit(a.span());
  }

  @Override
  public IfExpr structure(Asn1Value.StructureValue a) {
    if (!(type instanceof IfType.RecordType fields)) {
      throw unfit(a.span());
    }
    List<Optional<IfExpr>> parts = new ArrayList<>();
    for (IfType.FieldType field : fields.fields()) {
      Optional<IfExpr> given =
          a.components().stream()
              .filter(component -> component.name().key().equals(Typing.key(field.name())))
              .findFirst()
              .map(component -> part(component.value(), field.type()));
      boolean needed = field.presence() == IfType.Presence.MANDATORY;
      parts.add(needed ? Optional.of(given.orElseGet(() -> FirstValues.of(field.type()))) : given);
    }
    return new IfExpr.Construct(parts, type);
  }

  @Override
  public IfExpr list(Asn1Value.ListValue a) {
    if (type instanceof IfType.RecordType && a.elements().isEmpty()) {
      return FirstValues.of(type);
    }
    if (!(type instanceof IfType.Sequence sequence)) {
      throw unfit(a.span());
    }
    List<Optional<IfExpr>> parts = new ArrayList<>();
    a.elements().forEach(element -> parts.add(Optional.of(part(element, sequence.element()))));
    return new IfExpr.Construct(parts, Texts.sized(sequence, parts.size()));
  }
}

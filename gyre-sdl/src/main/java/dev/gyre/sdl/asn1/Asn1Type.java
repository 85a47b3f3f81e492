package dev.gyre.sdl.asn1;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** A type. */
public sealed interface Asn1Type {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of type. */
  interface Cases<R> {
    R integer(IntegerType a);

    R real(RealType a);

    R bool(BooleanType a);

    R nil(NullType a);

    R enumerated(EnumeratedType a);

    R sequence(SequenceType a);

    R choice(ChoiceType a);

    R sequenceOf(SequenceOfType a);

    R octetString(OctetStringType a);

    R bitString(BitStringType a);

    R characterString(CharacterStringType a);

    R reference(ReferencedType a);
  }

  /** {@code a(1)}. */
  record NamedNumber(SourceSpan span, Asn1Name name, Asn1Value value) {}

  /** An element of an enumeration; without a value it has the next free number. */
  record EnumerationItem(SourceSpan span, Asn1Name name, Optional<Asn1Value> value) {}

  /** Whether a component may be missing. */
  enum Presence {
    REQUIRED,
    OPTIONAL,
    DEFAULTED
  }

  /** A component of a sequence, or an alternative of a choice. */
  record Component(
      SourceSpan span,
      Asn1Name name,
      Asn1Type type,
      Presence presence,
      Optional<Asn1Value> defaultValue) {}

  /** What is given for a parameter of a type: a type or a value. */
  record Argument(SourceSpan span, Optional<Asn1Type> type, Optional<Asn1Value> value) {}

  /** {@code INTEGER (0..7)}; the names in braces are constants. */
  record IntegerType(SourceSpan span, List<NamedNumber> names, Optional<Constraint> constraint)
      implements Asn1Type {
    public IntegerType {
      names = List.copyOf(names);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.integer(this);
    }
  }

  /** {@code REAL (0.0 .. 1.0)}. */
  record RealType(SourceSpan span, Optional<Constraint> constraint) implements Asn1Type {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.real(this);
    }
  }

  /** {@code BOOLEAN}. */
  record BooleanType(SourceSpan span, Optional<Constraint> constraint) implements Asn1Type {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bool(this);
    }
  }

  /** {@code NULL}. */
  record NullType(SourceSpan span) implements Asn1Type {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.nil(this);
    }
  }

  /** {@code ENUMERATED {a, b(5)}}. */
  record EnumeratedType(
      SourceSpan span, List<EnumerationItem> items, Optional<Constraint> constraint)
      implements Asn1Type {
    public EnumeratedType {
      items = List.copyOf(items);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.enumerated(this);
    }
  }

  /** {@code SEQUENCE {..}}, or {@code SET {..}}. */
  record SequenceType(SourceSpan span, List<Component> components, Optional<Constraint> constraint)
      implements Asn1Type {
    public SequenceType {
      components = List.copyOf(components);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sequence(this);
    }
  }

  /** {@code CHOICE {..}}. */
  record ChoiceType(SourceSpan span, List<Component> alternatives, Optional<Constraint> constraint)
      implements Asn1Type {
    public ChoiceType {
      alternatives = List.copyOf(alternatives);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.choice(this);
    }
  }

  /** {@code SEQUENCE (SIZE(1..3)) OF T}, or {@code SET OF}. */
  record SequenceOfType(SourceSpan span, Optional<Constraint> constraint, Asn1Type element)
      implements Asn1Type {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sequenceOf(this);
    }
  }

  /** {@code OCTET STRING (SIZE(4))}. */
  record OctetStringType(SourceSpan span, Optional<Constraint> constraint) implements Asn1Type {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.octetString(this);
    }
  }

  /** {@code BIT STRING (SIZE(4))}; the names in braces are numbers of bits. */
  record BitStringType(SourceSpan span, List<NamedNumber> names, Optional<Constraint> constraint)
      implements Asn1Type {
    public BitStringType {
      names = List.copyOf(names);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bitString(this);
    }
  }

  /** {@code IA5String} and the other strings of characters. */
  record CharacterStringType(SourceSpan span, String kind, Optional<Constraint> constraint)
      implements Asn1Type {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.characterString(this);
    }
  }

  /** The name of a type, with arguments if it has parameters. */
  record ReferencedType(
      SourceSpan span, Asn1Name name, List<Argument> arguments, Optional<Constraint> constraint)
      implements Asn1Type {
    public ReferencedType {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reference(this);
    }
  }
}

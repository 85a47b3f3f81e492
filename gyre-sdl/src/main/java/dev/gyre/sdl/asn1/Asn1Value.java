package dev.gyre.sdl.asn1;

import dev.gyre.source.SourceSpan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** A value. */
public sealed interface Asn1Value {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of value. */
  interface Cases<R> {
    R integer(IntegerValue a);

    R real(RealValue a);

    R bool(BooleanValue a);

    R string(StringValue a);

    R digits(DigitsValue a);

    R nil(NullValue a);

    R minimum(Minimum a);

    R maximum(Maximum a);

    R reference(ReferencedValue a);

    R choice(ChoiceValue a);

    R structure(StructureValue a);

    R list(ListValue a);
  }

  /** One component of a {@link StructureValue}. */
  record NamedValue(SourceSpan span, Asn1Name name, Asn1Value value) {}

  /** {@code 5} or {@code -5}. */
  record IntegerValue(SourceSpan span, BigInteger value) implements Asn1Value {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.integer(this);
    }
  }

  /** {@code 1.5} or {@code -1.0E3}. */
  record RealValue(SourceSpan span, BigDecimal value) implements Asn1Value {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.real(this);
    }
  }

  /** {@code TRUE} or {@code FALSE}. */
  record BooleanValue(SourceSpan span, boolean value) implements Asn1Value {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bool(this);
    }
  }

  /** {@code "text"}. */
  record StringValue(SourceSpan span, String value) implements Asn1Value {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.string(this);
    }
  }

  /** {@code '0101'B} or {@code '00FF'H}, as written between the quotes, without spaces. */
  record DigitsValue(SourceSpan span, int radix, String digits) implements Asn1Value {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.digits(this);
    }
  }

  /** {@code NULL}. */
  record NullValue(SourceSpan span) implements Asn1Value {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.nil(this);
    }
  }

  /** {@code MIN}, the least that the type allows. */
  record Minimum(SourceSpan span) implements Asn1Value {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.minimum(this);
    }
  }

  /** {@code MAX}, the greatest that the type allows. */
  record Maximum(SourceSpan span) implements Asn1Value {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.maximum(this);
    }
  }

  /** A literal of an enumeration, or the name of a value. */
  record ReferencedValue(SourceSpan span, Asn1Name name) implements Asn1Value {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reference(this);
    }
  }

  /** {@code alternative : value}. */
  record ChoiceValue(SourceSpan span, Asn1Name alternative, Asn1Value value) implements Asn1Value {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.choice(this);
    }
  }

  /** {@code {a 1, b TRUE}}. */
  record StructureValue(SourceSpan span, List<NamedValue> components) implements Asn1Value {
    public StructureValue {
      components = List.copyOf(components);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.structure(this);
    }
  }

  /** {@code {1, 2}} or {@code {}}. */
  record ListValue(SourceSpan span, List<Asn1Value> elements) implements Asn1Value {
    public ListValue {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.list(this);
    }
  }
}

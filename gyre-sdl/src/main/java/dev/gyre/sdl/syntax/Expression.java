package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** An expression, a value, or something that can be assigned to. */
public sealed interface Expression {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of expression. */
  interface Cases<R> {
    R integer(IntegerLiteral e);

    R real(RealLiteral e);

    R bool(BooleanLiteral e);

    R string(StringLiteral e);

    R digits(DigitsLiteral e);

    R nil(NullLiteral e);

    R name(NameUse e);

    R implicit(Implicit e);

    R apply(Apply e);

    R field(Field e);

    R unary(Unary e);

    R binary(Binary e);

    R conditional(Conditional e);

    R structure(StructureValue e);

    R sequence(SequenceValue e);

    R choice(ChoiceValue e);

    R any(AnyValue e);

    R event(EventTest e);
  }

  /** The base in which a string of digits is written. */
  enum Radix {
    BINARY,
    HEXADECIMAL
  }

  /** The operators with one operand. */
  enum UnaryOperator {
    NEGATE("-"),
    NOT("not");

    private final String symbol;

    UnaryOperator(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }

  /** What every process can ask for. */
  enum ImplicitValue {
    SELF,
    SENDER,
    PARENT,
    OFFSPRING,
    NOW
  }

  /** One field of a {@link StructureValue}. */
  record FieldValue(SourceSpan span, Name field, Expression value) {}

  /** {@code 12}; also what stands after a unary minus is one of these. */
  record IntegerLiteral(SourceSpan span, BigInteger value) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.integer(this);
    }
  }

  /** {@code 1.5} or {@code 10.}; as a duration it is a number of time units. */
  record RealLiteral(SourceSpan span, BigDecimal value) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.real(this);
    }
  }

  /** {@code true} or {@code false}, in any spelling. */
  record BooleanLiteral(SourceSpan span, boolean value) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bool(this);
    }
  }

  /** {@code 'text'} or {@code "text"}; a single character may be meant by it. */
  record StringLiteral(SourceSpan span, String value) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.string(this);
    }
  }

  /**
   * {@code '00FF'H} or {@code '0101'B}, digits without spaces; a number or a string by the sort
   * asked for.
   */
  record DigitsLiteral(SourceSpan span, Radix radix, String digits) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.digits(this);
    }
  }

  /** {@code null}: no process, or the value of the type NULL. */
  record NullLiteral(SourceSpan span) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.nil(this);
    }
  }

  /** A name: variable, literal, synonym, parameter. */
  record NameUse(SourceSpan span, Name name) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.name(this);
    }
  }

  /**
   * {@code self} and its like; also where a variable has such a name, which sema must look for
   * first.
   */
  record Implicit(SourceSpan span, ImplicitValue value, Name name) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.implicit(this);
    }
  }

  /**
   * {@code f(x, y)}: index, slice, call of a procedure with a result, operator. Timers too: {@code
   * active(t)}.
   */
  record Apply(SourceSpan span, Expression function, List<Expression> arguments)
      implements Expression {
    public Apply {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.apply(this);
    }
  }

  /** {@code r!f} or {@code r.f}. */
  record Field(SourceSpan span, Expression record, Name field) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.field(this);
    }
  }

  /** {@code - x} or {@code not x}. */
  record Unary(SourceSpan span, UnaryOperator operator, Expression operand) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unary(this);
    }
  }

  /**
   * {@code x + y}. A minus whose operands touch it ({@code low-limit}) may be part of a name of
   * ASN.1.
   */
  record Binary(SourceSpan span, Operator operator, Expression left, Expression right)
      implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.binary(this);
    }
  }

  /** {@code if c then x else y fi}. */
  record Conditional(SourceSpan span, Expression condition, Expression then, Expression otherwise)
      implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.conditional(this);
    }
  }

  /** {@code {f 1, g true}}. */
  record StructureValue(SourceSpan span, List<FieldValue> fields) implements Expression {
    public StructureValue {
      fields = List.copyOf(fields);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.structure(this);
    }
  }

  /** {@code {1, 2}}, {@code {}} or {@code (. 1, 2 .)}: elements in order, or fields in order. */
  record SequenceValue(SourceSpan span, List<Expression> elements) implements Expression {
    public SequenceValue {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sequence(this);
    }
  }

  /** {@code alternative : value}. */
  record ChoiceValue(SourceSpan span, Name alternative, Expression value) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.choice(this);
    }
  }

  /** {@code any(Sort)}: some value of the sort. */
  record AnyValue(SourceSpan span, SortReference sort) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.any(this);
    }
  }

  /** An event that an observer waits for, as a condition. */
  record EventTest(SourceSpan span, EventPattern pattern) implements Expression {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.event(this);
    }
  }
}

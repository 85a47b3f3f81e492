package dev.gyre.sdl.form;

import java.util.List;
import java.util.Optional;

/** A value, computed without any effect. */
public sealed interface IfExpr {
  /** For a switch without a default. */
  Kind kind();

  IfType type();

  /** The kinds, one per record. */
  enum Kind {
    CONSTANT,
    LOAD,
    UNARY,
    BINARY,
    CONDITIONAL,
    CONSTRUCT,
    ALTERNATIVE,
    CONCATENATION,
    LENGTH,
    SELECTOR,
    PRESENT,
    IDENTITY,
    ACTIVE,
    NUMBER
  }

  /**
   * A scalar: a number, 0 or 1 for a truth value, the position of a name in its enumeration, 0 for
   * Null.
   */
  record Constant(int value, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.CONSTANT;
    }
  }

  /** What a place holds. */
  record Load(IfPlace place) implements IfExpr {
    @Override
    public IfType type() {
      return place.type();
    }

    @Override
    public Kind kind() {
      return Kind.LOAD;
    }
  }

  /** Prefix operators. */
  enum UnaryOperator {
    NOT,
    NEGATE
  }

  /** A prefix operator applied. */
  record Unary(UnaryOperator operator, IfExpr operand, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.UNARY;
    }
  }

  /**
   * Infix operators. EQUAL and DIFFERENT compare structured values as well; AND and OR evaluate the
   * right side only if it decides. MODULO has the sign of the divisor, REMAINDER that of the
   * dividend.
   */
  enum BinaryOperator {
    OR,
    AND,
    XOR,
    IMPLIES,
    BIT_AND,
    BIT_OR,
    BIT_XOR,
    EQUAL,
    DIFFERENT,
    LESS,
    AT_MOST,
    GREATER,
    AT_LEAST,
    PLUS,
    MINUS,
    TIMES,
    DIVIDE,
    MODULO,
    REMAINDER
  }

  /** An infix operator applied. */
  record Binary(BinaryOperator operator, IfExpr left, IfExpr right, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.BINARY;
    }
  }

  /** One of two values. */
  record Conditional(IfExpr condition, IfExpr then, IfExpr otherwise, IfType type)
      implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.CONDITIONAL;
    }
  }

  /**
   * An array, sequence or record by its parts. A part of a record that is empty is an optional
   * field that is missing.
   */
  record Construct(List<Optional<IfExpr>> parts, IfType type) implements IfExpr {
    public Construct {
      parts = List.copyOf(parts);
    }

    @Override
    public Kind kind() {
      return Kind.CONSTRUCT;
    }
  }

  /** A value of a choice. */
  record Alternative(int number, IfExpr value, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.ALTERNATIVE;
    }
  }

  /** One sequence behind the other: {@code //}. */
  record Concatenation(IfExpr left, IfExpr right, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.CONCATENATION;
    }
  }

  /** How many elements a sequence has. */
  record Length(IfExpr sequence, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.LENGTH;
    }
  }

  /** Which alternative a choice has, as its number. */
  record Selector(IfExpr choice, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.SELECTOR;
    }
  }

  /** Whether an optional field is there. */
  record Present(IfExpr record, int field, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.PRESENT;
    }
  }

  /** Which instance is meant. */
  enum Who {
    SELF,
    SENDER,
    PARENT,
    OFFSPRING
  }

  /** An instance that a process knows without a variable. */
  record Identity(Who who, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.IDENTITY;
    }
  }

  /** Whether a timer is set, or its signal still in the queue. */
  record Active(IfTimer timer, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.ACTIVE;
    }
  }

  /** The number that ASN.1 gives a name: {@code num}. */
  record NumberOf(IfExpr name, IfType type) implements IfExpr {
    @Override
    public Kind kind() {
      return Kind.NUMBER;
    }
  }
}
